"""What a signal calls is a slot of the class, not of the one object that was connected.

WORKAROUND PySide6 6.11: a method that is no Slot and is connected makes Qt's description of its
object a new one, of that object alone. QML remembers what it has read in a description by where
that lay; when the object is gone another's description may come to lie there, and its properties
and methods are "undefined".
"""

import gc

import shiboken6
from PySide6.QtCore import QCoreApplication, QMetaObject, QObject

from casino_desktop.storage.settings import NewGameChoice
from casino_desktop.ui.app_model import PAGES
from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.program import Program
from casino_desktop.ui.search_client import SearchClient


def signatures(described: QMetaObject) -> set[str]:
    methods = map(described.method, range(described.methodCount()))
    return {method.methodSignature().toStdString() for method in methods}


def own_objects() -> list[QObject]:
    """All objects of the program's own classes that live now."""
    found = (one for one in gc.get_objects() if isinstance(one, QObject) and shiboken6.isValid(one))
    return [one for one in found if type(one).__module__.startswith("casino_desktop")]


def test_no_object_has_slots_that_its_class_has_not(window: MainWindow, program: Program) -> None:
    program.warm_up()
    for page in PAGES:
        program.app.open_page(page)
        QCoreApplication.processEvents()
    program.app.open_page("")
    program.language.choose("de")
    program.game.begin(NewGameChoice(), 2)
    QCoreApplication.processEvents()
    search = SearchClient()
    found = own_objects()
    names = {type(one).__name__ for one in found}
    assert {"AppModel", "TableModel", "GameEngine", "RulesDraft", "SearchClient"} <= names
    search.close()
    for one in found:
        described: QMetaObject = type(one).staticMetaObject  # type: ignore[attr-defined]
        assert signatures(one.metaObject()) == signatures(described), type(one)
