"""A scene built from events alone holds the same cards as the state, in places that stay."""

from functools import reduce
from itertools import product

import pytest

from casino_desktop.rules.cards import NAMES, mask_of
from casino_desktop.rules.law import Law
from casino_desktop.rules.notation import parse_move
from casino_desktop.ui.scene import Scene
from casino_desktop.ui.story import beginning, finished
from tests.ui.scenes import Deal, deals
from tests.ui.tables import session_with

ALL = deals(count=60)


@pytest.mark.parametrize("deal", ALL, ids=range(len(ALL)))
def test_after_every_move_each_card_lies_where_the_state_has_it(deal: Deal) -> None:
    for moment in deal.moments:
        scene, state = moment.after, moment.step.state
        assert tuple(map(mask_of, scene.hands)) == state.hands
        assert tuple(map(mask_of, scene.piles)) == state.piles
        assert mask_of(scene.loose) == state.loose
        assert {fan.build for fan in scene.fans} == set(state.builds)
        assert all(mask_of(fan.cards) == fan.build.cards for fan in scene.fans)
        assert scene.stock == state.stock
        assert scene.markers == tuple(sweep.card for sweep in state.sweeps)
        assert not scene.played
        assert not scene.lit


def _slots(scene: Scene) -> dict[int, int]:
    fans = {card: fan.slot for fan in scene.fans for card in fan.cards}
    return {**scene.loose, **fans}


@pytest.mark.parametrize("deal", ALL, ids=range(len(ALL)))
def test_no_card_moves_because_another_one_left(deal: Deal) -> None:
    for moment in deal.moments[1:]:
        before, after = moment.before.loose, moment.after.loose
        assert all(before[card] == after[card] for card in before.keys() & after.keys())
        fans = {fan.id: fan.slot for fan in moment.before.fans}
        assert all(fans.get(fan.id, fan.slot) == fan.slot for fan in moment.after.fans)


@pytest.mark.parametrize("deal", ALL, ids=range(len(ALL)))
def test_no_two_things_on_the_table_share_a_slot(deal: Deal) -> None:
    for moment in deal.moments:
        scene = moment.after
        slots = [*scene.loose.values(), *(fan.slot for fan in scene.fans)]
        assert len(set(slots)) == len(slots)


def test_a_new_card_takes_the_lowest_free_slot() -> None:
    trails = 0
    for moment in (moment for deal in ALL for moment in deal.moments[1:]):
        new = moment.after.loose.keys() - moment.before.loose.keys()
        if new:
            taken = moment.before.slots
            lowest = next(slot for slot in range(60) if slot not in taken)
            assert [moment.after.loose[card] for card in new] == [lowest]
            trails += 1
    assert trails > 100


def test_a_build_keeps_its_number_and_slot_when_it_is_raised() -> None:
    raised = 0
    for moment in (moment for deal in ALL for moment in deal.moments[1:]):
        before = {fan.id: fan for fan in moment.before.fans}
        for fan in moment.after.fans:
            old = before.get(fan.id)
            if old is not None and old.build != fan.build:
                assert fan.cards[: len(old.cards)] == old.cards
                raised += 1
    assert raised > 10


def can_total(law: Law, value: int, group: tuple[int, ...]) -> bool:
    """Whether cards can count as a value together."""
    return value in {sum(worth) for worth in product(*(law.table_values[card] for card in group))}


def test_a_build_lies_group_by_group() -> None:
    seen = 0
    for deal in ALL:
        for moment in deal.moments:
            law = moment.step.state.law
            for fan in moment.after.fans:
                assert all(can_total(law, fan.build.value, group) for group in fan.groups)
                assert (len(fan.groups) > 1) <= fan.build.multiple
                seen += fan.build.multiple
    assert seen > 40


@pytest.mark.parametrize(
    ("mine", "moves", "fan"),
    [
        ("9c9h5hKs", ["9c+4c9d5d=9"], "9d | 4c 5d | 9c"),
        ("9c9h5hKs", ["9c+9d=9", "2h", "5h+[9c9d]4c=9"], "9d | 9c | 4c 5h"),
        ("9c9h5hKs", ["5h+4c=9", "Ah+[4c5h]=10"], "4c 5h Ah"),
        ("3c8sKhKs", ["3c+5d=8", "Ah+[3c5d]9d=9"], "5d 3c Ah | 9d"),
    ],
)
def test_a_build_is_fanned_group_by_group(mine: str, moves: list[str], fan: str) -> None:
    session = session_with(mine, "4c9d5d8c", "Ah2hTh9s")
    for move in moves:
        session.play(parse_move(move))
    scene = reduce(finished, session.steps, beginning(session))
    shown = (" ".join(NAMES[card] for card in group) for group in scene.fans[0].groups)
    assert " | ".join(shown) == fan
