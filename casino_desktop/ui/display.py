"""Whether there is a display: asked before Qt is loaded, since Qt aborts where there is none."""

import ctypes
import importlib.util
import sys
from collections.abc import Mapping
from pathlib import Path

_NO_DISPLAY = (
    "Casino found no display to open its window on. "
    "Set QT_QPA_PLATFORM=offscreen to run it unseen, "
    "or let the computer play in the terminal: casino selfplay"
)
_NO_LIBRARY = (
    "Casino cannot open its window, a library is missing: {detail}. "
    "Install it, or set QT_QPA_PLATFORM=offscreen, "
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
    if "wayland" in tried and _wayland_answers(environment):
        return ""
    if "xcb" in tried and _x11_answers(environment):
        return _missing_library()
    return _NO_DISPLAY


def _needs_display(platform: str) -> bool:
    return platform == "xcb" or platform.startswith("wayland")


def _x11_answers(environment: Mapping[str, str]) -> bool:
    """Connect as Qt will, so that a refused authorisation counts as no display, too."""
    if not environment.get("DISPLAY"):
        return False
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # Then the plugin cannot be loaded either, and that is said instead.
    xcb.xcb_connect.restype = ctypes.c_void_p
    for function in (xcb.xcb_connection_has_error, xcb.xcb_disconnect):
        function.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not failed


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    if not environment.get("WAYLAND_DISPLAY"):
        return False
    try:
        wayland = ctypes.CDLL("libwayland-client.so.0")
    except OSError:
        return False
    wayland.wl_display_connect.restype = ctypes.c_void_p
    wayland.wl_display_disconnect.argtypes = [ctypes.c_void_p]
    display = wayland.wl_display_connect(None)
    if not display:
        return False
    wayland.wl_display_disconnect(display)
    return True


def _missing_library() -> str:
    """Load Qt's X11 plugin as Qt will, to learn which library it lacks."""
    plugin = _xcb_plugin()
    if plugin is None:
        return ""
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        return _NO_LIBRARY.format(detail=str(error).partition(":")[0])
    return ""


def _xcb_plugin() -> Path | None:
    """The plugin's file beside PySide6, or None where another layout hides it."""
    spec = importlib.util.find_spec("PySide6")
    for folder in (spec and spec.submodule_search_locations) or ():
        plugin = Path(folder, "Qt", "plugins", "platforms", "libqxcb.so")
        if plugin.is_file():
            return plugin
    return None
