"""What a command's module needs to register itself."""

import argparse
from typing import NoReturn, TypeAlias

# Quoted: argparse's class takes a parameter for the type checker only.
Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class Parser(argparse.ArgumentParser):
    """A parser that refuses a command line in one sentence; its commands' parsers do so too."""

    def error(self, message: str) -> NoReturn:
        """End the process with status 2."""
        self.exit(2, f"{self.prog}: {message}\n")
