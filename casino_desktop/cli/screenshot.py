"""``casino screenshot``: draw the real window, unseen, to a picture."""

import argparse
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from casino_desktop.players.advice import Advice
from casino_desktop.players.greedy import greediest
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.moves import Move
from casino_desktop.rules.observation import Observation, observe
from casino_desktop.rules.presets import preset
from casino_desktop.rules.state import DealState
from casino_desktop.session.session import GameSession
from casino_desktop.storage.settings import NewGameChoice

from .commands import Commands
from .errors import CommandError

if TYPE_CHECKING:
    from casino_desktop.ui.picture import View

LOCALES = ("en", "de", "da", "sv")
PAGES = (
    "table",
    "score",
    "game-end",
    "first-start",
    "new-game",
    "customise",
    "own-rules",
    "hand-over",
    "choices",
    "settings",
    "about",
    "rules",
    "keys",
    "log",
    "review",
    "honesty",
    "history",
    "count",
    "second",
    "refused",
)
GROUNDS = ("green", "blue", "red", "wood", "slate", "paper")
_PIXELS = range(100, 8000)


def add_parser(commands: Commands) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("screenshot", help="draw the window to a picture")
    parser.set_defaults(run=run)
    parser.add_argument("out", type=Path, metavar="OUT.png")
    parser.add_argument("--rules", default="casino-de", metavar="PRESET")
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--locale", default="en", choices=LOCALES)
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the deal number")
    parser.add_argument("--moves", type=int, default=0, metavar="N", help="moves played before")
    parser.add_argument("--size", default="1280x800", metavar="WIDTHxHEIGHT", help="before scaling")
    parser.add_argument("--theme", default="light", choices=("light", "dark"))
    parser.add_argument("--ground", default="green", choices=GROUNDS, help="what the table is of")
    parser.add_argument("--scale", type=float, default=1, metavar="FACTOR")
    parser.add_argument("--page", default="table", choices=PAGES)


def run(args: argparse.Namespace) -> int:
    """Draw and save the picture; CommandError where it cannot be made as asked."""
    _check(args)
    # Qt reads these when it is loaded and when the first window is made.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_QUICK_BACKEND"] = "software"
    os.environ["QT_SCALE_FACTOR"] = f"{args.scale:g}"
    session = game_of(args)
    from casino_desktop.ui.picture import draw

    with tempfile.TemporaryDirectory() as folder:
        if not draw(view_of(args), session, judge, Path(folder), args.out):
            raise CommandError(f"{args.out} cannot be written")
    return 0


def _check(args: argparse.Namespace) -> None:
    """CommandError for what no picture can be made of."""
    _size(args.size)
    preset(args.rules)
    if not 0.5 <= args.scale <= 4:
        raise CommandError(f"a scale is between 0.5 and 4, not {args.scale:g}")
    if args.moves < 0:
        raise CommandError("the number of moves cannot be negative")


def view_of(args: argparse.Namespace) -> "View":
    """How the window is to look."""
    from casino_desktop.ui.picture import View

    page = {"table": "", "hand-over": "", "game-end": "score"}.get(args.page, args.page)
    return View(args.locale, args.theme, args.ground, page, _size(args.size))


def judge(seen: Observation, played: Move) -> Sequence[Advice]:
    """The strongest player's view of a move, found by few tries and always the same."""
    from casino_desktop.players.expert import Effort
    from casino_desktop.players.hint import review

    return review(seen, played, Effort(iterations=300, nodes=5000))


def game_of(args: argparse.Namespace) -> GameSession:
    """A game of greedy players who fear for no build; to its end where that is to be seen."""
    from casino_desktop.ui.new_game import new_session

    # Of several humans the one to move has to ask for the hand.
    levels = [""] * args.seats if args.page == "hand-over" else []
    choice = NewGameChoice(preset=args.rules, seats=args.seats, levels=levels)
    session = new_session(choice, "", args.seed).session
    made = 0
    while not session.game_over and (made < args.moves or _goes_on(session, args.page)):
        if session.deal_over:
            session.next_deal()
        state = session.state
        seen = observe(state, state.mover, session.moves, session.totals)
        session.play(greediest(seen, legal_moves(state), Random(made), unseen=0))
        made += 1
    if args.page == "choices" and session.game_over:
        raise CommandError("no drop of this game may mean several moves")
    return session


def _goes_on(session: GameSession, page: str) -> bool:
    """Whether the page asked for shows a later time of the game."""
    if page in ("score", "review"):
        return not session.deal_over
    if page == "choices":
        return session.deal_over or not _asks(session.state)
    return page in ("game-end", "honesty", "history")


def _asks(state: DealState) -> bool:
    from casino_desktop.ui.ambiguous_drop import ambiguous_drop

    return state.mover == 0 and ambiguous_drop(state) is not None


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise CommandError(f"a size is written like 1280x800, not {text}")
    size = int(width), int(height)
    if size[0] not in _PIXELS or size[1] not in _PIXELS:
        raise CommandError(f"a size is between 100x100 and 7999x7999, not {text}")
    return size
