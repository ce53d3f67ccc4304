"""Folds the engine and the player's gesture into what the table's models show."""

from PySide6.QtCore import QCoreApplication

from casino_desktop.session.session import GameSession

from .card_names import in_signs
from .choices import choice_rows
from .engine import GameEngine
from .hints import Hints
from .narration import Cast, Narrator, Told
from .placements import place
from .seat_model import seat_rows
from .sitters import cast_of, sitters_of
from .table_input import TableInput, running_sum
from .table_properties import TableProperties
from .table_state import TableState, derive


def show_table(
    table: TableProperties, engine: GameEngine, player: TableInput, hints: Hints
) -> None:
    """Show the present picture; the models tell QML only what changed."""
    session, scene = engine.session, engine.scene
    if session is None or scene is None:
        return
    cast, marks = cast_of(session), player.marks._replace(hinted=hints.cards)
    placements = place(scene, engine.deck, engine.eyes)
    pairs = session.rules.pairs(len(session.seats))
    sitters = sitters_of(session)
    table.card_model.show_cards(placements, marks)
    table.build_model.show_builds(scene.fans, cast, scene.lit, marks)
    table.seat_model.show(seat_rows(scene, sitters, engine.viewer, engine.thinking, pairs))
    _show_choices(table, session, player)
    lines = _lines(engine, cast)
    table.log_model.show_lines(lines)
    state = derive(engine, session, scene, cast, lines[-1] if lines else None)
    state = state._replace(hint=_hint(session, hints), tableIsHinted=hints.trails)
    table.show_state(_with_gesture(state, engine, session, player))


def _show_choices(table: TableProperties, session: GameSession, player: TableInput) -> None:
    gesture = player.gesture
    rows = choice_rows(session.state, gesture.moves)
    table.choice_model.show_choices(rows, gesture.current if rows else -1, gesture.anchor)


def _hint(session: GameSession, hints: Hints) -> str:
    if hints.waiting:
        return QCoreApplication.translate("Hint", "Looking for the best move …")
    if not hints.advice:
        return ""
    # Imported late: most games are played without a hint.
    from .hint_text import hint_text  # noqa: PLC0415

    return hint_text(session.state, hints.advice)


def _lines(engine: GameEngine, cast: Cast) -> list[Told]:
    narrator = Narrator(cast, in_signs)
    told = map(narrator.tell, engine.events)
    return [line for line in told if line is not None]


def _with_gesture(
    state: TableState, engine: GameEngine, session: GameSession, player: TableInput
) -> TableState:
    gesture = player.gesture
    row = engine.deck.index(gesture.card) if gesture.card >= 0 else -1
    return state._replace(
        tableIsTarget=player.marks.table,
        raisedRow=-1 if gesture.held else row,
        heldRow=row if gesture.held else -1,
        runningSum=running_sum(session.state, gesture.selection),
    )
