"""Pictures of the window that guard how it looks: ``python -m tests.ui.golden_pictures`` renews.

Each is kept small: fine enough to show a card, a page or a colour that went wrong, and coarse
enough to bear another system's fonts.
"""

import os
import tempfile
from itertools import product
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from casino_desktop.cli import parser
from casino_desktop.cli.screenshot import GROUNDS, PAGES, game_of, judge, view_of
from casino_desktop.ui.application import start_qt
from casino_desktop.ui.picture import picture_of

FOLDER = Path(__file__).parent.parent / "data" / "golden_pictures"
SMALL = QSize(200, 125)
Views = dict[str, tuple[str, ...]]
# Two builds lie there, and it is the turn of whoever looks.
PLAYED = ("--seed", "84", "--moves", "18")


def _tables() -> Views:
    views: Views = {
        f"table-{ground}-{theme}": ("--ground", ground, "--theme", theme, *PLAYED)
        for ground, theme in product(GROUNDS, ("light", "dark"))
    }
    views |= {f"table-{code}": ("--locale", code, *PLAYED) for code in ("de", "da", "sv")}
    views["table-three"] = ("--rules", "casino-classic", "--seats", "3", *PLAYED)
    views["table-four"] = ("--rules", "kasino-sv", "--seats", "4", *PLAYED)
    return views


def _pages() -> Views:
    pages = [page for page in PAGES if page != "table"]
    views: Views = {f"page-{page}": ("--page", page, *PLAYED) for page in pages}
    views |= {f"page-{page}-dark": ("--page", page, "--theme", "dark", *PLAYED) for page in pages}
    return views


VIEWS = _tables() | _pages()
"""The options of ``casino screenshot`` by the picture's name."""


def picture(name: str) -> QImage:
    """The window as it is drawn now, made small; Qt must have been started."""
    args = parser().parse_args(["screenshot", "-", *VIEWS[name]])
    with tempfile.TemporaryDirectory() as folder:
        drawn = picture_of(view_of(args), game_of(args), judge, Path(folder))
    exact, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    return drawn.scaled(SMALL, exact, smooth).convertToFormat(QImage.Format.Format_RGB32)


def unlike(one: QImage, other: QImage, tolerance: int = 24) -> float:
    """The part of the points that differ in a colour by more than the tolerance, 0 to 1."""
    assert one.size() == other.size()
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return sum(abs(a - b) > tolerance for a, b in pairs) / one.sizeInBytes()


def renew() -> None:
    """Draw all of them anew."""
    gui = start_qt()
    for old in FOLDER.glob("*.png"):
        old.unlink()
    for name in VIEWS:
        picture(name).save(str(FOLDER / f"{name}.png"))
    gui.shutdown()


if __name__ == "__main__":
    renew()
