"""What the packaged program needs in order to start processes of its own."""

import importlib
import sys

# PyInstaller's own; packaging/casino.spec makes a module of it.
HOOK = "pyi_rth_multiprocessing"


def support_processes() -> None:
    """Let the worker process be started, and be that process where this one was started for it.

    Called before a worker is started, and first of all in a process started as one: PyInstaller
    would load all of multiprocessing at each start. Nothing happens where Python runs the program.
    """
    if getattr(sys, "frozen", False):
        multiprocessing = importlib.import_module("multiprocessing")
        importlib.import_module(HOOK)
        multiprocessing.freeze_support()
