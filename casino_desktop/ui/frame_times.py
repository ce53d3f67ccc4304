"""How evenly the table moves: the time of each frame while cards travel, over a whole deal."""

import gc
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtQuick import QQuickWindow

from casino_desktop.session.session import GameSession
from casino_desktop.storage.settings import Settings
from casino_desktop.storage.settings_store import SettingsStore

from .application import start_qt
from .main_window import MainWindow
from .program import Program
from .settings_model import SPEEDS

SPEED = "fast"
# The longest glide of Motion.qml and a turn that begins in it.
_MOVING_S = 0.45 * SPEEDS[SPEED]
_PATIENCE_MS = 300_000


class FrameTimes(NamedTuple):
    """Seconds from one frame to the next, of the frames in which cards were moving.

    ``work_...`` is the processor time of our process in it, which other programs cannot stretch.
    """

    frames: int
    median: float
    slowest_in_100: float
    slowest: float
    work_slowest_in_100: float
    work_slowest: float


class FrameClock(QObject):
    """Draws frame after frame and notes the time of each while the cards move."""

    def __init__(self, window: QQuickWindow, program: Program) -> None:
        super().__init__(window)
        self.times: list[float] = []
        self.work: list[float] = []
        self._window = window
        self._moving_until = self._last = self._worked = 0.0
        program.table.card_model.dataChanged.connect(self._move)
        window.frameSwapped.connect(self._draw, Qt.ConnectionType.QueuedConnection)

    def _move(self) -> None:
        self._moving_until = perf_counter() + _MOVING_S

    def _draw(self) -> None:
        now, worked = perf_counter(), process_time()
        if self._last and self._last < self._moving_until:
            self.times.append(now - self._last)
            self.work.append(worked - self._worked)
        self._last, self._worked = now, worked
        self._window.update()


def frame_times(session: GameSession, folder: Path) -> FrameTimes:
    """Let computers play out the deal of a session, all of it shown.

    The environment has chosen platform and renderer. RuntimeError where there is no window.
    """
    store = SettingsStore(folder)
    store.save(Settings().changed(language="en", theme="light", speed=SPEED, sound=False))
    gui = start_qt()
    program = Program(folder, folder)
    main = MainWindow(program, {"width": 1280, "height": 800})
    if main.window is None:
        raise RuntimeError("the window could not be made")
    clock = FrameClock(main.window, program)
    program.table.warm_up()
    program.game.put(session, deal=True)
    program.table.dealOverChanged.connect(gui.quit)
    QTimer.singleShot(_PATIENCE_MS, gui.quit)
    gc.collect()
    gc.freeze()
    gui.exec()
    program.close()
    main.close()
    gui.shutdown()
    return _summary(clock.times, clock.work)


def _summary(times: list[float], work: list[float]) -> FrameTimes:
    slow, hard = (quantiles(each, n=100)[-1] for each in (times, work))
    return FrameTimes(len(times), median(times), slow, max(times), hard, max(work))
