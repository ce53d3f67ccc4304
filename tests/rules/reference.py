"""Every legal move by brute force, written from the rules and not from the program.

A capture is looked for among all subsets of the table, a build among all subsets and all values.
Of the program it knows the options alone. Numbers in brackets are paragraphs of the rules.
"""

from collections.abc import Iterable, Iterator
from itertools import permutations

from tests.rules.reference_table import (
    Build,
    Play,
    Table,
    divisions,
    hand_values,
    subsets,
    table_values,
)

COURT_COUNTS = {"one": (1,), "any": (1, 2, 3), "one_or_three": (1, 3)}


def legal(table: Table) -> set[Play]:
    """All legal plays."""
    captures = {play for play in captures_of(table) if keeps_guards(table, play)}
    everything = {play for play in captures if takes_everything(table, play)}
    if table.rules.must_sweep and everything:
        return everything
    builds = {play for play in builds_of(table) if keeps_guards(table, play)}
    trails = {play for play in trails_of(table, captures) if keeps_guards(table, play)}
    return captures | builds | trails or {Play(card) for card in table.hand}


def legal_texts(table: Table) -> list[str]:
    return sorted(play.text for play in legal(table))


def owns(table: Table) -> bool:
    return any(build.owner == table.mover for build in table.builds)


def takes_everything(table: Table, play: Play) -> bool:
    return play.loose == table.loose and set(play.builds) == set(table.builds)


def keeps_guards(table: Table, play: Play) -> bool:
    """Whether distinct cards left in hand can take the mover's builds of distinct values (10)."""
    own = {b.value for b in table.builds if b.owner == table.mover and b not in play.builds}
    if play.value:
        own.add(play.value)
    rest = table.hand - {play.card}
    return any(
        all(value in hand_values(table.rules, card) for value, card in zip(own, cards, strict=True))
        for cards in permutations(rest, len(own))
    )


def captures_of(table: Table) -> Iterator[Play]:
    for card in table.hand:
        values = hand_values(table.rules, card)
        if not values:
            yield from court_captures(table, card)
        for value in values:
            yield from captures_with(table, card, value)


def court_captures(table: Table, card: str) -> Iterator[Play]:
    """Court cards without value take loose cards of their rank (5)."""
    for taken in subsets([other for other in table.loose if other[0] == card[0]]):
        if len(taken) in COURT_COUNTS[table.rules.court_capture]:
            yield Play(card, taken)


def captures_with(table: Table, card: str, value: int) -> Iterator[Play]:
    """Any set of disjoint groups of the value (4), as far as the extent allows."""
    takable = [build for build in table.builds if build.value == value and may_take(table, build)]
    for loose in subsets(table.loose):
        if not divisions(table.rules, loose, value):
            continue
        for builds in subsets(takable):
            if (loose or builds) and wide_enough(table, value, loose, builds == {*takable}):
                yield Play(card, loose, tuple(sorted(builds, key=table.builds.index)))


def may_take(table: Table, build: Build) -> bool:
    return table.rules.build_capture == "anyone" or build.owner == table.mover


def wide_enough(table: Table, value: int, loose: frozenset[str], all_builds: bool) -> bool:
    left = table.loose - loose
    if table.rules.capture_extent == "all_pairs":
        return not any(value in table_values(table.rules, card) for card in left)
    if table.rules.capture_extent == "maximal":
        more = any(divisions(table.rules, cards, value) for cards in subsets(left) if cards)
        return all_builds and not more
    return True


def builds_of(table: Table) -> Iterator[Play]:
    if not table.rules.builds or (table.rules.owner_duty == "must_capture" and owns(table)):
        return
    for card in table.hand:
        rest = table.hand - {card}
        guardable = {value for other in rest for value in hand_values(table.rules, other)}
        for loose in subsets(table.loose):
            yield from new_builds(table, card, loose, guardable)
            for build in table.builds:
                yield from changes(table, card, loose, build)


def new_builds(
    table: Table, card: str, loose: frozenset[str], values: Iterable[int]
) -> Iterator[Play]:
    """The played card and loose cards, divided into groups (6)."""
    for value in values:
        counts = divisions(table.rules, {card, *loose}, value)
        if loose and (counts if table.rules.multiple_builds else 1 in counts):
            yield Play(card, loose, value=value)


def changes(table: Table, card: str, loose: frozenset[str], build: Build) -> Iterator[Play]:
    """Raising a build (7) and adding to it (8)."""
    if not build.multiple and may_raise(table, build):
        for more in table_values(table.rules, card):
            absorbs = not loose or table.rules.multiple_builds
            if absorbs and divisions(table.rules, loose, build.value + more):
                yield Play(card, loose, (build,), build.value + more)
    if table.rules.multiple_builds and divisions(table.rules, {card, *loose}, build.value):
        yield Play(card, loose, (build,), build.value)


def may_raise(table: Table, build: Build) -> bool:
    if table.rules.raise_builds == "opponents":
        return build.owner != table.mover
    return table.rules.raise_builds == "anyone"


def trails_of(table: Table, captures: set[Play]) -> Iterator[Play]:
    """Cards that may be laid down (11), as far as no duty to capture forbids it."""
    if owns(table) and table.rules.owner_duty != "none":
        return
    capturing = {play.card for play in captures}
    if table.rules.must_capture == "any_card" and capturing:
        return
    for card in table.hand:
        if table.rules.must_capture != "played_card" or card not in capturing:
            yield Play(card)
