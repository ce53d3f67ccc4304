"""A desktop of its own for one test: a screen that nobody sees, a session bus, and a panel."""

import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.ui.session_bus import session_bus
from tests.ui.talker import Talker, started

NEEDED = ("Xvfb", "dbus-daemon", "busctl")
MENUS = "com.canonical.dbusmenu"
# How a panel writes keys, and how Qt does.
MODIFIERS = {"Control": "Ctrl"}


class Desktop:
    """Starts what a test wants of it, and reads the menus as a panel does."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.environment = environment
        self.running: list[Talker] = []

    def start(self, module: str, *arguments: str) -> Talker:
        """Start a module of the tests and wait until it is ready."""
        talker = started(self.environment, module, *arguments)
        self.running.append(talker)
        return talker

    def menus(self, window: str) -> list[Any]:
        """The menus of a window as text, key, whether enabled, checked (None: never), lines below.

        ``window`` is what it told the panel: the name on the bus and the path of its menus.
        """
        layout = self._call(window, "GetLayout", "iias", "0", "-1", "0")[1]
        return [_line(child["data"]) for child in layout[2]]

    def click(self, window: str, *texts: str) -> None:
        """Choose a line, named by the words above it and its own."""
        _, _, children = self._call(window, "GetLayout", "iias", "0", "-1", "0")[1]
        number = 0
        for text in texts:
            found = (entry["data"] for entry in children)
            number, _, children = next(one for one in found if _of(one, "label") == text)
        self._call(window, "Event", "isvu", str(number), "clicked", "i", "0", "0")

    def _call(self, window: str, method: str, *arguments: str) -> Any:
        service, path = window.split()
        bus = f"--address={self.environment['DBUS_SESSION_BUS_ADDRESS']}"
        command = ["busctl", bus, "--json=short", "call", service, path, MENUS, method]
        signature, *values = arguments
        done = subprocess.run(
            [*command, signature, "--", *values], capture_output=True, text=True, check=True
        )
        return json.loads(done.stdout)["data"] if done.stdout.strip() else None


def _of(entry: Any, name: str) -> Any:
    return entry[1].get(name, {"data": None})["data"]


def _line(entry: Any) -> list[Any]:
    if _of(entry, "type") == "separator":
        return []
    keys = _of(entry, "shortcut") or [[]]
    key = "+".join(MODIFIERS.get(part, part) for part in keys[0])
    checked = None if _of(entry, "toggle-type") is None else _of(entry, "toggle-state") == 1
    below = [_line(child["data"]) for child in entry[2]]
    return [_of(entry, "label"), key, _of(entry, "enabled"), checked, below]


@contextmanager
def desktop(folder: Path) -> Iterator[Desktop]:
    """A desktop without a panel, that ends with all that was started on it."""
    screen = Talker(["Xvfb", "-displayfd", "1", "-screen", "0", "1024x768x24"], dict(os.environ))
    with session_bus(folder) as bus:
        found = Desktop(_environment(folder, screen.line(), bus))
        try:
            yield found
        finally:
            for talker in (*reversed(found.running), screen):
                talker.end()


def _environment(folder: Path, screen: str, bus: str) -> dict[str, str]:
    return {
        **os.environ,
        "DISPLAY": f":{screen}",
        "DBUS_SESSION_BUS_ADDRESS": bus,
        "QT_QPA_PLATFORM": "xcb",
        "QT_QUICK_BACKEND": "software",
        "CASINO_DATA_DIR": str(folder),
        "CASINO_CONFIG_DIR": str(folder),
        "LC_ALL": "C.UTF-8",
    }
