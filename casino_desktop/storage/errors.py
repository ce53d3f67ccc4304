"""The one error that files can cause: a problem code with its details, worded by ``str``."""

from enum import StrEnum


class FileProblem(StrEnum):
    """What was wrong with a file; the value is the English sentence with its placeholders."""

    NOT_FOUND = "{path} does not exist"
    NOT_A_FILE = "{path} is not a file"
    FORBIDDEN = "{path} cannot be read: reading it is not allowed"
    NOT_READABLE = "{path} cannot be read ({reason})"
    TOO_LARGE = "{path} is too large"
    TOO_DEEP = "{path} is nested too deeply"
    NOT_JSON = "{path} holds no JSON"
    FOREIGN = "{path} is not a Casino file of the format {format}"
    NEWER_VERSION = "{path} was saved by a newer Casino (format version {version})"
    DAMAGED = "{path} is damaged at {place}"
    EXTRA_KEY = "{path} has a key that is not known: {place}"
    IMPOSSIBLE = "{path} cannot be opened: {cause}"
    BAD_RULES = "{path} holds no possible rule set: {cause}"
    DISK_FULL = "{path} cannot be saved: the disk is full"
    PROTECTED = "{path} cannot be saved: writing there is not allowed"
    NOT_WRITABLE = "{path} cannot be saved ({reason})"


def reason_of(error: OSError) -> str:
    """What the system says about a failed call, without the path."""
    return error.strerror or type(error).__name__


class StorageError(Exception):
    """A file that cannot be read or written; ``details`` always has its ``path`` as text."""

    def __init__(self, problem: FileProblem, path: object, **details: object) -> None:
        self.problem = problem
        self.details: dict[str, object] = {"path": str(path), **details}
        super().__init__(problem.value.format(**self.details))
