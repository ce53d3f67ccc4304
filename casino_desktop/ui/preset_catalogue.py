"""The rule sets that a new game offers, each with its name, its home and one line."""

from typing import Any, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from casino_desktop.rules.presets import preset


class Offer(NamedTuple):
    """A rule set on offer: its strings to translate and the numbers of seats it is offered for."""

    name: Any
    origin: Any
    line: Any
    seats: tuple[int, ...]


OFFERS = {
    "casino-de": Offer(
        QT_TRANSLATE_NOOP("Presets", "Casino"),
        QT_TRANSLATE_NOOP("Presets", "Germany"),
        QT_TRANSLATE_NOOP(
            "Presets",
            "With builds and sweeps; the points are counted in turn, "
            "and the first side to reach 21 wins.",
        ),
        (2,),
    ),
}


def preset_name(name: str) -> str:
    """What a rule set is called; its own code if it is not on offer."""
    offer = OFFERS.get(name)
    return QCoreApplication.translate("Presets", offer.name) if offer else name


def preset_choices() -> list[dict[str, Any]]:
    """The rule sets to choose from."""
    return [_choice(name, offer) for name, offer in OFFERS.items()]


def _choice(name: str, offer: Offer) -> dict[str, Any]:
    rules = preset(name)
    return {
        "id": name,
        "name": QCoreApplication.translate("Presets", offer.name),
        "origin": QCoreApplication.translate("Presets", offer.origin),
        "line": QCoreApplication.translate("Presets", offer.line),
        "seats": list(offer.seats),
        "teams": rules.teams,
        "target": rules.target if rules.match == "target" else 0,
    }
