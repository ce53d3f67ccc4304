"""Frozen values that refuse what their fields cannot be.

For what is read before the first frame: pydantic takes as long to load as a bare window to draw,
and each dataclass a hundredth of that to be made.
"""

import re
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NoReturn,
    Self,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
)


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Checked:
    """A value with a field for each annotation of its class, which is the field's check.

    ValueError names a field with a bad value, TypeError one that is missing or that there is not.
    """

    def __init__(self, **values: Any) -> None:
        owner, hints = type(self), type(self).__annotations__
        defaults = {name: _own(vars(owner)[name]) for name in hints if name in vars(owner)}
        fields = defaults | values
        if odd := fields.keys() ^ hints.keys():
            raise TypeError(f"{owner.__name__}: {', '.join(sorted(odd))}")
        for name in hints:
            check(owner, name, fields[name])
            vars(self)[name] = fields[name]

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{name} is fixed; changed() makes another value")

    __hash__ = None  # type: ignore[assignment] # Some fields hold lists.

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and vars(other) == vars(self)

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value!r}" for name, value in vars(self).items())
        return f"{type(self).__name__}({fields})"

    def changed(self, **values: Any) -> Self:
        """This value with some fields changed; ValueError names a bad one."""
        return type(self)(**vars(self) | values)

    def plain(self) -> dict[str, Any]:
        """The fields as JSON writes them."""
        pairs = vars(self).items()
        return {key: one.plain() if isinstance(one, Checked) else one for key, one in pairs}


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


def _own(default: Any) -> Any:
    return default.copy() if isinstance(default, list | dict) else default


def _within(value: Any, bound: range | re.Pattern[str]) -> bool:
    if isinstance(bound, re.Pattern):
        return bound.fullmatch(value) is not None
    return (value if isinstance(value, int) else len(value)) in bound
