"""The files that were opened or saved last."""

from pathlib import Path

from .atomic import write_atomically
from .errors import StorageError
from .header import check_header
from .json_file import json_bytes, parse_json, read_bytes
from .paths import data_dir

FORMAT, VERSION = "casino-recent", 1
MOST = 10


class RecentFiles:
    """The list of the last files, the latest first; one that is gone is left out."""

    def __init__(self, folder: Path | None = None) -> None:
        self._path = (folder or data_dir()) / "recent.json"

    def paths(self) -> list[Path]:
        """The files that are still there, at most MOST; never raises."""
        try:
            keys, _ = check_header(
                parse_json(read_bytes(self._path), self._path), self._path, FORMAT, VERSION
            )
        except StorageError:
            return []
        names = keys.get("paths")
        if not isinstance(names, list):
            return []
        paths = [Path(name) for name in names if isinstance(name, str) and "\0" not in name]
        return [path for path in paths if path.is_file()][:MOST]

    def add(self, path: Path) -> None:
        """Put a file first. StorageError."""
        path = path.absolute()
        paths = [path, *(other for other in self.paths() if other != path)][:MOST]
        keys = {"format": FORMAT, "version": VERSION, "paths": [str(one) for one in paths]}
        write_atomically(self._path, json_bytes(keys))
