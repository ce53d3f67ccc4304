r"""Hold the wheels that PyPI has for Windows or macOS against the keep-list, on any system.

    pip download --no-deps --only-binary=:all: --python-version 3.12 --platform win_amd64 \
        --dest FOLDER PySide6_Essentials==... PySide6_Addons==... shiboken6==... pydantic_core==...
    .venv/bin/python packaging/check_wheels.py win32 FOLDER/*.whl

For macOS the platforms are macosx_13_0_universal2 and one of macosx_11_0_arm64 and
macosx_10_12_x86_64, and the system is darwin. PyInstaller lays the files out as the wheels do.
What Python itself brings is in no wheel: only the built program's own test can tell of that.
"""

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import chain
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

import keep_list
from binaries import imports
from macos.info_plist import OLDEST

# The places of files, each with a function that reads it.
Files = Mapping[str, Callable[[], bytes]]

# What the program, Python or Qt loads by name; all else comes because a binary asks for it.
_LOADED = re.compile(
    r"/(plugins|qml)/|^PySide6/Qt\w+\.(abi3\.so|pyd)$|/(Shiboken|_pydantic_core)\."
)
_FRAMEWORK = re.compile(r"/(\w+)\.framework/Versions/A/\1$")
# What Windows 10 has, in small letters, and what PyInstaller brings of Python.
_OF_WINDOWS = re.compile(
    r"(api-ms-win-[\w-]+|advapi32|authz|avrt|bcryptprimitives|comdlg32|d3d(9|11|12)|dnsapi|dwmapi|"
    r"dwrite|dxgi|gdi32|icuuc|imm32|iphlpapi|kernel32|mpr|netapi32|ntdll|ole32|oleaut32|propsys|"
    r"secur32|setupapi|shell32|shlwapi|uiautomationcore|user32|userenv|uxtheme|version|winhttp|"
    r"winmm|ws2_32|wtsapi32|python3\d*)\.dll"
)
_OF_MACOS = ("/usr/lib/", "/System/Library/")


def files_in(wheels: Iterable[Path]) -> Files:
    """The files of some wheels together."""
    archives = [ZipFile(wheel) for wheel in wheels]
    return {
        name: partial(archive.read, name) for archive in archives for name in archive.namelist()
    }


def complaints(files: Files, system: str) -> Iterator[str]:
    """A sentence about each thing that a system's package would lack, or have without need."""
    kept = {place: files[place] for place in sorted(files) if keep_list.keeps(place, system)}
    for name in keep_list.missing(kept, system):
        yield f"The wheels have no {name}"
    yield from _about_libraries({place: kept[place] for place in kept if _is_binary(place)}, system)
    for place, read in kept.items():
        if place.endswith("/qmldir"):
            yield from _about_module(place, read().decode(), kept)


def _is_binary(place: str) -> bool:
    return place.endswith((".dll", ".pyd", ".so", ".dylib")) or bool(_FRAMEWORK.search(place))


def _about_libraries(binaries: Files, system: str) -> Iterator[str]:
    """Follow who asks for whom, from what is loaded by name."""
    places = {_name(place): place for place in binaries}
    waiting = [place for place in binaries if _LOADED.search(place)]
    reached = set(waiting)
    while waiting:
        place = waiting.pop()
        for wanted in sorted(imports(binaries[place]())):
            found = places.get(_name(wanted))
            if found is None and not _is_of_system(wanted, system):
                yield f"{place} asks for {wanted}, which is not kept"
            if found and found not in reached:
                reached.add(found)
                waiting.append(found)
    for place in sorted(binaries.keys() - reached):
        if keep_list.bare_name(PurePosixPath(place).name).startswith("Qt"):
            yield f"{place} is kept, but nothing that is kept asks for it"


def _name(place: str) -> str:
    return PurePosixPath(place).name.lower()


def _is_of_system(library: str, system: str) -> bool:
    if system == "darwin":
        return library.startswith(_OF_MACOS)
    return bool(_OF_WINDOWS.fullmatch(library.lower()))


def _about_module(place: str, index: str, kept: Files) -> Iterator[str]:
    """Whether what a QML module needs is kept, too; ``index`` is its qmldir."""
    folder = place.removesuffix("/qmldir")
    inside = {keep_list.bare_name(_name(file)) for file in kept if file.startswith(f"{folder}/")}
    for plugin in re.findall(r"^(?:optional )?plugin (\w+)", index, re.MULTILINE):
        if plugin.lower() not in inside:
            yield f"{folder} has no plugin {plugin}"
    root = place[: place.index("/qml/") + len("/qml/")]
    for module in re.findall(r"^(?:default )?(?:depends|import) ([\w.]+)", index, re.MULTILINE):
        # The language itself is in no file.
        if module != "QML" and f"{root}{module.replace('.', '/')}/qmldir" not in kept:
            yield f"{folder} needs the QML module {module}, which is not kept"


def about_age(wheels: Iterable[Path]) -> Iterator[str]:
    """Whether a wheel is for a newer macOS than the app's property list promises to run on."""
    for wheel in wheels:
        tag = re.search(r"-macosx_(\d+)_(\d+)_", wheel.name)
        if tag and (int(tag[1]), int(tag[2])) > tuple(map(int, OLDEST.split("."))):
            yield f"{wheel.name} needs a newer macOS than {OLDEST}"


def main(arguments: list[str]) -> None:
    """Print what is wrong, if anything is, and end with SystemExit then."""
    system, *names = arguments
    wheels = [Path(name) for name in names]
    said = list(chain(about_age(wheels), complaints(files_in(wheels), system)))
    if said:
        raise SystemExit("\n".join(said))
    print(f"The keep-list fits the {len(wheels)} wheels for {system}.")


if __name__ == "__main__":
    main(sys.argv[1:])
