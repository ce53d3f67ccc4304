"""What players say aloud at the table, as at a real one."""

from PySide6.QtCore import QCoreApplication

from casino_desktop.rules.events import BuildMade, BuildRaised, Event, LastPacketAnnounced, Swept
from casino_desktop.rules.state import Build

from .narration import Told
from .number_words import value_word, values_word


def said_aloud(event: Event) -> Told | None:
    """The line of the player whom an event makes speak; None for most events."""
    translate = QCoreApplication.translate
    match event:
        case BuildMade(seat, build) if build.multiple:
            text = translate("Aloud", "Building {values}")
            return Told(seat, text.format(values=values_word(build.value)))
        case BuildMade(seat, build) | BuildRaised(seat, _, build):
            return Told(seat, _single(build))
        case Swept(seat, _):
            return Told(seat, translate("Aloud", "Sweep!"))
        case LastPacketAnnounced(dealer):
            #: Said by the dealer before the last packet of the deal.
            return Told(dealer, translate("Aloud", "Last"))
    return None


def _single(build: Build) -> str:
    text = QCoreApplication.translate("Aloud", "I build {value}")
    return text.format(value=value_word(build.value))
