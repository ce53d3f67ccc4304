"""``casino-desktop --self-test``: whether an installed program has all that a game needs.

Plays a deal by clicks in the real window, unseen, against the real worker process; in mid-deal the
program is closed and the game resumed; the window is shown in each language.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QEventLoop,
    QMessageLogContext,
    QtMsgType,
    QUrl,
    qInstallMessageHandler,
)
from PySide6.QtQuick import QQuickWindow

from casino_desktop.session.record import Record
from casino_desktop.storage.codec import SUFFIX, read_record
from casino_desktop.storage.settings import NewGameChoice, Settings
from casino_desktop.storage.settings_store import SettingsStore

from .application import start_qt, use_software_renderer
from .language import LANGUAGES
from .main_window import MainWindow
from .picture import settled_picture
from .program import Program
from .self_player import SelfPlayer

DEAL_NUMBER = 6
_MOVES_BEFORE_THE_BREAK = 5
_PATIENCE_S = 60.0


class SelfTestError(Exception):
    """One sentence saying what does not work."""


class Report(NamedTuple):
    """What was done: moves by clicks, moves of the worker, languages shown."""

    clicked: int
    answered: int
    languages: int


def run() -> tuple[bool, str]:
    """Test the program in folders of its own; whether all works, and a sentence about it.

    Any warning of Qt is a failure, too.
    """
    use_software_renderer()
    os.environ.update(quiet_settings(sys.platform))
    with _complaints() as complaints:
        gui = start_qt()
        try:
            with tempfile.TemporaryDirectory() as folder:
                report = test(Path(folder))
            if complaints:
                raise SelfTestError("Qt complains")
        except SelfTestError as error:
            return False, "\n".join((f"Casino's self-test failed: {error}.", *complaints))
        finally:
            gui.shutdown()
    return True, (
        f"Casino's self-test passed: {report.clicked} moves by clicks, {report.answered} by the "
        f"worker process, one resume in mid-deal, {report.languages} languages."
    )


@contextmanager
def _complaints() -> Iterator[list[str]]:
    """What Qt warns of meanwhile; should it end the process, that is written out."""
    heard: list[str] = []

    def hear(kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            heard.append(text)
        if kind == QtMsgType.QtFatalMsg and sys.stderr:
            sys.stderr.write("\n".join(("Casino's self-test failed:", *heard, "")))

    qInstallMessageHandler(hear)
    try:
        yield heard
    finally:
        qInstallMessageHandler(None)


def test(folder: Path) -> Report:
    """Play, save, resume and translate; SelfTestError at the first thing that does not work."""
    SettingsStore(folder).save(Settings().changed(language="en", speed="off"))
    with _Opened(folder) as first:
        first.program.game.begin(NewGameChoice(), DEAL_NUMBER)
        before = first.play(_MOVES_BEFORE_THE_BREAK)
        left = first.record
        _check_saved(first.program, left, folder / f"copy{SUFFIX}")
    with _Opened(folder) as second:
        second.program.open()
        if second.record != left:
            raise SelfTestError("the game that was left was not the one that was resumed")
        after = second.play(sys.maxsize)
        languages = second.see_languages()
        moves = len(second.record.deals[0].moves)
    return Report(before + after, moves - before - after, languages)


def quiet_settings(platform: str) -> dict[str, str]:
    """Variables without which Qt complains of this system where it draws unseen."""
    if platform == "win32":
        # Qt looks for fonts beside its libraries.
        return {"QT_QPA_FONTDIR": str(Path(os.environ.get("SYSTEMROOT", r"C:\Windows"), "Fonts"))}
    if platform == "darwin":
        # The font that Qt names there by itself is one that a Mac does not have.
        return {"QT_LOGGING_RULES": "qt.qpa.fonts.warning=false"}
    # Any other encoding is changed for this one.
    return {"LC_ALL": "C.UTF-8"}


class _Opened:
    """A program and its window, closed at the end."""

    def __init__(self, folder: Path) -> None:
        self.program = Program(folder, folder)
        self._main = MainWindow(self.program, {"width": 1280, "height": 800})
        if self._main.window is None:
            self.program.close()
            raise SelfTestError("the window could not be made")
        self.window: QQuickWindow = self._main.window
        self.program.table.failed.connect(self._hear)
        self._troubles: list[str] = []

    def __enter__(self) -> "_Opened":
        _wait(self.window.isExposed, "the window does not appear")
        self.program.table.warm_up()
        return self

    def __exit__(self, *_error: object) -> None:
        self.program.close()
        self._main.close()

    def _hear(self, sentence: str) -> None:
        self._troubles.append(sentence)

    @property
    def record(self) -> Record:
        """The game on the table."""
        assert self.program.game.session is not None
        return self.program.game.session.record

    def play(self, most: int) -> int:
        """Make so many moves by clicks, or all until the deal is over; return how many."""
        player = SelfPlayer(self.window, self.program, DEAL_NUMBER)
        for made in range(most):
            if not self._wait_for_turn():
                return made
            self._make_move(player)
        return most

    def _make_move(self, player: SelfPlayer) -> None:
        before = len(self.record.deals[0].moves)
        try:
            wanted = player.play()
        except ValueError as error:
            raise SelfTestError(str(error)) from error
        played = self.record.deals[0].moves[before:]
        if not played or played[0].card != wanted.card:
            raise SelfTestError(f"the clicks for {wanted} did not play it")

    def _wait_for_turn(self) -> bool:
        """Whether there is a turn for the mouse; False once the deal is over."""
        table = self.program.table
        _wait(
            lambda: table.deal_over or (table.state.myTurn and not table.state.busy),
            "the worker process did not answer",
        )
        if self._troubles:
            raise SelfTestError(self._troubles[0])
        settled_picture(self.window)
        return not table.deal_over

    def see_languages(self) -> int:
        """Show each language; each picture has to be one of its own."""
        pictures = []
        for code, name in LANGUAGES.items():
            self.program.language.choose(code)
            picture = settled_picture(self.window)
            if picture in pictures:
                raise SelfTestError(f"the window does not change for {name}")
            pictures.append(picture)
        return len(pictures)


def _check_saved(program: Program, record: Record, copy: Path) -> None:
    program.game.saveAs(QUrl.fromLocalFile(str(copy)))
    if not copy.exists() or read_record(copy) != record:
        raise SelfTestError("a saved game is not the one that was played")


def _wait(ready: Callable[[], bool], otherwise: str) -> None:
    end = time.monotonic() + _PATIENCE_S
    while not ready():
        if time.monotonic() > end:
            raise SelfTestError(otherwise)
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        time.sleep(0.005)
