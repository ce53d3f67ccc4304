"""Whoever knows that the system asks for less motion is listened to."""

import subprocess
import sys
from enum import Enum
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from casino_desktop.ui import native_motion
from casino_desktop.ui.system_motion import SystemMotion

ACTIVE = Qt.ApplicationState.ApplicationActive


class Preference(Enum):
    """Qt.MotionPreference, as Qt 6.12 has it."""

    NoPreference = 0
    ReducedMotion = 1


class Accessibility(QObject):
    """QAccessibilityHints, as far as Qt 6.12 tells there of motion."""

    motionPreferenceChanged = Signal(Preference)  # noqa: N815

    def __init__(self) -> None:
        super().__init__()
        self._preference = Preference.ReducedMotion

    def motionPreference(self) -> Preference:  # noqa: N802
        """What the system prefers."""
        return self._preference

    def prefer(self, preference: Preference) -> None:
        """The player changes the system's setting."""
        self._preference = preference
        self.motionPreferenceChanged.emit(preference)


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> dict[str, bool]:
    """What Windows or macOS would answer, by its name."""
    answers = {"win32": False, "darwin": False}
    monkeypatch.setattr(native_motion, "reader", lambda name: lambda: answers[name])
    return answers


def told_by(motion: SystemMotion) -> list[bool]:
    """Each change that it will tell of."""
    told: list[bool] = []
    motion.changed.connect(lambda: told.append(motion.reduced))
    return told


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_a_system_is_asked_again_when_the_player_comes_back(
    qapp: QGuiApplication, system: dict[str, bool], platform: str
) -> None:
    motion = SystemMotion()
    told = told_by(motion)
    motion.follow(platform)
    for asks in (True, True, False):
        system[platform] = asks
        qapp.applicationStateChanged.emit(ACTIVE)
        assert motion.reduced is asks
    assert told == [True, False]


def test_what_the_system_says_at_first_is_told_at_once(
    qapp: QGuiApplication, system: dict[str, bool]
) -> None:
    system["win32"] = True
    motion = SystemMotion()
    assert not motion.reduced
    told = told_by(motion)
    motion.follow("win32")
    assert told == [True]


def test_qt_is_listened_to_where_it_knows(qapp: QGuiApplication, system: dict[str, bool]) -> None:
    accessibility = Accessibility()
    motion = SystemMotion(SimpleNamespace(accessibility=lambda: accessibility))
    told = told_by(motion)
    motion.follow("darwin")
    accessibility.prefer(Preference.NoPreference)
    accessibility.prefer(Preference.ReducedMotion)
    assert told == [True, False, True]


def test_one_that_asks_is_enough(qapp: QGuiApplication, system: dict[str, bool]) -> None:
    accessibility = Accessibility()
    motion = SystemMotion(SimpleNamespace(accessibility=lambda: accessibility))
    system["darwin"] = True
    motion.follow("darwin")
    accessibility.prefer(Preference.NoPreference)
    assert motion.reduced


def test_a_qt_without_the_hints_asks_for_nothing(
    qapp: QGuiApplication, system: dict[str, bool]
) -> None:
    motion = SystemMotion(SimpleNamespace())
    motion.follow("win32")
    assert not motion.reduced


def test_nothing_is_loaded_before_the_system_is_followed() -> None:
    code = """
import sys
from PySide6.QtGui import QGuiApplication
from casino_desktop.ui.system_motion import SystemMotion
gui = QGuiApplication([])
motion = SystemMotion()
late = {"PySide6.QtDBus", "ctypes"}
print(late & set(sys.modules))
motion.follow("linux")
print(late & set(sys.modules))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n{'PySide6.QtDBus'}\n"
    assert done.stderr == ""
