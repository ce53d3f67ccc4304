"""The outcome of a replayed record, as JSON values and as text."""

from collections.abc import Iterator, Sequence
from typing import Any

from casino_desktop.rules.cards import card_names
from casino_desktop.session.played_deal import PlayedDeal
from casino_desktop.session.record import Record


def report(deals: Sequence[PlayedDeal]) -> dict[str, Any]:
    """Piles and sweeps by seat and points by side of each deal, the totals and the winner.

    The points of a deal that is not over are empty; the winner is a side, None without one.
    """
    result = deals[-1].result
    winner = result.verdict.winner if result else -1
    return {
        "deals": [_deal(deal) for deal in deals],
        "totals": list(result.verdict.totals if result else deals[-1].totals),
        "winner": winner if winner >= 0 else None,
    }


def _deal(deal: PlayedDeal) -> dict[str, Any]:
    state, result = deal.state, deal.result
    points = [side.points_by_item() for side in result.sides] if result else None
    return {
        "piles": [card_names(pile) for pile in state.piles],
        "sweeps": [
            sum(sweep.seat == seat for sweep in state.sweeps) for seat in range(state.seats)
        ],
        "points": points or [{} for _ in range(state.side_count)],
        "last_capturer": state.last_capturer,
        "over": result is not None,
    }


def report_text(record: Record, deals: Sequence[PlayedDeal]) -> str:
    """The same for people to read, in English."""
    whole = report(deals)
    names = [seat.name or f"seat {number}" for number, seat in enumerate(record.seats)]
    side_count = deals[0].state.side_count
    sides = [" and ".join(names[side::side_count]) for side in range(side_count)]
    lines = [f"{record.preset}, {len(names)} seats"]
    for deal, outcome in zip(deals, whole["deals"], strict=True):
        lines += _deal_lines(deal, outcome, names, sides)
    lines.append("Totals: " + ", ".join(map("{}: {}".format, sides, whole["totals"])))
    winner = whole["winner"]
    lines.append("Nobody has won yet." if winner is None else f"Winner: {sides[winner]}")
    return "\n".join(lines)


def _deal_lines(
    deal: PlayedDeal, outcome: dict[str, Any], names: list[str], sides: list[str]
) -> Iterator[str]:
    unfinished = "" if outcome["over"] else f", not over after {len(deal.moves)} moves"
    yield f"Deal {deal.number + 1}, dealt by {names[deal.state.dealer]}{unfinished}"
    for name, pile, sweeps in zip(names, outcome["piles"], outcome["sweeps"], strict=True):
        yield f"  {name}: {len(pile) // 2} cards, {sweeps} sweeps: {pile or 'none'}"
    if outcome["over"]:
        for side, points in zip(sides, outcome["points"], strict=True):
            items = ", ".join(f"{item} {count}" for item, count in points.items())
            yield f"  {side}: {sum(points.values())} points ({items or 'nothing'})"
