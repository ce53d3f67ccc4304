"""Wheels of Windows and macOS are held against the keep-list where neither system is."""

from functools import partial
from pathlib import Path
from zipfile import ZipFile

import pytest

import check_wheels
import keep_list
from binaries import imports
from macos.info_plist import OLDEST
from tests.packaging.made_binaries import of_macos, of_windows, universal

CORE = "@rpath/QtCore.framework/Versions/A/QtCore"
INDEX = b"module QtQml\noptional plugin qmlplugin\nimport QML 1.0\noptional import QtQml.More\n"


def windows() -> dict[str, bytes]:
    """What the small keep-list of these tests needs on Windows."""
    return {
        "PySide6/Qt6Core.dll": of_windows("KERNEL32.dll", "icuuc.dll"),
        "PySide6/Qt6Sql.dll": of_windows("nowhere.dll"),
        "PySide6/QtCore.pyd": of_windows("Qt6Core.dll", "python3.dll", "MSVCP140.dll"),
        "PySide6/msvcp140.dll": of_windows("api-ms-win-crt-heap-l1-1-0.dll"),
        "PySide6/plugins/platforms/qwindows.dll": of_windows("Qt6Core.dll", late="USER32.dll"),
        "PySide6/qml/QtQml/qmldir": INDEX,
        "PySide6/qml/QtQml/qmlplugin.dll": of_windows("Qt6Core.dll"),
    }


def macos() -> dict[str, bytes]:
    """The same on macOS."""
    part = of_macos(CORE, "/usr/lib/libSystem.B.dylib")
    pyside = "libpyside6.abi3.6.11.dylib"
    return {
        "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore": universal(of_macos(), of_macos()),
        "PySide6/Qt/lib/QtCore.framework/Resources/Info.plist": b"",
        "PySide6/QtCore.abi3.so": universal(part, of_macos(CORE, f"@rpath/{pyside}")),
        f"PySide6/{pyside}": part,
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib": part,
        "PySide6/Qt/qml/QtQml/qmldir": INDEX,
        "PySide6/Qt/qml/QtQml/libqmlplugin.dylib": part,
    }


@pytest.fixture(autouse=True)
def _small_list(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("QT_LIBRARIES", "QML_MODULES", "PYSIDE_MODULES", "PLUGINS"):
        monkeypatch.setattr(keep_list, f"{name}_OF", {"win32": set(), "darwin": set()})
    monkeypatch.setattr(keep_list, "QT_LIBRARIES", {"Core"})
    monkeypatch.setattr(keep_list, "PYSIDE_MODULES", {"QtCore"})
    monkeypatch.setattr(keep_list, "QML_MODULES", {"QtQml"})
    monkeypatch.setattr(keep_list, "PLUGINS", set())
    plugins = {"win32": {"platforms/qwindows"}, "darwin": {"platforms/qcocoa"}}
    monkeypatch.setattr(keep_list, "PLUGINS_OF", plugins)


def said(files: dict[str, bytes], system: str) -> list[str]:
    readers = {place: partial(bytes, data) for place, data in files.items()}
    return list(check_wheels.complaints(readers, system))


def test_both_formats_tell_what_they_ask_for() -> None:
    assert imports(of_windows("a.dll", "b.dll", late="c.dll")) == {"a.dll", "b.dll", "c.dll"}
    assert imports(of_windows()) == frozenset()
    assert imports(universal(of_macos(CORE), of_macos("/usr/lib/x"))) == {CORE, "/usr/lib/x"}


@pytest.mark.parametrize("data", [b"", b"\x7fELF", INDEX])
def test_what_is_no_binary_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match="no binary of Windows or macOS"):
        imports(data)


def test_whole_wheels_are_not_complained_of() -> None:
    assert said(windows(), "win32") == []
    assert said(macos(), "darwin") == []


@pytest.mark.parametrize(
    ("lost", "sentence"),
    [
        ("PySide6/QtCore.pyd", "The wheels have no PySide6.QtCore"),
        ("PySide6/Qt6Core.dll", "The wheels have no QtCore"),
        ("PySide6/plugins/platforms/qwindows.dll", "The wheels have no platforms/qwindows"),
        ("PySide6/qml/QtQml/qmldir", "The wheels have no QtQml"),
        ("PySide6/qml/QtQml/qmlplugin.dll", "PySide6/qml/QtQml has no plugin qmlplugin"),
        ("PySide6/msvcp140.dll", "PySide6/QtCore.pyd asks for MSVCP140.dll, which is not kept"),
    ],
)
def test_each_loss_is_named(lost: str, sentence: str) -> None:
    files = windows()
    del files[lost]
    assert sentence in said(files, "win32")


def test_a_library_that_the_list_forgets_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keep_list, "OTHER_LIBRARIES", set())
    assert said(macos(), "darwin") == [
        "PySide6/QtCore.abi3.so asks for @rpath/libpyside6.abi3.6.11.dylib, which is not kept"
    ]


def test_a_library_that_nobody_asks_for_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keep_list, "QT_LIBRARIES", {"Core", "Sql"})
    assert said(windows(), "win32") == [
        "PySide6/Qt6Sql.dll is kept, but nothing that is kept asks for it"
    ]


def test_a_module_that_another_needs_is_named() -> None:
    files = windows() | {"PySide6/qml/QtQml/qmldir": INDEX + b"depends QtQml.Models auto\n"}
    assert said(files, "win32") == [
        "PySide6/qml/QtQml needs the QML module QtQml.Models, which is not kept"
    ]


def test_wheels_are_read_as_they_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wheel = tmp_path / "made-1.0-py3-none-macosx_13_0_universal2.whl"
    with ZipFile(wheel, "w") as archive:
        for place, data in macos().items():
            archive.writestr(place, data)
    check_wheels.main(["darwin", str(wheel)])
    assert capsys.readouterr().out == "The keep-list fits the 1 wheels for darwin.\n"
    with pytest.raises(SystemExit, match="The wheels have no platforms/qwindows"):
        check_wheels.main(["win32", str(wheel)])


def test_the_app_promises_no_macos_that_is_too_old() -> None:
    old, new = Path("a-1-cp310-macosx_12_0_arm64.whl"), Path("a-1-cp310-macosx_99_1_arm64.whl")
    assert list(check_wheels.about_age([old, new])) == [f"{new} needs a newer macOS than {OLDEST}"]
