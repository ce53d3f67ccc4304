"""No page cuts a text, whatever the language, the size of its letters and of the window."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtQuick import QQuickItem

from casino_desktop.ui.language import LANGUAGES
from casino_desktop.ui.program import Program
from tests.session.games import whole_game
from tests.ui.pages.page_window import PAGES, PARTS, PageWindow, Show, one_deal, spoken_only

SIZES = [(800, 560), (700, 1000), (3840, 2160)]
ON_SURFACES = ("text", "textMuted", "accent", "danger", "focus")
SURFACES = ("surface", "surfaceRaised", "surfaceSunken")


@pytest.fixture(params=[1, 2], ids=["100 %", "200 %"])
def scale(request: pytest.FixtureRequest, qapp: QGuiApplication) -> Iterator[int]:
    """How large the system's letters are."""
    before = qapp.font()
    larger = qapp.font()
    larger.setPixelSize(14 * request.param)
    qapp.setFont(larger)
    yield request.param
    qapp.setFont(before)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=[f"{width}x{height}" for width, height in SIZES])
@pytest.mark.parametrize("name", PAGES + PARTS)
def test_no_text_is_cut(  # each combination is a page that somebody sees
    show: Show, program: Program, scale: int, name: str, size: tuple[int, int], code: str
) -> None:
    program.language.choose(code)
    program.game.put(whole_game() if name == "ScoreSheet" else one_deal(), deal=False)
    page = show(name, *size)
    if name == "Notice":
        program.app.failed.emit("word " * 40)
    texts = list(page.items(spoken_only))
    assert texts
    for item in texts:
        assert not item.property("truncated"), item.property("text")
        assert fits(item), item.property("text")
        assert scene(item).left() >= 0, item.property("text")
        assert scene(item).right() <= size[0], item.property("text")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_stands_out_from_every_surface(show: Show, program: Program, theme: str) -> None:
    program.preferences.change(theme=theme)
    page = show("KeysPage")
    for ink in ON_SURFACES:
        for surface in SURFACES:
            ratio = contrast(colour(page, ink), colour(page, surface))
            assert ratio >= 4.5, (ink, surface, ratio)
    assert contrast(colour(page, "accentText"), colour(page, "accent")) >= 4.5


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_edge_of_a_control_is_seen(show: Show, program: Program, theme: str) -> None:
    program.preferences.change(theme=theme)
    page = show("KeysPage")
    for surface in SURFACES:
        assert contrast(colour(page, "edge"), colour(page, surface)) >= 3


def scene(item: QQuickItem) -> QRectF:
    """Where in the window an item lies."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def fits(item: QQuickItem) -> bool:
    """Whether a text's letters stay within the item that draws them."""
    wide, high = item.property("contentWidth"), item.property("contentHeight")
    return bool(wide <= item.width() + 1 and high <= item.height() + 1)


def colour(page: PageWindow, name: str) -> QColor:
    """One of the theme's colours."""
    theme = page.window.property("theme")
    assert isinstance(theme, QObject)
    value = theme.property(name)
    assert isinstance(value, QColor)
    return value


def contrast(ink: QColor, paper: QColor) -> float:
    """The contrast ratio of WCAG 2, from 1 to 21."""
    darker, lighter = sorted([luminance(ink), luminance(paper)])
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: QColor) -> float:
    """The relative luminance of WCAG 2, from 0 to 1."""
    parts = [colour.redF(), colour.greenF(), colour.blueF()]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
