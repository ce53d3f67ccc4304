"""Tell qmllint about the classes that casino_desktop/ui registers, only when stale.

Writes build/qml, an import path for qmllint. Run with the environment's Python:
`.venv/bin/python packaging/qmltypes.py`.
"""

import json
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import PySide6

from assets import PROGRAM, ROOT, build, tool

MODULE = "Casino.Ui"
OUTPUT = ROOT / "build" / "qml" / Path(*MODULE.split("."))
QT_TYPES = Path(PySide6.__file__).parent / "Qt" / "metatypes"
# Types that PySide6 writes by their Python names, and the sequence whose `length` qmllint does not
# know: what is in a QVariant, qmllint leaves to the running program.
QML_NAMES = {
    "QVariantList": "QVariant",
    "dict": "QVariant",
    "float": "double",
    "list": "QVariant",
    "object": "QVariant",
}


def sources() -> list[Path]:
    """Return the Python files that may hold classes for QML or their bases, in a fixed order."""
    return sorted((PROGRAM / "ui").rglob("*.py"))


def described(files: Sequence[Path]) -> list[dict[str, Any]]:
    """Return what PySide6 finds out about the classes in these files.

    Raises SystemExit where it fails, or where a file names another module than Casino.Ui.
    """
    command = [tool("pyside6-metaobjectdump"), "--quiet", *map(str, files)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"Could not read the classes for QML:\n{done.stderr}")
    found: list[dict[str, Any]] = json.loads(done.stdout)
    for entry in found:
        if entry.get("QML_IMPORT_NAME", MODULE) != MODULE:
            raise SystemExit(f"{entry['inputFile']} does not register into {MODULE}.")
    return found


def mark_objects(classes: Sequence[dict[str, Any]]) -> None:
    """Mark each class whose base is an object as one too.

    WORKAROUND pyside6-metaobjectdump does that only below Qt's own classes.
    """
    named = {item["className"]: item for item in classes}

    def is_object(item: dict[str, Any]) -> bool:
        bases = [named.get(base["name"]) for base in item.get("superClasses", ())]
        return item["object"] or any(base is not None and is_object(base) for base in bases)

    for item in classes:
        item["object"] = is_object(item)


def with_qml_names(value: Any, classes: frozenset[str]) -> Any:
    """Return a description with each Python type renamed as QML knows it; classes are pointers."""
    if isinstance(value, list):
        return [with_qml_names(item, classes) for item in value]
    if not isinstance(value, dict):
        return value
    renamed = {key: with_qml_names(item, classes) for key, item in value.items()}
    for key in ("type", "returnType"):
        name = renamed.get(key)
        if isinstance(name, str):
            renamed[key] = f"{name}*" if name in classes else QML_NAMES.get(name, name)
    return renamed


def write_types(files: Sequence[Path], folder: Path) -> None:
    """Build the module's type file from these sources, using a folder for what comes between."""
    found = described(files)
    classes = [item for entry in found for item in entry["classes"]]
    mark_objects(classes)
    named = with_qml_names(found, frozenset(item["className"] for item in classes))
    metatypes = folder / "metatypes.json"
    metatypes.write_text(json.dumps(named), encoding="utf-8")
    foreign = ",".join(str(QT_TYPES / f"qt6{name}_metatypes.json") for name in ("core", "gui"))
    command = [tool("pyside6-qmltyperegistrar"), "--import-name", MODULE, "--major-version", "1"]
    command += ["--foreign-types", foreign, "-o", str(folder / "unused.cpp"), str(metatypes)]
    build(OUTPUT / "types.qmltypes", files, [*command, "--generate-qmltypes"])


def main() -> None:
    """Write the type file and the qmldir that names it."""
    with tempfile.TemporaryDirectory() as folder:
        write_types(sources(), Path(folder))
    (OUTPUT / "qmldir").write_text(f"module {MODULE}\ntypeinfo types.qmltypes\n", encoding="utf-8")


if __name__ == "__main__":
    main()
