"""Beats shown on a clock of their own, and a settled picture at any moment."""

import pytest
from pytestqt.qtbot import QtBot

from casino_desktop.ui.beats import Beat, beats
from casino_desktop.ui.choreographer import Choreographer
from casino_desktop.ui.timing import Timing
from tests.ui.scenes import deals

DEALING = deals("casino-de", count=3)[0].moments[0]
CUT = beats(DEALING.before, DEALING.step, 0)


@pytest.fixture
def shown() -> list[Beat]:
    return []


def test_beats_are_shown_one_after_another(shown: list[Beat], qtbot: QtBot) -> None:
    show = Choreographer(shown.append, Timing(0.001))
    with qtbot.waitSignal(show.finished, timeout=5000):
        show.play(CUT)
        assert shown == CUT[:1]
        assert show.busy

    assert shown == CUT
    assert not show.busy


def test_without_movement_only_the_end_is_shown_but_all_is_told(
    shown: list[Beat], qtbot: QtBot
) -> None:
    show = Choreographer(shown.append, Timing(0))
    with qtbot.waitSignal(show.finished, timeout=0):
        show.play(CUT)

    (beat,) = shown
    assert beat.scene == DEALING.after
    assert beat.events == DEALING.step.events
    assert not show.busy


def test_settling_shows_the_end_once(shown: list[Beat], qtbot: QtBot) -> None:
    show = Choreographer(shown.append, Timing(1000))
    show.play(CUT)
    with qtbot.waitSignal(show.finished, timeout=0):
        show.settle()
    show.settle()

    assert len(shown) == 2
    assert shown[-1].scene == DEALING.after


def test_settling_in_the_last_beat_shows_nothing_twice(shown: list[Beat], qtbot: QtBot) -> None:
    show = Choreographer(shown.append, Timing(1000))
    show.play(CUT[-1:])
    show.settle()

    assert shown == CUT[-1:]


def test_a_stopped_show_shows_nothing_more(shown: list[Beat], qtbot: QtBot) -> None:
    show = Choreographer(shown.append, Timing(1000))
    show.play(CUT)
    show.stop()
    show.settle()

    assert shown == CUT[:1]
    assert not show.busy


def test_a_second_show_settles_the_first(shown: list[Beat], qtbot: QtBot) -> None:
    show = Choreographer(shown.append, Timing(1000))
    show.play(CUT)
    show.play(CUT[:2])

    assert [beat.scene for beat in shown] == [CUT[0].scene, CUT[-1].scene, CUT[0].scene]


def test_times_follow_the_factor() -> None:
    assert Timing(2).of("deal") == 2 * Timing(1).of("deal") > 0
    assert Timing(0).thinking == 0
