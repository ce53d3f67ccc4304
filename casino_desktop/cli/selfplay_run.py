"""Playing the decks of a match, in one process or several."""

import signal
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from casino_desktop.players.arena import DeckResult, Match, play_deck

from .progress import progress


def played(match: Match, decks: int, jobs: int) -> list[DeckResult]:
    """The results of the decks in their order, however many processes play them."""
    play = partial(play_deck, match)
    if jobs == 1:
        return list(progress(map(play, range(decks)), decks))
    # The interrupt ends this process, which then ends the others.
    quiet = (signal.signal, (signal.SIGINT, signal.SIG_IGN))
    with ProcessPoolExecutor(jobs, get_context("spawn"), *quiet) as pool:
        results = pool.map(play, range(decks), chunksize=max(1, min(8, decks // (8 * jobs))))
        return list(progress(results, decks))
