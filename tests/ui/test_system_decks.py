"""Card decks of the system: found by their index files, and drawn card by card."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtQuick import QQuickItem

from casino_desktop.ui.items import items_below
from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.program import Program
from casino_desktop.ui.system_decks import DeckPictures, element, system_decks

RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
NAMES = ["back", *(f"{rank}_{s}" for rank in RANKS for s in ("club", "diamond", "heart", "spade"))]


def deck_svg() -> str:
    """A deck of plain colours: red hearts and diamonds, black clubs and spades, a blue back."""
    cards = []
    for place, name in enumerate(NAMES):
        red = name.endswith(("heart", "diamond"))
        colour = "#0000ff" if name == "back" else "#ff0000" if red else "#000000"
        cards.append(f'<rect id="{name}" x="{20 * place}" width="10" height="14" fill="{colour}"/>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="14">{"".join(cards)}</svg>'
    )


@pytest.fixture
def decks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The system's folder of decks, with one that is whole and two that cannot be used."""
    folder = tmp_path / "share" / "carddecks"
    for name, index in (
        (
            "plain",
            "[Other]\nName=no\n[KDE Backdeck]\nName=Plain\nName[de]=Schlicht\nSVG=cards.svg\n",
        ),
        ("no-picture", "[KDE Backdeck]\nName=Missing\nSVG=none.svg\n"),
        ("old", "[KDE Cards]\nName=Old\n"),
    ):
        (folder / name).mkdir(parents=True)
        (folder / name / "index.desktop").write_text(index)
    (folder / "plain" / "cards.svg").write_text(deck_svg())
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path / "share"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    return folder


def test_a_usable_deck_is_found_and_named_in_the_language(decks: Path) -> None:
    assert [(deck.id, deck.name) for deck in system_decks("en")] == [("plain", "Plain")]
    assert [deck.name for deck in system_decks("de")] == ["Schlicht"]


def test_without_decks_there_is_nothing_to_choose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert system_decks("en") == []


def test_every_card_is_an_element() -> None:
    faces = [rank + suit for rank in "A23456789TJQK" for suit in "cdhs"]
    assert sorted(map(element, ["", *faces])) == sorted(NAMES)


@pytest.mark.parametrize(
    ("card", "colour"), [("Ah", "#ff0000"), ("Td", "#ff0000"), ("Ks", "#000000"), ("", "#0000ff")]
)
def test_a_card_is_drawn_in_the_size_asked_for(
    decks: Path, qapp: QGuiApplication, card: str, colour: str
) -> None:
    size = QSize()
    image = DeckPictures().requestImage(f"plain/{card}", size, QSize(50, 70))
    assert image.size() == size == QSize(50, 70)
    assert image.pixelColor(25, 35) == QColor(colour)


def pictures(window: MainWindow) -> set[str]:
    """Where the pictures in the window are from."""
    assert window.window is not None
    found = (
        item.property("source") for item in items_below(window.window.contentItem()) if seen(item)
    )
    return {source.toString() for source in found if source is not None}


def seen(item: QQuickItem) -> bool:
    """Whether it is a picture that can be seen."""
    return item.isVisible() and item.inherits("QQuickImage")


def test_a_chosen_deck_is_on_the_table_at_once_and_ours_comes_back(
    decks: Path, window: MainWindow, program: Program
) -> None:
    assert program.settings.property("systemDecks") == [{"id": "plain", "name": "Plain"}]
    program.preferences.change(system_deck="plain")
    assert "image://deck/plain/" in pictures(window)
    assert not any(source.startswith("qrc:/deck/") for source in pictures(window))
    program.preferences.change(system_deck="")
    assert not any(source.startswith("image:") for source in pictures(window))


def test_a_deck_that_is_gone_is_not_missed(window: MainWindow, program: Program) -> None:
    program.preferences.change(system_deck="plain")
    assert not any(source.startswith("image:") for source in pictures(window))
