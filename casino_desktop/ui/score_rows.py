"""The score sheet of a deal as rows of text, worked out from its result."""

from typing import Any, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from casino_desktop.rules.cards import NAMES, SUIT_MASKS, cards_of
from casino_desktop.rules.ruleset import MajoritySuit, RuleSet
from casino_desktop.rules.scoring import ITEMS, SUIT_OF, Item, ItemScore, SideScore
from casino_desktop.session.played_deal import DealResult

_NAMES: dict[Item, Any] = {
    "cards": QT_TRANSLATE_NOOP("ScoreSheet", "Most cards"),
    "big": QT_TRANSLATE_NOOP("ScoreSheet", "Big Casino"),
    "little": QT_TRANSLATE_NOOP("ScoreSheet", "Little Casino"),
    "aces": QT_TRANSLATE_NOOP("ScoreSheet", "Aces"),
    "sweeps": QT_TRANSLATE_NOOP("ScoreSheet", "Sweeps"),
    "last": QT_TRANSLATE_NOOP("ScoreSheet", "Last capture"),
}
_MOST_OF: dict[MajoritySuit, Any] = {
    "clubs": QT_TRANSLATE_NOOP("ScoreSheet", "Most clubs"),
    "diamonds": QT_TRANSLATE_NOOP("ScoreSheet", "Most diamonds"),
    "hearts": QT_TRANSLATE_NOOP("ScoreSheet", "Most hearts"),
    "spades": QT_TRANSLATE_NOOP("ScoreSheet", "Most spades"),
}
_EACH_OF: dict[MajoritySuit, Any] = {
    "clubs": QT_TRANSLATE_NOOP("ScoreSheet", "Clubs"),
    "diamonds": QT_TRANSLATE_NOOP("ScoreSheet", "Diamonds"),
    "hearts": QT_TRANSLATE_NOOP("ScoreSheet", "Hearts"),
    "spades": QT_TRANSLATE_NOOP("ScoreSheet", "Spades"),
}
NOTHING = "–"


class ScoreRow(NamedTuple):
    """One item: its name, and by side the points, the counted cards and the cards that earned.

    ``counts`` says how many cards each side has where the most cards earn, else "".
    """

    item: str
    points: list[str]
    counts: list[str]
    cards: list[list[str]]
    spoken: str


def score_rows(result: DealResult, sides: list[str]) -> list[ScoreRow]:
    """The rows of the items that the rule set counts, in the order of counting."""
    rules = result.state.rules
    return [_row(rules, item, result.sides, sides) for item in ITEMS if item_worth(rules, item)]


def item_name(rules: RuleSet, item: Item) -> str:
    """What an item is called under a rule set."""
    if item != "suit":
        return QCoreApplication.translate("ScoreSheet", _NAMES[item])
    names = _EACH_OF if rules.suit_scoring == "each" else _MOST_OF
    return QCoreApplication.translate("ScoreSheet", names[rules.majority_suit])


def points_text(points: int) -> str:
    """The points in words, with the plural of the language."""
    return QCoreApplication.translate("ScoreSheet", "%n point(s)", "", points)


def checksum_text(result: DealResult) -> str:
    """The points of all sides added up, the sweeps apart: they alone vary from deal to deal."""
    by_item = [side.points_by_item() for side in result.sides]
    total = sum(side.points for side in result.sides)
    swept = sum(items.get("sweeps", 0) for items in by_item)
    if not swept:
        return QCoreApplication.translate("ScoreSheet", "%n point(s) in all", "", total)
    sweeps = len(result.state.sweeps)
    text = QCoreApplication.translate("ScoreSheet", "{points} + %n sweep(s) = {total}", "", sweeps)
    return text.format(points=total - swept, total=total)


def item_worth(rules: RuleSet, item: Item) -> int:
    """The points of an item, or of each card or sweep of it; 0 if the rule set counts it not."""
    suit = 1 if rules.suit_scoring == "each" else rules.points_suit
    points: dict[Item, int] = {
        "cards": rules.points_cards,
        "suit": suit,
        "big": rules.points_big,
        "little": rules.points_little,
        "aces": rules.points_ace,
        "sweeps": rules.sweep_points,
        "last": rules.last_capture_points,
    }
    return points[item]


def _row(rules: RuleSet, item: Item, scores: tuple[SideScore, ...], sides: list[str]) -> ScoreRow:
    name = _name_and_worth(rules, item)
    earned = [_earned(score, item) for score in scores]
    points = [str(score.points) if score else NOTHING for score in earned]
    counts = [_count(rules, item, score.pile) for score in scores]
    cards = [_faces(item, score.cards) if score else [] for score in earned]
    said = [
        QCoreApplication.translate("ScoreSheet", "{name}: {points}").format(
            name=side, points=points_text(score.points if score else 0)
        )
        for side, score in zip(sides, earned, strict=True)
    ]
    return ScoreRow(name, points, counts, cards, f"{name}. {', '.join(said)}.")


def _name_and_worth(rules: RuleSet, item: Item) -> str:
    """An item with what it is worth: "Most spades: 2"."""
    translate = QCoreApplication.translate
    name = item_name(rules, item)
    if item == "suit" and rules.suit_scoring == "each":
        return translate("ScoreSheet", "{item}: 1 each, the jack 2").format(item=name)
    if item in ("aces", "sweeps"):
        text = translate("ScoreSheet", "{item}: {points} each")
    else:
        text = translate("ScoreSheet", "{item}: {points}")
    return text.format(item=name, points=item_worth(rules, item))


def _earned(score: SideScore, item: Item) -> ItemScore | None:
    return next((entry for entry in score.items if entry.item == item), None)


def _count(rules: RuleSet, item: Item, pile: int) -> str:
    if item == "cards":
        return QCoreApplication.translate("ScoreSheet", "%n card(s)", "", pile.bit_count())
    if item != "suit":
        return ""
    number = (pile & SUIT_MASKS[SUIT_OF[rules.majority_suit]]).bit_count()
    return suit_count(rules.majority_suit, number)


def suit_count(suit: MajoritySuit, number: int) -> str:
    """The number in words; lupdate finds plural forms in direct calls only."""
    translate = QCoreApplication.translate
    match suit:
        case "clubs":
            return translate("ScoreSheet", "%n club(s)", "", number)
        case "diamonds":
            return translate("ScoreSheet", "%n diamond(s)", "", number)
        case "hearts":
            return translate("ScoreSheet", "%n heart(s)", "", number)
        case "spades":
            return translate("ScoreSheet", "%n spade(s)", "", number)


def _faces(item: Item, cards: int) -> list[str]:
    """The cards to draw; a whole pile is told by its count alone."""
    return [] if item == "cards" else [NAMES[card] for card in cards_of(cards)]
