"""Bring translations/*.ts up to date with the strings in the sources, or check that they are.

Run with the environment's Python: `.venv/bin/python packaging/translations.py [--check]`.
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from assets import PROGRAM, ROOT, TRANSLATIONS, tool


def sources() -> list[Path]:
    """Return the files that hold strings to translate, in an order that is always the same."""
    found = [path for kind in ("*.py", "*.qml") for path in PROGRAM.rglob(kind)]
    return sorted(path for path in found if not path.name.startswith("tst_"))


def update(languages: Iterable[Path]) -> None:
    """Let lupdate merge the sources' strings into these files, and drop what is gone.

    English is the language of the sources; its file holds only the plural forms.
    Raises SystemExit where lupdate fails or warns.
    """
    options = ["-silent", "-warnings-are-errors", "-no-obsolete", "-locations", "none"]
    command = [tool("pyside6-lupdate"), *options, *map(str, sources())]
    for language in languages:
        plural = ["-pluralonly"] if language.stem == "casino_en" else []
        target = [*command, *plural, "-ts", str(language)]
        done = subprocess.run(target, check=False, cwd=ROOT, capture_output=True, text=True)
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
