"""How long the window takes to its first drawn table, beside a window with nothing in it."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from threading import Timer
from time import perf_counter
from typing import NamedTuple

from .errors import CommandError

DRAWN = "drawn"
_PATIENCE = 60

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
    """Seconds from the start of the process to the first frame, and the median of the ratios."""

    table: float
    bare_window: float
    ratio: float


def start_times(rounds: int) -> StartTimes:
    """Start both by turns; CommandError if one of them draws nothing."""
    bare = (sys.executable, "-c", BARE_WINDOW)
    table = (sys.executable, "-m", "casino_desktop", "--quit-after-first-frame")
    with TemporaryDirectory() as folder:
        environment = _environment(Path(folder))
        pairs = [
            (seconds_to_frame(table, environment), seconds_to_frame(bare, environment))
            # The first round fills the caches of the file system and of QML.
            for _ in range(rounds + 1)
        ][1:]
    ratio = median(mine / plain for mine, plain in pairs)
    return StartTimes(median(pair[0] for pair in pairs), median(pair[1] for pair in pairs), ratio)


def _environment(folder: Path) -> dict[str, str]:
    """This environment, with games and settings of its own: the same new game each time."""
    homes = {"CASINO_DATA_DIR": folder / "data", "CASINO_CONFIG_DIR": folder / "config"}
    return {**os.environ, **{name: str(home) for name, home in homes.items()}}


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
