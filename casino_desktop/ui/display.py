"""Whether there is a display: asked before Qt is loaded, since Qt aborts where there is none."""

import sys
from collections.abc import Mapping

_NO_DISPLAY = (
    "Casino found no display to open its window on. "
    "Set QT_QPA_PLATFORM=offscreen to run it unseen, "
    "or let the computer play in the terminal: casino selfplay"
)


def missing_display(environment: Mapping[str, str]) -> str:
    """One sentence saying why Qt would find no display, or ``""``.

    Only Linux and its kin are asked: elsewhere a program has a display or is not started.
    """
    if sys.platform in ("win32", "darwin"):
        return ""
    wanted = environment.get("QT_QPA_PLATFORM", "")
    named = [part.partition(":")[0] for part in wanted.split(";") if part]
    if any(not _needs_display(platform) for platform in named):
        return ""
    tried = {platform.partition("-")[0] for platform in named} or {"xcb", "wayland"}
    # It calls libraries of the system, for which Python has to load some as well.
    from . import display_server  # noqa: PLC0415

    if "wayland" in tried and display_server.wayland_answers(environment):
        return ""
    if "xcb" in tried and display_server.x11_answers(environment):
        return display_server.missing_library()
    return _NO_DISPLAY


def _needs_display(platform: str) -> bool:
    return platform == "xcb" or platform.startswith("wayland")
