"""Describe the classes of casino_desktop/ui that QML sees, for qmllint.

Run with the environment's Python: `.venv/bin/python packaging/qmltypes.py`. Writes the module
Casino.Ui into build/qmltypes, to be given to qmllint by `-I build/qmltypes`.
"""

import ast
import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLibraryInfo

from assets import PROGRAM, ROOT, tool

MODULE = "Casino.Ui"
FOLDER = ROOT / "build" / "qmltypes"
_CLASS = re.compile(r"^class (\w+)\((\w+)", re.MULTILINE)
_QT_NAMES = {
    "list": "QVariantList",
    "dict": "QVariantMap",
    "float": "double",
    "object": "QVariant",
}
_FOREIGN = ("qt6core_", "qt6qml_")


def sources() -> list[Path]:
    """Return the files with classes for QML, each after the files of its base classes."""
    found: list[Path] = []
    known = {"QObject", "QAbstractListModel"}
    waiting = sorted((PROGRAM / "ui").glob("*.py"))
    while True:
        ready = [path for path in waiting if _bases(path) & known]
        if not ready:
            return found
        found += ready
        known |= {name for path in ready for name, _ in _CLASS.findall(_text(path))}
        waiting = [path for path in waiting if path not in ready]


def describe(files: list[Path], folder: Path) -> Path:
    """Write the module's description into a folder; return that of its types."""
    module = folder.joinpath(*MODULE.split("."))
    module.mkdir(parents=True, exist_ok=True)
    dump, types = folder / "metaobjects.json", module / f"{MODULE}.qmltypes"
    _run(tool("pyside6-metaobjectdump"), "--quiet", "-o", str(dump), *map(str, files))
    described = _mended(json.loads(dump.read_text("utf-8")), files)
    dump.write_text(json.dumps(described), "utf-8")
    _run(
        tool("pyside6-qmltyperegistrar"),
        *("--generate-qmltypes", str(types), "-o", str(folder / "registration.cpp")),
        *("--import-name", MODULE, "--major-version", "1", "--minor-version", "0"),
        f"--foreign-types={','.join(map(str, _foreign()))}",
        str(dump),
    )
    (module / "qmldir").write_text(f"module {MODULE}\ntypeinfo {types.name}\n", "utf-8")
    return types


def _mended(files: list[dict[str, Any]], paths: list[Path]) -> list[dict[str, Any]]:
    """Give Python's types the names that they have for Qt at run time.

    WORKAROUND: the tool of PySide6 6.11 leaves out which properties are constant, and knows no
    class that is not loaded where a property is declared.
    """
    members = dict(_members(paths))
    classes = {entry["className"] for file in files for entry in file["classes"]} | {"QObject"}
    names = {name: f"{name}*" for name in classes} | _QT_NAMES
    for entry in (entry for file in files for entry in file["classes"]):
        typed = list(entry.get("properties", ()))
        for member in typed:
            declared = members.get((entry["className"], member["name"]))
            if declared:
                member.update(_told(declared))
        for method in (*entry.get("signals", ()), *entry.get("slots", ())):
            typed += method["arguments"]
        for member in typed:
            member["type"] = names.get(member["type"], member["type"])
    return files


def _members(paths: list[Path]) -> Iterator[tuple[tuple[str, str], ast.FunctionDef]]:
    """Yield each function of each class, by the names of both."""
    for path in paths:
        nodes = ast.parse(_text(path)).body
        for node in (node for node in nodes if isinstance(node, ast.ClassDef)):
            for member in node.body:
                if isinstance(member, ast.FunctionDef):
                    yield (node.name, member.name), member


def _told(declared: ast.FunctionDef) -> dict[str, Any]:
    """Return what the declaration of a property says and the tool leaves out."""
    told: dict[str, Any] = {}
    for mark in declared.decorator_list:
        if isinstance(mark, ast.Call) and any(word.arg == "constant" for word in mark.keywords):
            told["constant"] = True
    if isinstance(declared.returns, ast.Constant) and isinstance(declared.returns.value, str):
        told["type"] = declared.returns.value
    return told


def _foreign() -> list[Path]:
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.ArchDataPath)) / "metatypes"
    return [path for path in sorted(folder.glob("*.json")) if path.name.startswith(_FOREIGN)]


def _bases(path: Path) -> set[str]:
    return {base for _, base in _CLASS.findall(_text(path))}


def _text(path: Path) -> str:
    return path.read_text("utf-8")


def _run(*command: str) -> None:
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode != 0 or done.stderr.strip():
        raise SystemExit(f"Describing the classes for QML failed:\n{done.stdout}{done.stderr}")


if __name__ == "__main__":
    describe(sources(), FOLDER)
