"""What is said where no window can be opened, in the player's language and without Qt's window."""

from contextlib import suppress

from casino_desktop.storage.errors import StorageError
from casino_desktop.storage.settings_store import SettingsStore


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a string for lupdate, which knows it by this name; Qt's own would load Qt."""
    return text


NO_DISPLAY = QT_TRANSLATE_NOOP(
    "Display",
    "Casino found no display to open its window on. Set QT_QPA_PLATFORM=offscreen to run it "
    "unseen, or let the computer play in the terminal: casino selfplay",
)
NO_PLATFORM = QT_TRANSLATE_NOOP(
    "Display",
    "Casino cannot open its window on the platform “{detail}” that QT_QPA_PLATFORM names. Set "
    "QT_QPA_PLATFORM=offscreen to run it unseen, or let the computer play in the terminal: "
    "casino selfplay",
)
NO_LIBRARY = QT_TRANSLATE_NOOP(
    "Display",
    "Casino cannot open its window, a library is missing: {detail}. Install it, or set "
    "QT_QPA_PLATFORM=offscreen, or let the computer play in the terminal: casino selfplay",
)


def said(text: str, detail: str = "") -> str:
    """One of these in the language of the settings, else of the system.

    It stays English where Qt lacks a library, too.
    """
    with suppress(ImportError):
        from .language import system_language, translators_of  # noqa: PLC0415

        for translator in translators_of(_chosen_language() or system_language()):
            text = translator.translate("Display", text) or text
    return text.replace("{detail}", detail)


def _chosen_language() -> str:
    with suppress(StorageError):
        return SettingsStore().read().language
    return ""
