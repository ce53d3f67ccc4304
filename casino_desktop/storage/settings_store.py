"""Loading and saving the settings; a bad value costs only itself."""

from pathlib import Path
from typing import Any

from pydantic import ValidationError

from .atomic import write_atomically
from .errors import FileProblem, StorageError
from .header import check_header
from .json_file import json_bytes, parse_json, read_bytes
from .paths import config_dir
from .put_aside import put_aside
from .settings import Settings

FORMAT, VERSION = "casino-settings", 1


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
            return self._read()
        except StorageError as error:
            if error.problem is FileProblem.NOT_FOUND:
                return Settings()
            self.problem = error
            if error.problem not in (FileProblem.NEWER_VERSION, FileProblem.NOT_READABLE):
                put_aside(self.path)
            return Settings()

    def save(self, settings: Settings) -> None:
        """Save the settings; StorageError. A file of a newer version is left alone."""
        if self.problem and self.problem.problem is FileProblem.NEWER_VERSION:
            return
        values = {"format": FORMAT, "version": VERSION, **settings.model_dump(mode="json")}
        write_atomically(self.path, json_bytes(values))

    def _read(self) -> Settings:
        values, _ = check_header(
            parse_json(read_bytes(self.path), self.path), self.path, FORMAT, VERSION
        )
        return _tolerant(values)


def _tolerant(values: dict[str, Any]) -> Settings:
    """The settings without the values that are impossible."""
    try:
        return Settings.model_validate(values)
    except ValidationError as error:
        bad = {detail["loc"][0] for detail in error.errors()}
        return Settings.model_validate({key: values[key] for key in values if key not in bad})
