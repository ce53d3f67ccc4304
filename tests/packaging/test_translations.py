"""The translation files follow the sources' strings."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import translations

EMPTY = '<?xml version="1.0"?><!DOCTYPE TS><TS version="2.1" language="{}" sourcelanguage="en"/>'
PAGE = 'import QtQuick\nText { text: qsTr("Trail") + qsTr("%n sweep(s)", "", 2) }\n'


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a program of one page, with an empty German and English file."""
    for name, folder in (("PROGRAM", tmp_path / "program"), ("TRANSLATIONS", tmp_path / "ts")):
        folder.mkdir()
        monkeypatch.setattr(translations, name, folder)
    for code in ("de", "en"):
        (tmp_path / "ts" / f"casino_{code}.ts").write_text(EMPTY.format(code))
    page = tmp_path / "program" / "Page.qml"
    page.write_text(PAGE)
    return page


def test_an_update_adds_what_is_new_and_drops_what_is_gone(page: Path, tmp_path: Path) -> None:
    german = tmp_path / "ts" / "casino_de.ts"
    assert translations.outdated() == ["casino_de.ts", "casino_en.ts"]
    translations.update([german])
    assert "<source>Trail</source>" in german.read_text()
    assert translations.outdated() == ["casino_en.ts"]
    page.write_text(PAGE.replace("Trail", "Build"))
    translations.update([german])
    assert "Trail" not in german.read_text()


def test_english_holds_only_plurals(page: Path, tmp_path: Path) -> None:
    english = tmp_path / "ts" / "casino_en.ts"
    translations.update([english])
    assert "%n sweep(s)" in english.read_text()
    assert "Trail" not in english.read_text()


COUNTED = b"""
translate = QCoreApplication.translate
translate("Table", "%n card(s)", None, number)  # \xc3\xa9
translate("Table", "%n sweep(s)", "", len(
    cards[0]))
QCoreApplication.translate("Table", "Trail")
"""


def test_every_call_with_a_number_is_a_plural(page: Path, tmp_path: Path) -> None:
    page.with_name("page.py").write_bytes(COUNTED)
    german = tmp_path / "ts" / "casino_de.ts"
    translations.update([german])
    found = {
        message.findtext("source"): message.get("numerus")
        for context in ET.parse(german).getroot().iter("context")
        if context.findtext("name") == "Table"
        for message in context.iter("message")
    }
    assert found == {"%n card(s)": "yes", "%n sweep(s)": "yes", "Trail": None}


def test_a_warning_fails_the_update(page: Path, tmp_path: Path) -> None:
    page.write_text('import QtQuick\nText { text: qsTr("Trail", }\n')
    with pytest.raises(SystemExit, match="lupdate is not content"):
        translations.update([tmp_path / "ts" / "casino_de.ts"])


def test_strings_of_qml_tests_are_not_translated(page: Path) -> None:
    page.rename(page.with_name("tst_page.qml"))
    assert translations.sources() == []
