"""Windows and macOS are asked with functions that are called as those of their libraries are."""

import ctypes
import sys
from typing import Any

import pytest

from casino_desktop.ui.native_motion import LIBRARIES, mac_reduces, reader, windows_reduces

UINT, POINTER, TEXT = ctypes.c_uint, ctypes.c_void_p, ctypes.c_char_p
# What every library of ctypes makes its functions of.
FUNCTION = ctypes.pythonapi._FuncPtr
# Wider than an int: whoever forgets that these are pointers cuts them off.
WORKSPACE_CLASS, WORKSPACE = 0x1_2345_6789_0000, 0x7FFF_8765_4321_0000
SELECTORS = {
    b"sharedWorkspace": 0x1_0000_0000_0010,
    b"accessibilityDisplayShouldReduceMotion": 0x1_0000_0000_0020,
}


class Library:
    """Functions at addresses; none knows its types, as those that ctypes finds in a library."""

    def __init__(self, **functions: Any) -> None:
        self._functions = functions

    def __getitem__(self, name: str) -> Any:
        return FUNCTION(ctypes.cast(self._functions[name], ctypes.c_void_p).value or 0)


def user32(*, knows: bool, animates: bool) -> Library:
    """A Windows that animates or not, or one that does not know the question."""

    def ask(question: int, size: int, answer: int, save: int) -> int:
        assert (size, save) == (0, 0)
        if knows and question == 0x1042:
            ctypes.c_int.from_address(answer).value = int(animates)
            return 1
        return 0

    kind = ctypes.CFUNCTYPE(ctypes.c_int, UINT, UINT, POINTER, UINT)
    return Library(SystemParametersInfoW=kind(ask))


def objc(workspace_class: int, *, reduces: bool) -> Library:
    """The runtime of a Mac; ``workspace_class`` is 0 where nobody has loaded AppKit."""

    def class_of(name: bytes) -> int:
        assert name == b"NSWorkspace"
        return workspace_class

    def selector(name: bytes) -> int:
        return SELECTORS[name]

    def send(thing: int | None, name: int) -> int:
        if (thing, name) == (WORKSPACE_CLASS, SELECTORS[b"sharedWorkspace"]):
            return WORKSPACE
        asked = (WORKSPACE, SELECTORS[b"accessibilityDisplayShouldReduceMotion"])
        # What is above the byte of a bool means nothing.
        return 0xFF00 + reduces if (thing, name) == asked else 0

    look_up = ctypes.CFUNCTYPE(POINTER, TEXT)
    return Library(
        objc_getClass=look_up(class_of),
        sel_registerName=look_up(selector),
        objc_msgSend=ctypes.CFUNCTYPE(POINTER, POINTER, POINTER)(send),
    )


@pytest.mark.parametrize("animates", [True, False])
def test_windows_that_does_not_animate_asks_for_less_motion(*, animates: bool) -> None:
    assert windows_reduces(user32(knows=True, animates=animates)) is not animates


def test_windows_that_does_not_know_the_question_asks_for_nothing() -> None:
    assert not windows_reduces(user32(knows=False, animates=False))


@pytest.mark.parametrize("reduces", [True, False])
def test_a_mac_asks_for_less_motion(*, reduces: bool) -> None:
    assert mac_reduces(objc(WORKSPACE_CLASS, reduces=reduces)) is reduces


def test_a_mac_without_the_class_asks_for_nothing() -> None:
    assert not mac_reduces(objc(0, reduces=True))


@pytest.mark.parametrize(
    ("platform", "library", "asks"),
    [
        ("win32", user32(knows=True, animates=False), True),
        ("darwin", objc(WORKSPACE_CLASS, reduces=True), True),
        ("darwin", objc(WORKSPACE_CLASS, reduces=False), False),
    ],
)
def test_each_system_is_asked_through_its_own_library(
    monkeypatch: pytest.MonkeyPatch, platform: str, library: Library, *, asks: bool
) -> None:
    libraries = {LIBRARIES[platform]: library}
    monkeypatch.setattr(ctypes, "CDLL", libraries.__getitem__)
    assert reader(platform)() is asks


@pytest.mark.skipif(sys.platform not in LIBRARIES, reason="asks the true Windows or macOS")
def test_the_true_system_answers() -> None:
    assert isinstance(reader(sys.platform)(), bool)
