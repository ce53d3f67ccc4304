"""How large and how quick the packaged program is, beside what it may be."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

from casino_desktop.cli.bench_start import leave_game

ROUNDS = 9
# Until a window has drawn its last frame of the start and its process has come to rest.
REST_S = 3.0


class Figure(NamedTuple):
    """A figure with its limit; both are megabytes, or a ratio to a bare window's."""

    what: str
    value: float
    limit: float
    unit: str

    @property
    def good(self) -> bool:
        """Whether it is within the limit."""
        return self.value <= self.limit

    def __str__(self) -> str:
        mark = "" if self.good else "   TOO MUCH"
        return f"{self.what:34} {self.value:7.2f} {self.unit:5} limit {self.limit:g}{mark}"


def size(folder: Path) -> float:
    """The megabytes of all files in a folder, each counted once."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files) / 1e6


@contextmanager
def own_folders() -> Iterator[tuple[Path, dict[str, str]]]:
    """A folder for games and settings, and an environment with it, but without a screen.

    What Qt has compiled is kept beside it.
    """
    with tempfile.TemporaryDirectory() as folder:
        games = Path(folder, "games")
        unseen = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
        homes = {"CASINO_DATA_DIR": str(games), "CASINO_CONFIG_DIR": str(games)}
        yield games, {**os.environ, **unseen, **homes, "XDG_CACHE_HOME": folder}


def seconds_to_frame(program: Path, environment: Mapping[str, str]) -> float:
    """The time until a program says that it has drawn; RuntimeError where it does not."""
    begin = time.perf_counter()
    command = [str(program), "--quit-after-first-frame"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        line = process.stdout.readline() if process.stdout else ""
        seconds = time.perf_counter() - begin
    if line != "drawn\n" or process.returncode:
        raise RuntimeError(f"{program.name} draws no window")
    return seconds


def start_ratios(program: Path, bare: Path) -> tuple[float, float]:
    """How many times as long as a bare window the program takes to its first drawn table.

    The first number is for a start that finds no files, the second for one that resumes a game in
    mid-deal. The three are started by turns; the first round fills the caches of the file system
    and of QML.
    """
    with own_folders() as (games, environment):
        times = []
        for number in range(ROUNDS + 1):
            shutil.rmtree(games, ignore_errors=True)
            plain = seconds_to_frame(bare, environment)
            first = seconds_to_frame(program, environment)
            leave_game(games, number)
            times.append((first / plain, seconds_to_frame(program, environment) / plain))
    first_ratio, daily_ratio = map(median, zip(*times[1:], strict=True))
    return first_ratio, daily_ratio


def memory_ratio(program: Path, bare: Path) -> float:
    """How many times as much memory as a bare window the window's process keeps."""
    return resident(program) / resident(bare)


def resident(program: Path) -> float:
    """The megabytes of memory in use by a program's own process once its window stands."""
    with own_folders() as (_, environment):
        seconds_to_frame(program, environment)
        process = subprocess.Popen([str(program)], stdout=subprocess.DEVNULL, env=environment)
        try:
            time.sleep(REST_S)
            status = Path(f"/proc/{process.pid}/status").read_text("ascii")
        finally:
            process.terminate()
            process.wait()
    lines = dict(line.split(":", 1) for line in status.splitlines())
    return int(lines["VmRSS"].split()[0]) / 1e3


def measure(bundle: Path, bare: Path, installed: Path, deb: Path) -> list[Figure]:
    """The figures of the packaged program on Linux."""
    program, plain = bundle / "casino-desktop", bare / "bare-window"
    first, daily = start_ratios(program, plain)
    return [
        Figure("installed", size(installed), 160, "MB"),
        Figure("Debian package", deb.stat().st_size / 1e6, 50, "MB"),
        Figure("first start, beside a bare window", first, 1.3, "times"),
        Figure("start in mid-deal, beside the same", daily, 1.3, "times"),
        Figure("memory, beside a bare window", memory_ratio(program, plain), 1.5, "times"),
    ]
