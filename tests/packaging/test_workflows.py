"""The workflows and scripts name files that are there."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SCRIPTS = sorted((ROOT / "packaging").rglob("*.sh"))
RELEASE = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
NAMED = re.compile(r"(?:packaging|tests|resources)(?:[/\\][\w.-]+)+")


def test_there_is_something_to_look_at() -> None:
    assert [path.name for path in WORKFLOWS] == ["ci.yml", "release.yml"]
    assert len(SCRIPTS) >= 4


@pytest.mark.parametrize("file", [*WORKFLOWS, *SCRIPTS], ids=lambda path: path.name)
def test_each_file_that_is_named_is_there(file: Path) -> None:
    for named in NAMED.findall(file.read_text("utf-8")):
        path = named.replace("\\", "/").rstrip(".")
        assert (ROOT / path).exists() or list(ROOT.glob(f"{path}*")), named


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_scripts_can_be_read_and_run(script: Path) -> None:
    subprocess.run(["bash", "-n", str(script)], check=True)
    assert script.stat().st_mode & 0o111


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_pinned_to_a_commit(file: Path) -> None:
    used = re.findall(r"uses: (\S+)", file.read_text("utf-8"))
    assert used
    assert all(re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", action) for action in used)


def test_a_release_comes_from_three_systems_with_checksums() -> None:
    assert "tags: ['v*']" in RELEASE
    assert "needs: [linux, windows, macos]" in RELEASE
    assert RELEASE.count("--self-test") >= 2
    assert "sha256sum -- * >../SHA256SUMS" in RELEASE


def test_the_linux_release_is_tested_with_all_that_the_tests_use() -> None:
    wanted = re.findall(r"missing\+=\(([\w -]+)\)", (ROOT / ".ci" / "run").read_text("utf-8"))
    installed = re.findall(r"apt-get install -y ([\w -]+)$", RELEASE, re.MULTILINE)
    assert len(wanted) >= 4
    assert set(" ".join(wanted).split()) <= set(installed[0].split())


def test_a_newer_inno_setup_on_the_machine_does_not_stop_the_release() -> None:
    (choco,) = re.findall(r"choco install .*", RELEASE)
    assert re.search(r"--version [\d.]+ --allow-downgrade$", choco)


def test_windows_checks_out_the_line_ends_of_all_others() -> None:
    assert (ROOT / ".gitattributes").read_text("utf-8").endswith("\n* text=auto eol=lf\n")
