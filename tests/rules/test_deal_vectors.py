"""The deals of deals.jsonl, played by the program and by the brute-force reference."""

from typing import Any

import pytest

from casino_desktop.rules.apply import apply
from casino_desktop.rules.cards import card_names, parse_deck
from casino_desktop.rules.dealing import start_deal
from casino_desktop.rules.events import DealScored
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.presets import read_rules
from casino_desktop.rules.scoring import score_deal
from casino_desktop.rules.state import DealState
from tests.rules.reference_deal import Deal, names_of, pile_texts, sweep_counts
from tests.rules.reference_score import score
from tests.rules.vectors import rows

DEALS = rows("deals.jsonl")
by_deal = pytest.mark.parametrize("deal", DEALS, ids=range(1, len(DEALS) + 1))


def test_all_deals_are_read() -> None:
    assert len(DEALS) == 75


def played(deal: dict[str, Any]) -> tuple[DealState, DealScored]:
    rules, deck = read_rules(deal["rules"]), parse_deck(deal["deck"])
    state = start_deal(rules, deal["seats"], deal["dealer"], deck)
    for text in deal["moves"]:
        state, events = apply(state, parse_move(text))
    scored = events[-1]
    assert isinstance(scored, DealScored)
    return state, scored


@by_deal
def test_outcome(deal: dict[str, Any]) -> None:
    state, scored = played(deal)
    assert state.over
    assert [card_names(pile) for pile in state.piles] == deal["piles"]
    sweepers = [sweep.seat for sweep in state.sweeps]
    assert [sweepers.count(seat) for seat in range(state.seats)] == deal["sweeps"]
    assert state.last_capturer == deal["last_capturer"]
    assert [side.points_by_item() for side in score_deal(state)] == deal["points"]
    assert scored == DealScored(score_deal(state))


@by_deal
def test_reference_agrees(deal: dict[str, Any]) -> None:
    rules = read_rules(deal["rules"])
    mine = Deal(rules, deal["seats"], deal["dealer"], names_of(deal["deck"]))
    for text in deal["moves"]:
        mine.play_text(text)
    assert mine.over
    assert pile_texts(mine) == deal["piles"]
    assert sweep_counts(mine) == deal["sweeps"]
    assert mine.last_capturer == deal["last_capturer"]
    assert score(mine) == deal["points"]
