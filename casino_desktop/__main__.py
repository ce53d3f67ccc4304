"""The window's door: ``casino-desktop [FILE]``."""

import gc
import os
import signal
import sys
from pathlib import Path

# For those who measure a start; no option of the parser, which would have to be loaded for it.
QUIT = "--quit-after-first-frame"


def parse(arguments: list[str]) -> tuple[Path | None, bool]:
    """The file to open, if any, and whether to test; a bad command line ends the process (2)."""
    if not arguments:
        return None, False
    # A start by icon has no arguments, and the parser takes longer to load than the rules.
    from casino_desktop import __version__
    from casino_desktop.command_line import Parser

    parser = Parser(
        prog="casino-desktop",
        description="Play the card game Casino. The last game is resumed.",
    )
    parser.add_argument(
        "file",
        nargs="?",
        type=Path,
        help="a saved game (.casino) to go on with, or a rule set (.casino-rules) to add",
    )
    parser.add_argument("--version", action="version", version=f"Casino {__version__}")
    parser.add_argument(
        "--self-test", action="store_true", help="check unseen that everything is there and works"
    )
    options = parser.parse_args(arguments)
    return options.file, options.self_test


def main() -> int:
    """Open the window; the exit status is 1 where no window can be opened."""
    # How multiprocessing starts a worker, and what belongs to it, where there is no Python.
    if not {"--multiprocessing-fork", "-c"}.isdisjoint(sys.argv):
        from casino_desktop.ui.frozen import support_processes

        support_processes()
    file, tests = parse([argument for argument in sys.argv[1:] if argument != QUIT])
    if tests:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from casino_desktop.ui.display import missing_display

    problem = missing_display(os.environ)
    if problem:
        print(problem, file=sys.stderr)
        return 1
    return self_test() if tests else open_window(file)


def open_window(file: Path | None) -> int:
    """Play until the window is closed."""
    # What a start makes stays: looking through it for garbage would take a tenth of the time.
    gc.disable()
    # Python would see Ctrl+C only with the next event; every move is saved already.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    from casino_desktop.ui.frozen import support_qt
    from casino_desktop.ui.plain_import import import_plainly

    import_plainly()
    support_qt()
    from casino_desktop.ui.application import run

    return run(file, quit_after_first_frame=QUIT in sys.argv)


def self_test() -> int:
    """Try the installed program out."""
    from casino_desktop.ui.frozen import support_qt

    support_qt()
    from casino_desktop.ui.self_test import run

    passed, sentence = run()
    # On Windows the packaged program has neither.
    if stream := sys.stdout if passed else sys.stderr:
        print(sentence, file=stream)
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
