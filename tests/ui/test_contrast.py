"""Every word in the window stands out from what lies behind it, on every table and page."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtQuick import QQuickItem, QQuickWindow

from casino_desktop.cli.screenshot import GROUNDS
from casino_desktop.ui.app_model import PAGES
from casino_desktop.ui.main_window import MainWindow
from casino_desktop.ui.picture import settled_picture
from casino_desktop.ui.program import Program

# WCAG 2.2, success criterion 1.4.3.
LEAST = 4.5
BRIGHTNESSES = ("light", "dark")


def luminance(color: QColor) -> float:
    """Relative luminance as WCAG defines it."""
    parts = (color.redF(), color.greenF(), color.blueF())
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: QColor, other: QColor) -> float:
    """The ratio of two colours, 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def over(color: QColor, ground: QColor, opacity: float) -> QColor:
    """What is seen of a colour on a ground."""
    part = color.alphaF() * opacity
    pairs = (
        (color.redF(), ground.redF()),
        (color.greenF(), ground.greenF()),
        (color.blueF(), ground.blueF()),
    )
    return QColor.fromRgbF(*(part * a + (1 - part) * b for a, b in pairs))


def words(
    item: QQuickItem, opacity: float = 1.0, window: QRectF | None = None
) -> Iterator[tuple[QQuickItem, float]]:
    """The texts that can be seen below an item, each with its opacity; not what is disabled.

    ``window`` is the part of the scene that shows; what is scrolled out of it is left out.
    """
    opacity *= item.opacity()
    if not item.isVisible() or not item.isEnabled() or opacity < 0.05:
        return
    place = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
    if item.clip():
        window = place if window is None else window.intersected(place)
    is_text = item.inherits("QQuickText") or item.inherits("QQuickTextInput")
    if is_text and item.property("text") and (window is None or window.contains(place)):
        yield item, opacity
    for child in item.childItems():
        yield from words(child, opacity, window)


def ground_of(item: QQuickItem, picture: QImage) -> QColor:
    """The commonest colour behind a text."""
    place = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
    area = place.toAlignedRect().intersected(QRect(0, 0, picture.width(), picture.height()))
    seen: dict[int, int] = {}
    for x in range(area.left(), area.right() + 1, 2):
        for y in range(area.top(), area.bottom() + 1, 2):
            seen[picture.pixel(x, y)] = seen.get(picture.pixel(x, y), 0) + 1
    return QColor(max(seen, key=lambda pixel: seen[pixel])) if seen else QColor()


def top(window: QQuickWindow) -> QQuickItem:
    """What is there to be read: an open page alone, for the rest lies under its scrim."""
    everything = window.contentItem()
    overlays = (
        item for item in everything.childItems() if item.metaObject().className() == "QQuickOverlay"
    )
    return next((item for item in overlays if item.isVisible()), everything)


def faint_words(window: QQuickWindow) -> list[str]:
    """The texts that do not stand out, with their ratio."""
    settled_picture(window)
    shown = list(words(top(window)))
    assert shown
    colours = [QColor(item.property("color")) for item, _ in shown]
    for item, _ in shown:
        item.setProperty("color", QColor("transparent"))
    bare = settled_picture(window)
    found = []
    for (item, opacity), color in zip(shown, colours, strict=True):
        ground = ground_of(item, bare)
        if ground.isValid():
            ratio = contrast(over(color, ground, opacity), ground)
            if ratio < LEAST:
                found.append(f"{item.property('text')!r} {ratio:.2f} on {ground.name()}")
    return found


@pytest.mark.parametrize("brightness", BRIGHTNESSES)
@pytest.mark.parametrize("ground", GROUNDS)
def test_words_on_the_table_stand_out(
    window: MainWindow, program: Program, ground: str, brightness: str
) -> None:
    assert window.window is not None
    program.preferences.change(felt=ground, theme=brightness)
    assert faint_words(window.window) == []


@pytest.mark.parametrize("brightness", BRIGHTNESSES)
@pytest.mark.parametrize("page", [page for page in PAGES if page])
def test_words_on_pages_stand_out(
    window: MainWindow, program: Program, page: str, brightness: str
) -> None:
    assert window.window is not None
    program.preferences.change(theme=brightness)
    program.app.open_page(page)
    assert faint_words(window.window) == []


def test_grey_on_grey_is_noticed(window: MainWindow, program: Program) -> None:
    assert window.window is not None
    # The last one is in the bar.
    *_, (word, _) = words(top(window.window))
    word.setProperty("color", QColor("#a0a0a0"))
    assert len(faint_words(window.window)) == 1
