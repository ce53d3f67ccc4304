"""The Flatpak's manifest takes what is staged for all packages, and few rights."""

import re
from pathlib import Path

from identity import APP_ID, PROGRAMS
from linux.tree import HERE, stage_shared

MANIFEST = (HERE / "flatpak" / f"{APP_ID}.yml").read_text("utf-8")


def test_it_is_the_program_of_this_name() -> None:
    assert re.search(rf"^id: {APP_ID}$", MANIFEST, re.MULTILINE)
    assert re.search(rf"^command: ({'|'.join(PROGRAMS)})$", MANIFEST, re.MULTILINE)


def test_each_file_that_it_takes_is_staged(tmp_path: Path) -> None:
    stage_shared(tmp_path / "usr" / "share")
    taken = re.findall(r"\b(usr/share/[\w/-]+)", MANIFEST)
    assert len(taken) == 4
    assert all((tmp_path / path).is_dir() for path in taken)
    assert {"usr/lib/casino-desktop", "usr/bin"} == set(re.findall(r"\busr/(?!share)\S+", MANIFEST))


def test_desktops_may_see_each_file(tmp_path: Path) -> None:
    # Flatpak hands only those to the desktop that begin with the name of the program.
    stage_shared(tmp_path)
    seen = ("applications", "metainfo", "mime", "icons")
    files = [path for folder in seen for path in (tmp_path / folder).rglob("*") if path.is_file()]
    assert len(files) > 15
    assert [path.name for path in files if not path.name.startswith(APP_ID)] == []


def test_it_reaches_neither_the_network_nor_files() -> None:
    rights = re.findall(r"^  - --(\S+)", MANIFEST, re.MULTILINE)
    assert len(rights) >= 5
    refused = re.compile("share=network|filesystem|persist")
    assert not [right for right in rights if refused.match(right)]
