"""The whole book: its sections in order, each composed from the rule set."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from casino_desktop.rules.ruleset import RuleSet

from .aim import aim
from .blocks import Block, Paragraph, Section
from .building import building
from .capturing import capturing
from .cards import cards
from .dealing import dealing
from .examples import Spec, shown
from .glossary import glossary
from .partners import partners
from .playing import end, sweeps, trailing, turn
from .scoring import scoring
from .winning import winning
from .wording import player_count, say, translate

Part = str | Spec | Block
Writer = Callable[[RuleSet, int], Iterator[Part]]


class Chapter(NamedTuple):
    """A section before it is written: its name, its title to translate, and who writes it."""

    id: str
    title: Any
    write: Writer


CHAPTERS: tuple[Chapter, ...] = (
    Chapter("aim", QT_TRANSLATE_NOOP("RulesBook", "The game and its aim"), aim),
    Chapter("cards", QT_TRANSLATE_NOOP("RulesBook", "The cards and their values"), cards),
    Chapter("dealing", QT_TRANSLATE_NOOP("RulesBook", "Dealing"), dealing),
    Chapter("turn", QT_TRANSLATE_NOOP("RulesBook", "Your turn"), turn),
    Chapter("capturing", QT_TRANSLATE_NOOP("RulesBook", "Capturing"), capturing),
    Chapter("building", QT_TRANSLATE_NOOP("RulesBook", "Building"), building),
    Chapter("trailing", QT_TRANSLATE_NOOP("RulesBook", "Trailing"), trailing),
    Chapter("sweeps", QT_TRANSLATE_NOOP("RulesBook", "Sweeps"), sweeps),
    Chapter("end", QT_TRANSLATE_NOOP("RulesBook", "The end of the deal"), end),
    Chapter("scoring", QT_TRANSLATE_NOOP("RulesBook", "Scoring"), scoring),
    Chapter("winning", QT_TRANSLATE_NOOP("RulesBook", "Winning"), winning),
    Chapter("partners", QT_TRANSLATE_NOOP("RulesBook", "Partners"), partners),
    Chapter("glossary", QT_TRANSLATE_NOOP("RulesBook", "Words at the table"), glossary),
)


def compose(rules: RuleSet, seats: int) -> tuple[Section, ...]:
    """The book on a rule set for a number of seats, in the language in force."""
    return tuple(
        Section(chapter.id, say(chapter.title), tuple(_blocks(rules, seats, chapter)))
        for chapter in chapters(rules, seats)
    )


def title_of(name: str, seats: int, *, custom: bool = False) -> str:
    """The title of the book on a rule set of this name, or one based on it, for these seats."""
    text = translate("RulesBook", "Rules: {name}, {players}")
    if custom:
        text = translate("RulesBook", "Rules: custom, based on {name}, {players}")
    return text.format(name=name, players=player_count(seats))


def chapters(rules: RuleSet, seats: int) -> list[Chapter]:
    """The chapters that the rule set has a use for."""
    idle = {"building": not rules.builds, "partners": not rules.pairs(seats)}
    return [chapter for chapter in CHAPTERS if not idle.get(chapter.id, False)]


def _blocks(rules: RuleSet, seats: int, chapter: Chapter) -> Iterator[Block]:
    for part in chapter.write(rules, seats):
        if isinstance(part, Spec):
            example = shown(rules, seats, part)
            if example:
                yield example
        elif isinstance(part, str):
            if part:
                yield Paragraph(part)
        else:
            yield part
