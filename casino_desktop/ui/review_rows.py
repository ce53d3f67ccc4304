"""The review of a deal in words and small cards: what moves cost, and what was better."""

from math import hypot
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale

from casino_desktop.rules.cards import NAMES, cards_of, rank_of
from casino_desktop.rules.state import DealState
from casino_desktop.session.decisions import Decision

from .card_names import in_words
from .hint_text import move_text, reasons
from .number_words import badge

if TYPE_CHECKING:
    from casino_desktop.players.protocol import Advice

# A smaller loss is not worth a line: no player plays for the tenth of a point.
_LEAST_LOSS = 0.1


class Judgement(NamedTuple):
    """A decision beside the best move there: ``best`` and ``own`` say what each is worth."""

    decision: Decision
    best: "Advice"
    own: "Advice"

    @property
    def loss(self) -> float:
        """The points that the move cost."""
        return self.best.value - self.own.value

    @property
    def exact(self) -> bool:
        """Whether the loss is certain, as at the end of a deal."""
        return self.best.exact and self.own.exact

    @property
    def error(self) -> float:
        """The standard error of the loss, 0 if it is exact."""
        return hypot(self.best.error, self.own.error)

    @property
    def costly(self) -> bool:
        """Whether the move was worse than the best one beyond doubt."""
        return self.loss >= max(_LEAST_LOSS, self.error)


class ReviewRow(NamedTuple):
    """One costly move, known by its number in the deal; ``spoken`` says all of it in one line."""

    number: int
    title: str
    better: str
    loss: str
    spoken: str


def review_rows(judgements: list[Judgement], names: tuple[str, ...]) -> list[ReviewRow]:
    """The costly moves, the dearest first; ``names`` by seat where several people play."""
    costly = [judgement for judgement in judgements if judgement.costly]
    costly.sort(key=lambda one: (-round(one.loss, 6), one.decision.number))
    return [_row(judgement, names) for judgement in costly]


def position(judgement: Judgement) -> dict[str, Any]:
    """The position before a move: the hand, the table, and in both the cards of the better move."""
    state, best = judgement.decision.state, judgement.best
    hand = sorted(cards_of(state.hands[state.mover]), key=lambda card: (rank_of(card), card))
    return {
        "hand": [_lot(1 << card, best.move.cards) for card in hand],
        "table": _table(state, best.move.cards),
        "why": " ".join(reasons(state, best)),
        "spoken": _spoken(state),
    }


def _spoken(state: DealState) -> str:
    text = QCoreApplication.translate("Review", "Hand: {hand}. Table: {table}.")
    table = state.loose | sum(build.cards for build in state.builds)
    return text.format(hand=in_words(state.hands[state.mover]), table=in_words(table) or "–")


def loss_text(judgement: Judgement) -> str:
    """What a move cost, and how sure that is."""
    translate, loss = QCoreApplication.translate, _number(judgement.loss)
    if judgement.exact:
        return translate("Review", "Cost: {points} points, exactly").format(points=loss)
    text = translate("Review", "Cost: about {points} ± {error} points")
    return text.format(points=loss, error=_number(judgement.error))


def _row(judgement: Judgement, names: tuple[str, ...]) -> ReviewRow:
    translate, decision = QCoreApplication.translate, judgement.decision
    played = move_text(decision.state, decision.move)
    title = translate("Review", "Move {number}: {move}")
    if len(names) > 1:
        title = translate("Review", "Move {number}, {name}: {move}")
    title = title.format(
        number=decision.number + 1, name=names[decision.state.mover] if names else "", move=played
    )
    better = translate("Review", "Better: {move}")
    better = better.format(move=move_text(decision.state, judgement.best.move))
    loss = loss_text(judgement)
    return ReviewRow(decision.number, title, better, loss, f"{title}. {better}. {loss}.")


def _table(state: DealState, used: int) -> list[dict[str, Any]]:
    lots = [_lot(build.cards, used, badge(build.value, build.multiple)) for build in state.builds]
    return [*lots, *(_lot(1 << card, used) for card in cards_of(state.loose))]


def _lot(cards: int, used: int, text: str = "") -> dict[str, Any]:
    faces = [NAMES[card] for card in cards_of(cards)]
    return {"faces": faces, "used": bool(cards & used), "badge": text}


def _number(value: float) -> str:
    return QLocale().toString(value, "f", 1)
