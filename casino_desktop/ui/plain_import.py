"""The import statement without what PySide6 adds to it."""

import builtins

# Loading any part of PySide6 replaces the statement.
import PySide6.QtCore  # noqa: F401


def simplify_import() -> None:
    """Import from now on without ``from __feature__ import``, which nothing here uses.

    WORKAROUND PySide6: to see whether a module might use it, the source of each one is read, which
    takes a tenth of the start.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
