"""The guard (RULES.md 1.10): every value a player has built needs its own card in hand."""

from collections.abc import Iterable

from .law import Law
from .state import Build


def own_values(builds: Iterable[Build], seat: int) -> set[int]:
    """The distinct values of the builds that a seat owns."""
    return {build.value for build in builds if build.owner == seat}


def guarded(law: Law, values: Iterable[int], hand: int) -> bool:
    """Whether distinct cards of the hand can guard these distinct values one to one."""
    guards = [law.guards[value] & hand for value in values]
    if len(guards) < 2:
        return not guards or guards[0] != 0
    return _match(guards, 0)


def _match(guards: list[int], used: int) -> bool:
    if not guards:
        return True
    free = guards[0] & ~used
    while free:
        card = free & -free
        if _match(guards[1:], used | card):
            return True
        free ^= card
    return False
