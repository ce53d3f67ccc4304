"""The generated pictures: complete, up to date, drawn by Qt without complaint, and apart."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QMessageLogContext, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from resources.__main__ import picture_files, qrc_text, write_all
from resources.deck.backs import BACKS
from resources.deck.courts.people import PEOPLE
from resources.deck.faces import LETTERS, ROLES, face
from resources.deck.palette import FOUR, SUITS, TWO
from resources.icons.catalogue import PNG_SIZES
from resources.icons.lines import ICONS

RESOURCES = Path(__file__).parent.parent / "resources"
FOLDERS = ("two", "four", "two-large", "four-large")
DRAWN_BY_QT = {
    "svg", "g", "path", "circle", "ellipse", "rect", "defs", "radialGradient", "stop",
}  # fmt: skip
SMALLEST_WIDTH = 44

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    """What Qt says while a test runs."""
    said: list[str] = []

    def listen(_kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        said.append(message)

    previous = qInstallMessageHandler(listen)
    yield said
    qInstallMessageHandler(previous)


def drawn(svg: str, width: int = SMALLEST_WIDTH) -> QImage:
    """The picture as Qt draws it, on a transparent ground, in its own proportion."""
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    assert renderer.isValid()
    size = renderer.defaultSize()
    image = QImage(
        width, width * size.height() // size.width(), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def colours(image: QImage) -> set[str]:
    """Every colour that occurs, by name."""
    return {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }


def test_committed_files_are_what_the_generator_writes(tmp_path: Path) -> None:
    count = write_all(tmp_path)
    fresh = {p.relative_to(tmp_path): p.read_bytes() for p in tmp_path.rglob("*") if p.is_file()}
    assert len(fresh) == count > 300
    for name, content in fresh.items():
        assert (RESOURCES / name).read_bytes() == content, f"{name} is stale: python -m resources"


def test_no_picture_is_left_over_from_an_older_generator() -> None:
    on_disk = {str(p.relative_to(RESOURCES).as_posix()) for p in RESOURCES.rglob("*.svg")}
    assert on_disk == set(picture_files())


def test_collection_lists_every_picture_once_and_each_exists() -> None:
    entries = ET.fromstring(qrc_text()).findall(".//file")
    paths = [entry.text or "" for entry in entries]
    pictures = [path for path in paths if not path.endswith(".wav")]
    assert len(set(paths)) == len(paths)
    assert len(pictures) == len(picture_files()) + len(PNG_SIZES)
    assert all((RESOURCES / path).is_file() for path in paths)


def test_every_card_has_a_face_in_every_folder_and_language() -> None:
    aliases = {entry.get("alias") for entry in ET.fromstring(qrc_text()).findall(".//file")}
    wanted = {
        f"{f}/{letter}{s}.svg" for f in FOLDERS for letter in "23456789TAEJBNQDK" for s in "cdhs"
    }
    assert len(wanted) == 4 * 17 * 4
    assert wanted <= aliases
    assert {f"backs/{name}.svg" for name in BACKS} | {"slot.svg"} <= aliases
    assert {f"suits/{c}/{s}.svg" for c in ("two", "four") for s in SUITS} <= aliases
    assert {f"{theme}/{name}.svg" for theme in ("light", "dark") for name in ICONS} <= aliases


def test_every_picture_is_drawn_by_qt_without_a_warning(complaints: list[str]) -> None:
    for name, svg in picture_files().items():
        image = drawn(svg)
        blank = image.copy()
        blank.fill(0)
        assert image != blank, f"{name} shows nothing"
    assert complaints == []


def test_pictures_use_only_elements_that_qt_draws_alike_everywhere() -> None:
    for name, svg in picture_files().items():
        tags = {node.tag.rsplit("}", 1)[-1] for node in ET.fromstring(svg).iter()}
        assert tags <= DRAWN_BY_QT, name


def test_no_face_is_heavy() -> None:
    heaviest = max(picture_files().items(), key=lambda item: len(item[1]))
    assert len(heaviest[1]) < 20_000, heaviest[0]


def test_two_colours_are_two_and_four_are_four() -> None:
    assert len(set(TWO.values())) == 2
    assert len(set(FOUR.values())) == 4
    for scheme in (TWO, FOUR):
        name = "two" if scheme is TWO else "four"
        for suit in SUITS:
            shown = colours(drawn(face("A", suit, name, marked=False), 200))
            others = set(scheme.values()) - {scheme[suit]}
            assert scheme[suit] in shown
            assert not others & shown


def test_faces_are_all_different_at_the_smallest_size() -> None:
    for scheme in ("two", "four"):
        seen: dict[bytes, str] = {}
        for letter in LETTERS:
            for suit in SUITS:
                bits = drawn(face(letter, suit, scheme)).constBits()
                same = seen.setdefault(bytes(bits), letter + suit)
                assert same == letter + suit


def test_faces_look_the_same_on_their_heads() -> None:
    for letter in "24TKQJ":
        for suit in SUITS:
            image = drawn(face(letter, suit, "two"), 252)
            turned = image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
            unlike = sum(
                abs(image.pixelColor(x, y).lightness() - turned.pixelColor(x, y).lightness()) > 60
                for x in range(0, 252, 3)
                for y in range(0, 352, 3)
            )
            assert unlike < 30, letter + suit


@pytest.mark.parametrize("letter", "AE")
def test_worth_is_marked_and_the_mark_can_be_left_out(letter: str) -> None:
    for card in (f"{letter}c", f"{letter}d", f"{letter}h", f"{letter}s", "2s", "Td"):
        assert face(card[0], card[1], "two") != face(card[0], card[1], "two", marked=False)
    for card in ("2h", "Ts", "Ks"):
        assert face(card[0], card[1], "two") == face(card[0], card[1], "two", marked=False)


def test_twelve_people_answer_to_every_court_letter() -> None:
    assert len(PEOPLE) == 12
    assert {ROLES[letter] + suit for letter in ROLES for suit in SUITS} == set(PEOPLE)


@pytest.mark.parametrize("size", PNG_SIZES)
def test_application_icon_has_its_png(size: int) -> None:
    image = QImage(str(RESOURCES / "icons" / "art" / f"casino-{size}.png"))
    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(0, 0).alpha() == 0
    assert len(colours(image)) > 4
