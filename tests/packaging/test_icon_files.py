"""The icons of Windows and macOS hold the pictures that they say they hold."""

import struct
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from resources.icons.containers import ICNS_TYPES, ICO_SIZES, icns, ico, write_containers


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_containers(tmp_path)
    return tmp_path


def side(png: bytes) -> int:
    image = QImage()
    assert image.loadFromData(png)
    assert image.width() == image.height()
    return image.width()


def test_ico(folder: Path) -> None:
    data = (folder / "casino.ico").read_bytes()
    assert struct.unpack_from("<HHH", data) == (0, 1, len(ICO_SIZES))
    for number, size in enumerate(ICO_SIZES):
        entry = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        assert (entry[0] or 256, entry[1] or 256) == (size, size)
        assert side(data[entry[7] : entry[7] + entry[6]]) == size


def test_icns(folder: Path) -> None:
    data = (folder / "casino.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4)[0] == len(data)
    place, found = 8, {}
    while place < len(data):
        kind, length = struct.unpack_from(">4sI", data, place)
        found[kind] = side(data[place + 8 : place + length])
        place += length
    assert found == ICNS_TYPES


def test_an_icon_that_lacks_a_size_is_not_made() -> None:
    with pytest.raises(KeyError):
        icns({16: b""})


def test_pictures_follow_each_other() -> None:
    data = ico({16: b"small", 256: b"large"})
    assert data.endswith(b"smalllarge")
    assert len(data) == 6 + 2 * 16 + 10
