"""The presets and named variants (RULES.md, section 3): each name stands for a rule set."""

from collections.abc import Mapping
from typing import Any

from .errors import Problem, RuleSetError
from .ruleset import RuleSet

_PLAIN = RuleSet()
_CASSINO_DE = _PLAIN.changed(
    {
        "teams": False,
        "first_dealer": "high",
        "deal_pattern": "at_once",
        "build_capture": "owner",
        "sweep_points": 0,
        "majority_suit": "diamonds",
        "winner": "highest",
    }
)
_CLASSIC = _PLAIN.changed(
    {
        "hand_size": (12, 7, 4),
        "court_values": "numbers",
        "dual_cards": "all",
        "leftovers": "last_player",
        "winner": "highest",
    }
)
_CASINO_DA = _PLAIN.changed({"winner": "highest"})
_KASINO_SV = _PLAIN.changed(
    {
        "teams": False,
        "first_dealer": "high",
        "court_values": "numbers",
        "dual_cards": "all",
        "dual_mode": "free",
        "builds": False,
        "points_cards": 1,
        "points_suit": 2,
        "target": 16,
        "winner": "last_deal_suit",
    }
)
_ROYAL = {"court_values": "numbers", "dual_cards": "aces", "dual_mode": "hand_choice"}
_SPADES = {"suit_scoring": "each", "target": 61}
_MISERE = {
    "winner": "lowest",
    "must_sweep": True,
    "must_capture": "played_card",
    "capture_extent": "maximal",
}

PRESETS: Mapping[str, RuleSet] = {
    "casino-de": _PLAIN,
    "casino-de-royal": _PLAIN.changed(_ROYAL),
    "casino-de-spades": _PLAIN.changed(_SPADES),
    "casino-de-courts": _PLAIN.changed({"court_capture": "any"}),
    "casino-de-six": _PLAIN.changed({"match": "fixed_deals", "deals": 6, "winner": "highest"}),
    "casino-de-last": _PLAIN.changed({"last_play_sweep": "never"}),
    "cassino-de": _CASSINO_DE,
    "cassino-de-redeal": _CASSINO_DE.changed({"opening": "redeal_twos_or_queens"}),
    "casino-classic": _CLASSIC,
    "casino-classic-single": _CLASSIC.changed({"match": "single_deal"}),
    "casino-da": _CASINO_DA,
    "casino-da-11": _CASINO_DA.changed({"target": 11}),
    "kasino-sv": _KASINO_SV,
    "kasino-sv-aces": _KASINO_SV.changed({"dual_cards": "aces"}),
    "kasino-sv-high": _KASINO_SV.changed({"dual_mode": "hand_high"}),
    "kasino-sv-forced": _KASINO_SV.changed({"must_capture": "any_card"}),
    "kasino-sv-last": _KASINO_SV.changed({"last_capture_points": 1}),
    "kasino-sv-pairs": _KASINO_SV.changed({"teams": True}),
    "kasino-sv-misere": _KASINO_SV.changed(_MISERE),
    "kasino-sv-draw": _KASINO_SV.changed({"supply": "draw"}),
    "cassino-en": _CASINO_DA,
    "cassino-en-royal": _CASINO_DA.changed(_ROYAL),
    "cassino-en-spades": _CASINO_DA.changed(_SPADES),
}


def preset(name: str) -> RuleSet:
    """The rule set of this name; RuleSetError if there is none."""
    rules = PRESETS.get(name)
    if rules is None:
        raise RuleSetError(Problem.UNKNOWN_PRESET, preset=name[:40])
    return rules


def read_rules(options: Mapping[str, Any]) -> RuleSet:
    """The rule set of ``{"preset": name, ...changed options}``, as records and positions write it.

    >>> read_rules({"preset": "casino-da", "target": 11}) == preset("casino-da-11")
    True
    """
    changes = dict(options)
    name = changes.pop("preset", "casino-de")
    if not isinstance(name, str):
        raise RuleSetError(Problem.UNKNOWN_PRESET, preset=str(name)[:40])
    return preset(name).changed(changes)


def write_rules(rules: RuleSet, name: str = "casino-de") -> dict[str, Any]:
    """The inverse of ``read_rules``: the preset's name and the options changed from it."""
    return {"preset": name, **rules.differences(preset(name))}
