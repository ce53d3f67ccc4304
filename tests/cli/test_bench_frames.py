"""The measurement of the moving table, on the end of a deal."""

import json
import os
import subprocess
import sys

CODE = """
import json, tempfile
from pathlib import Path
from random import Random
from casino_desktop.rules.presets import preset
from casino_desktop.session.seats import Seat
from casino_desktop.session.session import GameSession
from casino_desktop.ui.frame_times import frame_times
from tests.session.games import play_on
seats = (Seat("", "computer", "greedy"),) * 2
rng = Random(1)
game = GameSession.new("casino-de", preset("casino-de"), seats, first_dealer=0, rng=rng)
play_on(game, 45, rng)
with tempfile.TemporaryDirectory() as folder:
    print(json.dumps(frame_times(game, Path(folder))._asdict()))
"""


def test_the_end_of_a_deal_has_moving_frames_and_plausible_times() -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    done = subprocess.run(
        [sys.executable, "-c", CODE], capture_output=True, text=True, env=environment, check=False
    )
    assert done.stderr == ""
    times = json.loads(done.stdout)
    # A busy machine draws fewer of them in the same time.
    assert times["frames"] > 10
    assert 0.001 < times["median"] <= times["slowest_in_100"] <= times["slowest"] < 1
    assert times["work_slowest_in_100"] <= times["work_slowest"] < 0.2
