"""What the packaged program needs of the system: libraries that it does not bring itself."""

import re
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import qt_libraries

_NEEDED = re.compile(r"^\s+NEEDED\s+(\S+)", re.MULTILINE)
_REQUIRED = re.compile(r"required from (\S+):\n((?:\s+0x[^\n]*\n)+)")
_VERSION = re.compile(r"\b((GLIBC|GLIBCXX|GCC)_(\d[\d.]*))$", re.MULTILINE)
# All libraries of the C library are one package.
_LIBC = {
    f"lib{name}"
    for name in ("c.so.6", "m.so.6", "dl.so.2", "pthread.so.0", "resolv.so.2", "rt.so.1")
}
# Qt draws no letter without a font, and no package of a library brings one.
FONTS = "fonts-dejavu-core | fonts-noto-core | fonts-liberation"


class Needs(NamedTuple):
    """Library names such as ``libEGL.so.1``, and the newest version asked of some: ``GLIBC``."""

    libraries: frozenset[str]
    versions: dict[str, str]


def needs_of(bundle: Path) -> Needs:
    """Read what all binaries of a folder ask for and none of them is."""
    files = [path for path in bundle.rglob("*") if path.is_file() and _is_binary(path)]
    if not files:
        raise FileNotFoundError(f"{bundle} holds no program")
    own = {path.name for path in bundle.rglob("*")}
    command = ["objdump", "--private-headers", *map(str, files)]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    # The dynamic linker is part of every program that runs at all.
    wanted = {name for name in _NEEDED.findall(text) if not name.startswith("ld-linux")}
    return Needs(frozenset(wanted - own), _newest(_VERSION.findall(_of_system(text, own))))


def _of_system(text: str, own: set[str]) -> str:
    return "".join(lines for library, lines in _REQUIRED.findall(text) if library not in own)


def _newest(found: Iterable[tuple[str, str, str]]) -> dict[str, str]:
    newest: dict[str, str] = {}
    for _, family, version in found:
        if _numbers(version) > _numbers(newest.get(family, "0")):
            newest[family] = version
    return newest


def _numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".") if part]


def _is_binary(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def debian_depends(needs: Needs) -> list[str]:
    """The packages of Debian that hold the libraries, and a font."""
    packages = {qt_libraries.package_of(name) for name in needs.libraries - _LIBC}
    return [f"libc6 (>= {needs.versions['GLIBC']})", *sorted(packages), FONTS]


def rpm_requires(needs: Needs) -> list[str]:
    """The same by the names of the libraries, which every rpm package of them provides."""
    wanted = sorted(f"{name}()(64bit)" for name in needs.libraries)
    return [*wanted, *_rpm_versions(needs), "font(:lang=en)"]


def _rpm_versions(needs: Needs) -> Iterator[str]:
    for family, library in (("GLIBC", "libc.so.6"), ("GLIBCXX", "libstdc++.so.6")):
        if family in needs.versions:
            yield f"{library}({family}_{needs.versions[family]})(64bit)"
