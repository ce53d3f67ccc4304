"""The keep-list names what the program needs, and nothing that PySide6 does not have."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import PySide6
import pytest

import keep_list

ROOT = Path(__file__).parents[2]
PYSIDE = Path(PySide6.__path__[0])


def places() -> Iterator[str]:
    """Where PyInstaller would put each binary and each QML index of PySide6."""
    for path in PYSIDE.rglob("*"):
        if path.is_file() and (".so" in path.name or path.name == "qmldir"):
            yield f"PySide6/{path.relative_to(PYSIDE).as_posix()}"


def union(of_systems: dict[str, set[str]]) -> set[str]:
    return set().union(*of_systems.values())


@pytest.fixture(scope="module")
def kept() -> list[str]:
    return [place for place in places() if keep_list.keeps(place, "linux")]


@pytest.mark.skipif(sys.platform != "linux", reason="the names of files are those of Linux")
def test_all_that_is_named_is_there(kept: list[str]) -> None:
    assert keep_list.missing(kept, "linux") == []
    assert len(kept) > 50


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has ldd")
def test_what_is_kept_links_to_no_part_of_qt_that_is_not(kept: list[str]) -> None:
    files = [PYSIDE.parent / place for place in kept if not place.endswith("qmldir")]
    done = subprocess.run(["ldd", *files], capture_output=True, text=True, check=False)
    linked = set(re.findall(r"=> (\S*/PySide6/\S+|\S*/shiboken6/\S+) ", done.stdout))
    assert len(linked) > 15
    inside = (str(Path(path).resolve().relative_to(PYSIDE.parent)) for path in linked)
    assert keep_list.surplus(inside, "linux") == []


def test_each_qml_module_that_is_imported_is_kept() -> None:
    text = "".join(path.read_text("utf-8") for path in (ROOT / "casino_desktop").rglob("*.qml"))
    imported = set(re.findall(r"^import (Qt[\w.]*)", text, re.MULTILINE))
    assert {"QtQuick", "QtQuick.Templates"} <= imported
    kept = keep_list.QML_MODULES | union(keep_list.QML_MODULES_OF)
    assert {name.replace(".", "/") for name in imported} <= kept


def test_each_module_of_pyside_that_is_imported_is_kept() -> None:
    text = "".join(path.read_text("utf-8") for path in (ROOT / "casino_desktop").rglob("*.py"))
    imported = set(re.findall(r"from PySide6\.(\w+)", text))
    assert {"QtCore", "QtQml"} <= imported
    assert imported <= keep_list.PYSIDE_MODULES | union(keep_list.PYSIDE_MODULES_OF)


@pytest.mark.parametrize(
    ("system", "place"),
    [
        ("linux", "PySide6/Qt/lib/libQt6Core.so.6"),
        ("win32", "PySide6/Qt6Core.dll"),
        ("darwin", "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore"),
        ("darwin", "PySide6/Qt/lib/QtCore.framework/Versions/A/Resources/Info.plist"),
        ("darwin", "PySide6/Qt/lib/QtCore.framework/Resources"),
        ("darwin", "QtCore"),
        ("win32", "PySide6/QtCore.pyd"),
        ("linux", "PySide6/QtCore.abi3.so"),
        ("linux", "PySide6/QtDBus.abi3.so"),
        ("win32", "PySide6/plugins/platforms/qwindows.dll"),
        ("darwin", "PySide6/Qt/plugins/platforms/libqcocoa.dylib"),
        ("win32", "PySide6/qml/QtQuick/qtquick2plugin.dll"),
        ("linux", "PySide6/Qt/qml/QtQuick/qmldir"),
        ("darwin", "PySide6/Qt/translations/qtbase_sv.qm"),
        ("win32", "casino_desktop/resources.rcc"),
        ("win32", "shiboken6/shiboken6.abi3.dll"),
        ("darwin", "libshiboken6.abi3.6.11.dylib"),
        ("linux", "python3.11/lib-dynload/_json.cpython-311-x86_64-linux-gnu.so"),
        ("darwin", "python3.12/lib-dynload/xxsubtype.cpython-312-darwin.so"),
        ("win32", "_socket.pyd"),
        ("win32", "python3.dll"),
        ("win32", "python312.dll"),
        ("win32", "VCRUNTIME140.dll"),
        ("linux", "libpython3.11.so.1.0"),
        ("darwin", "libpython3.12.dylib"),
        ("darwin", "Python.framework/Versions/3.12/Python"),
        ("darwin", "libintl.8.dylib"),
        ("win32", "libffi-8.dll"),
        ("win32", "PySide6/MSVCP140_1.dll"),
        ("win32", "PySide6/pyside6qml.abi3.dll"),
        ("darwin", "PySide6/libpyside6qml.abi3.6.11.dylib"),
        ("linux", "base_library.zip"),
    ],
)
def test_this_is_kept(system: str, place: str) -> None:
    assert keep_list.keeps(place, system)


@pytest.mark.parametrize(
    ("system", "place"),
    [
        ("linux", "PySide6/Qt/lib/libQt6Sql.so.6"),
        ("win32", "PySide6/Qt6WebEngineCore.dll"),
        ("linux", "PySide6/Qt/qml/QtQuick/Controls/Material/qmldir"),
        ("linux", "PySide6/Qt/qml/QtQuick/plugins.qmltypes"),
        ("linux", "PySide6/Qt/plugins/sqldrivers/libqsqlite.so"),
        ("darwin", "PySide6/Qt/plugins/qmltooling/libqmldbg_tcp.dylib"),
        ("linux", "PySide6/Qt/translations/qtbase_fr.qm"),
        ("linux", "PySide6/QtWidgets.abi3.so"),
        ("linux", "python3.11/lib-dynload/_ssl.cpython-311-x86_64-linux-gnu.so"),
        ("linux", "libssl.so.3"),
        ("linux", "libstdc++.so.6"),
        ("linux", "casino_desktop/qml/Casino/tst_Card.qml"),
        ("linux", "mypy/nodes.cpython-311-x86_64-linux-gnu.so"),
        ("linux", "setuptools/_vendor/jaraco/text/Lorem ipsum.txt"),
        # What other systems need.
        ("win32", "PySide6/Qt6Widgets.dll"),
        ("win32", "PySide6/QtDBus.pyd"),
        ("win32", "PySide6/qml/Qt/labs/platform/qmldir"),
        ("darwin", "PySide6/Qt/plugins/platforms/libqxcb.dylib"),
        # Windows has these: another one's would take their place.
        ("win32", "icuuc.dll"),
        ("win32", "ucrtbase.dll"),
        # Direct3D draws, and Qt Quick itself where that fails.
        ("win32", "PySide6/opengl32sw.dll"),
    ],
)
def test_this_is_left_out(system: str, place: str) -> None:
    assert not keep_list.keeps(place, system)


def test_the_difference_to_a_package_is_named() -> None:
    files = ["PySide6/Qt/lib/libQt6Core.so.6", "PySide6/Qt/lib/libQt6Sql.so.6"]
    assert keep_list.surplus(files, "linux") == ["PySide6/Qt/lib/libQt6Sql.so.6"]
    assert {"QtGui", "PySide6.QtCore"} <= set(keep_list.missing(files, "linux"))
    assert "QtCore" not in keep_list.missing(files, "linux")
    assert {"platforms/qcocoa", "Qt/labs/platform"} <= set(keep_list.missing(files, "darwin"))
    assert "Qt/labs/platform" not in keep_list.missing(files, "win32")
