"""The application's icon in one file of many sizes, as Windows and macOS want it.

Both formats hold PNG files as they are: ICO since Windows Vista, ICNS since macOS 10.7.
"""

import struct
from pathlib import Path

ART = Path(__file__).parent / "art"
# The side in pixels of the picture behind each of the types that Apple has named for PNG files.
ICNS_TYPES = {
    b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512,
    b"ic11": 32, b"ic12": 64, b"ic13": 256, b"ic14": 512,
}  # fmt: skip
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon of these PNG files by their side in pixels, at most 256."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    entries, body = b"", b""
    offset = len(head) + 16 * len(pictures)
    for side, png in sorted(pictures.items()):
        # 256 is written as 0; one plane of 32 bits a pixel.
        entries += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(png), offset)
        body, offset = body + png, offset + len(png)
    return head + entries + body


def icns(pictures: dict[int, bytes]) -> bytes:
    """A macOS icon; KeyError where one of the sizes in ICNS_TYPES is missing."""
    body = b""
    for kind, side in ICNS_TYPES.items():
        png = pictures[side]
        body += kind + struct.pack(">I", 8 + len(png)) + png
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write_containers(folder: Path) -> None:
    """Write ``casino.ico`` and ``casino.icns`` into a folder."""
    sides = {*ICO_SIZES, *ICNS_TYPES.values()}
    pictures = {side: (ART / f"casino-{side}.png").read_bytes() for side in sides}
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "casino.ico").write_bytes(ico({side: pictures[side] for side in ICO_SIZES}))
    (folder / "casino.icns").write_bytes(icns(pictures))
