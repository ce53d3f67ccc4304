"""What of Python, Qt and the system goes into the packaged program, by name; all else stays out.

PyInstaller collects every QML module there is, of which the program uses a few. Names are those of
no system in particular: ``libQt6Core.so.6``, ``Qt6Core.dll`` and ``QtCore.framework`` are all the
Qt library Core.
"""

import re
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
    # Sounds; their files are WAV, so that no decoder is needed.
    "Concurrent", "Multimedia",
}  # fmt: skip
QT_LIBRARIES_OF = {
    "linux": {
        "DBus", "LabsPlatform", "WaylandClient", "Widgets", "WlShellIntegration", "XcbQpa",
    },
    "darwin": {"DBus", "LabsPlatform", "Widgets"},
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
    # Windows only, and names of later versions of Python.
    "_interpreters", "_overlapped", "_sha2", "_wmi",
}  # fmt: skip
# Modules that something imports if it can, and that nothing here has any use for.
LEFT_OUT = [
    "_bz2", "_curses", "_hashlib", "_lzma", "_ssl", "_uuid", "bz2", "curses", "lzma", "readline",
    "ssl", "tkinter", "unittest", "doctest", "pdb", "pydoc", "xmlrpc", "http", "ftplib",
    "hypothesis", "mypy", "setuptools", "pkg_resources", "pytest", "dotenv", "email_validator",
    "PySide6.QtWidgets", "PySide6.QtTest",
]  # fmt: skip
# Libraries of these the package brings itself; every other one is the system's.
OTHER_LIBRARIES = {
    "icudata", "icui18n", "icuuc", "python3", "pyside6", "pyside6qml", "shiboken6",
    # Windows has no system libraries of these names.
    "ffi", "msvcp140", "msvcp140_1", "msvcp140_2", "vcruntime140", "vcruntime140_1", "ucrtbase",
    "opengl32sw",
}  # fmt: skip
PACKAGES = {"casino_desktop", "pydantic_core", "shiboken6"}

_SUFFIX = re.compile(r"(\.cpython-[\w-]+|\.cp\d+-\w+|\.abi3)?(\.so|\.pyd|\.dll|\.dylib)[.\d]*$")


def bare_name(file: str) -> str:
    """A library's or plugin's name without what one system adds to it.

    >>> [bare_name(name) for name in ("libQt6Core.so.6", "Qt6Core.dll", "libqxcb.so", "QtCore")]
    ['QtCore', 'QtCore', 'qxcb', 'QtCore']
    >>> bare_name("_json.cpython-311-x86_64-linux-gnu.so"), bare_name("libicudata.so.73")
    ('_json', 'icudata')
    """
    stem = _SUFFIX.sub("", file)
    if stem != file:
        stem = stem.removeprefix("lib")
    return re.sub(r"^Qt6", "Qt", stem)


def keeps(place: str) -> bool:
    """Whether the file of this place below ``_internal`` goes into the package.

    >>> keeps("PySide6/Qt/lib/libQt6Core.so.6"), keeps("PySide6/Qt/lib/libQt6Sql.so.6")
    (True, False)
    """
    parts = PurePosixPath(place.replace("\\", "/")).parts
    if parts[0] in PACKAGES:
        return not parts[-1].startswith("tst_")
    if parts[0] == "PySide6":
        return _keeps_of_pyside(parts[1:])
    if (parts[0].startswith("python3") and len(parts) > 1) or parts[0] == "lib-dynload":
        return bare_name(parts[-1]) in PYTHON_PARTS
    if parts[0].endswith(".dist-info"):
        return parts[0].split("-")[0] in ("pydantic", "platformdirs") and parts[-1] == "METADATA"
    # Python itself, as its makers build it for macOS.
    if parts[0] in ("Python", "Python.framework"):
        return True
    return len(parts) == 1 and _keeps_library(parts[0])


def _keeps_of_pyside(parts: tuple[str, ...]) -> bool:
    """PySide6's own files lie side by side; Qt's below ``Qt``, but not on Windows."""
    inner = parts[1:] if parts[0] == "Qt" else parts
    folder, rest = inner[0], inner[1:]
    if folder == "plugins":
        return f"{rest[0]}/{bare_name(rest[-1])}" in PLUGINS.union(*PLUGINS_OF.values())
    if folder == "qml":
        return _keeps_qml(rest)
    if folder == "translations":
        return rest[-1] in {f"qtbase_{code}.qm" for code in LANGUAGES}
    if folder == "lib":
        return _keeps_library(rest[0].removesuffix(".framework"))
    if len(parts) > 1:
        return False
    if folder.startswith("Qt") and not folder.startswith("Qt6"):
        return bare_name(folder) in PYSIDE_MODULES.union(*PYSIDE_MODULES_OF.values())
    return _keeps_library(folder)


def _keeps_qml(parts: tuple[str, ...]) -> bool:
    """A kept module's index and its library, which holds its QML files as well."""
    folder, file = "/".join(parts[:-1]), parts[-1]
    modules = QML_MODULES.union(*QML_MODULES_OF.values())
    return folder in modules and (file == "qmldir" or bare_name(file) != file)


def _keeps_library(file: str) -> bool:
    if file == "base_library.zip":
        return True
    name = bare_name(file)
    if name.startswith("Qt"):
        return name[2:] in QT_LIBRARIES.union(*QT_LIBRARIES_OF.values())
    return _without_version(name.lower()) in OTHER_LIBRARIES or name in PYTHON_PARTS


def _without_version(name: str) -> str:
    """Windows and macOS write some versions before the suffix: ``python311``, ``icuuc.73``."""
    if name in OTHER_LIBRARIES:
        return name
    found = re.match(r"^(python3|[a-z]+?6?(?:qml|_1|_2)?)[-.\d]*$", name)
    return found[1] if found else name


def surplus(places: Iterable[str]) -> list[str]:
    """The files among these that the list above does not name."""
    return sorted(place for place in places if not keeps(place))


def missing(places: Iterable[str], system: str) -> list[str]:
    """What the list above names for a system, as sys.platform says it, and no file is."""
    files = [PurePosixPath(place).parts for place in places]
    libraries = {bare_name(parts[-1]).removesuffix(".framework") for parts in files}
    plugins = {f"{parts[-2]}/{bare_name(parts[-1])}" for parts in files if "plugins" in parts}
    modules = {
        "/".join(parts[parts.index("qml") + 1 : -1])
        for parts in files
        if "qml" in parts and parts[-1] == "qmldir"
    }
    wanted = {f"Qt{name}" for name in QT_LIBRARIES | QT_LIBRARIES_OF[system]}
    wanted |= PYSIDE_MODULES | PYSIDE_MODULES_OF[system]
    return sorted(
        (wanted - libraries)
        | (PLUGINS | PLUGINS_OF[system]) - plugins
        | (QML_MODULES | QML_MODULES_OF[system]) - modules
    )
