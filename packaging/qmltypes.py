"""Describe the classes of casino_desktop/ui that QML sees, for qmllint.

Run with the environment's Python: `.venv/bin/python packaging/qmltypes.py`. Writes the module
Casino.Ui into build/qmltypes, to be given to qmllint by `-I build/qmltypes`.
"""

import ast
import json
import re
import subprocess
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
    described = _mended(json.loads(dump.read_text("utf-8")), _constants(files), _classes(files))
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


def _mended(
    files: list[dict[str, Any]],
    constants: set[tuple[str, str]],
    known_classes: dict[tuple[str, str], str],
) -> list[dict[str, Any]]:
    """Give Python's types the names that they have for Qt at run time.

    WORKAROUND: the tool of PySide6 6.11 leaves out which properties are constant.
    """
    classes = {entry["className"] for file in files for entry in file["classes"]} | {"QObject"}
    names = {name: f"{name}*" for name in classes} | _QT_NAMES
    for file in files:
        for entry in file["classes"]:
            typed = list(entry.get("properties", ()))
            for member in typed:
                if (entry["className"], member["name"]) in constants:
                    member["constant"] = True
                place = entry["className"], member["name"]
                member["type"] = known_classes.get(place, member["type"])
            for method in (*entry.get("signals", ()), *entry.get("slots", ())):
                typed += method["arguments"]
            for member in typed:
                member["type"] = names.get(member["type"], member["type"])
    return files


def _constants(files: list[Path]) -> set[tuple[str, str]]:
    """Return class and name of each property that is declared as constant."""
    return {
        (node.name, member.name)
        for path in files
        for node in ast.parse(_text(path)).body
        if isinstance(node, ast.ClassDef)
        for member in node.body
        if isinstance(member, ast.FunctionDef)
        for mark in member.decorator_list
        if isinstance(mark, ast.Call) and any(word.arg == "constant" for word in mark.keywords)
    }


def _classes(files: list[Path]) -> dict[tuple[str, str], str]:
    """Return what is read from properties whose class is not loaded where they are declared."""
    return {
        (node.name, member.name): member.returns.value
        for path in files
        for node in ast.parse(_text(path)).body
        if isinstance(node, ast.ClassDef)
        for member in node.body
        if isinstance(member, ast.FunctionDef) and isinstance(member.returns, ast.Constant)
        if isinstance(member.returns.value, str)
    }


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
