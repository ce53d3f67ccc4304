"""What the packaged program does late that PyInstaller would do at each start of any process.

Where Python itself runs the program nothing of it is needed, and nothing happens.
"""

import importlib
import sys

# Hooks of PyInstaller's; packaging/casino.spec makes modules of them.
PROCESS_HOOK = "pyi_rth_multiprocessing"
QT_HOOK = "pyi_rth_pyside6"
HOOKS = (PROCESS_HOOK, QT_HOOK)


def support_processes() -> None:
    """Let processes be started, and be such a process where this one was started as one.

    Called before one is started, and in one that was started before anything else.
    """
    if getattr(sys, "frozen", False):
        multiprocessing = importlib.import_module("multiprocessing")
        importlib.import_module(PROCESS_HOOK)
        multiprocessing.freeze_support()


def support_qt() -> None:
    """Let Qt find its plugins and QML modules; called before the application object is made."""
    if getattr(sys, "frozen", False):
        importlib.import_module(QT_HOOK)
