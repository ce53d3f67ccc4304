"""Which renderer draws: the graphics card, unless a start with it failed.

A start that crashes in a graphics driver leaves no other trace than a file that says it was tried
and not that it succeeded. After one such start the software renderer takes over, then the card has
one more try (the start may have been killed for another reason), and then it is left alone.
"""

from contextlib import suppress
from pathlib import Path
from typing import Literal

from casino_desktop.storage.errors import StorageError
from casino_desktop.storage.json_file import read_bytes

Renderer = Literal["card", "software"]

# What the file says at a start: which renderer to use, and what to write before it is used.
_NEXT: dict[str, tuple[Renderer, str]] = {
    "": ("card", "tried"),
    "tried": ("software", "try again"),
    "try again": ("card", "failed"),
    "failed": ("software", "failed"),
}


class RendererProbe:
    """The start-up probe; a folder that cannot be written means that nothing is remembered."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "graphics"
        self._renderer: Renderer = "card"

    def choose(self) -> Renderer:
        """The renderer for this start, noted before it is used."""
        self._renderer, note = _NEXT.get(self._read(), _NEXT[""])
        self._write(note)
        return self._renderer

    def succeeded(self) -> None:
        """The first frame was drawn: the card works after all, if it drew it."""
        if self._renderer == "card":
            with suppress(OSError):
                self._file.unlink(missing_ok=True)

    def failed(self) -> None:
        """Qt said that it cannot use the card: no second try."""
        self._write("failed")

    def _read(self) -> str:
        try:
            return read_bytes(self._file).decode().strip()
        except (StorageError, UnicodeError):
            return ""

    def _write(self, note: str) -> None:
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            # Opening a pipe would wait for whoever reads from it.
            if self._file.is_file() or not self._file.exists():
                self._file.write_text(note, "utf-8")
