"""Opening a page for its picture, with what has to be there before."""

from PySide6.QtCore import QCoreApplication, QMetaObject, QObject
from PySide6.QtQuick import QQuickWindow

from casino_desktop.session.session import GameSession
from casino_desktop.storage.errors import FileProblem, StorageError
from casino_desktop.storage.games import GameStore

from .ambiguous_drop import ambiguous_drop
from .program import Program

# The buttons that lead to them.
_BEHIND_NEW_GAME = {"customise": "customise", "own-rules": "ownRules"}
# What was wrong with which file, for the picture of a refusal.
_REFUSED = StorageError(FileProblem.DAMAGED, "/home/ada/friend.casino", place="deals.2.moves.7")


def open_page(page: str, program: Program, window: QQuickWindow) -> None:
    """Lay a page over the table, "" for none, or one that the player reaches by another way."""
    if page in _BEHIND_NEW_GAME:
        program.app.open_page("new-game")
        button = window.findChild(QObject, _BEHIND_NEW_GAME[page])
        assert button is not None
        QMetaObject.invokeMethod(button, "click")
    elif page == "choices":
        _open_choices(program)
    elif page == "log":
        program.app.open_log(True)
    elif page == "refused":
        program.app.refuse(_REFUSED, str(_REFUSED.details["path"]))
    else:
        program.app.open_page(page)
    if page == "review":
        _show_dearest_move(program)


def prepare(page: str, session: GameSession, store: GameStore) -> None:
    """Keep the game among the finished ones where the page counts them."""
    if page in ("honesty", "history") and session.game_over:
        store.archive(session.record)


def _open_choices(program: Program) -> None:
    """Make the first drop on the table that may mean several moves, if there is one."""
    session = program.game.session
    drop = ambiguous_drop(session.state) if session and not session.deal_over else None
    if session and drop:
        deck = session.record.deals[-1].deck
        program.table.dropOnCard(*map(deck.index, drop))


def _show_dearest_move(program: Program) -> None:
    """Wait for the end of the review, and show the position of the move that cost most."""
    review = program.pages.review
    while review.property("running"):
        QCoreApplication.processEvents()
    review.toggle(review.dearest)
