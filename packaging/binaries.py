"""Which libraries a program or library of Windows or macOS asks the system to load with it.

The two formats are read only as far as that takes, so that each can be read on every system:
Microsoft's "PE Format", and <mach-o/loader.h> and <mach-o/fat.h> of macOS.
"""

from collections.abc import Iterator
from struct import unpack_from
from typing import NamedTuple

# Of each entry of a table of imports: its size, and where in it the address of a name is.
_TABLES = ((1, 20, 12), (13, 32, 4))  # of those loaded at the start, and of those loaded when used
_WIDE = 0x20B
_FAT, _MACHO = b"\xca\xfe\xba\xbe", b"\xcf\xfa\xed\xfe"
_LOADS = {0xC, 0x20, 0x8000_0018, 0x8000_001F, 0x8000_0023}


class _Section(NamedTuple):
    """A part of a Windows file: where it is in memory, its size, and where in the file."""

    address: int
    size: int
    offset: int


def imports(data: bytes) -> frozenset[str]:
    """The names that a binary of either system asks for; ValueError where it is none.

    Windows has bare names, ``Qt6Core.dll``, macOS paths,
    ``@rpath/QtCore.framework/Versions/A/QtCore``, those of all processors together.
    """
    if data[:2] == b"MZ":
        return frozenset(_of_windows(data))
    commands = [command for part in _parts(data) for command in _commands(part)]
    loads = (body for kind, body in commands if kind in _LOADS)
    return frozenset(_text(body, unpack_from("<I", body, 8)[0]) for body in loads)


def _of_windows(data: bytes) -> Iterator[str]:
    (header,) = unpack_from("<I", data, 0x3C)
    count, size = unpack_from("<H12xH", data, header + 6)
    optional = header + 24
    (magic,) = unpack_from("<H", data, optional)
    directories = optional + (112 if magic == _WIDE else 96)
    sections = list(_sections(data, optional + size, count))
    for index, step, name_at in _TABLES:
        (address,) = unpack_from("<I", data, directories + 8 * index)
        entry = _place(address, sections) if address else 0
        while entry and (name := unpack_from("<I", data, entry + name_at)[0]):
            yield _text(data, _place(name, sections))
            entry += step


def _sections(data: bytes, table: int, count: int) -> Iterator[_Section]:
    for index in range(count):
        in_memory, address, in_file, offset = unpack_from("<4I", data, table + 40 * index + 8)
        yield _Section(address, max(in_memory, in_file), offset)


def _place(address: int, sections: list[_Section]) -> int:
    """Where in the file that is which the system puts at this address."""
    for section in sections:
        if 0 <= address - section.address < section.size:
            return address - section.address + section.offset
    raise ValueError("an address is in no section")


def _parts(data: bytes) -> Iterator[bytes]:
    """The binary of each processor in a file of macOS."""
    if data[:4] == _MACHO:
        yield data
    elif data[:4] == _FAT:
        for index in range(unpack_from(">I", data, 4)[0]):
            offset, size = unpack_from(">2I", data, 8 + 20 * index + 8)
            yield from _parts(data[offset : offset + size])
    else:
        raise ValueError("this is no binary of Windows or macOS")


def _commands(data: bytes) -> Iterator[tuple[int, bytes]]:
    """What the loader is told, each with its kind."""
    start = 32
    for _ in range(unpack_from("<I", data, 16)[0]):
        kind, size = unpack_from("<2I", data, start)
        yield kind, data[start : start + size]
        start += size


def _text(data: bytes, start: int) -> str:
    return data[start : data.index(b"\0", start)].decode()
