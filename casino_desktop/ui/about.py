"""What the program is made of, for the About page."""

import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, qVersion
from PySide6.QtQml import QmlElement, QmlUncreatable

from casino_desktop import __version__

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("app.about is the only one")
class AboutModel(QObject):  # type: ignore[operator]
    """Versions and licences."""

    changed = Signal()

    def retranslate(self) -> None:
        """Say the lines again, the language has changed."""
        self.changed.emit()

    @Property(str, constant=True)
    def version(self) -> str:
        return __version__

    @Property(str, constant=True)
    def licenceText(self) -> str:
        return _licence()

    @Property(list, notify=changed)
    def licences(self) -> list[dict[str, Any]]:
        translate = QCoreApplication.translate
        qt, python = translate("AboutModel", "the window"), translate("AboutModel", "the language")
        checks = translate("AboutModel", "checks what is read from files")
        folders = translate("AboutModel", "knows where files belong")
        return [
            _part("Qt, PySide6", qVersion(), "LGPL 3", qt),
            _part("Python", sys.version.split()[0], "PSF", python),
            _part("pydantic", _version("pydantic"), "MIT", checks),
            _part("platformdirs", _version("platformdirs"), "MIT", folders),
        ]


def _part(name: str, version: str, licence: str, line: str) -> dict[str, Any]:
    return {"name": name, "version": version, "licence": licence, "line": line}


def _version(package: str) -> str:
    # Takes long to load, and the page is seldom opened.
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415

    try:
        return version(package)
    except PackageNotFoundError:  # A packaged program may come without its packages' papers.
        return ""


def _licence() -> str:
    """Our licence: beside the sources, or in the package's papers."""
    for folder in (Path(__file__).resolve().parents[2], Path(__file__).resolve().parents[1]):
        file = folder / "LICENSE"
        if file.is_file():
            return file.read_text("utf-8")
    return "MIT"
