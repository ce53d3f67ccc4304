"""``python -m casino_desktop.cli`` is ``casino``."""

import sys

# Absolute, so that the packaged program can begin here.
from casino_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
