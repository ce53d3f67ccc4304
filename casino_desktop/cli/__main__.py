"""``python -m casino_desktop.cli`` is ``casino``."""

import sys

# Absolute, so that the packaged program can begin here.
from casino_desktop.cli import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # The packaged program starts the processes of selfplay through this call.
        import multiprocessing

        multiprocessing.freeze_support()
    sys.exit(main())
