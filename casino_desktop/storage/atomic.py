"""Writing a file so that a crash leaves either the old content or the new one, never half."""

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path

from .errors import FileProblem, StorageError, reason_of

# Temporary files bear this prefix in the folder of the file they become.
TEMPORARY_PREFIX = ".casino-"
_PROTECTED = {errno.EACCES, errno.EPERM, errno.EROFS}
_FULL = {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)}


def write_atomically(path: Path, data: bytes, keep: Path | None = None) -> None:
    """Replace a file's content, its folder made if missing; StorageError leaves the old content.

    With ``keep``, what the file was before is moved there, in the same folder.
    """
    target = Path(os.path.realpath(path))
    temporary = target.with_name(f"{TEMPORARY_PREFIX}{os.urandom(8).hex()}.tmp")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _refuse_to_replace(target)
        _write(temporary, data)
        _copy_mode(target, temporary)
        if keep and target.exists():
            target.replace(keep)
        temporary.replace(target)
        _sync_folder(target.parent)
    except OSError as error:
        raise write_error(path, error) from error
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)


def clear_temporaries(folder: Path) -> None:
    """Remove what writers that were killed left behind in a folder of ours."""
    for left in folder.glob(f"{TEMPORARY_PREFIX}*.tmp"):
        with suppress(OSError):
            left.unlink()


def _write(path: Path, data: bytes) -> None:
    with path.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _refuse_to_replace(path: Path) -> None:
    """Renaming could replace a file that the user has protected, or a device; writing could not."""
    if not path.exists():
        return
    if not path.is_file():
        raise StorageError(FileProblem.NOT_A_FILE, path)
    if not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def _copy_mode(old: Path, new: Path) -> None:
    with suppress(FileNotFoundError):
        new.chmod(stat.S_IMODE(old.stat().st_mode))


def _sync_folder(folder: Path) -> None:
    """Make the renaming last; Windows cannot open folders and needs no such thing."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def write_error(path: Path, error: OSError) -> StorageError:
    """What a failed change of a file is called."""
    if error.errno in _FULL:
        return StorageError(FileProblem.DISK_FULL, path)
    if error.errno in _PROTECTED:
        return StorageError(FileProblem.PROTECTED, path)
    return StorageError(FileProblem.NOT_WRITABLE, path, reason=reason_of(error))
