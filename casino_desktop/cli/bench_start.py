"""How long the window takes to its first drawn table, beside a window with nothing in it."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from threading import Timer
from time import perf_counter
from typing import NamedTuple

from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.presets import preset
from casino_desktop.session.seats import Seat
from casino_desktop.session.session import GameSession
from casino_desktop.storage.games import GameStore
from casino_desktop.storage.settings import Settings, WindowPlace
from casino_desktop.storage.settings_store import SettingsStore
from casino_desktop.ui.display import missing_display

from .errors import CommandError

DRAWN = "drawn"
_PATIENCE = 60
# Half of a deal for two.
_MOVES = 24

BARE_WINDOW = f"""
import sys
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine

def drawn():
    print("{DRAWN}", flush=True)
    app.quit()

app = QGuiApplication(sys.argv)
engine = QQmlApplicationEngine()
engine.loadData(b"import QtQuick; Window {{ width: 1280; height: 800; visible: true }}")
window = engine.rootObjects()[0]
window.frameSwapped.connect(drawn, Qt.ConnectionType.QueuedConnection)
app.exec()
del window, engine
"""


class StartTimes(NamedTuple):
    """Seconds from the start of the process to the first frame, and the median of the ratios.

    ``first`` is a start that finds no files, ``daily`` one that resumes a game in mid-deal.
    """

    bare_window: float
    first: float
    first_ratio: float
    daily: float
    daily_ratio: float


def start_times(rounds: int) -> StartTimes:
    """Start all three by turns; CommandError if one of them draws nothing."""
    if problem := missing_display(os.environ):
        raise CommandError(problem)
    # The first round fills the caches of the file system, of Python and of QML.
    times = [_round(number) for number in range(rounds + 1)][1:]
    bare, first, daily = map(median, zip(*times, strict=True))
    first_ratio, daily_ratio = (median(mine[place] / mine[0] for mine in times) for place in (1, 2))
    return StartTimes(bare, first, first_ratio, daily, daily_ratio)


def _round(number: int) -> tuple[float, float, float]:
    """Seconds of a bare window, a first start and a daily one."""
    bare = (sys.executable, "-c", BARE_WINDOW)
    table = (sys.executable, "-m", "casino_desktop", "--quit-after-first-frame")
    with TemporaryDirectory() as folder:
        environment = _environment(folder)
        plain, first = seconds_to_frame(bare, environment), seconds_to_frame(table, environment)
        leave_game(Path(folder), number)
        return plain, first, seconds_to_frame(table, environment)


def _environment(folder: str) -> dict[str, str]:
    """This environment, with games and settings of its own.

    Python keeps what it has compiled, as it does for an installed program.
    """
    homes = {"CASINO_DATA_DIR": folder, "CASINO_CONFIG_DIR": folder}
    return {**os.environ, **homes, "PYTHONDONTWRITEBYTECODE": ""}


def leave_game(folder: Path, number: int) -> None:
    """Save settings and a game in mid-deal, as the program leaves them."""
    rng = Random(number)
    seats = (Seat("", "human"), Seat("", "computer", "greedy"))
    game = GameSession.new("casino-de", preset("casino-de"), seats, first_dealer=0, rng=rng)
    for _ in range(_MOVES):
        game.play(rng.choice(legal_moves(game.state)))
    GameStore(folder).save_current(game.record)
    place = WindowPlace(x=0, y=0, width=1280, height=800)
    SettingsStore(folder).save(Settings(language="en", window=place))


def seconds_to_frame(command: Sequence[str], environment: Mapping[str, str]) -> float:
    """The time until a program says that it has drawn; CommandError if it ends without."""
    begin = perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        impatience = Timer(_PATIENCE, process.kill)
        impatience.start()
        line = process.stdout.readline() if process.stdout else ""
        seconds = perf_counter() - begin
        process.wait()
        impatience.cancel()
    if line.strip() != DRAWN or process.returncode:
        raise CommandError("no window can be drawn here; --parts tables,players,rules needs none")
    return seconds
