"""The first two keys of every file of ours: its format and the version of that format."""

from typing import Any

from .errors import FileProblem, StorageError


def check_header(
    values: object, path: object, form: str, newest: int
) -> tuple[dict[str, Any], int]:
    """The keys of a file and its version; StorageError if it is foreign, damaged or newer."""
    if not isinstance(values, dict) or values.get("format") != form:
        raise StorageError(FileProblem.FOREIGN, path, format=form)
    version = values.get("version")
    if type(version) is not int or version < 1:
        raise StorageError(FileProblem.DAMAGED, path, place="version")
    if version > newest:
        raise StorageError(FileProblem.NEWER_VERSION, path, version=version)
    return values, version
