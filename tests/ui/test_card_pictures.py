"""Which picture each card on the table has, by the settings."""

import pytest
from PySide6.QtQuick import QQuickItem

from casino_desktop.ui.items import items_below
from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.program import Program
from tests.ui.table_driver import TableDriver


def faces(window: MainWindow, program: Program, **settings: object) -> set[str]:
    """The pictures of a hand and of a table with cards of worth, by their place in the deck."""
    assert window.window is not None
    TableDriver(window.window, program).lay("AhTd2s5c", "Kc4h7sQd", "AcAd3s6h")
    program.preferences.change(**settings)
    found = filter(is_picture, items_below(window.window.contentItem()))
    sources = {item.property("source").toString() for item in found}
    shown = (source.removeprefix("qrc:/deck/").removesuffix(".svg") for source in sources)
    return {source for source in shown if source.startswith(("two", "four"))}


def is_picture(item: QQuickItem) -> bool:
    """Whether it is a picture that can be seen."""
    return item.isVisible() and item.inherits("QQuickImage")


PLAIN = {"two/5c", "two/Kc", "two/4h", "two/7s", "two/Qd"}


def test_cards_of_worth_bear_their_mark_until_it_is_switched_off(
    window: MainWindow, program: Program
) -> None:
    assert faces(window, program) == PLAIN | {"two/Ah", "two/Td", "two/2s"}
    unmarked = {"two/Ah-unmarked", "two/Td-unmarked", "two/2s-unmarked"}
    assert faces(window, program, worth_marks=False) == PLAIN | unmarked


@pytest.mark.parametrize(
    ("settings", "queen", "ace"),
    [
        ({"four_colours": True}, "four/Qd", "four/Ah"),
        ({"large_index": True}, "two-large/Qd", "two-large/Ah"),
        ({"large_index": True, "worth_marks": False}, "two-large/Qd", "two-large/Ah"),
        ({"language": "sv"}, "two/Dd", "two/Eh"),
        ({"language": "sv", "worth_marks": False}, "two/Dd", "two/Eh-unmarked"),
        ({"language": "sv", "index_letters": "international"}, "two/Qd", "two/Ah"),
    ],
)
def test_colours_size_and_letters_follow_the_settings(
    window: MainWindow, program: Program, settings: dict[str, object], queen: str, ace: str
) -> None:
    program.language.choose(str(settings.pop("language", "en")))
    assert {queen, ace} <= faces(window, program, **settings)
