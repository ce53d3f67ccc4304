"""Programs of Windows and macOS that only say which libraries they ask for."""

from struct import pack

_ADDRESS, _OFFSET = 0x1000, 0x200


def of_windows(*libraries: str, late: str = "") -> bytes:
    """A binary that loads these at its start, and another one when it is used."""
    names = [*libraries, late] if late else [*libraries]
    table_size = 20 * (len(libraries) + 1) + 32 * 2
    texts = b"".join(name.encode() + b"\0" for name in names)
    ends = [sum(len(name) + 1 for name in names[:count]) for count in range(len(names))]
    addresses = [_ADDRESS + table_size + end for end in ends]
    table = b"".join(pack("<12xI4x", address) for address in addresses[: len(libraries)])
    late_table = pack("<4xI24x", addresses[-1]) if late else bytes(32)
    content = table + bytes(20) + late_table + bytes(32) + texts
    late_at = _ADDRESS + len(table) + 20 if late else 0
    directories = pack("<8xII", _ADDRESS, 20) + bytes(8 * 11) + pack("<II", late_at, 32) + bytes(16)
    optional = pack("<H110x", 0x20B) + directories
    section = pack("<8s4I16x", b".rdata", len(content), _ADDRESS, len(content), _OFFSET)
    file_header = pack("<HHIIIHH", 0x8664, 1, 0, 0, 0, len(optional), 0)
    start = b"MZ".ljust(0x3C, b"\0") + pack("<I", 0x40) + b"PE\0\0"
    return (start + file_header + optional + section).ljust(_OFFSET, b"\0") + content


def of_macos(*libraries: str) -> bytes:
    """A binary of one processor that loads these."""
    commands = b""
    for library in libraries:
        name = library.encode() + bytes(8 - len(library) % 8)
        commands += pack("<6I", 0xC, 24 + len(name), 24, 0, 0, 0) + name
    magic = b"\xcf\xfa\xed\xfe"
    return pack("<4s12xII8x", magic, len(libraries), len(commands)) + commands


def universal(*parts: bytes) -> bytes:
    """The binaries of several processors in one file of macOS."""
    offsets = [8 + 20 * len(parts) + sum(map(len, parts[:index])) for index in range(len(parts))]
    table = [pack(">5I", 0, 0, at, len(part), 0) for at, part in zip(offsets, parts, strict=True)]
    return b"\xca\xfe\xba\xbe" + pack(">I", len(parts)) + b"".join((*table, *parts))
