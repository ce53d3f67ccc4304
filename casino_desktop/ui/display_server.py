"""Asking an X11 or Wayland server whether it answers, and whether Qt's plugin for X11 loads."""

import ctypes
from collections.abc import Mapping

from .platform_plugins import plugin_of


def x11_answers(environment: Mapping[str, str]) -> bool:
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


def wayland_answers(environment: Mapping[str, str]) -> bool:
    """Connect as Qt will; false also where the library for it is missing."""
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


def missing_library() -> str:
    """Load Qt's X11 plugin as Qt will, to learn which library it lacks; "" for none."""
    plugin = plugin_of("xcb")
    if plugin is None:
        return ""
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        return str(error).partition(":")[0]
    return ""
