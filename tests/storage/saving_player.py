"""Plays random games and saves after every move, until it is killed.

Prints a line before and after each save with the digest of what is saved. Run with the folder and
a seed as arguments.
"""

import hashlib
import sys
from pathlib import Path
from random import Random

from casino_desktop.session.session import GameSession
from casino_desktop.storage.codec import write_record
from casino_desktop.storage.games import GameStore
from tests.session.games import new_game, play_on


def main(folder: Path, seed: int) -> None:
    store, rng = GameStore(folder), Random(seed)
    record = store.load_current().record
    session = GameSession.resume(record, rng) if record else new_game(seed=seed)
    while True:
        play_on(session, 1, rng)
        digest = hashlib.sha256(write_record(session.record)).hexdigest()
        print("saving", digest, flush=True)
        store.save_current(session.record)
        print("saved", digest, flush=True)
        if session.game_over:
            session = new_game(seed=rng.randrange(1000))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
