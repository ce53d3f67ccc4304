"""Where the files of the program lie on this system."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from platformdirs import PlatformDirs


def data_dir() -> Path:
    """The folder of the saved games; CASINO_DATA_DIR overrides it. It may not exist yet."""
    override = os.environ.get("CASINO_DATA_DIR")
    return Path(override) if override else _system().user_data_path


def config_dir() -> Path:
    """The folder of the settings; CASINO_CONFIG_DIR overrides it. It may not exist yet."""
    override = os.environ.get("CASINO_CONFIG_DIR")
    return Path(override) if override else _system().user_config_path


def _system() -> "PlatformDirs":
    from platformdirs import PlatformDirs  # noqa: PLC0415

    return PlatformDirs("casino", appauthor=False)
