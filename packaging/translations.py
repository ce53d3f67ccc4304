"""Bring translations/*.ts up to date with the strings in the sources, or check that they are.

Run with the environment's Python: `.venv/bin/python packaging/translations.py [--check]`.
"""

import ast
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from assets import PROGRAM, ROOT, TRANSLATIONS, tool


def sources() -> list[Path]:
    """Return the files that hold strings to translate, in an order that is always the same."""
    found = [path for kind in ("*.py", "*.qml") for path in PROGRAM.rglob(kind)]
    return sorted(path for path in found if not path.name.startswith("tst_"))


def with_numbers(source: bytes) -> bytes:
    """Return a Python source in which each call for a plural form asks for the number 1.

    WORKAROUND lupdate up to Qt 6.11: it takes ``translate(context, text, comment, number)`` for a
    plural only where the number is written in digits, and skips the call where it is a call itself.
    """
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    numbers = [
        (starts[node.lineno - 1] + node.col_offset, starts[end - 1] + (node.end_col_offset or 0))
        for node in _numbers(ast.parse(source))
        if (end := node.end_lineno)
    ]
    for start, end in sorted(numbers, reverse=True):
        source = source[:start] + b"1" + source[end:]
    return source


def _numbers(tree: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and len(node.args) == 4:
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name == "translate":
                yield node.args[3]


def readable_sources(folder: Path) -> Iterator[Path]:
    """Yield what lupdate is to read: the QML files, and copies of the Python files in a folder."""
    for path in sources():
        if path.suffix == ".py":
            copy = folder / path.relative_to(PROGRAM)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(with_numbers(path.read_bytes()))
            yield copy
        else:
            yield path


def update(languages: Iterable[Path]) -> None:
    """Let lupdate merge the sources' strings into these files, and drop what is gone.

    English is the language of the sources; its file holds only the plural forms.
    Raises SystemExit where lupdate fails or warns.
    """
    with tempfile.TemporaryDirectory() as folder:
        read = list(map(str, readable_sources(Path(folder))))
        for language in languages:
            _update(language, read)


def _update(language: Path, read: list[str]) -> None:
    options = ["-silent", "-warnings-are-errors", "-no-obsolete", "-locations", "none"]
    plural = ["-pluralonly"] if language.stem == "casino_en" else []
    command = [tool("pyside6-lupdate"), *options, *read, *plural, "-ts", str(language)]
    done = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0 or done.stderr.strip():
        raise SystemExit(f"lupdate is not content:\n{done.stdout}{done.stderr}")


def outdated() -> list[str]:
    """Return the names of the translation files that an update would change."""
    committed = sorted(TRANSLATIONS.glob("casino_*.ts"))
    with tempfile.TemporaryDirectory() as folder:
        copies = [Path(shutil.copy(path, folder)) for path in committed]
        update(copies)
        pairs = zip(committed, copies, strict=True)
        return [path.name for path, copy in pairs if path.read_bytes() != copy.read_bytes()]


def main() -> None:
    """Update the files, or with --check name those that are outdated and fail."""
    if "--check" not in sys.argv[1:]:
        update(sorted(TRANSLATIONS.glob("casino_*.ts")))
    elif names := outdated():
        raise SystemExit(f"Run `make i18n`: outdated are {', '.join(names)}.")


if __name__ == "__main__":
    main()
