"""What a bare system lacks is found, and installed or named."""

import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

import PySide6
import pytest

import debian
import qt_libraries

LDD = """\
/x/libQt6Gui.so.6:
\tlibEGL.so.1 => not found
\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f)
/x/libqxcb.so:
\tlibxcb-cursor.so.0 => not found
\tlibEGL.so.1 => not found
"""


class Shell:
    """Notes the commands it is given, and answers each with the status of its first known word."""

    def __init__(self, **statuses: int) -> None:
        self.statuses = statuses
        self.commands: list[str] = []

    def __call__(self, command: Sequence[str]) -> int:
        self.commands.append(" ".join(command))
        return next((self.statuses[word] for word in command if word in self.statuses), 0)


def as_user(monkeypatch: pytest.MonkeyPatch, uid: int, *tools: str) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: uid, raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: name if name in tools else None)


def test_missing_libraries_are_read_from_ldd() -> None:
    assert qt_libraries.missing_in(LDD) == {"libEGL.so.1", "libxcb-cursor.so.0"}


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libEGL.so.1", "libegl1"),
        ("libX11-xcb.so.1", "libx11-xcb1"),
        ("libX11.so.6", "libx11-6"),
        ("libbrotlidec.so.1", "libbrotli1"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libfontconfig.so.1", "libfontconfig1"),
        ("libgthread-2.0.so.0", "libglib2.0-0"),
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxcb-icccm.so.4", "libxcb-icccm4"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    ],
)
def test_a_library_has_its_debian_package(library: str, package: str) -> None:
    assert qt_libraries.package_of(library) == package


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere PySide6 brings all it needs")
def test_nothing_is_missing_where_the_tests_run() -> None:
    files = qt_libraries.loaded_files(Path(PySide6.__file__).parent)
    assert len(files) > len(qt_libraries.LOADED)
    assert qt_libraries.missing_libraries(files) == set()


def test_root_installs(monkeypatch: pytest.MonkeyPatch) -> None:
    as_user(monkeypatch, 0, "apt-get")
    shell = Shell()
    debian.install(["libegl1", "libxcb1"], "Qt lacks two.", shell)
    assert [command.split("apt-get ")[1] for command in shell.commands] == [
        "update",
        "install -y --no-install-recommends libegl1 libxcb1",
    ]


def test_a_user_with_sudo_and_no_password_installs(monkeypatch: pytest.MonkeyPatch) -> None:
    as_user(monkeypatch, 1000, "apt-get", "sudo")
    shell = Shell()
    debian.install(["libegl1"], "Qt lacks one.", shell)
    assert shell.commands[0] == "sudo -n true"
    assert all(command.startswith("sudo -n env") for command in shell.commands[1:])


def test_a_user_who_may_not_install_is_told_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    as_user(monkeypatch, 1000, "apt-get", "sudo")
    shell = Shell(true=1)
    with pytest.raises(SystemExit, match=r"sudo apt-get install -y libegl1 libxcb1$"):
        debian.install(["libegl1", "libxcb1"], "Qt lacks two.", shell)
    assert shell.commands == ["sudo -n true"]


def test_a_failing_apt_names_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    as_user(monkeypatch, 0, "apt-get")
    with pytest.raises(SystemExit, match="Please run: sudo apt-get update"):
        debian.install(["libegl1"], "Qt lacks one.", Shell(install=100))


def test_a_system_without_apt_names_the_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    as_user(monkeypatch, 0)
    with pytest.raises(SystemExit, match=r"has no apt-get; .*: libegl1"):
        debian.install(["libegl1"], "Qt lacks one.", Shell())
