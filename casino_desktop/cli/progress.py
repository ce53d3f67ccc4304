"""A progress bar on the terminal; silent where stderr is something else."""

import sys
from collections.abc import Iterable, Iterator
from typing import TextIO, TypeVar

_WIDTH = 30

Item = TypeVar("Item")


def progress(items: Iterable[Item], total: int, stream: TextIO | None = None) -> Iterator[Item]:
    """Pass on the items while a bar shows how many of the total have come."""
    out = stream or sys.stderr
    shown = out.isatty()
    for number, item in enumerate(items, 1):
        yield item
        if shown:
            bar = "█" * (_WIDTH * number // total)
            out.write(f"\r{bar:░<{_WIDTH}} {number}/{total}")
            out.flush()
    if shown:
        out.write("\r\x1b[K")
        out.flush()
