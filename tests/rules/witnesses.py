"""For each option a question, and the answer for each of its values: another one for each."""

from collections.abc import Mapping
from typing import NamedTuple

from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.ruleset import RuleSet
from tests.rules.questions import (
    Ask,
    after,
    counted,
    drawn_dealers,
    first_hands,
    moves,
    openings,
    winners,
)


class Witness(NamedTuple):
    """``ask`` is asked of rule sets that differ from ``rules`` in nothing but the option."""

    ask: Ask
    answers: Mapping[object, object]
    rules: RuleSet = PRESETS["casino-da"]


NUMBERS = PRESETS["casino-da"].changed({"court_values": "numbers"})
DUAL = NUMBERS.changed({"dual_cards": "all"})
FIXED = PRESETS["casino-da"].changed({"match": "fixed_deals"})
SINGLE = PRESETS["casino-da"].changed({"teams": False})

WITNESSES = {
    "teams": Witness(
        counted("Ac", "Ad", "Ah2c", "As"),
        {
            True: [{"cards": 3, "aces": 2, "sweeps": 1}, {"suit": 1, "aces": 2}],
            False: [
                {"aces": 1, "sweeps": 1},
                {"aces": 1},
                {"cards": 3, "aces": 1},
                {"suit": 1, "aces": 1},
            ],
        },
    ),
    "first_dealer": Witness(drawn_dealers, {"low": {"lower"}, "high": {"higher"}}),
    "deal_pattern": Witness(
        first_hands,
        {
            "twos": ["AcAd2h2s", "2c2d3h3s", "AhAs3c3d"],
            "at_once": ["AcAdAhAs", "2c2d2h2s", "3c3d3h3s"],
        },
    ),
    "hand_size": Witness(
        first_hands,
        {
            (4, 4, 4): ["AcAd2h2s", "2c2d3h3s", "AhAs3c3d"],
            (3, 4, 4): ["AcAd2h", "2c2d3d", "AhAs2s3c"],
        },
    ),
    "supply": Witness(
        after("5h6h", "9c", "5h", stock="7c8c", other="Kc"),
        {"packets": ("6h", "", "", 0), "draw": ("6h7c", "", "", 0)},
    ),
    "opening": Witness(
        openings,
        {
            "keep": {"point card", "pair", "two or queen"},
            "replace_point_cards": {"pair", "two or queen"},
            "replace_pairs": {"point card", "two or queen"},
            "redeal_twos_or_queens": {"point card", "pair"},
        },
    ),
    "court_values": Witness(
        moves("JhQh", "5c6cJc", kind="x"),
        {"none": {"JhxJc"}, "numbers": {"JhxJc", "Jhx5c6c", "Jhx5c6cJc"}},
    ),
    "court_capture": Witness(
        moves("Kh", "KcKdKs", kind="x"),
        {
            "one": {"KhxKc", "KhxKd", "KhxKs"},
            "any": {"KhxKc", "KhxKd", "KhxKs", "KhxKcKd", "KhxKcKs", "KhxKdKs", "KhxKcKdKs"},
            "one_or_three": {"KhxKc", "KhxKd", "KhxKs", "KhxKcKdKs"},
        },
    ),
    "dual_cards": Witness(
        moves("AhTd2s", "2c6c8c", kind="x"),
        {
            "none": {"Tdx2c8c", "2sx2c"},
            "aces": {"Tdx2c8c", "2sx2c", "Ahx6c8c"},
            "all": {"Tdx2c8c", "2sx2c", "Ahx6c8c", "Tdx2c6c8c"},
        },
        NUMBERS,
    ),
    "dual_mode": Witness(
        moves("Ah", "Ac5c9c", kind="x"),
        {
            "hand_choice": {"AhxAc", "Ahx5c9c"},
            "hand_high": {"Ahx5c9c"},
            "free": {"AhxAc", "Ahx5c9c", "AhxAc5c9c"},
        },
        DUAL,
    ),
    "must_capture": Witness(
        moves("4h9h", "4c"),
        {
            "never": {"4h", "9h", "4hx4c"},
            "played_card": {"9h", "4hx4c"},
            "any_card": {"4hx4c"},
        },
    ),
    "capture_extent": Witness(
        moves("8h", "3c5c8c", kind="x"),
        {
            "free": {"8hx8c", "8hx3c5c", "8hx3c5c8c"},
            "all_pairs": {"8hx8c", "8hx3c5c8c"},
            "maximal": {"8hx3c5c8c"},
        },
    ),
    "must_sweep": Witness(
        moves("3h8h", "3c5c"),
        {
            False: {"3h", "8h", "3hx3c", "8hx3c5c", "3h+5c=8"},
            True: {"8hx3c5c"},
        },
    ),
    "builds": Witness(moves("3h8h", "5c"), {True: {"3h", "8h", "3h+5c=8"}, False: {"3h", "8h"}}),
    "multiple_builds": Witness(
        moves("4h8h8s", "4c8c", kind="+"),
        {
            True: {"4h+4c=8", "4h+4c8c=8", "8h+8c=8", "8s+8c=8"},
            False: {"4h+4c=8"},
        },
    ),
    "raise_builds": Witness(
        moves("3h5h8h", "", "Ac4c=5@0 2c3c=5@1", "=8"),
        {
            "anyone": {"3h+[Ac4c]=8", "3h+[2c3c]=8"},
            "opponents": {"3h+[2c3c]=8"},
            "nobody": set(),
        },
    ),
    "build_capture": Witness(
        moves("7h", "", "3c4c=7@1"), {"anyone": {"7h", "7hx[3c4c]"}, "owner": {"7h"}}
    ),
    "owner_duty": Witness(
        moves("5h7hKh", "2c", "3c4c=7@0"),
        {
            "no_trail": {"7hx[3c4c]", "5h+2c=7", "5h+[3c4c]2c=7"},
            "must_capture": {"7hx[3c4c]"},
            "none": {"7hx[3c4c]", "5h+2c=7", "5h+[3c4c]2c=7", "5h", "Kh"},
        },
    ),
    "sweep_points": Witness(
        counted("3c", "3d"), {0: [{}, {}], 1: [{"sweeps": 1}, {}], 2: [{"sweeps": 2}, {}]}
    ),
    "last_play_sweep": Witness(
        after("8h", "3c5c", "8hx3c5c"),
        {"counts": ("", "3c5c8h", "", 1), "never": ("", "3c5c8h", "", 0)},
    ),
    "leftovers": Witness(
        after("8h", "3c", "8h"),
        {"last_capturer": ("", "", "", 0), "last_player": ("", "3c8h", "", 0)},
    ),
    "last_capture_points": Witness(
        counted("3c", "3d"), {0: [{"sweeps": 1}, {}], 1: [{"sweeps": 1, "last": 1}, {}]}
    ),
    "points_cards": Witness(
        counted("3c4c", "3d"),
        {1: [{"cards": 1, "sweeps": 1}, {}], 3: [{"cards": 3, "sweeps": 1}, {}]},
    ),
    "majority_suit": Witness(
        counted("3c", "3d", "3h", "3s"),
        {
            "clubs": [{"suit": 1, "sweeps": 1}, {}, {}, {}],
            "diamonds": [{"sweeps": 1}, {"suit": 1}, {}, {}],
            "hearts": [{"sweeps": 1}, {}, {"suit": 1}, {}],
            "spades": [{"sweeps": 1}, {}, {}, {"suit": 1}],
        },
        SINGLE,
    ),
    "points_suit": Witness(
        counted("3s", "3d"), {1: [{"suit": 1, "sweeps": 1}, {}], 2: [{"suit": 2, "sweeps": 1}, {}]}
    ),
    "suit_scoring": Witness(
        counted("3sJs", "4s3d"),
        {
            "majority": [{"suit": 1, "sweeps": 1}, {}],
            "each": [{"suit": 3, "sweeps": 1}, {"suit": 1}],
        },
    ),
    "points_big": Witness(
        counted("Td", "3d"), {1: [{"big": 1, "sweeps": 1}, {}], 2: [{"big": 2, "sweeps": 1}, {}]}
    ),
    "points_little": Witness(
        counted("2s", "3s"),
        {1: [{"little": 1, "sweeps": 1}, {}], 2: [{"little": 2, "sweeps": 1}, {}]},
    ),
    "points_ace": Witness(
        counted("AcAd", "3d3c"),
        {1: [{"aces": 2, "sweeps": 1}, {}], 2: [{"aces": 4, "sweeps": 1}, {}]},
    ),
    "match": Witness(
        winners((9, 3, 1), (9, 3, 6), (25, 3, 1)),
        {"target": [-1, -1, 0], "fixed_deals": [-1, 0, -1], "single_deal": [0, 0, 0]},
    ),
    "target": Witness(winners((12, 3, 1)), {11: [0], 21: [-1]}),
    "deals": Witness(winners((12, 3, 2)), {2: [0], 3: [-1]}, FIXED),
    "winner": Witness(
        winners((20, 20, 1), (18, 20, 1)),
        {"highest": [0, -1], "count_out": [1, 1], "last_deal_suit": [0, 1], "lowest": [1, 0]},
    ),
}
