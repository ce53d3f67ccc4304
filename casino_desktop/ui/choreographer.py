"""Shows beats one after another on its own clock; the settled picture is one call away."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from .beats import Beat
from .timing import Timing


class Choreographer(QObject):
    """``show`` is called with each beat; ``finished`` comes after the last one has had its time."""

    finished = Signal()

    def __init__(
        self, show: Callable[[Beat], None], timing: Timing, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.timing = self._pace = timing
        self._show = show
        self._waiting: list[Beat] = []
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._next)

    @property
    def busy(self) -> bool:
        """Whether a show is going on."""
        return bool(self._waiting) or self._clock.isActive()

    def play(self, beats: Sequence[Beat], timing: Timing | None = None) -> None:
        """Show beats, after those still waiting have been settled; ``timing`` for these alone."""
        self.settle()
        self._waiting, self._pace = list(beats), timing or self.timing
        if self._pace.factor > 0:
            self._next()
        else:
            self.settle()

    def settle(self) -> None:
        """Jump to the last beat; what the beats between would have told is told all the same."""
        if not self.busy:
            return
        self._clock.stop()
        waiting, self._waiting = self._waiting, []
        if waiting:
            events = tuple(event for beat in waiting for event in beat.events)
            self._show(waiting[-1]._replace(events=events))
        self.finished.emit()

    def stop(self) -> None:
        """Forget the beats that wait; what they would have shown did not happen."""
        self._clock.stop()
        self._waiting = []

    @Slot()
    def _next(self) -> None:
        if not self._waiting:
            self.finished.emit()
            return
        beat = self._waiting.pop(0)
        # The clock runs before the beat is shown: whoever asks meanwhile finds the show going on.
        self._clock.start(self._pace.of(beat.pace))
        self._show(beat)
