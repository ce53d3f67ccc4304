"""qmllint learns the classes that the window's Python registers."""

import subprocess
from pathlib import Path

import pytest

import assets
import qmltypes

ROWS = """
from PySide6.QtCore import QAbstractListModel

class Rows(QAbstractListModel):
    pass
"""
MODEL = """
from PySide6.QtCore import Property, QObject, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable
from rows import Rows

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1

@QmlElement
class CardRows(Rows):
    @Property(int, constant=True)
    def count(self): ...

@QmlElement
@QmlUncreatable("There is one.")
class Table(QObject):
    @Property(CardRows, constant=True)
    def cards(self): ...

    @Property(list, constant=True)
    def names(self): ...

    @Slot(int, result=bool)
    def play(self, card): ...
"""
PAGE = """
import QtQuick
import Casino.Ui

ListView {
    required property Table table
    property int sum: table.cards.count + table.names.length
    property bool done: table.play(3)
    model: table.cards
}
"""


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a program with two classes and a page that uses them."""
    monkeypatch.setattr(qmltypes, "PROGRAM", tmp_path)
    monkeypatch.setattr(qmltypes, "OUTPUT", tmp_path / "types" / "Casino" / "Ui")
    monkeypatch.setattr(assets, "ROOT", tmp_path)
    (tmp_path / "ui").mkdir()
    (tmp_path / "ui" / "model.py").write_text(MODEL)
    (tmp_path / "ui" / "rows.py").write_text(ROWS)
    page = tmp_path / "Page.qml"
    page.write_text(PAGE)
    return page


def lint(page: Path) -> str:
    options = ["--max-warnings", "0", "-I", str(page.parent / "types")]
    command = [assets.tool("pyside6-qmllint"), *options, str(page)]
    return subprocess.run(command, check=False, capture_output=True, text=True).stderr


def test_a_page_may_use_what_a_class_offers(page: Path) -> None:
    qmltypes.main()
    assert lint(page) == ""


@pytest.mark.parametrize("wrong", ["table.crads", "table.cards.cuont", "table.names()"])
def test_what_no_class_offers_is_found(page: Path, wrong: str) -> None:
    qmltypes.main()
    page.write_text(PAGE.replace("table.play(3)", wrong))
    assert "Warning" in lint(page)


def test_another_module_is_refused(page: Path) -> None:
    (page.parent / "ui" / "model.py").write_text(MODEL.replace("Casino.Ui", "Other"))
    with pytest.raises(SystemExit, match=r"model.py does not register into Casino\.Ui"):
        qmltypes.main()
