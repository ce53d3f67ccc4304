"""The plain values of the table that QML binds to, and the one place where they are derived."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from casino_desktop.rules.dealing import packets_left
from casino_desktop.session.session import GameSession

from .engine import GameEngine
from .narration import Cast, Told
from .placements import LEAST_SLOTS, table_slots
from .scene import Scene
from .viewers import can_undo


class TableState(NamedTuple):
    """One field for each plain property of TableModel, under the property's name.

    ``heldRow``, ``busy`` and ``dealOver`` are only for Python.
    """

    mySeat: int = 0
    myTurn: bool = False
    stockCount: int = 0
    packetsLeft: int = 0
    stockText: str = ""
    packetText: str = ""
    turnText: str = ""
    tableSlots: int = LEAST_SLOTS
    tableIsTarget: bool = False
    tableIsHinted: bool = False
    raisedRow: int = -1
    heldRow: int = -1
    runningSum: str = ""
    busy: bool = False
    canUndo: bool = False
    canRedo: bool = False
    dealOver: bool = False
    handOver: str = ""
    hint: str = ""


def derive(
    engine: GameEngine, session: GameSession, scene: Scene, cast: Cast, last: Told | None
) -> TableState:
    """The values for what the engine shows now, but for those of the player's gesture.

    ``last`` is the last line that was told.
    """
    stock, draws = len(scene.stock), session.rules.supply == "draw"
    left = stock if draws else packets_left(session.rules, len(session.seats), stock)
    stock_text, packet_text = _packet_texts(left, draws=draws)
    return TableState(
        mySeat=engine.viewer,
        myTurn=engine.state_of_turn is not None,
        stockCount=stock,
        packetsLeft=left,
        stockText=stock_text,
        packetText=packet_text,
        turnText=_turn_text(engine, scene, cast, last),
        tableSlots=table_slots(scene),
        busy=engine.show.busy,
        canUndo=can_undo(session),
        canRedo=session.can_redo,
        dealOver=engine.deal_shown,
        handOver=cast.names[engine.viewer] if engine.covered else "",
    )


def _packet_texts(left: int, *, draws: bool) -> tuple[str, str]:
    """What stands on the stock, and the same in whole words: packets, or cards to draw."""
    translate = QCoreApplication.translate
    if draws:
        short = translate("Table", "%n card(s)", "left in the stock", left)
        return short, translate("Table", "%n card(s) left", None, left)
    short = translate("Table", "%n packet(s)", "left in the stock", left)
    return short, translate("Table", "%n packet(s) left", None, left)


def _turn_text(engine: GameEngine, scene: Scene, cast: Cast, last: Told | None) -> str:
    translate = QCoreApplication.translate
    seat = scene.turn
    if scene.drawn:
        return _draw_text(engine, scene, cast, drawn=last is not None)
    if engine.deal_shown:
        return translate("Table", "The deal is over.")
    if seat < 0:
        return ""
    if engine.show.busy and last is not None and last.seat in (seat, -1):
        # While cards are dealt it is nobody's turn.
        return last.text if last.seat == seat else ""
    if engine.my_turn and seat == engine.viewer:
        return translate("Table", "It is your turn.")
    if seat == cast.you:
        return ""
    if seat == engine.thinking:
        return translate("Table", "{name} is thinking.").format(name=cast.names[seat])
    return translate("Table", "{name} plays.").format(name=cast.names[seat])


def _draw_text(engine: GameEngine, scene: Scene, cast: Cast, *, drawn: bool) -> str:
    translate = QCoreApplication.translate
    if drawn and scene.dealer == cast.you:
        return translate("Table", "You deal first.")
    if drawn:
        return translate("Table", "{name} deals first.").format(name=cast.names[scene.dealer])
    high = engine.session is not None and engine.session.rules.first_dealer == "high"
    if high:
        return translate("Table", "Everybody draws: the highest card deals first.")
    return translate("Table", "Everybody draws: the lowest card deals first.")
