"""Moving a file that cannot be used out of the way, without touching its content."""

from contextlib import suppress
from pathlib import Path

_MOST = 1000


def put_aside(path: Path) -> Path | None:
    """Rename a file to a free name beside it; its new path, None if it has to stay.

    ``current.casino`` becomes ``current-kept-1.casino``.
    """
    for number in range(1, _MOST):
        aside = path.with_name(f"{path.stem}-kept-{number}{path.suffix}")
        if not aside.exists():
            with suppress(OSError):
                return path.rename(aside)
            return None
    return None
