"""Partners, in a game of two pairs."""

from collections.abc import Iterator

from casino_desktop.rules.ruleset import RuleSet

from .playing import duty_in_force
from .wording import translate


def partners(rules: RuleSet, _seats: int) -> Iterator[str]:
    """What two who play together share, and what they do not."""
    yield translate(
        "RulesBook",
        "Partners sit opposite each other and score together: what both have taken in the deal is "
        "counted as one pile, sweeps included.",
    )
    yield translate("RulesBook", "Nobody sees the hand of the partner.")
    if rules.builds:
        yield from _builds(rules)


def _builds(rules: RuleSet) -> Iterator[str]:
    text = translate("RulesBook", "A build belongs to one player, not to the pair.")
    if duty_in_force(rules) != "none":
        text += " " + translate("RulesBook", "It does not bind the partner in what to play.")
    yield text
    if rules.build_capture == "owner":
        yield translate("RulesBook", "The partner may not take it either.")
    else:
        yield translate("RulesBook", "The partner may take it, like anybody else.")
