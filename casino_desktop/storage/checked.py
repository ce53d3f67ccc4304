"""Frozen dataclasses that refuse what their fields cannot be.

For what is read before the first frame: pydantic takes as long to load as a bare window to draw.
"""

import re
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin


class Checked:
    """Makes a dataclass check each field against its hint; ValueError names a bad one."""

    def __post_init__(self) -> None:
        for name in type(self).__annotations__:
            check(type(self), name, getattr(self, name))


def check(owner: type, name: str, value: object) -> None:
    """ValueError unless a value fits the hint of a field."""
    if not fits(value, owner.__annotations__[name]):
        raise ValueError(f"{name} cannot be {str(value)[:60]!r}")


def fits(value: object, hint: Any) -> bool:
    """Whether a value is exactly of a type; no conversion is thought of, ``True`` is no number.

    The hint is a class, a union, a list, a dict, words (``Literal``), or one of them with a bound:
    ``Annotated[str, pattern]``, or the ``range`` of a number or of a length.
    """
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return fits(value, parts[0]) and _within(value, parts[1])
    if origin is Literal:
        return type(value) is str and value in parts
    if origin in (Union, UnionType):
        return any(fits(value, part) for part in parts)
    if origin is list:
        return isinstance(value, list) and all(fits(one, parts[0]) for one in value)
    if origin is dict:
        pairs = value.items() if isinstance(value, dict) else ((None, None),)
        return all(fits(key, parts[0]) and fits(one, parts[1]) for key, one in pairs)
    return type(value) is hint


def _within(value: Any, bound: range | re.Pattern[str]) -> bool:
    if isinstance(bound, re.Pattern):
        return bound.fullmatch(value) is not None
    return (value if isinstance(value, int) else len(value)) in bound
