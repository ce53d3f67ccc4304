"""The settings as QML reads and writes them."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from casino_desktop.storage.settings_store import SettingsStore
from casino_desktop.ui.program import Program

CHANGES = [
    ("theme", "dark"),
    ("felt", "blue"),
    ("speed", "slower"),
    ("indices", "international"),
    ("fourColours", True),
    ("largeIndex", True),
    ("back", "waves"),
    ("soundOn", False),
    ("volume", 0.25),
    ("playerName", "Åse"),
]


@pytest.mark.parametrize(("name", "value"), CHANGES)
def test_a_setting_is_in_force_at_once_and_kept(
    program: Program, qtbot: QtBot, tmp_path: Path, name: str, value: object
) -> None:
    settings = program.settings
    assert settings.property(name) != value
    with qtbot.waitSignal(settings.changed, timeout=0):
        settings.setProperty(name, value)
    assert settings.property(name) == value
    program.preferences.flush()
    assert SettingsStore(tmp_path / "config").load() == program.preferences.values


@pytest.mark.parametrize(
    ("name", "value"), [("theme", "pink"), ("felt", "no such felt!"), ("volume", 7.0)]
)
def test_an_impossible_value_changes_nothing(program: Program, name: str, value: object) -> None:
    before = program.settings.property(name)
    program.settings.setProperty(name, value)
    assert program.settings.property(name) == before


def test_a_long_name_is_cut(program: Program) -> None:
    program.settings.setProperty("playerName", "  " + 100 * "x")
    assert program.settings.property("playerName") == 40 * "x"


def test_speeds_grow_from_nothing(program: Program) -> None:
    factors = []
    for speed in ("off", "fast", "normal", "slow", "slower"):
        program.settings.setProperty("speed", speed)
        factors.append(program.settings.property("speedFactor"))
        assert program.table.property("speedFactor") == factors[-1]
    assert factors[0] == 0
    assert factors == sorted(set(factors))


@pytest.mark.parametrize(
    ("language", "letters"), [("en", "AJQK"), ("de", "ABDK"), ("da", "EBDK"), ("sv", "ENDK")]
)
def test_the_index_letters_follow_the_language(
    program: Program, language: str, letters: str
) -> None:
    program.language.choose(language)
    assert program.settings.property("indexLetters") == letters
    program.settings.setProperty("indices", "international")
    assert program.settings.property("indexLetters") == "AJQK"


def test_the_deck_s_folder_follows_colours_and_size(program: Program) -> None:
    assert program.settings.property("deckFolder") == "two"
    assert program.settings.property("largeDeckFolder") == "two-large"
    program.settings.setProperty("fourColours", True)
    program.settings.setProperty("largeIndex", True)
    assert program.settings.property("deckFolder") == "four-large"
    assert program.settings.property("largeDeckFolder") == "four-large"
