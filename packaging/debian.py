"""Installing Debian packages: done where we may, named where we may not."""

# Old Pythons must get as far as the sentence that says they are too old.
from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Sequence

Run = Callable[[Sequence[str]], int]


def call(command: Sequence[str]) -> int:
    """Run a command, its output shown; return its exit status."""
    return subprocess.run(command, check=False).returncode


def root_prefix(run: Run = call) -> list[str] | None:
    """Return what to put before a command to run it as root, or None where nothing will do."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and run(["sudo", "-n", "true"]) == 0:
        return ["sudo", "-n"]
    return None


def install(packages: Sequence[str], why: str, run: Run = call) -> None:
    """Install Debian packages with apt-get.

    Raises SystemExit with the exact command for the reader to give where we may not, where
    apt-get fails, or where there is none.
    """
    wanted = " ".join(packages)
    advice = f"{why} Please run: sudo apt-get update && sudo apt-get install -y {wanted}"
    if not shutil.which("apt-get"):
        raise SystemExit(f"{why} This system has no apt-get; install what Debian calls: {wanted}")
    prefix = root_prefix(run)
    if prefix is None:
        raise SystemExit(advice)
    print(f"{why} Installing: {wanted}", flush=True)
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    # A failed update is no reason to stop: the lists at hand may be enough.
    run([*apt, "update"])
    if run([*apt, "install", "-y", "--no-install-recommends", *packages]) != 0:
        raise SystemExit(advice)
