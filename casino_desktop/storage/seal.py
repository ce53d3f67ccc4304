"""A mark on what this very version of the program wrote, and nobody has changed since.

It spares the game in progress the check of its shape, whose library takes as long to load as a
bare window to draw. It guards against accidents, not against forgers: files that come from
elsewhere are checked, sealed or not.
"""

import zlib

from casino_desktop import __version__

_END = b"\n}\n"
_MARK = b',\n "seal": "'
_START = zlib.crc32(__version__.encode())


def sealed(data: bytes) -> bytes:
    """A JSON object as ``json_bytes`` writes it, with the seal as its last key."""
    return _with_seal(data.removesuffix(_END))


def is_sealed(data: bytes) -> bool:
    """Whether these are the bytes that were sealed, and by this version."""
    return data == _with_seal(data.rpartition(_MARK)[0])


def _with_seal(body: bytes) -> bytes:
    return b'%s%s%08x"%s' % (body, _MARK, zlib.crc32(body, _START), _END)
