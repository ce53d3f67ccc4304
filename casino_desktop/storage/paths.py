"""Where the files of the program lie on this system."""

import os
from pathlib import Path

import platformdirs

_NAME = "casino"


def data_dir() -> Path:
    """The folder of the saved games; CASINO_DATA_DIR overrides it. It may not exist yet."""
    return _folder("CASINO_DATA_DIR", platformdirs.user_data_path(_NAME, appauthor=False))


def config_dir() -> Path:
    """The folder of the settings; CASINO_CONFIG_DIR overrides it. It may not exist yet."""
    return _folder("CASINO_CONFIG_DIR", platformdirs.user_config_path(_NAME, appauthor=False))


def _folder(variable: str, default: Path) -> Path:
    override = os.environ.get(variable)
    return Path(override) if override else default
