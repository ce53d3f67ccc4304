"""Whether there is a display: asked before Qt is loaded, since Qt aborts where there is none."""

import sys
from collections.abc import Mapping

# The platforms of Qt that open no window anywhere, and those that ask a server for one.
_UNSEEN = {"offscreen", "minimal", "vnc"}
_SERVED = {"xcb", "wayland", "wayland-egl", "wayland-brcm"}


def stays_unseen(environment: Mapping[str, str]) -> bool:
    """Whether only platforms are named by hand that open no window anywhere."""
    named = _named(environment.get("QT_QPA_PLATFORM", ""))
    return bool(named) and named <= _UNSEEN


def missing_display(environment: Mapping[str, str]) -> str:
    """One sentence in the player's language saying why Qt would find no display, or ``""``."""
    wanted = environment.get("QT_QPA_PLATFORM", "")
    named = _named(wanted)
    if stays_unseen(environment) and ":" not in wanted:
        return ""
    if sys.platform in ("win32", "darwin"):
        return _unknown(wanted, named)
    if named <= _SERVED:
        return _unanswered(named or _SERVED, environment)
    return _untried(wanted)


def _named(wanted: str) -> set[str]:
    """The platforms of a value of QT_QPA_PLATFORM, without their parameters."""
    return {part.partition(":")[0].lower() for part in wanted.split(";") if part}


def _unknown(wanted: str, named: set[str]) -> str:
    """These systems have a display; only what Qt does not know at all makes it abort."""
    if not named:
        return ""
    from .platform_plugins import has_none_of  # noqa: PLC0415

    return _no_platform(wanted) if has_none_of(named) else ""


def _unanswered(named: set[str], environment: Mapping[str, str]) -> str:
    # It calls libraries of the system, for which Python has to load some as well.
    from . import display_server  # noqa: PLC0415

    tries_wayland = bool(named - {"xcb"})
    if tries_wayland and display_server.wayland_answers(environment):
        return ""
    if "xcb" not in named or not display_server.x11_answers(environment):
        from .display_words import NO_DISPLAY, said  # noqa: PLC0415

        return said(NO_DISPLAY)
    library = display_server.missing_library()
    if not library:
        return ""
    from .display_words import NO_LIBRARY, said  # noqa: PLC0415

    return said(NO_LIBRARY, library)


def _untried(wanted: str) -> str:
    """Named by hand, and it may need a screen or a device, or a file: only Qt itself can tell."""
    from .platform_trial import starts  # noqa: PLC0415

    return "" if starts(wanted) else _no_platform(wanted)


def _no_platform(wanted: str) -> str:
    from .display_words import NO_PLATFORM, said  # noqa: PLC0415

    return said(NO_PLATFORM, wanted[:80])
