"""The plugins beside PySide6 by which Qt opens windows on a platform."""

import importlib.util
import sys
from collections.abc import Iterable
from pathlib import Path

_FOLDERS = (Path("Qt", "plugins", "platforms"), Path("plugins", "platforms"))


def plugin_of(platform: str) -> Path | None:
    """The file of a platform's plugin, None if there is none or another layout hides it."""
    folder = _folder()
    path = folder / _file_name(platform) if folder else None
    return path if path and path.is_file() else None


def has_none_of(platforms: Iterable[str]) -> bool:
    """Whether all of these are unknown to Qt; false where another layout hides the plugins."""
    return _folder() is not None and not any(map(plugin_of, platforms))


def _file_name(platform: str) -> str:
    if sys.platform == "win32":
        return f"q{platform}.dll"
    return f"libq{platform}.{'dylib' if sys.platform == 'darwin' else 'so'}"


def _folder() -> Path | None:
    spec = importlib.util.find_spec("PySide6")
    for root in (spec and spec.submodule_search_locations) or ():
        for inside in _FOLDERS:
            if Path(root, inside).is_dir():
                return Path(root, inside)
    return None
