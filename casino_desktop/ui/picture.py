"""Drawing the window to a picture file, with settings and saves of its own."""

import time
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtGui import QCursor, QImage
from PySide6.QtQuick import QQuickWindow

from casino_desktop.rules.presets import preset
from casino_desktop.session.session import GameSession
from casino_desktop.storage.games import GameStore
from casino_desktop.storage.settings import NewGameChoice, Settings
from casino_desktop.storage.settings_store import SettingsStore

from .application import start_qt
from .main_window import MainWindow
from .page_opening import open_page, prepare
from .program import Program
from .prompt_adviser import Judge, PromptAdviser
from .silent_search import SilentSearch

_PATIENCE_S = 10.0
_PAUSE_S = 0.06
_OUTSIDE = 9000, 9000


class View(NamedTuple):
    """How the window looks; ``size`` is in device-independent pixels, ``page`` "" for none."""

    locale: str
    theme: str
    ground: str
    page: str
    size: tuple[int, int]


def draw(view: View, session: GameSession, judge: Judge, folder: Path, out: Path) -> bool:
    """Draw a game that lies still on the table; whether the picture could be saved.

    ``judge`` reviews moves, and ``folder`` takes what a player's own would. RuntimeError where
    there is no window to draw: Qt has then said why.
    """
    gui = start_qt()
    picture = picture_of(view, session, judge, folder)
    gui.shutdown()
    return picture.save(str(out))


def picture_of(view: View, session: GameSession, judge: Judge, folder: Path) -> QImage:
    """The same as a picture, where Qt has been started already."""
    settings = Settings().changed(
        language=view.locale,
        theme=view.theme,
        felt=view.ground,
        speed="off",
        new_game=_choice_of(session),
    )
    SettingsStore(folder).save(settings)
    prepare(view.page, session, GameStore(folder))
    program = Program(folder, folder, SilentSearch(), PromptAdviser(judge))
    # Else it lies over the first menu, which shows that.
    QCursor.setPos(*_OUTSIDE)
    width, height = view.size
    main = MainWindow(program, {"width": width, "height": height})
    if main.window is None:
        raise RuntimeError("the window could not be made")
    program.game.put(session, deal=False)
    # A page that opens before is opened once more, and what was pressed on it is undone.
    _let_pass(_PAUSE_S)
    open_page(view.page, program, main.window)
    picture = settled_picture(main.window)
    program.close()
    main.close()
    return picture


def _choice_of(session: GameSession) -> NewGameChoice:
    """What the new-game page would have been asked for to begin this game."""
    options = session.rules.differences(preset(session.preset))
    return NewGameChoice(preset=session.preset, options=options, seats=len(session.seats))


def settled_picture(window: QQuickWindow) -> QImage:
    """The window once it no longer changes: pictures are loaded and fades are over."""
    end = time.monotonic() + _PATIENCE_S
    before = QImage()
    while True:
        _let_pass(_PAUSE_S)
        now = window.grabWindow()
        if now == before or time.monotonic() > end:
            return now
        before = now


def _let_pass(seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
        time.sleep(0.005)
