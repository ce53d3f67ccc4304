"""How long the frames of an animated deal take, drawn without a graphics card."""

import os
import tempfile
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from casino_desktop.players.levels import LEVELS
from casino_desktop.rules.presets import preset
from casino_desktop.session.seats import Seat
from casino_desktop.session.session import GameSession

if TYPE_CHECKING:
    from casino_desktop.ui.frame_times import FrameTimes

RULES = "casino-de"


def deal_frames() -> "FrameTimes":
    """Measure one deal of two of the strongest computer players against each other."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_QUICK_BACKEND"] = "software"
    from casino_desktop.ui.frame_times import frame_times

    seats = (Seat("", "computer", list(LEVELS)[-1]),) * 2
    session = GameSession.new(RULES, preset(RULES), seats, first_dealer=0, rng=Random(1))
    with tempfile.TemporaryDirectory() as folder:
        return frame_times(session, Path(folder))
