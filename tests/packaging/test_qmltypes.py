"""The description of our classes for qmllint: complete, and with the types that Qt sees."""

from pathlib import Path

import qmltypes


def test_bases_come_before_the_classes_built_on_them() -> None:
    stems = [path.stem for path in qmltypes.sources()]

    assert stems.index("row_model") < stems.index("card_model")
    assert stems.index("table_properties") < stems.index("table_model")


def test_objects_are_described_as_pointers_and_numbers_as_doubles(tmp_path: Path) -> None:
    text = qmltypes.describe(qmltypes.sources(), tmp_path).read_text("utf-8")

    table = text[text.index('name: "TableProperties"') :]
    assert 'exports: ["Casino.Ui/TableModel 1.0"]' in text
    cards = table[table.index('name: "cards"') :].partition("}")[0]
    assert 'type: "CardModel"' in cards
    assert "isPointer: true" in cards
    assert "isPropertyConstant: true" in cards
    assert "isPropertyConstant" not in table[table.index('name: "mySeat"') :].partition("}")[0]
    assert 'name: "speedFactor"\n            type: "double"' in text
    assert '"object"' not in text
    assert '"dict"' not in text
