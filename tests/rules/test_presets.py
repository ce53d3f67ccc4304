"""The table of presets and the named variants, as data."""

from typing import Any

import pytest

from casino_desktop.rules.errors import Problem, RuleSetError
from casino_desktop.rules.presets import PRESETS, preset, read_rules, write_rules

MAIN = ("casino-de", "cassino-de", "casino-classic", "casino-da", "kasino-sv")
# One row a line of the table; a dash is an option that the preset has no use for.
TABLE = """
teams           True        False       True        True        False
first_dealer    low         high        low         low         high
deal_pattern    twos        at_once     twos        twos        twos
hand_size       (4, 4, 4)   (4, 4, 4)   (12, 7, 4)  (4, 4, 4)   (4, 4, 4)
court_values    none        none        numbers     none        numbers
court_capture   one         one         -           one         -
dual_cards      none        none        all         none        all
dual_mode       -           -           hand_choice -           free
builds          True        True        True        True        False
build_capture   anyone      owner       anyone      anyone      -
sweep_points    1           0           1           1           1
leftovers       last_capturer last_capturer last_player last_capturer last_capturer
points_cards    3           3           3           3           1
points_suit     1           1           1           1           2
majority_suit   spades      diamonds    spades      spades      spades
points_big      2           2           2           2           2
points_little   1           1           1           1           1
points_ace      1           1           1           1           1
target          21          21          21          21          16
winner          count_out   highest     highest     highest     last_deal_suit
supply          packets     packets     packets     packets     packets
opening         keep        keep        keep        keep        keep
must_capture    never       never       never       never       never
capture_extent  free        free        free        free        free
must_sweep      False       False       False       False       False
raise_builds    anyone      anyone      anyone      anyone      anyone
owner_duty      no_trail    no_trail    no_trail    no_trail    no_trail
multiple_builds True        True        True        True        True
last_play_sweep counts      counts      counts      counts      counts
last_capture_points 0       0           0           0           0
suit_scoring    majority    majority    majority    majority    majority
match           target      target      target      target      target
"""

ROYAL = {"court_values": "numbers", "dual_cards": "aces", "dual_mode": "hand_choice"}
SPADES = {"suit_scoring": "each", "target": 61}
VARIANTS: dict[str, tuple[str, dict[str, Any]]] = {
    "casino-de-royal": ("casino-de", ROYAL),
    "casino-de-spades": ("casino-de", SPADES),
    "casino-de-courts": ("casino-de", {"court_capture": "any"}),
    "casino-de-last": ("casino-de", {"last_play_sweep": "never"}),
    "cassino-de-redeal": ("cassino-de", {"opening": "redeal_twos_or_queens"}),
    "casino-classic-single": ("casino-classic", {"match": "single_deal"}),
    "casino-da-11": ("casino-da", {"target": 11}),
    "kasino-sv-aces": ("kasino-sv", {"dual_cards": "aces"}),
    "kasino-sv-high": ("kasino-sv", {"dual_mode": "hand_high"}),
    "kasino-sv-forced": ("kasino-sv", {"must_capture": "any_card"}),
    "kasino-sv-last": ("kasino-sv", {"last_capture_points": 1}),
    "kasino-sv-pairs": ("kasino-sv", {"teams": True}),
    "kasino-sv-draw": ("kasino-sv", {"supply": "draw"}),
    "kasino-sv-misere": (
        "kasino-sv",
        {
            "winner": "lowest",
            "must_sweep": True,
            "must_capture": "played_card",
            "capture_extent": "maximal",
        },
    ),
    "cassino-en": ("casino-da", {}),
    "cassino-en-royal": ("casino-da", ROYAL),
    "cassino-en-spades": ("casino-da", SPADES),
}


def cells() -> list[tuple[str, str, str]]:
    """The preset, the option and the text of each cell."""
    found = []
    for line in TABLE.strip().splitlines():
        option, rest = line.split(maxsplit=1)
        values = rest.replace(", ", ",").split()
        assert len(values) == len(MAIN), line
        found += [(name, option, value) for name, value in zip(MAIN, values, strict=True)]
    return found


@pytest.mark.parametrize(("name", "option", "value"), cells())
def test_the_table(name: str, option: str, value: str) -> None:
    if value != "-":
        assert str(getattr(PRESETS[name], option)).replace(", ", ",") == value


@pytest.mark.parametrize("name", VARIANTS)
def test_a_variant_is_its_preset_with_one_switch(name: str) -> None:
    base, switch = VARIANTS[name]
    assert PRESETS[base].changed(switch) == PRESETS[name]


def test_six_deals() -> None:
    changed = PRESETS["casino-de-six"].differences(PRESETS["casino-de"])
    assert changed.pop("match") == "fixed_deals"
    assert PRESETS["casino-de-six"].deals == 6
    # A count-out ends at a target; without one the higher total wins.
    assert changed in ({}, {"winner": "highest"})


@pytest.mark.parametrize("match", ["fixed_deals", "single_deal"])
def test_casino_de_may_be_played_for_a_number_of_deals(match: str) -> None:
    assert read_rules({"preset": "casino-de", "match": match}).match == match


def test_every_preset_is_in_a_table() -> None:
    assert set(PRESETS) == {*MAIN, *VARIANTS, "casino-de-six"}


@pytest.mark.parametrize("name", PRESETS)
def test_rules_are_read_as_they_are_written(name: str) -> None:
    assert read_rules({"preset": name}) == PRESETS[name] == preset(name)
    assert read_rules(write_rules(PRESETS[name])) == PRESETS[name]
    assert write_rules(PRESETS[name], name) == {"preset": name}


def test_rules_with_changed_options() -> None:
    rules = read_rules({"preset": "casino-de", "hand_size": [5, 5, 5], "teams": False})
    assert (rules.hand_size, rules.teams) == ((5, 5, 5), False)
    assert write_rules(rules) == {"preset": "casino-de", "hand_size": [5, 5, 5], "teams": False}


@pytest.mark.parametrize("name", ["", "casino", "CASINO-DE", 7, None, ["casino-de"]])
def test_unknown_presets(name: object) -> None:
    with pytest.raises(RuleSetError) as error:
        read_rules({"preset": name})
    assert error.value.problem is Problem.UNKNOWN_PRESET
