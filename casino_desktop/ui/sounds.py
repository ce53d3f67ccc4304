"""The sounds of the table. Where nothing can be heard nothing is missed: no error, no wait."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, QUrl, Slot, qInstallMessageHandler

from .cues import CUES

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QMediaDevices, QSoundEffect


@contextmanager
def _unheard() -> Iterator[None]:
    """Drop what Qt says of sound servers and decoders that are not there: none is needed."""
    previous = qInstallMessageHandler(lambda *_: None)
    try:
        yield
    finally:
        qInstallMessageHandler(previous)


class Sounds(QObject):
    """Plays cues once it is loaded; before that, and without a device, it is silent."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._volume = 0.0
        self._wanted = self._loading = False
        self._devices: QMediaDevices | None = None
        self._effects: dict[str, QSoundEffect] = {}

    @property
    def audible(self) -> bool:
        """Whether a cue would be heard now."""
        return bool(self._effects) and self._volume > 0

    def set_volume(self, volume: float) -> None:
        """The loudness of all cues, 0 to 1; 0 is mute."""
        self._volume = volume
        for effect in self._effects.values():
            effect.setVolume(volume)
        self._load()

    def warm_up(self) -> None:
        """Load what plays; called once the window has been drawn."""
        self._wanted = True
        self._load()

    @Slot(str)
    def play(self, cue: str) -> None:
        """Let a cue be heard, if anything can be."""
        if self._volume > 0 and cue in self._effects:
            self._effects[cue].play()

    def close(self) -> None:
        """Fall silent and forget the device."""
        self._wanted = False
        self._effects.clear()
        self._devices = None

    def _load(self) -> None:
        if self._wanted and self._volume > 0 and not self._loading:
            self._loading = True
            self._later(self._find_devices)

    def _later(self, step: Callable[[], None]) -> None:
        # Each step is an event of its own, so that frames are drawn between them.
        QTimer.singleShot(0, self, step)

    def _find_devices(self) -> None:
        # Loaded here and not with the window: it takes as long as the window itself.
        with _unheard():
            try:
                from PySide6.QtMultimedia import QMediaDevices  # noqa: PLC0415
            except ImportError:
                # The system has no sound library at all.
                return
            self._devices = QMediaDevices(self)
            self._devices.audioOutputsChanged.connect(self._meet_device)
        self._later(self._meet_device)

    @Slot()
    def _meet_device(self) -> None:
        """Take up the device that is there now; with none, wait for one."""
        with _unheard():
            absent = self._devices is None or self._devices.defaultAudioOutput().isNull()
        if absent:
            self._effects.clear()
        elif not self._effects:
            for cue in CUES:
                self._effects[cue] = self._effect(cue)

    def _effect(self, cue: str) -> "QSoundEffect":
        from PySide6.QtMultimedia import QSoundEffect  # noqa: PLC0415

        effect = QSoundEffect(self)
        effect.setSource(QUrl(f"qrc:/sounds/{cue}.wav"))
        effect.setVolume(self._volume)
        return effect
