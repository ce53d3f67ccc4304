"""Write the perft counts and the golden games of tests/data with the brute-force reference.

Run as ``python -m tests.rules.make_golden``. Nothing of the program but the options takes part, so
the files may only change when the rules do. It takes some minutes.
"""

import json
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.ruleset import RuleSet
from tests.rules.reference_deal import Deal, pile_texts
from tests.rules.reference_score import score, winner
from tests.rules.reference_table import Play, group_counts
from tests.rules.vectors import DATA

SOURCE = "tests/rules/make_golden.py: brute force from the rules, no code of the program"
DEPTH = 4
# So many lines of four moves are worth counting and quick to count; where duties leave few moves,
# one is content with fewer.
MOST, LEAST = 12_000, 1500


def shuffled_names(rng: Random) -> list[str]:
    deck = [rank + suit for rank in "A23456789TJQK" for suit in "cdhs"]
    rng.shuffle(deck)
    return deck


def lively(deal: Deal, rng: Random) -> Play:
    """A random play, builds and captures more often than there are of them."""
    by_kind: dict[str, list[Play]] = {}
    for play in deal.plays():
        kind = "build" if play.value else "capture" if play.loose or play.builds else "trail"
        by_kind.setdefault(kind, []).append(play)
    return rng.choice(by_kind[rng.choice(sorted(by_kind))])


def perft(deal: Deal, depth: int) -> int:
    """The number of lines of so many moves."""
    plays = deal.plays() if not deal.over else []
    if depth == 1:
        return len(plays)
    return sum(perft(deal.after(play), depth - 1) for play in plays)


def counted_position(rules: RuleSet, seats: int, rng: Random) -> dict[str, Any]:
    """A position in mid-deal with a build on the table, if there are builds, and its counts."""
    for tried in count():
        deck, dealer = shuffled_names(rng), rng.randrange(seats)
        deal, moves = Deal(rules, seats, dealer, list(deck)), list[str]()
        while not worth_counting(deal) and len(moves) < 40:
            play = lively(deal, rng)
            deal.play(play)
            moves.append(play.text)
        if worth_counting(deal):
            counts = [perft(deal, depth) for depth in range(1, DEPTH)]
            if LEAST - 50 * tried < counts[-1] * counts[0] < MOST:
                counts.append(perft(deal, DEPTH))
                start = {"seats": seats, "dealer": dealer, "deck": "".join(deck)}
                return {**start, "moves": " ".join(moves), "counts": counts}
    raise AssertionError("count does not end")


def worth_counting(deal: Deal) -> bool:
    few = len(deal.hands[deal.mover]) <= 4 and len(deal.loose) <= 6 and len(deal.stock) > 0
    return few and len(deal.loose) > 1 and (bool(deal.builds) or not deal.rules.builds)


def game(rules: RuleSet, seats: int, rng: Random) -> dict[str, Any]:
    """A whole game of random players."""
    deals: list[dict[str, Any]] = []
    totals: list[int] = []
    won, first_dealer = None, rng.randrange(seats)
    while won is None:
        deck = shuffled_names(rng)
        deal = Deal(rules, seats, (first_dealer + len(deals)) % seats, list(deck))
        moves = []
        while not deal.over:
            play = lively(deal, rng)
            deal.play(play)
            moves.append(play.text)
        points = score(deal)
        before = totals or [0] * len(points)
        won = winner(deal, before, len(deals) + 1)
        totals = [total + sum(side.values()) for total, side in zip(before, points, strict=True)]
        outcome = {"piles": pile_texts(deal), "sweeps": deal.sweeps, "points": points}
        deals.append({"deck": "".join(deck), "moves": " ".join(moves), **outcome, "totals": totals})
    return {"seats": seats, "first_dealer": first_dealer, "deals": deals, "winner": won}


def write(folder: str, name: str, value: dict[str, Any]) -> None:
    path = Path(DATA, folder, f"{name}.json")
    path.parent.mkdir(exist_ok=True)
    text = json.dumps({"preset": name, "source": SOURCE, **value}, indent=1)
    path.write_text(text + "\n", encoding="utf-8")


def main() -> None:
    for place, (name, rules) in enumerate(PRESETS.items()):
        rng = Random(name)
        group_counts.cache_clear()
        positions = [counted_position(rules, seats, rng) for seats in (2, 3 + place % 2)]
        write("perft", name, {"positions": positions})
        write("golden_games", name, game(rules, 2 + place % 3, rng))
        print(name)


if __name__ == "__main__":
    main()
