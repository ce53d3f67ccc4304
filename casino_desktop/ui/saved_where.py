"""Where a file of the player's own was saved, as one sentence in the language in force."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDir


def saved_sentence(path: Path) -> str:
    """Name the file and its folder, which is written as the system writes it."""
    text = QCoreApplication.translate("Files", "Saved as “{name}” in {folder}.")
    return text.format(name=path.name, folder=QDir.toNativeSeparators(str(path.parent)))
