"""A new game from what was chosen for it."""

from collections.abc import Mapping
from random import Random
from time import gmtime, strftime
from typing import Any, NamedTuple

from casino_desktop.rules.presets import preset
from casino_desktop.rules.ruleset import RuleSet
from casino_desktop.session.first_dealer import DealerDraw, draw_first_dealer
from casino_desktop.session.seats import Seat
from casino_desktop.session.session import GameSession
from casino_desktop.storage.settings import NewGameChoice

from .level_names import FIRST_LEVEL, known_level
from .personas import named
from .preset_catalogue import OFFERS, presets_in_order

DEAL_NUMBERS = 1_000_000


def read_choice(values: Mapping[str, Any]) -> NewGameChoice:
    """The choice that a page made, levels by seat with "" for a human; missing keys by default.

    ValueError on a choice that no page offers, RuleSetError on options that make no rule set.
    """
    levels = [str(level) for level in values.get("levels", ("", FIRST_LEVEL))]
    choice = NewGameChoice(
        preset=str(values.get("preset", "casino-de")),
        options=_options(values.get("options", {})),
        own=str(values.get("own", "")),
        seats=len(levels),
        names=[str(name).strip() for name in values.get("names", ())],
        kinds=["computer" if level else "human" for level in levels],
        levels=levels,
    )
    offer = OFFERS.get(choice.preset)
    unknown = any(level and known_level(level) != level for level in levels)
    if offer is None or choice.seats not in offer.seats or unknown:
        raise ValueError("the page chose what is not on offer")
    rules_of(choice)
    return choice


def write_choice(choice: NewGameChoice) -> dict[str, Any]:
    """The inverse of ``read_choice``."""
    levels = choice.levels or ["", *[FIRST_LEVEL] * (choice.seats - 1)]
    return {
        "preset": choice.preset,
        "options": choice.options,
        "own": choice.own,
        "seats": choice.seats,
        "names": choice.names or [""] * choice.seats,
        "levels": levels,
    }


def first_choice() -> NewGameChoice:
    """What is played before anything was chosen: the rule set at home in the language in force."""
    return NewGameChoice(preset=presets_in_order()[0])


def rules_of(choice: NewGameChoice) -> RuleSet:
    """The rule set chosen; RuleSetError on impossible options."""
    return preset(choice.preset).changed(choice.options)


def _options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Options as JSON has them: QML gives every number as a real one."""
    return {name: _whole(value) for name, value in options.items()}


def _whole(value: Any) -> Any:
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return [_whole(one) for one in value] if isinstance(value, list) else value


def seats_of(choice: NewGameChoice, player_name: str = "") -> tuple[Seat, ...]:
    """Who sits at the table; the first human bears the player's name if none was given.

    Computers without a name bear that of their persona.
    """
    values = write_choice(choice)
    names = [*values["names"], *[""] * choice.seats]
    humans = [seat for seat, level in enumerate(values["levels"]) if not level]
    if humans and not names[humans[0]]:
        names[humans[0]] = player_name
    seats = tuple(
        Seat(names[seat], "computer" if level else "human", level)
        for seat, level in enumerate(values["levels"])
    )
    return named(seats)


class Dealt(NamedTuple):
    """A new game, and how its first dealer was drawn."""

    session: GameSession
    draw: DealerDraw


def new_session(choice: NewGameChoice, player_name: str, deal_number: int) -> Dealt:
    """A game just dealt: the same number gives the same cards and the same first dealer."""
    rules, seats, rng = rules_of(choice), seats_of(choice, player_name), Random(deal_number)
    draw = draw_first_dealer(rules, len(seats), rng)
    started = strftime("%Y-%m-%dT%H:%M:%SZ", gmtime())
    session = GameSession.new(
        choice.preset,
        rules,
        seats,
        first_dealer=draw.dealer,
        rng=rng,
        started=started,
        number=deal_number,
    )
    return Dealt(session, draw)
