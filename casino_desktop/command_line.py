"""The parser of both doors; it lies beside them since the window loads nothing of ``cli``."""

import argparse
from typing import NoReturn


class Parser(argparse.ArgumentParser):
    """A parser that refuses a command line in one sentence; its commands' parsers do so too."""

    def error(self, message: str) -> NoReturn:
        """End the process with status 2."""
        self.exit(2, f"{self.prog}: {message}\n")
