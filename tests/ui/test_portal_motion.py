"""The desktop's portal is asked about motion, over a true bus."""

import json
import os
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtDBus import QDBusConnection, QDBusVariant
from pytestqt.qtbot import QtBot

from casino_desktop.ui.portal_motion import ANIMATIONS, REDUCED_MOTION, Key, PortalMotion, wish
from tests.ui.session_bus import needs, session_bus
from tests.ui.talker import Talker, started

HINT = "Your system asks for less motion, so the cards do not travel."
NUMBERS = count()

needs_bus = needs("dbus-daemon")

Start = Callable[..., Talker]


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with session_bus(tmp_path) as address:
        yield address


@pytest.fixture
def start(address: str) -> Iterator[Start]:
    """Starts a module of the tests on the bus, and waits until it is ready."""
    running: list[Talker] = []

    def start(module: str, *arguments: str) -> Talker:
        environment = {**os.environ, "DBUS_SESSION_BUS_ADDRESS": address}
        running.append(started(environment, module, *arguments))
        return running[-1]

    yield start
    for talker in running:
        talker.end()


@pytest.fixture
def motion(address: str, qapp: object) -> Iterator[PortalMotion]:
    """Not yet asked for."""
    name = f"motion {next(NUMBERS)}"
    motion = PortalMotion(QDBusConnection.connectToBus(address, name))
    yield motion
    motion.deleteLater()
    QDBusConnection.disconnectFromBus(name)


def portal_of(start: Start, version: int, *settings: tuple[Key, Any]) -> Talker:
    told = [[*key, value] for key, value in settings]
    return start("tests.ui.fake_portal", str(version), json.dumps(told))


def change(desktop: Talker, key: Key, value: Any) -> None:
    """The player changes a setting of the desktop."""
    desktop.do("set", *key, json.dumps(value))


@needs_bus
@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("setting", [(REDUCED_MOTION, 1), (ANIMATIONS, False)])
def test_a_desktop_asks_for_less_motion(
    motion: PortalMotion, start: Start, qtbot: QtBot, version: int, setting: tuple[Key, Any]
) -> None:
    portal_of(start, version, setting)
    with qtbot.waitSignal(motion.changed):
        motion.ask()
        assert not motion.reduced
    assert motion.reduced


@needs_bus
def test_reduced_motion_counts_before_animations(
    motion: PortalMotion, start: Start, qtbot: QtBot
) -> None:
    desktop = portal_of(start, 2, (ANIMATIONS, False), (REDUCED_MOTION, 0))
    told = []
    motion.changed.connect(lambda: told.append(motion.reduced))
    motion.ask()
    qtbot.waitUntil(lambda: bool(desktop.do("asked")))
    change(desktop, ANIMATIONS, False)
    for value in (1, 0):
        with qtbot.waitSignal(motion.changed):
            change(desktop, REDUCED_MOTION, value)
    assert told == [True, False]
    assert desktop.do("asked") == [["ReadOne", "reduced-motion"]]


@needs_bus
def test_a_change_is_heard_at_once(motion: PortalMotion, start: Start, qtbot: QtBot) -> None:
    desktop = portal_of(start, 2, (ANIMATIONS, True))
    motion.ask()
    for value in (False, True, False):
        with qtbot.waitSignal(motion.changed):
            change(desktop, ANIMATIONS, value)
        assert motion.reduced is not value


@needs_bus
def test_odd_answers_and_other_settings_change_nothing(
    motion: PortalMotion, start: Start, qtbot: QtBot
) -> None:
    odd = [(REDUCED_MOTION, "much"), (ANIMATIONS, 0)]
    desktop = portal_of(start, 1, *odd)
    told = []
    motion.changed.connect(lambda: told.append(motion.reduced))
    motion.ask()
    for key, value in [*odd, (("org.freedesktop.appearance", "color-scheme"), 1)]:
        change(desktop, key, value)
    qtbot.waitUntil(lambda: len(desktop.do("asked")) == 4)
    change(desktop, REDUCED_MOTION, 1)
    qtbot.waitUntil(lambda: bool(told))
    assert told == [True]


@needs_bus
def test_a_portal_that_starts_later_is_heard(
    motion: PortalMotion, start: Start, qtbot: QtBot
) -> None:
    motion.ask()
    desktop = portal_of(start, 2)
    with qtbot.waitSignal(motion.changed):
        change(desktop, REDUCED_MOTION, 1)
    assert motion.reduced


def test_without_a_bus_nothing_is_asked(qapp: object) -> None:
    motion = PortalMotion(QDBusConnection("no such bus"))
    motion.ask()
    assert not motion.reduced


@needs_bus
def test_the_program_follows_the_portal_and_says_so(start: Start, tmp_path: Path) -> None:
    desktop = portal_of(start, 2, (REDUCED_MOTION, 1))
    game = start("tests.ui.motion_program", str(tmp_path))
    assert json.loads(game.line()) == [0, HINT]
    change(desktop, REDUCED_MOTION, 0)
    assert json.loads(game.line()) == [1, ""]


@pytest.mark.parametrize(
    ("key", "value", "asks"),
    [
        (REDUCED_MOTION, 0, False),
        (REDUCED_MOTION, 1, True),
        (REDUCED_MOTION, 2, False),
        (REDUCED_MOTION, True, None),
        (ANIMATIONS, True, False),
        (ANIMATIONS, False, True),
        (ANIMATIONS, 0, None),
        (ANIMATIONS, None, None),
        (("org.freedesktop.appearance", "contrast"), 1, None),
    ],
)
def test_a_value_asks_for_less_motion_or_not(key: Key, value: Any, asks: bool | None) -> None:
    assert wish(key, value) is asks
    outer = QDBusVariant()
    outer.setVariant(value)
    assert wish(key, outer) is asks
