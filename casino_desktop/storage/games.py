"""The game in progress, saved after every move, and the games that were finished."""

import re
from pathlib import Path
from typing import NamedTuple

from casino_desktop.session.record import Record

from .atomic import clear_temporaries, write_atomically
from .codec import SUFFIX, read_own_record, write_record
from .errors import FileProblem, StorageError
from .paths import data_dir
from .put_aside import put_aside
from .seal import sealed


class Unusable(NamedTuple):
    """What is wrong with a saved game, and where it lies now."""

    problem: StorageError
    path: Path


class Loaded(NamedTuple):
    """The last game, if there is one, and each file that could not be used."""

    record: Record | None
    unusable: tuple[Unusable, ...] = ()


class GameStore:
    """The saved games of one folder, by default the user's; it is made when first written to."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_dir()
        self.current = self.folder / f"current{SUFFIX}"
        self.previous = self.folder / f"previous{SUFFIX}"
        self.finished = self.folder / "finished"

    def load_current(self) -> Loaded:
        """The game as it was last saved, else as it was a move before; never raises.

        A file that cannot be used keeps its content and is renamed, so that no save overwrites it.
        """
        unusable: list[Unusable] = []
        for path in (self.current, self.previous):
            try:
                return Loaded(read_own_record(path), tuple(unusable))
            except StorageError as error:
                if error.problem is not FileProblem.NOT_FOUND:
                    unusable.append(Unusable(error, put_aside(path) or path))
        return Loaded(None, tuple(unusable))

    def tidy(self) -> None:
        """Remove what a killed program left half written; only for the one that has the lock."""
        for folder in (self.folder, self.finished):
            clear_temporaries(folder)

    def save_current(self, record: Record) -> None:
        """Save the game in progress; the save before it is kept too. StorageError."""
        write_atomically(self.current, sealed(write_record(record)), keep=self.previous)

    def archive(self, record: Record) -> Path:
        """Keep a finished game; taken back and finished anew, it stays as it was. StorageError."""
        path = self.finished / f"{_name(record)}{SUFFIX}"
        if path not in self.archived():
            write_atomically(path, write_record(record))
        return path

    def archived(self) -> list[Path]:
        """The finished games, the latest first."""
        return sorted(self.finished.glob(f"*{SUFFIX}"), reverse=True)


def _name(record: Record) -> str:
    """A name that is the same for the same game: its start and the first cards dealt."""
    started = re.sub(r"[^0-9]", "", record.started) or "undated"
    first = "".join(f"{card:02}" for card in record.deals[0].deck[:6])
    return f"{started}-{record.preset}-{first}"
