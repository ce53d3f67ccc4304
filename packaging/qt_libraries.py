"""Find the shared libraries that Qt needs from the system, and install those that are missing.

PySide6 brings Qt itself, but links to the system's display, font and message bus libraries.
Run with the environment's Python: `.venv/bin/python packaging/qt_libraries.py`.
"""

import importlib.util
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import debian

# What the program loads, relative to the PySide6 package.
LOADED = (
    "QtCore.abi3.so",
    "QtGui.abi3.so",
    "QtNetwork.abi3.so",
    "QtQml.abi3.so",
    "QtQuick.abi3.so",
    "QtQuickControls2.abi3.so",
    "QtQuickTest.abi3.so",
    "QtSvg.abi3.so",
    "QtTest.abi3.so",
    "QtWidgets.abi3.so",
    "Qt/plugins/platforms/libqoffscreen.so",
    "Qt/plugins/platforms/libqwayland.so",
    "Qt/plugins/platforms/libqxcb.so",
    "Qt/plugins/platforminputcontexts/*.so",
    "Qt/plugins/wayland-shell-integration/*.so",
    "Qt/plugins/xcbglintegrations/*.so",
    "Qt/plugins/iconengines/libqsvgicon.so",
    "Qt/plugins/imageformats/libqsvg.so",
)
# Debian's name where it does not follow from the file name.
DEBIAN_NAMES = {
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libz.so.1": "zlib1g",
}


def loaded_files(pyside: Path) -> list[Path]:
    """Return the libraries and plugins that the program loads from a PySide6 folder.

    Raises FileNotFoundError where one of the patterns meets no file: the list above is outdated.
    """
    files: list[Path] = []
    for pattern in LOADED:
        found = sorted(pyside.glob(pattern))
        if not found:
            raise FileNotFoundError(f"PySide6 has no {pattern}.")
        files += found
    return files


def missing_in(ldd_output: str) -> set[str]:
    """Return the libraries that ldd says it did not find, such as {"libEGL.so.1"}."""
    return set(re.findall(r"^\s*(\S+) => not found", ldd_output, flags=re.MULTILINE))


def missing_libraries(files: Iterable[Path]) -> set[str]:
    """Return the libraries that these files need and this system lacks."""
    command = ["ldd", *map(str, files)]
    listing = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    return missing_in(listing)


def package_of(library: str) -> str:
    """Return the Debian package of a library: `libxcb-cursor.so.0` is in `libxcb-cursor0`.

    The name follows Debian's policy manual, section 8.1; DEBIAN_NAMES holds the exceptions.
    """
    if library in DEBIAN_NAMES:
        return DEBIAN_NAMES[library]
    stem, _, version = library.partition(".so.")
    dash = "-" if version and stem[-1].isdigit() else ""
    return f"{stem}{dash}{version}".replace("_", "-").lower()


def main() -> None:
    """Install what is missing, or say in one sentence what to do about it."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or spec.origin is None:
        raise SystemExit("PySide6 is not installed here; run this with the environment's Python.")
    files = loaded_files(Path(spec.origin).parent)
    missing = missing_libraries(files)
    if missing:
        why = f"Qt needs libraries that this system lacks: {', '.join(sorted(missing))}."
        debian.install(sorted({package_of(library) for library in missing}), why)
        if left := missing_libraries(files):
            raise SystemExit(f"Still missing for Qt: {', '.join(sorted(left))}.")


if __name__ == "__main__":
    if sys.platform == "linux":
        main()
