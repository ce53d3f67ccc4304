"""Build what the program loads from resources/ and translations/, each part only when stale.

Run with the environment's Python: `.venv/bin/python packaging/assets.py`.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RESOURCES = ROOT / "resources"
TRANSLATIONS = ROOT / "translations"
PROGRAM = ROOT / "casino_desktop"


def tool(name: str) -> str:
    """Return the path of one of PySide6's tools, installed beside this Python.

    Raises SystemExit where it is not installed.
    """
    path = shutil.which(name, path=str(Path(sys.executable).parent))
    if path is None:
        raise SystemExit(f"{name} is not installed; run this with the environment's Python.")
    return path


def is_stale(target: Path, sources: Iterable[Path]) -> bool:
    """Say whether a built file is missing or older than one of its sources."""
    if not target.exists():
        return True
    built = target.stat().st_mtime_ns
    return any(source.stat().st_mtime_ns > built for source in sources)


def build(target: Path, sources: Iterable[Path], command: list[str]) -> None:
    """Run a command that writes the target, whose path is added to it, if it is stale.

    The target appears whole or not at all. Raises SystemExit where the command fails.
    """
    if not is_stale(target, sources):
        return
    print(f"Building {target.relative_to(ROOT).as_posix()}", flush=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    partial = target.with_name(f"{target.name}.{os.getpid()}.partial")
    done = subprocess.run([*command, str(partial)], check=False)
    if done.returncode != 0 or not partial.exists():
        partial.unlink(missing_ok=True)
        raise SystemExit(f"Could not build {target.relative_to(ROOT).as_posix()}.")
    partial.replace(target)


def build_resources() -> None:
    """Pack resources/ into one binary file that Qt maps into memory."""
    index = RESOURCES / "resources.qrc"
    # Folders count as sources too: removing a file changes only its folder's time.
    inside = (path for path in RESOURCES.rglob("*") if "__pycache__" not in path.parts)
    command = [tool("pyside6-rcc"), "--binary", str(index), "-o"]
    build(PROGRAM / "resources.rcc", [RESOURCES, *inside], command)


def build_translations() -> None:
    """Compile each language's file; translations that are unfinished fall back to English."""
    if not TRANSLATIONS.exists():
        print("There is no folder translations/ yet: the program speaks English.")
        return
    languages = sorted(TRANSLATIONS.glob("casino_*.ts"))
    if not languages:
        raise SystemExit("There is no file translations/casino_*.ts.")
    for source in languages:
        command = [tool("pyside6-lrelease"), "-silent", str(source), "-qm"]
        build(PROGRAM / "i18n" / f"{source.stem}.qm", [source], command)


if __name__ == "__main__":
    build_resources()
    build_translations()
