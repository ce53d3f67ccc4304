"""The desktop shows the menus where it can, and they are those that the window draws."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt

from casino_desktop.ui.desktop_menus import at_start, panel_may_take
from tests.ui.desktop import NEEDED, Desktop, desktop
from tests.ui.session_bus import needs
from tests.ui.talker import Talker

LANGUAGES = ("en", "de", "da", "sv")
# Of Qt.labs.platform's roles, the one of a line that stays in its menu.
NO_ROLE = 0
# Said by Qt as it takes the menus back from a panel that is gone.
PANEL_GONE = "Failed to unregister window menu, reason: org.freedesktop.DBus.Error.ServiceUnknown"

needs_desktop = needs(*NEEDED)


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Desktop]:
    with desktop(tmp_path) as place:
        yield place


@pytest.fixture
def game(place: Desktop, tmp_path: Path) -> Talker:
    return place.start("tests.ui.menu_program", str(tmp_path))


def window_of(panel: Talker) -> str:
    """What the window tells the panel next of its menus."""
    said, _, window = panel.line().partition(" ")
    assert said == "menus"
    return window


def enabled(menus: list[Any], title: str) -> dict[str, bool]:
    """Which lines of a menu are enabled."""
    lines = next(menu[4] for menu in menus if menu[0] == title)
    return {line[0]: line[2] for line in lines if line}


@needs_desktop
def test_a_panel_shows_the_menus_that_the_window_draws(place: Desktop, game: Talker) -> None:
    game.do("deal", "2c")
    drawn = {}
    for code in reversed(LANGUAGES):
        game.do("speak", code)
        drawn[code] = game.do("drawn")
    assert game.do("shown") == [True] * 4
    panel = place.start("tests.ui.menu_panel")
    assert place.menus(window_of(panel)) == drawn["en"]
    assert game.do("shown") == [False] * 4
    for code in LANGUAGES[1:]:
        game.do("speak", code)
        assert panel.line() == "gone"
        assert place.menus(window_of(panel)) == drawn[code]
    assert drawn["de"][0][0] == "Partie"
    assert game.quit() == ""


@needs_desktop
def test_the_menus_come_back_when_the_panel_goes(place: Desktop, game: Talker) -> None:
    panel = place.start("tests.ui.menu_panel")
    window_of(panel)
    assert game.do("shown") == [False] * 4
    panel.end()
    assert game.do("wait_for_words") == [True] * 4
    assert game.do("press", "Ctrl+N") == "new-game"
    again = place.start("tests.ui.menu_panel")
    assert place.menus(window_of(again))
    assert game.do("shown") == [False] * 4
    (complaint,) = game.quit().splitlines()
    assert complaint.startswith(PANEL_GONE)


@needs_desktop
def test_a_line_in_the_panel_does_what_it_says(place: Desktop, game: Talker) -> None:
    window = window_of(place.start("tests.ui.menu_panel"))
    game.do("deal", "2c")
    move = enabled(place.menus(window), "Move")
    assert (move["Undo"], move["Redo"]) == (True, False)
    place.click(window, "Move", "Undo")
    assert game.do("moves") == []
    assert enabled(place.menus(window), "Move")["Redo"]
    place.click(window, "View", "Brightness", "Dark")
    brightness = place.menus(window)[2][4][1][4]
    assert [line[3] for line in brightness] == [False, False, True]
    place.click(window, "View", "Brightness", "Dark")
    assert place.menus(window)[2][4][1][4] == brightness
    place.click(window, "Move", "List of moves")
    lines = {line[0]: line for line in place.menus(window)[1][4]}
    assert lines["List of moves"] == ["List of moves", "Ctrl+L", True, True, []]


@needs_desktop
def test_a_page_lets_no_line_through_but_the_last(place: Desktop, game: Talker) -> None:
    window = window_of(place.start("tests.ui.menu_panel"))
    game.do("lay", "settings")
    menus = place.menus(window)
    on = [line for menu in menus for line, may in enabled(menus, menu[0]).items() if may]
    assert on == ["Quit"]
    place.click(window, "Game", "New game …")
    game.do("lay", "")
    assert enabled(place.menus(window), "Game")["New game …"]


@needs_desktop
def test_each_key_works_once_with_and_without_a_panel(place: Desktop, game: Talker) -> None:
    pages = {"Ctrl+N": "new-game", "Ctrl+,": "settings", "F1": "rules"}
    for panels in range(2):
        if panels:
            window_of(place.start("tests.ui.menu_panel"))
        assert {game.do("press_in_dialog", key) for key in pages} == {""}
        assert {key: game.do("press", key) for key in pages} == pages
        game.do("deal", "2c")
        game.do("press", "Ctrl+Z")
        assert game.do("moves") == []
        game.do("press", "Ctrl+Z")
        game.do("press", "Ctrl+Y")
        assert game.do("moves") == ["2c"]
    assert game.quit() == ""


@needs_desktop
def test_without_a_bus_the_window_shows_the_menus(place: Desktop, tmp_path: Path) -> None:
    place.environment["DBUS_SESSION_BUS_ADDRESS"] = f"unix:path={tmp_path / 'nowhere'}"
    game = place.start("tests.ui.menu_program", str(tmp_path))
    assert game.do("shown") == [True] * 4
    assert game.quit() == ""


@needs_desktop
def test_a_mac_finds_about_settings_and_quit_in_its_own_menu(place: Desktop, game: Talker) -> None:
    window_of(place.start("tests.ui.menu_panel"))
    roles = {text: role for text, role in game.do("roles").items() if text and role != NO_ROLE}
    assert roles == {"About Casino": 4, "Settings …": 5, "Quit": 6}


@pytest.mark.parametrize(
    ("platform", "who"), [("cocoa", ""), ("xcb", "window"), ("windows", "window")]
)
def test_only_a_mac_has_a_bar_from_the_start(platform: str, who: str) -> None:
    assert at_start(platform) == who


def test_a_mac_can_be_told_to_have_the_menus_in_the_window() -> None:
    unwanted = Qt.ApplicationAttribute.AA_DontUseNativeMenuBar
    QCoreApplication.setAttribute(unwanted)
    try:
        assert at_start("cocoa") == "window"
    finally:
        QCoreApplication.setAttribute(unwanted, on=False)


@pytest.mark.parametrize(
    ("platform", "desktop_name", "may"),
    [
        ("xcb", "XFCE", True),
        ("wayland", "KDE", True),
        ("wayland", "ubuntu:GNOME", False),
        ("offscreen", "KDE", False),
    ],
)
def test_a_panel_is_looked_for_where_windows_can_give_their_menus_away(
    platform: str, desktop_name: str, *, may: bool
) -> None:
    assert panel_may_take(platform, desktop_name) is may
