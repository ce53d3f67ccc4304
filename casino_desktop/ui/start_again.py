"""The same program once more, with the same command line."""

import os
import subprocess
import sys


def start_again() -> None:
    """Let a new program take the place of this one, which has closed its window and its files."""
    command = [sys.executable, *sys.orig_argv[1:]]
    if os.name == "nt":
        # There execv puts no quotation marks around arguments that hold blanks.
        subprocess.Popen(command)
    else:
        os.execv(sys.executable, command)
