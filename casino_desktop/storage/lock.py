"""One running program a folder: the second one is told, and saves nothing over the first."""

import os
import sys
from pathlib import Path

from .paths import data_dir


class InstanceLock:
    """A lock that the system itself lets go when the program ends, however it ends."""

    def __init__(self, folder: Path | None = None) -> None:
        self._path = (folder or data_dir()) / "lock"
        self._descriptor: int | None = None

    def acquire(self) -> bool:
        """Whether this program now has the folder for itself.

        Also true where the folder cannot be locked at all: play goes on, saving will tell.
        """
        if self._descriptor is not None:
            return True
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return True
        try:
            _lock(descriptor)
        except BlockingIOError:
            os.close(descriptor)
            return False
        except OSError:
            # A file system without locks.
            os.close(descriptor)
            return True
        self._descriptor = descriptor
        return True

    def release(self) -> None:
        """Let the folder go; the file stays, as removing it would race with the next program."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError from error

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
