"""Where the player may want to save something, to begin with."""

import re
from pathlib import Path

from PySide6.QtCore import QStandardPaths, QUrl

from .day import today

# What one system or another allows in no file name; a point at its end would be lost.
_FORBIDDEN = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*]+|^[ .]+|[ .]+$')


def suggested_file(name: str, suffix: str) -> QUrl:
    """A file among the player's documents, under a name that every system bears."""
    place = QStandardPaths.StandardLocation.DocumentsLocation
    documents = Path(QStandardPaths.writableLocation(place))
    folder = documents if documents.is_dir() else Path.home()
    stem = " ".join(_FORBIDDEN.sub(" ", name).split()) or "Casino"
    return QUrl.fromLocalFile(str(folder / f"{stem}{suffix}"))


def file_of_today(suffix: str) -> QUrl:
    """A file among the player's documents, named after the day."""
    day = today().toString("yyyy-MM-dd")
    return suggested_file(f"Casino {day}", suffix)
