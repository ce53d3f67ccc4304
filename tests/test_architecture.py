"""Who may import whom; ARCHITECTURE.md draws the same picture."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

PACKAGE = "casino_desktop"
ROOT = Path(__file__).parent.parent / PACKAGE

# By room: the rooms and the packages it may import, beside the standard library and itself.
ALLOWED = {
    "rules": {"rules"},
    "players": {"rules"},
    "session": {"rules"},
    "storage": {"rules", "session", "pydantic", "platformdirs"},
    "ui": {
        "rules", "session", "storage", "players.protocol", "players.pace", "PySide6", "shiboken6",
    },
}  # fmt: skip
DOORS = {"cli", "__main__"}
WITHOUT_QT = ("rules", "players", "session", "storage", "cli")
# A saved game or an answer is data, never code, and the program talks to no network.
BANNED = {
    "pickle", "shelve", "marshal", "dill", "socket", "socketserver", "ssl", "urllib", "http",
    "ftplib", "smtplib", "requests", "PySide6.QtNetwork",
}  # fmt: skip
# A Python thread in the window's process could collect Qt's objects away under Qt's feet.
BANNED_BESIDE_QT = {"threading", "concurrent", "PySide6.QtConcurrent"}


class Import(NamedTuple):
    """One import: the file, the room it lies in, the line, and the full name imported."""

    file: Path
    room: str
    line: int
    name: str


def imports_of(file: Path) -> Iterator[Import]:
    parts = file.relative_to(ROOT).with_suffix("").parts
    package = (PACKAGE, *parts[:-1])
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        for name in _names(node, package):
            yield Import(file, parts[0], getattr(node, "lineno", 0), name)


def _names(node: ast.AST, package: tuple[str, ...]) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        base = package[: len(package) - node.level + 1] if node.level else ()
        module = ".".join((*base, *([node.module] if node.module else [])))
        yield from (f"{module}.{alias.name}" for alias in node.names)


def all_imports() -> list[Import]:
    return [found for file in sorted(ROOT.rglob("*.py")) for found in imports_of(file)]


def complaint(found: Import) -> str | None:
    """Why an import may not be, None if it may."""
    room, name = found.room, found.name
    where = f"{found.file.relative_to(ROOT.parent)}, line {found.line}, imports {name}"
    banned = BANNED if room == "cli" else BANNED | BANNED_BESIDE_QT
    if any(is_within(name, module) for module in banned):
        return f"{where}: {room} may import none of {', '.join(sorted(banned))}"
    if name.split(".")[0] in sys.stdlib_module_names or room in DOORS | {"__init__"}:
        return None
    inner = name.removeprefix(f"{PACKAGE}.")
    if is_within(inner, room) or inner == "__version__":
        return None
    if any(is_within(inner, allowed) for allowed in ALLOWED[room]):
        return None
    return f"{where}: {room} may import only the standard library, {', '.join(ALLOWED[room])}"


def is_within(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def test_every_import_is_allowed() -> None:
    complaints = [text for found in all_imports() if (text := complaint(found))]
    assert not complaints, "\n" + "\n".join(complaints)


def test_every_room_was_seen_with_imports_enough() -> None:
    found = all_imports()
    for room in ALLOWED:
        count = sum(one.room == room for one in found)
        assert count >= 20, f"only {count} imports seen in {room}: is the test looking there?"
    assert len(found) >= 300, f"only {len(found)} imports seen"


@pytest.mark.parametrize(
    ("room", "name"),
    [
        ("rules", "casino_desktop.session.record.Record"),
        ("rules", "pydantic.BaseModel"),
        ("players", "casino_desktop.session.session.GameSession"),
        ("session", "casino_desktop.storage.codec.read_record"),
        ("storage", "PySide6.QtCore.QObject"),
        ("ui", "casino_desktop.players.levels.LEVELS"),
        ("ui", "threading.Thread"),
        ("cli", "pickle.loads"),
        ("ui", "PySide6.QtNetwork.QLocalServer"),
    ],
)
def test_a_forbidden_import_is_complained_of(room: str, name: str) -> None:
    assert complaint(Import(ROOT / room / "file.py", room, 1, name))


@pytest.mark.parametrize(
    ("room", "name"),
    [
        ("players", "casino_desktop.rules.observation.Observation"),
        ("ui", "casino_desktop.players.protocol.Question"),
        ("ui", "PySide6.QtQml.QmlElement"),
        ("cli", "casino_desktop.ui.application.run"),
        ("storage", "json"),
    ],
)
def test_an_allowed_import_is_not(room: str, name: str) -> None:
    assert complaint(Import(ROOT / room / "file.py", room, 1, name)) is None


def test_relative_imports_are_resolved() -> None:
    package = (PACKAGE, "storage")
    tree = ast.parse("from . import codec\nfrom .atomic import write\nfrom ..rules import cards")
    names = [name for node in ast.walk(tree) for name in _names(node, package)]
    assert names == [
        "casino_desktop.storage.codec",
        "casino_desktop.storage.atomic.write",
        "casino_desktop.rules.cards",
    ]


_IMPORT_ALL = """
import importlib, pkgutil, sys
sys.modules["PySide6"] = None
root = importlib.import_module("casino_desktop." + sys.argv[1])
names = [module.name for module in pkgutil.walk_packages(root.__path__, root.__name__ + ".")]
for name in names:
    if not name.endswith("__main__"):
        importlib.import_module(name)
print(len(names))
"""


@pytest.mark.parametrize("room", WITHOUT_QT)
def test_a_room_can_be_imported_without_qt(room: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _IMPORT_ALL, room],
        cwd=ROOT.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    files = [file for file in (ROOT / room).rglob("*.py") if file.stem != "__init__"]
    assert int(done.stdout) >= len(files) > 2


def test_the_window_is_not_loaded_by_its_own_door() -> None:
    code = "import sys; sys.modules['PySide6'] = None; import casino_desktop.__main__"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT.parent, check=True)
