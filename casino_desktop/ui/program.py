"""The running program without its window: stores and models, made and wired together."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl

from casino_desktop.session.first_dealer import DealerDraw
from casino_desktop.session.session import GameSession
from casino_desktop.storage.games import GameStore
from casino_desktop.storage.lock import InstanceLock
from casino_desktop.storage.settings_store import SettingsStore

from .app_model import AppModel
from .app_properties import Models
from .desktop_menus import DesktopMenus
from .game_model import GameModel
from .language import LanguageModel
from .preferences import Preferences
from .search_client import Search
from .settings_model import SettingsModel
from .sounds import Sounds
from .table_model import TableModel

if TYPE_CHECKING:
    from .page_models import PageModels


class Program:
    """All models, over the given folders or the user's own."""

    def __init__(
        self,
        data: Path | None = None,
        config: Path | None = None,
        search: Search | None = None,
        adviser: Search | None = None,
    ) -> None:
        self._lock = InstanceLock(data)
        self._alone = self._lock.acquire()
        self.preferences = Preferences(SettingsStore(config))
        self.language = LanguageModel(self.preferences)
        self.table = TableModel(search=search)
        self._store = GameStore(data)
        if self._alone:
            self._store.tidy()
        self.game = GameModel(self._store, self.preferences, self._show, saves=self._alone)
        self.settings = SettingsModel(self.preferences, self.language)
        self.app = AppModel(self._models(data, adviser or search))
        self.preferences.failed.connect(self.app.tell)
        self.sounds = Sounds(self.app)
        self.table.cue.connect(self.sounds.play)
        self.preferences.changed.connect(self._set_volume)
        self._set_volume()

    @property
    def pages(self) -> "PageModels":
        """The models of the pages, which are made when one is first asked for."""
        return self.app.pages

    def open(self, file: Path | None = None, *, ask_language: bool = True) -> None:
        """Put a game on the table: that of a file, else the last one, else a new one.

        A file with a rule set is added to the own ones.

        At the very first start the language is asked for before the first card is dealt.
        """
        self._tell_start()
        if ask_language and self.language.first_start and file is None:
            self.app.open_page("first-start")
            self.app.pageChanged.connect(self._begin_once)
            return
        self.game.resume()
        if file is not None:
            self.app.openFile(QUrl.fromLocalFile(str(file.absolute())))
        self._tell_second()

    def open_named(self, url: QUrl) -> None:
        """Open a file that the system names while the program runs."""
        self.app.clear_table()
        self.app.openFile(url)

    def warm_up(self) -> None:
        """Start what the first frame did not need; called once the window has been drawn."""
        self.table.warm_up()
        self.app.prepare_pages()
        self.sounds.warm_up()
        self.settings.follow_system()
        menus = DesktopMenus(self.app)
        menus.changed.connect(self.app.show_menus)
        menus.ask()

    def close(self) -> None:
        """Save what is unsaved and end the worker; the window may still be there."""
        self.app.end_reports()
        self.table.close()
        self.sounds.close()
        self.preferences.flush()
        self.language.close()
        self._lock.release()

    def _models(self, data: Path | None, adviser: Search | None) -> Models:
        def make_pages() -> "PageModels":
            from .page_models import make_page_models  # noqa: PLC0415

            return make_page_models(self.table, self._store, data, adviser)

        return Models(self.table, self.game, self.settings, self.language, make_pages)

    def _begin_once(self) -> None:
        self.app.pageChanged.disconnect(self._begin_once)
        # A file may have been opened meanwhile.
        if self.game.session is None:
            self.game.resume()
        self._tell_second()

    def _show(self, session: GameSession, deal: bool, draw: DealerDraw | None) -> None:
        self.table.load(session, deal=deal, draw=draw)

    def _set_volume(self) -> None:
        values = self.preferences.values
        self.sounds.set_volume(values.volume / 100 if values.sound else 0.0)

    def _tell_start(self) -> None:
        if self.preferences.problem:
            self.app.tell(self.preferences.problem)

    def _tell_second(self) -> None:
        """Another program saves these games: the player decides whether this one is wanted."""
        if not self._alone:
            self.app.open_page("second")
