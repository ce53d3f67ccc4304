"""What of Python, Qt and the system goes into the packaged program, by name; all else stays out.

PyInstaller collects every QML module there is, of which the program uses a few. Names are those of
no system in particular: ``libQt6Core.so.6``, ``Qt6Core.dll`` and ``QtCore.framework`` are all the
Qt library Core.
"""

import re
import sys
from collections.abc import Iterable
from pathlib import PurePosixPath

# Where PyInstaller puts everything but the two programs themselves.
INSIDE = "_internal"

QT_LIBRARIES = {
    "Core", "Gui", "Network", "OpenGL", "Qml", "QmlMeta", "QmlModels", "QmlWorkerScript", "Quick",
    "QuickControls2", "QuickControls2Basic", "QuickControls2BasicStyleImpl", "QuickControls2Impl",
    "QuickTemplates2", "Svg",
    # The file dialog, and Qt's own where the system has none.
    "QuickDialogs2", "QuickDialogs2QuickImpl", "QuickDialogs2Utils", "QuickLayouts",
    "LabsFolderListModel",
    # Sounds; their files are WAV and Multimedia itself speaks to the devices, so that none of its
    # plugins is needed.
    "Multimedia",
}  # fmt: skip
QT_LIBRARIES_OF = {
    "linux": {
        "Concurrent", "DBus", "LabsPlatform", "WaylandClient", "Widgets", "WlShellIntegration",
        "XcbQpa",
    },
    "darwin": {"Concurrent", "DBus", "LabsPlatform", "Widgets"},
    "win32": set[str](),
}  # fmt: skip
# The halves of Qt's modules that are Python's.
PYSIDE_MODULES = {
    "QtCore", "QtGui", "QtMultimedia", "QtNetwork", "QtOpenGL", "QtQml", "QtQuick",
    "QtSvg",
}  # fmt: skip
# Asks whether a panel takes the menus, and whether the desktop wants less motion.
PYSIDE_MODULES_OF = {"linux": {"QtDBus"}, "darwin": set[str](), "win32": set[str]()}
QML_MODULES = {
    "Qt/labs/folderlistmodel", "QtQml", "QtQml/Models", "QtQml/WorkerScript",
    "QtQuick", "QtQuick/Controls", "QtQuick/Controls/Basic", "QtQuick/Controls/Basic/impl",
    "QtQuick/Controls/impl", "QtQuick/Dialogs", "QtQuick/Dialogs/quickimpl", "QtQuick/Layouts",
    "QtQuick/Templates", "QtQuick/Window",
}  # fmt: skip
# The menus where the desktop shows them; they need the library Widgets, but no widget is made.
QML_MODULES_OF = {
    "linux": {"Qt/labs/platform"},
    "darwin": {"Qt/labs/platform"},
    "win32": set[str](),
}
PLUGINS = {"iconengines/qsvgicon", "imageformats/qsvg", "platforms/qoffscreen"}
PLUGINS_OF = {
    "linux": {
        "platforms/qwayland", "platforms/qxcb",
        "platforminputcontexts/composeplatforminputcontextplugin",
        "platforminputcontexts/ibusplatforminputcontextplugin",
        "platformthemes/qxdgdesktopportal",
        "wayland-decoration-client/bradient",
        "wayland-graphics-integration-client/qt-plugin-wayland-egl",
        "wayland-shell-integration/xdg-shell",
        "xcbglintegrations/qxcb-egl-integration", "xcbglintegrations/qxcb-glx-integration",
    },
    "darwin": {"platforms/qcocoa"},
    "win32": {"platforms/qwindows"},
}  # fmt: skip
LANGUAGES = ("da", "de", "en", "sv")
# What is compiled of Python's standard library; on Windows some are .pyd files of the same name.
PYTHON_PARTS = {
    "_asyncio", "_bisect", "_blake2", "_contextvars", "_csv", "_ctypes", "_datetime", "_decimal",
    "_heapq", "_json", "_md5", "_multiprocessing", "_opcode", "_pickle", "_posixshmem",
    "_posixsubprocess", "_queue", "_random", "_sha1", "_sha256", "_sha3", "_sha512", "_socket",
    "_statistics", "_struct", "_typing", "_zoneinfo", "array", "binascii", "fcntl", "grp", "math",
    "mmap", "pyexpat", "resource", "select", "syslog", "termios", "unicodedata", "zlib",
    # Windows only, and names of later versions of Python, where shiboken6 needs the last.
    "_interpreters", "_overlapped", "_sha2", "_wmi", "xxsubtype",
}  # fmt: skip
# Modules that something imports if it can, and that nothing here has any use for.
LEFT_OUT = [
    "_bz2", "_curses", "_hashlib", "_lzma", "_ssl", "_uuid", "bz2", "curses", "lzma", "readline",
    "ssl", "tkinter", "unittest", "doctest", "pdb", "pydoc", "xmlrpc", "http", "ftplib",
    "hypothesis", "mypy", "setuptools", "pkg_resources", "pytest", "dotenv", "email_validator",
    "PySide6.QtWidgets", "PySide6.QtTest",
]  # fmt: skip
# Libraries that the package brings itself; every other one is the system's.
OTHER_LIBRARIES = {"ffi", "pyside6", "pyside6qml", "python3", "shiboken6"}
OTHER_LIBRARIES_OF = {
    "linux": {"icudata", "icui18n", "icuuc"},
    # Pythons that were built beside Homebrew's libraries ask for it.
    "darwin": {"intl"},
    "win32": {"msvcp140", "msvcp140_1", "msvcp140_2", "vcruntime140", "vcruntime140_1"},
}
PACKAGES = {"casino_desktop", "pydantic_core", "shiboken6"}

_SUFFIX = re.compile(
    r"(\.cpython-[\w-]+|\.cp\d+-\w+|\.abi3[.\d]*)?(\.so|\.pyd|\.dll|\.dylib)[.\d]*$"
)


def bare_name(file: str) -> str:
    """A library's or plugin's name without what one system adds to it.

    >>> [bare_name(name) for name in ("libQt6Core.so.6", "Qt6Core.dll", "libqxcb.so", "QtCore")]
    ['QtCore', 'QtCore', 'qxcb', 'QtCore']
    >>> bare_name("_json.cpython-311-x86_64-linux-gnu.so"), bare_name("libpyside6.abi3.6.11.dylib")
    ('_json', 'pyside6')
    """
    stem = _SUFFIX.sub("", file)
    if stem != file:
        stem = stem.removeprefix("lib")
    return re.sub(r"^Qt6", "Qt", stem)


def keeps(place: str, system: str = sys.platform) -> bool:
    """Whether the file of this place below ``_internal`` goes into a system's package.

    >>> [keeps(f"PySide6/{name}", "win32") for name in ("Qt6Core.dll", "Qt6Sql.dll", "Qt6DBus.dll")]
    [True, False, False]
    """
    parts = PurePosixPath(place.replace("\\", "/")).parts
    if parts[0] in PACKAGES:
        return not parts[-1].startswith("tst_")
    if parts[0] == "PySide6":
        return _keeps_of_pyside(parts[1:], system)
    if (parts[0].startswith("python3") and len(parts) > 1) or parts[0] == "lib-dynload":
        return bare_name(parts[-1]) in PYTHON_PARTS
    if parts[0].endswith(".dist-info"):
        return parts[0].split("-")[0] in ("pydantic", "platformdirs") and parts[-1] == "METADATA"
    # Python itself, as its makers build it for macOS.
    if parts[0] in ("Python", "Python.framework"):
        return True
    return len(parts) == 1 and _keeps_library(parts[0], system)


def _keeps_of_pyside(parts: tuple[str, ...], system: str) -> bool:
    """PySide6's own files lie side by side; Qt's below ``Qt``, but not on Windows."""
    inner = parts[1:] if parts[0] == "Qt" else parts
    folder, rest = inner[0], inner[1:]
    if folder == "plugins":
        return f"{rest[0]}/{bare_name(rest[-1])}" in PLUGINS | PLUGINS_OF[system]
    if folder == "qml":
        return _keeps_qml(rest, system)
    if folder == "translations":
        return rest[-1] in {f"qtbase_{code}.qm" for code in LANGUAGES}
    if folder == "lib":
        return _keeps_library(rest[0].removesuffix(".framework"), system)
    if len(parts) > 1:
        return False
    if folder.startswith("Qt") and not folder.startswith("Qt6"):
        return bare_name(folder) in PYSIDE_MODULES | PYSIDE_MODULES_OF[system]
    return _keeps_library(folder, system)


def _keeps_qml(parts: tuple[str, ...], system: str) -> bool:
    """A kept module's index and its library, which holds its QML files as well."""
    folder, file = "/".join(parts[:-1]), parts[-1]
    kept = folder in QML_MODULES | QML_MODULES_OF[system]
    return kept and (file == "qmldir" or bare_name(file) != file)


def _keeps_library(file: str, system: str) -> bool:
    if file == "base_library.zip":
        return True
    name = bare_name(file)
    if name.startswith("Qt"):
        return name[2:] in QT_LIBRARIES | QT_LIBRARIES_OF[system]
    # Windows and macOS write some versions before the suffix: python311, intl.8.
    spellings = {
        name.lower(),
        name.rstrip("-.0123456789"),
        re.sub(r"^python3[.\d]*", "python3", name),
    }
    others = OTHER_LIBRARIES | OTHER_LIBRARIES_OF[system]
    return not others.isdisjoint(spellings) or name in PYTHON_PARTS


def surplus(places: Iterable[str], system: str) -> list[str]:
    """The files among these that the list above does not name for a system."""
    return sorted(place for place in places if not keeps(place, system))


def missing(places: Iterable[str], system: str) -> list[str]:
    """What the list above names for a system, as sys.platform says it, and no file is."""
    files = [PurePosixPath(place).parts for place in places]
    halves = {parts for parts in files if parts[-1].endswith((".pyd", ".abi3.so"))}
    libraries = {bare_name(parts[-1]) for parts in files if parts not in halves}
    libraries |= {f"PySide6.{bare_name(parts[-1])}" for parts in halves}
    plugins = {f"{parts[-2]}/{bare_name(parts[-1])}" for parts in files if "plugins" in parts}
    modules = {
        "/".join(parts[parts.index("qml") + 1 : -1])
        for parts in files
        if "qml" in parts and parts[-1] == "qmldir"
    }
    wanted = {f"Qt{name}" for name in QT_LIBRARIES | QT_LIBRARIES_OF[system]}
    wanted |= {f"PySide6.{name}" for name in PYSIDE_MODULES | PYSIDE_MODULES_OF[system]}
    return sorted(
        (wanted - libraries)
        | (PLUGINS | PLUGINS_OF[system]) - plugins
        | (QML_MODULES | QML_MODULES_OF[system]) - modules
    )
