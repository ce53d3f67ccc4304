"""One whole game of each preset, played and counted before by the brute-force reference."""

import json
from typing import Any

import pytest

from casino_desktop.rules.apply import apply
from casino_desktop.rules.cards import card_names, parse_deck
from casino_desktop.rules.dealing import start_deal
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.scoring import score_deal
from casino_desktop.rules.state import DealState
from casino_desktop.rules.winning import settle
from tests.rules.vectors import DATA

GAMES = {
    path.stem: json.loads(path.read_text("utf-8")) for path in (DATA / "golden_games").iterdir()
}


def test_every_preset_has_its_game() -> None:
    assert set(GAMES) == set(PRESETS)
    assert all(game["deals"] and game["source"] for game in GAMES.values())
    assert {game["seats"] for game in GAMES.values()} == {2, 3, 4}


def played(name: str, game: dict[str, Any], number: int) -> DealState:
    dealer = (game["first_dealer"] + number) % game["seats"]
    deal = game["deals"][number]
    state = start_deal(PRESETS[name], game["seats"], dealer, parse_deck(deal["deck"]))
    for text in deal["moves"].split():
        state = apply(state, parse_move(text)).state
    return state


@pytest.mark.parametrize("name", PRESETS)
def test_game(name: str) -> None:
    game = GAMES[name]
    last = len(game["deals"]) - 1
    totals: tuple[int, ...] = ()
    for number, deal in enumerate(game["deals"]):
        state = played(name, game, number)
        assert state.over
        assert [card_names(pile) for pile in state.piles] == deal["piles"]
        assert [sweep.seat for sweep in state.sweeps] == deal["sweeps"]
        scores = score_deal(state)
        assert [side.points_by_item() for side in scores] == deal["points"]
        verdict = settle(state, totals or (0,) * len(scores), scores, number + 1)
        totals = verdict.totals
        assert list(totals) == deal["totals"]
        assert verdict.winner == (game["winner"] if number == last else -1)
