"""Games left for another one: kept as files, so that there is a way back to them."""

import re
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QUrl

from casino_desktop.session.record import Record
from casino_desktop.session.session import GameSession
from casino_desktop.storage.atomic import write_atomically
from casino_desktop.storage.codec import SUFFIX, write_record
from casino_desktop.storage.recent import RecentFiles


def keep_left_game(session: GameSession, folder: Path, recent: RecentFiles) -> None:
    """Keep a game that was begun and is not over where it can be opened again. StorageError."""
    if session.game_over or not session.can_undo:
        return
    path = folder / "left" / f"{_name(session.record)}{SUFFIX}"
    write_atomically(path, write_record(session.record))
    recent.add(path)


def recent_games(recent: RecentFiles) -> list[dict[str, Any]]:
    """The files opened, saved or left last, as a menu shows them."""
    return [_entry(path) for path in recent.paths()]


def _entry(path: Path) -> dict[str, Any]:
    url = QUrl.fromLocalFile(str(path)).toString()
    when = _when(path)
    if path.parent.name != "left":
        return {"url": url, "name": path.stem, "line": when}
    name = QCoreApplication.translate("Games", "Game left on {when}").format(when=when)
    return {"url": url, "name": name, "line": ""}


def _when(path: Path) -> str:
    """When a file was last written, in the format of the language."""
    try:
        time = QDateTime.fromSecsSinceEpoch(int(path.stat().st_mtime))
    except OSError:
        return ""
    return QLocale().toString(time, QLocale.FormatType.ShortFormat)


def _name(record: Record) -> str:
    """A name that stays the same while the game goes on."""
    return re.sub(r"[^0-9]", "", record.started)[:14] or "undated"
