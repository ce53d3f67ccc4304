"""Reading JSON that may come from anywhere: bounded in size and depth, every fault named."""

import json
import re
from pathlib import Path
from typing import Any, BinaryIO, NoReturn

from .errors import FileProblem, StorageError, reason_of

SIZE_LIMIT = 4 * 1024 * 1024
DEPTH_LIMIT = 16

_STRING_OR_BRACKET = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[{\]}]', re.DOTALL)


def open_file(path: Path) -> BinaryIO:
    """A file to read; StorageError if there is none, or if it cannot be read."""
    try:
        # Opening a pipe would wait for whoever writes to it, and a device may have no end.
        if path.exists() and not path.is_file():
            raise StorageError(FileProblem.NOT_A_FILE, path)
        return path.open("rb")
    except OSError as error:
        raise _read_error(path, error) from error


def read_bytes(path: Path) -> bytes:
    """The content of a file; StorageError if there is none, or more than SIZE_LIMIT bytes."""
    with open_file(path) as file:
        try:
            data = file.read(SIZE_LIMIT + 1)
        except OSError as error:
            raise _read_error(path, error) from error
    if len(data) > SIZE_LIMIT:
        raise StorageError(FileProblem.TOO_LARGE, path)
    return data


def _read_error(path: Path, error: OSError) -> StorageError:
    """What a failed reading of a file is called."""
    if isinstance(error, FileNotFoundError):
        return StorageError(FileProblem.NOT_FOUND, path)
    if isinstance(error, PermissionError):
        return StorageError(FileProblem.FORBIDDEN, path)
    return StorageError(FileProblem.NOT_READABLE, path, reason=reason_of(error))


def parse_json(data: bytes, path: object) -> Any:
    """The value of JSON text in UTF-8; StorageError names ``path`` if it is none or too deep."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise StorageError(FileProblem.NOT_JSON, path) from error
    if _depth(text) > DEPTH_LIMIT:
        raise StorageError(FileProblem.TOO_DEEP, path)
    try:
        return json.loads(text, parse_constant=_refuse)
    except ValueError as error:
        raise StorageError(FileProblem.NOT_JSON, path) from error


def json_bytes(value: object) -> bytes:
    """A value as readable JSON text in UTF-8; a lone surrogate becomes ``?``."""
    return (json.dumps(value, ensure_ascii=False, indent=1) + "\n").encode("utf-8", "replace")


def _depth(text: str) -> int:
    depth = deepest = 0
    for token in _STRING_OR_BRACKET.finditer(text):
        if token[0] in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif token[0] in "]}":
            depth -= 1
    return deepest


def _refuse(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")
