"""Make the virtual environment `.venv` with exactly the packages of requirements.lock.

Runs on any Python that the program supports, on Linux, macOS and Windows:
`python3 packaging/environment.py`, or `uv run packaging/environment.py`.
"""

# Old Pythons must get as far as the sentence that says they are too old.
from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import debian

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OLDEST = (3, 11)


def require_python() -> None:
    """End with a sentence where this Python is too old."""
    if sys.version_info < OLDEST:
        found = ".".join(map(str, sys.version_info[:2]))
        raise SystemExit(f"Casino needs Python 3.11 or newer; {sys.executable} is {found}.")


def require_ensurepip() -> None:
    """Debian ships the module that puts pip into a new environment apart from Python."""
    if importlib.util.find_spec("ensurepip") is None:
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        debian.install([package], "Python cannot make virtual environments yet.")


def step(*command: str | Path) -> None:
    """Run one command in the project's folder; end with a sentence where it fails."""
    if subprocess.run(command, check=False, cwd=ROOT).returncode != 0:
        raise SystemExit(f"This step failed: {' '.join(map(str, command))}")


def make_environment() -> None:
    """Create the environment where there is no working one."""
    works = (str(PYTHON), "-c", "import pip")
    if PYTHON.exists() and subprocess.run(works, check=False).returncode == 0:
        return
    require_ensurepip()
    step(sys.executable, "-m", "venv", VENV)


def install_locked() -> None:
    """Install the locked packages and the program itself, the latter from these sources."""
    pip = (PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    step(*pip, "--require-hashes", "--requirement", ROOT / "requirements.lock")
    step(*pip, "--no-deps", "--no-build-isolation", "--editable", ROOT)


def main() -> None:
    """Bring `.venv` up to date with the lock."""
    require_python()
    make_environment()
    print("Installing the locked packages into .venv ...", flush=True)
    install_locked()


if __name__ == "__main__":
    main()
