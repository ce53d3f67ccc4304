"""What a command's module needs to register itself."""

import argparse
from typing import TypeAlias

# Quoted: argparse's class takes a parameter for the type checker only.
Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
