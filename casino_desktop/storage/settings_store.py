"""Loading and saving the settings; a bad value costs only itself."""

from pathlib import Path

from .atomic import write_atomically
from .errors import FileProblem, StorageError
from .header import check_header
from .json_file import json_bytes, parse_json, read_bytes
from .paths import config_dir
from .put_aside import put_aside
from .settings import Settings, read_settings

FORMAT, VERSION = "casino-settings", 1
# What may be whole, only not for this program or not now.
_LEFT_ALONE = {FileProblem.NEWER_VERSION, FileProblem.FORBIDDEN, FileProblem.NOT_READABLE}


class SettingsStore:
    """The settings file of a folder; ``problem`` says what was wrong with it when it was loaded."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or config_dir()) / "settings.json"
        self.problem: StorageError | None = None

    def load(self) -> Settings:
        """The settings, defaults where the file has none; never raises.

        A file that is broken or not ours is put aside untouched.
        """
        try:
            return self.read()
        except StorageError as error:
            if error.problem is FileProblem.NOT_FOUND:
                return Settings()
            self.problem = error
            if error.problem not in _LEFT_ALONE:
                put_aside(self.path)
            return Settings()

    def read(self) -> Settings:
        """The settings of the file, which is left as it is; StorageError."""
        values, _ = check_header(
            parse_json(read_bytes(self.path), self.path), self.path, FORMAT, VERSION
        )
        return read_settings(values)

    def save(self, settings: Settings) -> None:
        """Save the settings; StorageError. A file of a newer version is left alone."""
        if self.problem and self.problem.problem is FileProblem.NEWER_VERSION:
            return
        values = {"format": FORMAT, "version": VERSION, **settings.plain()}
        write_atomically(self.path, json_bytes(values))
