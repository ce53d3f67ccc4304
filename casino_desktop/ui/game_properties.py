"""What the pages read of the running game and of those before; GameModel adds what can be done."""

from typing import Any

from PySide6.QtCore import Property, QObject, Signal

from casino_desktop.session.session import GameSession
from casino_desktop.storage.recent import RecentFiles
from casino_desktop.storage.settings import NewGameChoice

from .new_game import first_choice, write_choice
from .preferences import Preferences
from .viewers import humans


class GameProperties(QObject):
    """Reads from the session in progress, None before the first, and from the settings."""

    changed = Signal()
    recentChanged = Signal()

    def __init__(
        self, recent: RecentFiles, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._recent, self._preferences = recent, preferences
        self.session: GameSession | None = None

    def retranslate(self) -> None:
        """Say every text again, the language has changed."""
        self.changed.emit()
        self.recentChanged.emit()

    @property
    def last_choice(self) -> NewGameChoice:
        """What the new-game page offers at first."""
        choice = self._preferences.values.new_game
        return first_choice() if choice == NewGameChoice() else choice

    @Property(list, notify=changed)
    def levels(self) -> list[dict[str, Any]]:
        from .level_choices import level_choices  # noqa: PLC0415

        return level_choices()

    @Property(dict, notify=changed)
    def lastChoice(self) -> dict[str, Any]:
        return write_choice(self.last_choice)

    @Property(list, notify=recentChanged)
    def recent(self) -> list[dict[str, Any]]:
        from .left_games import recent_games  # noqa: PLC0415

        return recent_games(self._recent)

    @Property(bool, notify=changed)
    def inProgress(self) -> bool:
        return self.session is not None and not self.session.game_over

    @Property(bool, notify=changed)
    def watched(self) -> bool:
        """Whether only computers play."""
        return self.session is not None and not humans(self.session)
