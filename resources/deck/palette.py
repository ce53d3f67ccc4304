"""Every colour of the faces: one ink, two or four suit colours, the cloth of each court."""

from dataclasses import dataclass

INK = "#1b2133"
RED = "#c61f30"
BLUE = "#1a5cb0"
GREEN = "#1c7339"
GOLD = "#e2a93b"
DEEP_GOLD = "#b98422"
WHITE = "#fffaf0"
SILVER = "#c9d2de"
STEEL = "#98a5b8"

SUITS = "cdhs"
TWO = {"c": INK, "d": RED, "h": RED, "s": INK}
FOUR = {"c": GREEN, "d": BLUE, "h": RED, "s": INK}
SCHEMES = {"two": TWO, "four": FOUR}

_LIGHT_INK = "#f2eee2"
_LIGHT_RED = "#ff8a84"
SYMBOL_SCHEMES = SCHEMES | {
    "two-dark": {"c": _LIGHT_INK, "d": _LIGHT_RED, "h": _LIGHT_RED, "s": _LIGHT_INK},
    "four-dark": {"c": "#7fd493", "d": "#8fbcff", "h": _LIGHT_RED, "s": _LIGHT_INK},
}
"""The colours of suit symbols in running text, also for dark windows."""


@dataclass(frozen=True)
class Cloth:
    """What the three courts of a suit wear: main and second colour, and the wall behind them."""

    main: str
    second: str
    wall: str


_SPADES = Cloth(main="#2a3d6b", second="#7fa2cf", wall="#e9eef6")
_HEARTS = Cloth(main="#c42a3c", second="#7a1f41", wall="#fbeee6")
CLOTHS = {
    "two": {
        "c": Cloth(main="#24493f", second="#8fae4b", wall="#eef3e4"),
        "d": Cloth(main="#d8572a", second="#1d6a74", wall="#fdf2e0"),
        "h": _HEARTS,
        "s": _SPADES,
    },
    "four": {
        "c": Cloth(main="#1f7a3d", second="#c7b03a", wall="#eaf4e4"),
        "d": Cloth(main="#1f63b8", second="#dd6b2d", wall="#e6f0fb"),
        "h": _HEARTS,
        "s": Cloth(main="#2b2f42", second="#8b92a8", wall="#eceef2"),
    },
}
