"""``python -m casino_desktop.cli`` is ``casino``."""

import sys

from . import main

if __name__ == "__main__":
    sys.exit(main())
