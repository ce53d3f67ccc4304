"""Bringing the keys of an old record up to the newest version, one version at a time."""

from collections.abc import Callable, Mapping
from typing import Any

Keys = dict[str, Any]
Migration = Callable[[Keys], Keys]

# By the version that a migration starts from. Each has a golden file in tests/data/saves.
MIGRATIONS: Mapping[int, Migration] = {}


def migrated(
    keys: Keys, version: int, newest: int, migrations: Mapping[int, Migration] = MIGRATIONS
) -> Keys:
    """The keys as the newest version would have written them."""
    for step in range(version, newest):
        keys = migrations[step](keys)
    return keys
