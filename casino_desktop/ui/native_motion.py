"""What Windows and macOS say about motion, read through their own libraries."""

import ctypes
from collections.abc import Callable
from functools import partial
from typing import Any

# Qt has loaded AppKit, which the second one finds by name.
LIBRARIES = {"win32": "user32", "darwin": "/usr/lib/libobjc.A.dylib"}
# https://learn.microsoft.com/windows/win32/api/winuser/nf-winuser-systemparametersinfow
SPI_GETCLIENTAREAANIMATION = 0x1042


def reader(platform: str) -> Callable[[], bool]:
    """What asks this system, a key of LIBRARIES, each time that it is called."""
    ask = windows_reduces if platform == "win32" else mac_reduces
    return partial(ask, ctypes.CDLL(LIBRARIES[platform]))


def windows_reduces(user32: Any) -> bool:
    """Whether animations are switched off among the visual effects."""
    animates = ctypes.c_int(1)
    numbers = [ctypes.c_uint, ctypes.c_uint, ctypes.c_void_p, ctypes.c_uint]
    ask = _function(user32, "SystemParametersInfoW", ctypes.c_int, *numbers)
    ask(SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animates), 0)
    return not animates.value


def mac_reduces(objc: Any) -> bool:
    """Whether motion is reduced among the settings for accessibility.

    https://developer.apple.com/documentation/appkit/nsworkspace/accessibilitydisplayshouldreducemotion
    """
    thing, name = ctypes.c_void_p, ctypes.c_char_p
    class_of = _function(objc, "objc_getClass", thing, name)
    selector = _function(objc, "sel_registerName", thing, name)
    thing_of = _function(objc, "objc_msgSend", thing, thing, thing)
    bool_of = _function(objc, "objc_msgSend", ctypes.c_bool, thing, thing)
    # A class that is not there is nil, and every message to nil is answered by 0.
    workspace = thing_of(class_of(b"NSWorkspace"), selector(b"sharedWorkspace"))
    return bool(bool_of(workspace, selector(b"accessibilityDisplayShouldReduceMotion")))


def _function(library: Any, name: str, result: Any, *arguments: Any) -> Any:
    """A function of a library with its types; those of two functions of one name may differ."""
    function = library[name]
    function.restype, function.argtypes = result, arguments
    return function
