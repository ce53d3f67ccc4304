"""The card decks of KDE's games, where the system has them: found, and drawn for QML.

A deck is a folder of ``carddecks`` with an index file and one SVG that holds every card as an
element of its own, such as ``queen_spade``, ``10_heart`` or ``back``.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, QStandardPaths, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtQuick import QQuickImageProvider
from PySide6.QtSvg import QSvgRenderer

_INDEX = "index.desktop"
_GROUP = "[KDE Backdeck]"
_RANKS = {"A": "1", "T": "10", "J": "jack", "Q": "queen", "K": "king"}
_SUITS = {"c": "club", "d": "diamond", "h": "heart", "s": "spade"}
_DEFAULT = QSize(252, 352)
_MOST_PIXELS = 2000


class SystemDeck(NamedTuple):
    """A deck by the name of its folder, its name in the player's language, and its picture."""

    id: str
    name: str
    picture: Path


def system_decks(language: str) -> list[SystemDeck]:
    """All decks that can be used, by name; of two of one id the user's own."""
    kind = QStandardPaths.StandardLocation.GenericDataLocation
    folders = QStandardPaths.locateAll(
        kind, "carddecks", QStandardPaths.LocateOption.LocateDirectory
    )
    found: dict[str, SystemDeck] = {}
    for folder in folders:
        for deck in _decks_in(Path(folder), language):
            found.setdefault(deck.id, deck)
    return sorted(found.values(), key=lambda deck: deck.name.casefold())


def element(card: str) -> str:
    """The element of a face such as "Qs", or the back for an empty one."""
    return f"{_RANKS.get(card[0], card[0])}_{_SUITS[card[1]]}" if card else "back"


def _decks_in(folder: Path, language: str) -> Iterator[SystemDeck]:
    for index in sorted(folder.glob(f"*/{_INDEX}")):
        keys = _keys(index)
        picture = index.parent / Path(keys.get("SVG", "")).name
        if keys.get("SVG") and picture.is_file():
            name = keys.get(f"Name[{language}]") or keys.get("Name") or index.parent.name
            yield SystemDeck(index.parent.name, name, picture)


def _keys(index: Path) -> dict[str, str]:
    """The keys of the deck's group; none where the file cannot be read."""
    try:
        lines = index.read_text("utf-8", "replace").splitlines()
    except OSError:
        return {}
    keys: dict[str, str] = {}
    inside = False
    for line in lines:
        if line.startswith("["):
            inside = line.strip() == _GROUP
        elif inside and "=" in line:
            key, _, value = line.partition("=")
            keys[key.strip()] = value.strip()
    return keys


class DeckPictures(QQuickImageProvider):
    """Draws ``image://deck/FOLDER/FACE``, an empty face being the back."""

    def __init__(self) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._id, self._renderer = "", QSvgRenderer()

    def requestImage(self, id: str, size: QSize, requestedSize: QSize) -> QImage:
        deck, _, card = id.partition("/")
        self._open(deck)
        wanted = requestedSize if requestedSize.width() > 0 < requestedSize.height() else _DEFAULT
        wanted = wanted.boundedTo(QSize(_MOST_PIXELS, _MOST_PIXELS))
        image = QImage(wanted, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        area = QRectF(0, 0, wanted.width(), wanted.height())
        self._renderer.render(painter, element(card), area)
        painter.end()
        size.setWidth(wanted.width())
        size.setHeight(wanted.height())
        return image

    def _open(self, deck: str) -> None:
        if deck == self._id:
            return
        self._id = deck
        pictures = {found.id: found.picture for found in system_decks("")}
        if deck in pictures:
            self._renderer.load(str(pictures[deck]))
