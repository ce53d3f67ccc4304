"""Folds the engine and the player's gesture into what the table's models show."""

from casino_desktop.session.session import GameSession

from .card_names import in_signs
from .choices import choice_rows
from .engine import GameEngine
from .narration import Narrator
from .placements import place
from .scene import Scene
from .seat_model import seat_rows
from .sitters import cast_of, sitters_of
from .table_input import TableInput, running_sum
from .table_properties import TableProperties
from .table_state import TableState, derive
from .viewers import eyes_of


def show_table(table: TableProperties, engine: GameEngine, player: TableInput) -> None:
    """Show the present picture; the models tell QML only what changed."""
    session, scene = engine.session, engine.scene
    if session is None or scene is None:
        return
    cast, marks = cast_of(session), player.marks
    placements = place(scene, engine.deck, eyes_of(session, engine.viewer))
    pairs = session.rules.pairs(len(session.seats))
    sitters = sitters_of(session)
    table.card_model.show_cards(placements, marks)
    table.build_model.show_builds(scene.fans, cast, scene.lit, marks)
    table.seat_model.show(seat_rows(scene, sitters, engine.viewer, engine.thinking, pairs))
    _show_choices(table, session, player)
    _show_log(table, engine, session)
    table.show_state(_state(engine, session, scene, player))


def _show_choices(table: TableProperties, session: GameSession, player: TableInput) -> None:
    gesture = player.gesture
    rows = choice_rows(session.state, gesture.moves)
    table.choice_model.show_choices(rows, gesture.current if rows else -1, gesture.anchor)


def _show_log(table: TableProperties, engine: GameEngine, session: GameSession) -> None:
    narrator = Narrator(cast_of(session), in_signs)
    lines = [narrator.tell(event) for event in engine.events]
    table.log_model.show_lines([line for line in lines if line is not None])


def _state(
    engine: GameEngine, session: GameSession, scene: Scene, player: TableInput
) -> TableState:
    gesture, deck = player.gesture, engine.deck
    row = deck.index(gesture.card) if gesture.card >= 0 else -1
    state = derive(engine, session, scene, cast_of(session).names)
    return state._replace(
        tableIsTarget=player.marks.table,
        raisedRow=-1 if gesture.held else row,
        heldRow=row if gesture.held else -1,
        runningSum=running_sum(session.state, gesture.selection),
    )
