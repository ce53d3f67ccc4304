"""Whole deals from the reference vectors, for tests of what is shown of them."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from casino_desktop.rules.apply import Transition, apply
from casino_desktop.rules.cards import parse_deck
from casino_desktop.rules.dealing import first_packet, start_deal
from casino_desktop.rules.events import PacketDealt
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.presets import read_rules
from casino_desktop.ui.scene import Scene, undealt
from casino_desktop.ui.story import finished

DEALS = Path(__file__).parent.parent / "data" / "deals.jsonl"


class Moment(NamedTuple):
    """A step of a deal: the scene before it, what happened, and the scene after."""

    before: Scene
    step: Transition
    after: Scene


class Deal(NamedTuple):
    """A deck and all its moments, the dealing of the first packet first."""

    deck: tuple[int, ...]
    moments: list[Moment]


def deals(preset: str = "", count: int = 12) -> list[Deal]:
    """The first so many deals of the reference played by a preset, or by any."""
    lines = DEALS.read_text("utf-8").splitlines()
    wanted = [entry for entry in map(json.loads, lines) if preset in entry["rules"]["preset"]]
    assert len(wanted) >= min(count, 3), f"too few reference deals of {preset}"
    return [_deal(entry) for entry in wanted[:count]]


def _deal(entry: dict[str, object]) -> Deal:
    deck = parse_deck(str(entry["deck"]))
    moments = []
    scene: Scene | None = None
    for dealer, seats, step in _steps(entry, deck):
        before = scene or undealt(step.state.law, deck, seats, dealer)
        scene = finished(before, step)
        moments.append(Moment(before, step, scene))
    return Deal(deck, moments)


def _steps(
    entry: dict[str, object], deck: tuple[int, ...]
) -> Iterator[tuple[int, int, Transition]]:
    rules, seats, dealer = entry["rules"], entry["seats"], entry["dealer"]
    assert isinstance(rules, dict)
    assert isinstance(seats, int)
    assert isinstance(dealer, int)
    moves = entry["moves"]
    assert isinstance(moves, list)
    state = start_deal(read_rules(rules), seats, dealer, deck)
    packet = first_packet(state.rules, seats, dealer)
    dealt = PacketDealt(dealer, tuple(zip(packet.receivers, deck, strict=False)))
    yield dealer, seats, Transition(state, (dealt,))
    for text in moves:
        step = apply(state, parse_move(text))
        state = step.state
        yield dealer, seats, step
