"""Whether Qt can start on a platform that was named by hand; where it cannot, it aborts."""

import os
import sys
from multiprocessing import get_context

from .frozen import support_processes, support_qt

_PATIENCE_S = 20


def starts(platform: str) -> bool:
    """Let a process of its own try, which takes as long as Qt takes to load.

    ``platform`` is a value of QT_QPA_PLATFORM.
    """
    support_processes()
    process = get_context("spawn").Process(target=_try, args=(platform,), daemon=True)
    process.start()
    process.join(_PATIENCE_S)
    if process.is_alive():
        process.kill()
        process.join()
    return process.exitcode == 0


def _try(platform: str) -> None:
    """End with status 0 once there is a window, even if nothing has been drawn on it."""
    _fail_quietly()
    os.environ["QT_QPA_PLATFORM"] = platform
    support_qt()
    from PySide6.QtGui import QGuiApplication, QWindow  # noqa: PLC0415

    gui = QGuiApplication([])
    window = QWindow()
    window.create()
    gui.processEvents()
    os._exit(0)


def _fail_quietly() -> None:
    """Neither words of Qt's nor a picture of the memory, which an abort may leave."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    if sys.platform != "win32":
        import resource  # noqa: PLC0415

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
