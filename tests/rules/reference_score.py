"""Counting a deal and ending a game by the book."""

from collections.abc import Sequence

from casino_desktop.rules.ruleset import RuleSet
from tests.rules.reference_deal import Deal

Points = dict[str, int]


def sides_of(deal: Deal) -> list[list[int]]:
    """The seats of each side."""
    if deal.rules.teams and deal.seats == 4:
        return [[0, 2], [1, 3]]
    return [[seat] for seat in range(deal.seats)]


def side_piles(deal: Deal) -> list[set[str]]:
    return [set().union(*(deal.piles[seat] for seat in side)) for side in sides_of(deal)]


def suit_counts(deal: Deal) -> list[int]:
    suit = deal.rules.majority_suit[0]
    return [sum(card[1] == suit for card in pile) for pile in side_piles(deal)]


def score(deal: Deal) -> list[Points]:
    """The points of each side by item, items without points left out."""
    piles = side_piles(deal)
    counts = [len(pile) for pile in piles]
    return [
        {item: points for item, points in items.items() if points}
        for items in (
            {
                "cards": deal.rules.points_cards * has_most(counts, side),
                "suit": suit_points(deal, side),
                "big": deal.rules.points_big * ("Td" in pile),
                "little": deal.rules.points_little * ("2s" in pile),
                "aces": deal.rules.points_ace * sum(card[0] == "A" for card in pile),
                "sweeps": deal.rules.sweep_points * sum(map(deal.sweeps.count, seats)),
                "last": deal.rules.last_capture_points * (deal.last_capturer in seats),
            }
            for side, (seats, pile) in enumerate(zip(sides_of(deal), piles, strict=True))
        )
    ]


def has_most(counts: Sequence[int], side: int) -> bool:
    return all(counts[side] > other for place, other in enumerate(counts) if place != side)


def suit_points(deal: Deal, side: int) -> int:
    counts = suit_counts(deal)
    if deal.rules.suit_scoring == "majority":
        return deal.rules.points_suit * has_most(counts, side)
    jack = "J" + deal.rules.majority_suit[0]
    return counts[side] + (jack in side_piles(deal)[side])


def winner(deal: Deal, before: Sequence[int], deals: int) -> int | None:
    """The side that has won after this deal, or None if another one has to be dealt."""
    rules, scores = deal.rules, score(deal)
    after = [total + sum(s.values()) for total, s in zip(before, scores, strict=True)]
    there = [side for side, total in enumerate(after) if total >= rules.target]
    if rules.match == "target" and not there:
        return None
    if rules.match == "fixed_deals" and deals < rules.deals:
        return None
    if rules.match == "target" and rules.winner == "count_out":
        return there[0] if len(there) == 1 else first_out(deal, before)
    return leader(rules, after, suit_counts(deal))


def leader(rules: RuleSet, totals: Sequence[int], suits: Sequence[int]) -> int | None:
    ties = suits if rules.winner in ("last_deal_suit", "lowest") else [0] * len(totals)
    ranked = list(zip(totals, ties, strict=True))
    best = min(ranked) if rules.winner == "lowest" else max(ranked)
    return ranked.index(best) if ranked.count(best) == 1 else None


def first_out(deal: Deal, before: Sequence[int]) -> int | None:
    """The walk through the items until one side stands at the target, higher than all others."""
    running = list(before)
    for step in walk(deal):
        for side, points in step:
            running[side] += points
        best = max(running)
        if best >= deal.rules.target and running.count(best) == 1:
            return running.index(best)
    return None


def walk(deal: Deal) -> list[list[tuple[int, int]]]:
    """The sides and points that are counted at a time, in the order of counting."""
    scores, piles = score(deal), side_piles(deal)
    steps = [
        [(side, points[item]) for side, points in enumerate(scores) if item in points]
        for item in ("cards", "suit", "big", "little")
    ]
    for ace in ("As", "Ac", "Ah", "Ad"):
        holders = [side for side, pile in enumerate(piles) if ace in pile]
        steps.append([(side, deal.rules.points_ace) for side in holders])
    for seat in deal.sweeps:
        side = next(side for side, seats in enumerate(sides_of(deal)) if seat in seats)
        steps.append([(side, deal.rules.sweep_points)])
    return [
        *steps,
        [(side, points["last"]) for side, points in enumerate(scores) if "last" in points],
    ]
