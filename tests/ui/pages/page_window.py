"""One page alone in a window, and what a person does with it and sees of it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Protocol

import shiboken6
from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

import casino_desktop
from casino_desktop.session.session import GameSession
from casino_desktop.ui.application import load_pictures
from casino_desktop.ui.program import Program
from tests.session.games import new_game, play_on
from tests.ui.grace import pass_grace

QML = Path(casino_desktop.__file__).parent / "qml"
PAGES = (
    "FirstStart",
    "NewGamePage",
    "CustomisePage",
    "OwnRulesPage",
    "ScoreSheet",
    "SettingsPage",
    "AboutPage",
    "RulesPage",
    "KeysPage",
    "SecondProgram",
    "ReviewPage",
    "HonestyPage",
    "HistoryPage",
    "CountPage",
)
PARTS = ("LogPanel", "Notice")

_HOST = """
import QtQuick
import QtQuick.Controls.Basic
import Casino
import Casino.Ui

ApplicationWindow {{
    id: host

    required property AppModel app
    property QtObject page: part
    property QtObject theme: Theme
    property QtObject keys: KeyMap

    visible: true
    color: Theme.felt

    Binding {{
        target: Theme
        property: "choice"
        value: host.app.settings.theme
    }}

    {part} {{
        id: part

        {body}
    }}
}}
"""


class PageWindow:
    """A page or a control over bare felt; a dialog still has to be opened.

    ``body`` is what stands between its braces.
    """

    def __init__(self, program: Program, part: str, body: str, width: int, height: int) -> None:
        load_pictures()
        # Before QML reads the page's file, as when a page is opened.
        program.app.prepare_pages()
        self._language = program.language
        self._engine = QQmlApplicationEngine()
        self._engine.addImportPath(str(QML))
        self._engine.setInitialProperties({"app": program.app, "width": width, "height": height})
        source = _HOST.format(part=part, body=body).encode()
        self._engine.loadData(source, QUrl.fromLocalFile(str(QML / "Host.qml")))
        window = self._engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        page = window.property("page")
        assert isinstance(page, QObject)
        self.window, self.page = window, page
        self._language.changed.connect(self._engine.retranslate)

    def close(self) -> None:
        """Take the window away while its models are still there."""
        self._language.changed.disconnect(self._engine.retranslate)
        shiboken6.delete(self._engine)

    @property
    def opened(self) -> bool:
        """Whether the page lies over the window."""
        return bool(self.page.property("opened"))

    @property
    def focused(self) -> QQuickItem | None:
        """What the keys go to."""
        return self.window.activeFocusItem()

    def items(self, wanted: Callable[[QQuickItem], bool] = lambda _: True) -> Iterator[QQuickItem]:
        """Whatever can be seen, from back to front."""
        yield from (item for item in _below(self.window.contentItem()) if wanted(item))

    def item(self, name: str) -> QQuickItem:
        """The one that bears this object name."""
        found = [item for item in self.items() if item.objectName() == name]
        assert len(found) == 1, f"{len(found)} visible items are named {name}"
        return found[0]

    def named(self, text: str) -> QQuickItem:
        """The one that can be pressed and that a screen reader calls this."""
        found = [item for item in self.items(pressable) if accessible_name(item) == text]
        assert len(found) == 1, f"{len(found)} controls are called {text}"
        return found[0]

    def control(self, text: str, role: QAccessible.Role) -> QQuickItem:
        """The one that a screen reader presents by this name and as this."""
        found = [item for item in self.items() if accessible_role(item) == role]
        named = [item for item in found if accessible_name(item) == text]
        assert len(named) == 1, f"{len(named)} are called {text}"
        return named[0]

    def draw(self) -> None:
        """Draw a frame: only then do items take their places."""
        self.window.grabWindow()

    def part(self, name: str) -> QObject:
        """What of the page is no item of its own: a timer, a dialog."""
        found = self.page.findChild(QObject, name)
        assert found is not None, name
        return found

    def in_sight(self, item: QQuickItem | None) -> bool:
        """Whether the page's scrolling part shows the whole item."""
        scroller = self.item("scroller")
        if item is None:
            return False
        top = item.mapToItem(scroller, 0, 0).y()
        return bool(top >= 0 and top + item.height() <= scroller.height())

    def reveal(self, item: QQuickItem) -> None:
        """Scroll to the end, as the wheel would, where an item is not in sight."""
        if not self.in_sight(item):
            scroller = self.item("scroller")
            end = scroller.property("contentHeight") - scroller.height()
            scroller.setProperty("contentY", end)

    def click(self, item: QQuickItem) -> None:
        """Press the left mouse button on the middle of an item."""
        middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
        self.click_at(middle)

    def click_at(self, place: QPoint) -> None:
        """Press the left mouse button at a place in the window."""
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(self.window, left, none, place)

    def press(self, *keys: Qt.Key) -> None:
        """Press and release keys, one after another."""
        for key in keys:
            QTest.keyClick(self.window, key)

    def wait_out(self) -> None:
        """Let the moment pass in which a page that opens by itself takes no key."""
        pass_grace(self.window)

    def type(self, text: str) -> None:
        """Type letters into what has the focus."""
        for letter in text:
            QTest.keyClick(self.window, letter)  # type: ignore[call-overload]


def pressable(item: QQuickItem) -> bool:
    """Whether a screen reader offers to press it."""
    role = QAccessible.Role
    return accessible_role(item) in (role.Button, role.RadioButton, role.CheckBox)


def focusable(item: QQuickItem) -> bool:
    """Whether Tab stops here."""
    return bool(item.activeFocusOnTab()) and item.isEnabled()


def spoken_only(item: QQuickItem) -> bool:
    """Whether this is text that a person reads and that is not typed."""
    is_text = item.property("text") is not None and item.property("contentWidth") is not None
    return is_text and item.property("cursorVisible") is None and bool(item.property("text"))


def accessible_name(item: QQuickItem) -> str:
    """What a screen reader says first."""
    reading = _reading(item)
    return reading.text(QAccessible.Text.Name) if reading else ""


def accessible_texts(item: QQuickItem) -> str:
    """All that a screen reader says, the description and the value included."""
    reading, kind = _reading(item), QAccessible.Text
    kinds = (kind.Name, kind.Description, kind.Value)
    return " ".join(reading.text(kind) for kind in kinds) if reading else ""


def accessible_role(item: QQuickItem) -> QAccessible.Role:
    """As what a screen reader presents it."""
    reading = _reading(item)
    return reading.role() if reading else QAccessible.Role.NoRole


def _reading(item: QQuickItem) -> QAccessibleInterface | None:
    return QAccessible.queryAccessibleInterface(item)


def _below(item: QQuickItem) -> Iterator[QQuickItem]:
    for child in item.childItems():
        if child.isVisible():
            yield child
            yield from _below(child)


class Show(Protocol):
    """Opens a page and waits until it can be seen."""

    def __call__(
        self, name: str, width: int = 1000, height: int = 720, body: str | None = None
    ) -> PageWindow: ...


def one_deal() -> GameSession:
    """A game whose first deal has just been played to its end."""
    session = new_game()
    while not session.deal_over:
        play_on(session, 1, Random(5))
    return session


def read(model: QObject, *names: str) -> Any:
    """A property of a model, or of the model that is its property."""
    value: Any = model
    for name in names:
        value = getattr(value, name)
    return value
