"""The language of the window: the translators, and the model that chooses among them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    Property,
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
    QUrl,
    Signal,
    Slot,
)
from PySide6.QtQml import QmlElement, QmlUncreatable

from .preferences import Preferences

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1

# Each language by its own name: whoever cannot read the present one still finds theirs.
LANGUAGES = {"en": "English", "de": "Deutsch", "da": "Dansk", "sv": "Svenska"}
_OURS = Path(__file__).resolve().parent.parent / "i18n"


def system_language(wanted: list[str] | None = None) -> str:
    """The first of the system's languages that the program speaks, else English."""
    for name in QLocale.system().uiLanguages() if wanted is None else wanted:
        code = name.replace("_", "-").partition("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


def locale_of(code: str) -> QLocale:
    """The system's own locale where it speaks the language: it knows the region's numbers."""
    system = QLocale.system()
    return system if system.name().partition("_")[0] == code else QLocale(code)


def translators_of(code: str) -> Iterator[QTranslator]:
    """Qt's strings and ours in one language; none for a file that is missing."""
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, folder in ((f"qtbase_{code}", qt), (f"casino_{code}", str(_OURS))):
        translator = QTranslator()
        if translator.load(name, folder):
            yield translator


class Translators:
    """Our strings and Qt's own in one language; swapped as one."""

    def __init__(self) -> None:
        self._installed: list[QTranslator] = []

    def install(self, code: str) -> None:
        """Take the present language out and put this one in; English where a file is missing."""
        self.remove()
        QLocale.setDefault(locale_of(code))
        for translator in translators_of(code):
            QCoreApplication.installTranslator(translator)
            self._installed.append(translator)

    def remove(self) -> None:
        """Back to the source strings."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed.clear()


@QmlElement
@QmlUncreatable("app.language is the only one")
class LanguageModel(QObject):  # type: ignore[operator]
    """The language in force and the choice among all; a choice takes effect at once."""

    changed = Signal()

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._translators = Translators()
        self._first_start = not preferences.values.language
        self._code = preferences.values.language or system_language()
        self._translators.install(self._code)

    @property
    def code(self) -> str:
        """The code of the language in force."""
        return self._code

    @property
    def first_start(self) -> bool:
        """Whether no language was ever chosen."""
        return self._first_start

    @Property(str, notify=changed)
    def current(self) -> str:
        return self._code

    @Property(list, constant=True)
    def languages(self) -> list[dict[str, Any]]:
        """All to choose from, as {id, name}."""
        return [{"id": code, "name": name} for code, name in LANGUAGES.items()]

    @Slot(str)
    def choose(self, code: str) -> None:
        """Speak this language from now on; an unknown code is ignored."""
        if code not in LANGUAGES:
            return
        self._preferences.change(language=code)
        self._first_start = False
        if code != self._code:
            self._code = code
            self._translators.install(code)
            self.changed.emit()

    @Slot(QObject, QUrl)
    def finishDialogs(self, window: QObject, suggestion: QUrl) -> None:
        """Let Qt's own file dialog, if it has opened, speak, and show the file suggested."""
        from .file_dialog import answer_enter, show_name, word_questions  # noqa: PLC0415

        word_questions(window)
        show_name(window, suggestion)
        answer_enter(window)

    def close(self) -> None:
        """Leave no translator behind that outlives the window."""
        self._translators.remove()
