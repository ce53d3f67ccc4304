import hashlib
import subprocess
import sys
from pathlib import Path
from random import Random

from casino_desktop.storage.codec import write_record
from casino_desktop.storage.games import GameStore

ROOT = Path(__file__).parent.parent.parent
KILLS = 12


def lines_until_killed(folder: Path, seed: int, after: int) -> list[str]:
    """What the player printed, killed once it has printed this many lines."""
    command = [sys.executable, "-m", "tests.storage.saving_player", str(folder), str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        lines = [player.stdout.readline() for _ in range(after)]
        player.kill()
        lines += player.stdout.readlines()
    return [line for line in lines if line.endswith("\n")]


def test_a_killed_program_finds_its_last_completed_move(tmp_path: Path) -> None:
    store, rng = GameStore(tmp_path / "games"), Random(20)
    completed = None
    for kill in range(KILLS):
        lines = lines_until_killed(store.folder, kill, rng.randrange(1, 120))
        begun = [line.split()[1] for line in lines if line.startswith("saving")]
        done = [line.split()[1] for line in lines if line.startswith("saved")]
        completed = done[-1] if done else completed
        record, unusable = store.load_current()
        assert unusable == ()
        digest = hashlib.sha256(write_record(record)).hexdigest() if record else None
        # A save may have been completed just before it could be told.
        assert digest in (completed, begun[-1])
        completed = digest
    assert completed is not None
