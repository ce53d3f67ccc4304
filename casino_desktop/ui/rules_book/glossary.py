"""The words that are used at the table, as far as the rule set has a use for them."""

from collections.abc import Iterator

from casino_desktop.rules.dealing import packet_sizes
from casino_desktop.rules.ruleset import RuleSet

from .blocks import Table
from .wording import translate

Entry = tuple[str, str]


def glossary(rules: RuleSet, seats: int) -> Iterator[Table]:
    """A table of the words and what they mean."""
    entries = [*_of_cards(), *_of_moves()]
    if rules.builds:
        entries += _of_builds(rules)
    entries += _of_the_game(rules, seats)
    yield Table((), tuple(entries))


def _of_cards() -> Iterator[Entry]:
    yield (
        translate("RulesBook", "Court cards"),
        translate("RulesBook", "Jack, queen and king; all others are number cards."),
    )
    yield (
        translate("RulesBook", "Big Casino"),
        translate("RulesBook", "The ten of diamonds."),
    )
    yield (
        translate("RulesBook", "Little Casino"),
        translate("RulesBook", "The two of spades."),
    )
    yield (
        translate("RulesBook", "Loose card"),
        translate("RulesBook", "A card on the table that can be taken by itself."),
    )


def _of_moves() -> Iterator[Entry]:
    yield (
        translate("RulesBook", "Capture, take"),
        translate("RulesBook", "To win cards from the table with a card from the hand."),
    )
    yield (
        translate("RulesBook", "Pair"),
        translate("RulesBook", "To take a card of the same value or kind."),
    )
    yield (
        translate("RulesBook", "Combine"),
        translate("RulesBook", "To take cards that add up to the value of the card played."),
    )
    yield (
        translate("RulesBook", "Trail"),
        translate("RulesBook", "To lay a card down without taking anything."),
    )
    yield (
        translate("RulesBook", "Sweep"),
        translate("RulesBook", "To take everything that lies on the table in one turn."),
    )


def _of_builds(rules: RuleSet) -> Iterator[Entry]:
    yield (
        translate("RulesBook", "Build"),
        translate("RulesBook", "Cards bound together on the table, to be taken as a whole."),
    )
    if rules.multiple_builds:
        yield (
            translate("RulesBook", "Multiple build"),
            translate("RulesBook", "A build of several groups that make the same value."),
        )
    if rules.raise_builds != "nobody":
        yield (
            translate("RulesBook", "Raise"),
            translate("RulesBook", "To give a build a higher value with a card from the hand."),
        )


def _of_the_game(rules: RuleSet, seats: int) -> Iterator[Entry]:
    several = len(packet_sizes(rules, seats)) > 1
    if several:
        yield (
            translate("RulesBook", "Stock"),
            translate("RulesBook", "The cards that have not been dealt yet."),
        )
    if several and rules.supply == "packets":
        yield (
            translate("RulesBook", "Packet"),
            translate("RulesBook", "One dealing of hand cards to everybody."),
        )
        yield (
            translate("RulesBook", "Last"),
            translate("RulesBook", "What the dealer says before the last packet."),
        )
    yield (
        translate("RulesBook", "Deal"),
        translate("RulesBook", "The whole pack, played and counted once."),
    )
    if rules.match != "single_deal":
        yield (
            translate("RulesBook", "Game"),
            translate("RulesBook", "All deals until somebody has won."),
        )
    yield (
        translate("RulesBook", "Leftovers"),
        translate("RulesBook", "The cards that lie on the table when the last one is played."),
    )
