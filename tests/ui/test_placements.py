"""What a viewer sees of a scene, and above all what not."""

import pytest

from casino_desktop.rules.cards import NAMES, cards_of, mask_of, parse_card
from casino_desktop.rules.observation import observe
from casino_desktop.ui.placements import place, table_slots
from tests.ui.scenes import Deal, deals

ALL = deals(count=40)


@pytest.mark.parametrize("deal", ALL, ids=range(len(ALL)))
def test_only_cards_the_viewer_may_know_have_a_face(deal: Deal) -> None:
    for moment in deal.moments:
        for viewer in range(moment.step.state.seats):
            placements = place(moment.after, deal.deck, viewer)
            seen = mask_of(parse_card(placed.face) for placed in placements if placed.face)
            assert not seen & observe(moment.step.state, viewer).hidden


@pytest.mark.parametrize("deal", ALL[:10], ids=range(10))
def test_a_face_is_the_card_of_its_row(deal: Deal) -> None:
    for moment in deal.moments:
        placements = place(moment.after, deal.deck, 0)
        rows = zip(deal.deck, placements, strict=True)
        assert all(placed.face in ("", NAMES[card]) for card, placed in rows)


@pytest.mark.parametrize("deal", ALL[:10], ids=range(10))
def test_hands_are_compact_and_the_open_one_is_sorted(deal: Deal) -> None:
    for moment in deal.moments:
        placements = place(moment.after, deal.deck, 0)
        for seat, hand in enumerate(moment.step.state.hands):
            held = sorted(p.slot for p in placements if p.zone == "hand" and p.seat == seat)
            assert held == list(range(hand.bit_count()))
        mine = [p for p in placements if p.zone == "hand" and p.seat == 0]
        faces = [p.face for p in sorted(mine, key=lambda p: p.slot)]
        assert faces == [NAMES[card] for card in cards_of(moment.step.state.hands[0])]


def test_a_hidden_hand_lies_in_the_order_of_dealing() -> None:
    deal = ALL[0]
    placements = place(deal.moments[0].after, deal.deck, 0)
    theirs = [p.slot for p in placements if p.zone == "hand" and p.seat == 1]

    assert theirs == sorted(theirs)


def test_without_a_viewer_no_hand_is_open() -> None:
    deal = ALL[0]

    assert not any(p.face for p in place(deal.moments[0].after, deal.deck, -1) if p.zone == "hand")


def test_piles_lie_face_down_but_for_each_sweeps_card() -> None:
    sweeps = 0
    for deal in ALL:
        end = deal.moments[-1]
        piles = [p for p in place(end.after, deal.deck, 0) if p.zone == "pile"]
        assert all(bool(p.face) == p.crosswise for p in piles)
        for seat in range(end.step.state.seats):
            across = sorted(p.depth for p in piles if p.crosswise and p.seat == seat)
            assert across == list(range(len(across)))
            sweeps += len(across)
        assert sum(p.crosswise for p in piles) == len(end.step.state.sweeps)
    assert sweeps > 5


def test_there_is_room_for_every_slot_and_for_four_at_least() -> None:
    most = 0
    for moment in (moment for deal in ALL for moment in deal.moments):
        slots = table_slots(moment.after)
        assert slots >= max(4, *(slot + 1 for slot in moment.after.slots), 0)
        most = max(most, slots)
    assert most > 6
