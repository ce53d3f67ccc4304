"""A new game from what was chosen for it."""

from collections.abc import Mapping
from datetime import UTC, datetime
from random import Random
from typing import Any

from casino_desktop.rules.presets import preset
from casino_desktop.rules.ruleset import RuleSet
from casino_desktop.session.first_dealer import draw_first_dealer
from casino_desktop.session.seats import Seat
from casino_desktop.session.session import GameSession
from casino_desktop.storage.settings import NewGameChoice

from .level_names import LEVEL_NAMES
from .preset_catalogue import OFFERS

FIRST_LEVEL = "greedy"
DEAL_NUMBERS = 1_000_000


def read_choice(values: Mapping[str, Any]) -> NewGameChoice:
    """The choice that a page made, levels by seat with "" for a human; missing keys by default.

    ValueError on a choice that no page offers.
    """
    levels = [str(level) for level in values.get("levels", ("", FIRST_LEVEL))]
    choice = NewGameChoice(
        preset=str(values.get("preset", "casino-de")),
        seats=len(levels),
        teams=bool(values.get("teams", False)),
        target=int(values.get("target", 0)),
        names=[str(name).strip() for name in values.get("names", ())],
        kinds=["computer" if level else "human" for level in levels],
        levels=levels,
    )
    offer = OFFERS.get(choice.preset)
    if offer is None or choice.seats not in offer.seats or {*levels} - {"", *LEVEL_NAMES}:
        raise ValueError("the page chose what is not on offer")
    return choice


def write_choice(choice: NewGameChoice) -> dict[str, Any]:
    """The inverse of ``read_choice``."""
    levels = choice.levels or ["", *[FIRST_LEVEL] * (choice.seats - 1)]
    return {
        "preset": choice.preset,
        "seats": choice.seats,
        "teams": choice.teams,
        "target": choice.target,
        "names": choice.names or [""] * choice.seats,
        "levels": levels,
    }


def rules_of(choice: NewGameChoice) -> RuleSet:
    """The rule set chosen; RuleSetError on an impossible target."""
    rules = preset(choice.preset)
    if choice.seats == 4:
        rules = rules.changed({"teams": choice.teams})
    return rules.changed({"target": choice.target}) if choice.target else rules


def seats_of(choice: NewGameChoice, player_name: str = "") -> tuple[Seat, ...]:
    """Who sits at the table; the first human bears the player's name if none was given."""
    values = write_choice(choice)
    names = [*values["names"], *[""] * choice.seats]
    humans = [seat for seat, level in enumerate(values["levels"]) if not level]
    if humans and not names[humans[0]]:
        names[humans[0]] = player_name
    return tuple(
        Seat(names[seat], "computer" if level else "human", level)
        for seat, level in enumerate(values["levels"])
    )


def new_session(choice: NewGameChoice, player_name: str, deal_number: int) -> GameSession:
    """A game just dealt: the same number gives the same cards and the same first dealer."""
    rules, seats, rng = rules_of(choice), seats_of(choice, player_name), Random(deal_number)
    dealer = draw_first_dealer(rules, len(seats), rng).dealer
    started = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return GameSession.new(
        choice.preset,
        rules,
        seats,
        first_dealer=dealer,
        rng=rng,
        started=started,
        number=deal_number,
    )
