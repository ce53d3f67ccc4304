"""A rule set being put together: what was chosen, and what it has become since."""

from typing import Any, NamedTuple

from casino_desktop.rules.errors import RuleSetError
from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.ruleset import RuleSet

from .preset_catalogue import OFFERS

# The new-game page itself asks for these: they make no rule set a custom one.
_ASKED_FOR = {"teams", "target", "deals"}
_FIRST = "casino-de"


def is_custom(preset: str, rules: RuleSet) -> bool:
    """Whether a rule set differs from its preset in more than every new game is asked for."""
    return bool(rules.differences(PRESETS[preset]).keys() - _ASKED_FOR)


class Draft(NamedTuple):
    """``own`` is the name of the own rule set chosen, "" for the preset itself.

    ``base`` is the rule set as it was chosen, ``rules`` as it is now: perhaps an impossible mix.
    """

    preset: str = _FIRST
    own: str = ""
    base: RuleSet = PRESETS[_FIRST]
    rules: RuleSet = PRESETS[_FIRST]
    seats: int = 2

    def chosen(self, preset: str, own: str = "", rules: RuleSet | None = None) -> "Draft":
        """Another rule set as it stands; an unknown preset is the first one."""
        preset = preset if preset in PRESETS else _FIRST
        base = rules or PRESETS[preset]
        return Draft(preset, own, base, base).seated(self.seats)

    def seated(self, seats: int) -> "Draft":
        """For so many players, or the nearest number that the rule set is played by."""
        nearest = min(OFFERS[self.preset].seats, key=lambda count: abs(count - seats))
        return self._replace(seats=nearest)

    def changed(self, option: str, value: object) -> "Draft":
        """With another value; unchecked, so that two options can be changed one by one."""
        rules = self.rules._replace(**{option: value})  # type: ignore[arg-type]
        return self._replace(rules=rules)

    def numbered(self, option: str, number: int) -> "Draft":
        """With another number; ``hand_size`` is that for the players chosen."""
        if option == "hand_size":
            sizes = list(self.rules.hand_size)
            sizes[self.seats - 2] = number
            return self.changed(option, tuple(sizes))
        known = type(getattr(self.rules, option, None)) is int
        return self.changed(option, number) if known else self

    def taken_up(self, options: dict[str, Any]) -> "Draft":
        """With options chosen earlier; none of them if they make no rule set."""
        try:
            return self._replace(rules=PRESETS[self.preset].changed(options))
        except RuleSetError:
            # Settings may hold options of a later program.
            return self

    def unkept(self) -> "Draft":
        """The same rules when the own rule set chosen is gone: changes of its preset."""
        return self._replace(own="", base=PRESETS[self.preset])

    @property
    def changes(self) -> dict[str, Any]:
        """The options changed from the preset, as a record holds them."""
        return self.rules.differences(PRESETS[self.preset])

    @property
    def custom(self) -> bool:
        """Whether more was changed than what every new game is asked for."""
        return bool(self.rules.differences(self.base).keys() - _ASKED_FOR)

    def error(self) -> RuleSetError | None:
        """Why the options do not go together, if they do not."""
        try:
            self.base.changed(self.rules.differences(self.base))
        except RuleSetError as error:
            return error
        return None
