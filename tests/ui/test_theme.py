"""The theme that the player chose, or that of the system, in the colours of the window."""

import pytest
from PySide6.QtCore import QObject, Qt

from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.picture import settled_picture
from casino_desktop.ui.program import Program

BAR = (640, 8)


def is_dark(main: MainWindow) -> bool:
    """Whether the bar of the window is drawn dark."""
    assert main.window is not None
    return settled_picture(main.window).pixelColor(*BAR).lightness() < 128


@pytest.mark.parametrize("system", [Qt.ColorScheme.Light, Qt.ColorScheme.Dark])
def test_the_theme_decides_whether_it_is_dark(
    program: Program, window: MainWindow, system: Qt.ColorScheme
) -> None:
    theme = window.engine.singletonInstance("Casino", "Theme")
    assert isinstance(theme, QObject)
    # Without a screen the system has no scheme of its own.
    assert theme.property("systemScheme") == Qt.ColorScheme.Unknown.value
    theme.setProperty("systemScheme", system.value)
    seen = {}
    for choice in ("light", "dark", "system"):
        program.settings.setProperty("theme", choice)
        seen[choice] = is_dark(window)
    assert seen == {"light": False, "dark": True, "system": system is Qt.ColorScheme.Dark}
