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


@pytest.fixture(scope="module")
def kept() -> list[str]:
    return [place for place in places() if keep_list.keeps(place)]


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
    assert keep_list.surplus(inside) == []


def test_each_qml_module_that_is_imported_is_kept() -> None:
    text = "".join(path.read_text("utf-8") for path in (ROOT / "casino_desktop").rglob("*.qml"))
    imported = set(re.findall(r"^import (Qt[\w.]*)", text, re.MULTILINE))
    assert {"QtQuick", "QtQuick.Templates"} <= imported
    kept = keep_list.QML_MODULES.union(*keep_list.QML_MODULES_OF.values())
    assert {name.replace(".", "/") for name in imported} <= kept


def test_each_module_of_pyside_that_is_imported_is_kept() -> None:
    text = "".join(path.read_text("utf-8") for path in (ROOT / "casino_desktop").rglob("*.py"))
    imported = set(re.findall(r"from PySide6\.(\w+)", text))
    assert {"QtCore", "QtQml"} <= imported
    assert imported <= keep_list.PYSIDE_MODULES.union(*keep_list.PYSIDE_MODULES_OF.values())


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt6Core.dll",
        "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
        "PySide6/QtCore.pyd",
        "PySide6/QtCore.abi3.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/qml/QtQuick/qtquick2plugin.dll",
        "PySide6/Qt/qml/QtQuick/qmldir",
        "PySide6/Qt/translations/qtbase_sv.qm",
        "casino_desktop/resources.rcc",
        "shiboken6/shiboken6.abi3.dll",
        "python3.11/lib-dynload/_json.cpython-311-x86_64-linux-gnu.so",
        "_socket.pyd",
        "python311.dll",
        "VCRUNTIME140.dll",
        "libpython3.11.so.1.0",
        "libpython3.12.dylib",
        "Python.framework/Versions/3.12/Python",
        "libffi-8.dll",
        "PySide6/MSVCP140_1.dll",
        "PySide6/pyside6qml.abi3.dll",
        "base_library.zip",
    ],
)
def test_this_is_kept(place: str) -> None:
    assert keep_list.keeps(place)


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/lib/libQt6Sql.so.6",
        "PySide6/Qt6WebEngineCore.dll",
        "PySide6/Qt/qml/QtQuick/Controls/Material/qmldir",
        "PySide6/Qt/qml/QtQuick/plugins.qmltypes",
        "PySide6/Qt/plugins/sqldrivers/libqsqlite.so",
        "PySide6/Qt/plugins/qmltooling/libqmldbg_tcp.so",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "PySide6/QtWidgets.abi3.so",
        "python3.11/lib-dynload/_ssl.cpython-311-x86_64-linux-gnu.so",
        "libssl.so.3",
        "libstdc++.so.6",
        "casino_desktop/qml/Casino/tst_Card.qml",
        "mypy/nodes.cpython-311-x86_64-linux-gnu.so",
        "setuptools/_vendor/jaraco/text/Lorem ipsum.txt",
    ],
)
def test_this_is_left_out(place: str) -> None:
    assert not keep_list.keeps(place)


def test_the_difference_to_a_package_is_named() -> None:
    files = ["PySide6/Qt/lib/libQt6Core.so.6", "PySide6/Qt/lib/libQt6Sql.so.6"]
    assert keep_list.surplus(files) == ["PySide6/Qt/lib/libQt6Sql.so.6"]
    assert "QtGui" in keep_list.missing(files, "linux")
    assert {"platforms/qcocoa", "Qt/labs/platform"} <= set(keep_list.missing(files, "darwin"))
    assert "Qt/labs/platform" not in keep_list.missing(files, "win32")
