"""How long each beat of the show stays, in one place. Milliseconds at normal speed."""

from typing import Literal, NamedTuple

Pace = Literal[
    "collect", "card", "deal", "say", "touch", "point", "gather", "pile", "trail", "build", "end"
]

_BEATS: dict[Pace, int] = {
    "collect": 450,
    "card": 70,
    "deal": 150,
    "say": 700,
    "touch": 240,
    "point": 950,
    "gather": 380,
    "pile": 340,
    "trail": 420,
    "build": 480,
    "end": 600,
}
_THINKING = 450


class Timing(NamedTuple):
    """``factor`` stretches every time; 0 shows nothing but the settled picture, at once."""

    factor: float = 1.0

    def of(self, pace: Pace) -> int:
        """The time that a beat stays."""
        return round(_BEATS[pace] * self.factor)

    @property
    def thinking(self) -> int:
        """The least time between the end of a show and a computer player's next move."""
        return round(_THINKING * self.factor)
