"""The first four table cards under each value of the option ``opening``."""

from random import Random

import pytest

from casino_desktop.rules.cards import NAMES, cards_of
from casino_desktop.rules.dealing import shuffled, start_deal
from casino_desktop.rules.presets import PRESETS

SEEDS = range(60)
everywhere = pytest.mark.parametrize(("pattern", "seats"), [("twos", 2), ("at_once", 4)])


def deck(opening: str, pattern: str, seats: int, seed: int) -> tuple[int, ...]:
    rules = PRESETS["casino-de"].changed({"opening": opening, "deal_pattern": pattern})
    return shuffled(rules, seats, 0, Random(seed))


def opened(opening: str, pattern: str, seats: int, seed: int) -> list[str]:
    rules = PRESETS["casino-de"].changed({"opening": opening, "deal_pattern": pattern})
    state = start_deal(rules, seats, 0, deck(opening, pattern, seats, seed))
    return [NAMES[card] for card in cards_of(state.loose)]


def unwanted(opening: str, table: list[str]) -> bool:
    ranks = [name[0] for name in table]
    return {
        "replace_point_cards": "A" in ranks or bool({"2s", "Td"} & {*table}),
        "replace_pairs": len({*ranks}) < 4,
        "redeal_twos_or_queens": bool({"2", "Q"} & {*ranks}),
    }[opening]


OPENINGS = pytest.mark.parametrize(
    "opening", ["replace_point_cards", "replace_pairs", "redeal_twos_or_queens"]
)


@everywhere
@OPENINGS
def test_no_unwanted_card_lies_on_the_table(opening: str, pattern: str, seats: int) -> None:
    tables = [opened("keep", pattern, seats, seed) for seed in SEEDS]
    assert any(unwanted(opening, table) for table in tables)
    assert not any(unwanted(opening, opened(opening, pattern, seats, seed)) for seed in SEEDS)


@everywhere
@OPENINGS
def test_a_wanted_opening_is_kept(opening: str, pattern: str, seats: int) -> None:
    kept = [s for s in SEEDS if not unwanted(opening, opened("keep", pattern, seats, s))]
    assert kept
    for seed in kept:
        assert deck(opening, pattern, seats, seed) == deck("keep", pattern, seats, seed)


@everywhere
@pytest.mark.parametrize("opening", ["replace_point_cards", "replace_pairs"])
def test_replacing_leaves_the_hands_and_the_good_cards(
    opening: str, pattern: str, seats: int
) -> None:
    dealt = 4 * seats + 4
    moved = 0
    for seed in SEEDS:
        before, after = deck("keep", pattern, seats, seed), deck(opening, pattern, seats, seed)
        assert sorted(after) == list(range(52))
        changed = [place for place in range(dealt) if before[place] != after[place]]
        moved += len(changed)
        assert len(changed) <= 4
        # What was replaced is in the stock, and may come again later in the deal.
        assert {before[place] for place in changed} <= {*after[dealt:]}
    assert moved


@everywhere
def test_one_card_of_a_pair_stays(pattern: str, seats: int) -> None:
    for seed in SEEDS:
        before = {name[0] for name in opened("keep", pattern, seats, seed)}
        assert before <= {name[0] for name in opened("replace_pairs", pattern, seats, seed)}


@everywhere
def test_a_replaced_card_goes_anywhere_into_the_stock(pattern: str, seats: int) -> None:
    dealt, places = 4 * seats + 4, set()
    for seed in range(300):
        before = deck("keep", pattern, seats, seed)
        after = deck("replace_point_cards", pattern, seats, seed)
        gone = {before[place] for place in range(dealt) if before[place] != after[place]}
        places |= {after.index(card) for card in gone}
    assert min(places) < dealt + 8
    assert max(places) > 44
    assert len(places) > 20
