"""Which language the window speaks, and how it changes."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from pytestqt.qtbot import QtBot

from casino_desktop.storage.settings_store import SettingsStore
from casino_desktop.ui.language import LANGUAGES, LanguageModel, locale_of, system_language
from casino_desktop.ui.preferences import Preferences
from casino_desktop.ui.program import Program


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (["de-AT", "en-US"], "de"),
        (["fr-FR", "sv_FI", "en"], "sv"),
        (["da"], "da"),
        (["fr-FR"], "en"),
        ([], "en"),
    ],
)
def test_the_system_language_is_preselected(wanted: list[str], code: str) -> None:
    assert system_language(wanted) == code


def test_a_choice_is_kept_and_ends_the_first_start(program: Program, tmp_path: Path) -> None:
    program.language.choose("da")
    program.preferences.flush()
    again = LanguageModel(Preferences(SettingsStore(tmp_path / "config")))
    assert again.code == "da"
    assert not again.first_start
    again.close()


@pytest.mark.usefixtures("qapp")
def test_the_first_start_lasts_until_a_choice(tmp_path: Path) -> None:
    model = LanguageModel(Preferences(SettingsStore(tmp_path)))
    states = [model.first_start]
    for code in ("tlh", model.code):
        model.choose(code)
        states.append(model.first_start)
    model.close()
    assert states == [True, True, False]


def test_an_unknown_language_changes_nothing(program: Program, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(program.language.changed):
        program.language.choose("tlh")
    assert program.language.code == "en"


@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_follow_the_language(program: Program, code: str) -> None:
    program.language.choose(code)
    assert QLocale().language() == locale_of(code).language()


@pytest.mark.parametrize(
    ("code", "cancel"), [("de", "Abbrechen"), ("da", "Annuller"), ("sv", "Avbryt")]
)
def test_qt_s_own_strings_speak_the_language_too(program: Program, code: str, cancel: str) -> None:
    program.language.choose(code)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == cancel


def test_the_window_is_said_again_at_once(program: Program, qtbot: QtBot) -> None:
    for model in (program.pages.score, program.game, program.pages.about):
        with qtbot.waitSignal(model.changed, timeout=0):
            program.language.choose("de" if program.language.code == "en" else "en")
