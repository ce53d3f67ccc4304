"""What the packages depend on is what the packaged binaries ask for."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from linux import needs
from linux.packages import nfpm_settings

TEXT = """
  NEEDED               libEGL.so.1
  NEEDED               libQt6Core.so.6
  NEEDED               libm.so.6
  NEEDED               ld-linux-x86-64.so.2

Version References:
  required from libc.so.6:
    0x06969194 0x00 06 GLIBC_2.4
    0x069691b4 0x00 05 GLIBC_2.34
  required from libQt6Core.so.6:
    0x06969194 0x00 06 GLIBC_2.99
"""


@pytest.fixture
def asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> needs.Needs:
    """A bundle of one program that brings Qt itself."""
    (tmp_path / "libQt6Core.so.6").write_bytes(b"\x7fELF")

    class Done:
        stdout = TEXT

    monkeypatch.setattr(subprocess, "run", lambda *_, **__: Done)
    return needs.needs_of(tmp_path)


def test_own_libraries_are_not_asked_for(asked: needs.Needs) -> None:
    assert asked.libraries == {"libEGL.so.1", "libm.so.6"}
    assert asked.versions == {"GLIBC": "2.34"}


def test_debian_is_asked_for_packages_and_a_font(asked: needs.Needs) -> None:
    assert needs.debian_depends(asked) == ["libc6 (>= 2.34)", "libegl1", needs.FONTS]


def test_red_hat_is_asked_for_libraries_and_a_font(asked: needs.Needs) -> None:
    assert needs.rpm_requires(asked) == [
        "libEGL.so.1()(64bit)",
        "libm.so.6()(64bit)",
        "libc.so.6(GLIBC_2.34)(64bit)",
        "font(:lang=en)",
    ]


def test_an_empty_folder_is_no_program(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="holds no program"):
        needs.needs_of(tmp_path)


def test_folders_of_the_system_are_left_to_the_system(asked: needs.Needs, tmp_path: Path) -> None:
    usr = tmp_path / "usr"
    (usr / "bin").mkdir(parents=True)
    (usr / "bin" / "casino").symlink_to("../lib/casino-desktop/casino")
    (usr / "share" / "man").mkdir(parents=True)
    (usr / "share" / "man" / "page").touch()
    contents = nfpm_settings(usr, asked, "1.2.3")["contents"]
    assert [entry["dst"] for entry in contents] == [
        "/usr/lib/casino-desktop",
        "/usr/bin/casino",
        "/usr/share/man/page",
    ]
    assert [entry.get("type", "file") for entry in contents] == ["tree", "symlink", "file"]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has packages of this kind")
def test_nfpm_is_installed_with_the_tools() -> None:
    assert shutil.which("nfpm", path=str(Path(sys.executable).parent))
