"""A start that dies in a graphics driver is followed by one without the card."""

import os
import sys
from pathlib import Path

import pytest

from casino_desktop.ui.renderer import RendererProbe


def test_a_start_that_succeeds_leaves_nothing(tmp_path: Path) -> None:
    probe = RendererProbe(tmp_path)
    assert probe.choose() == "card"
    probe.succeeded()
    assert RendererProbe(tmp_path).choose() == "card"


def test_after_a_crash_comes_software_then_one_more_try_then_software_for_good(
    tmp_path: Path,
) -> None:
    chosen = [RendererProbe(tmp_path).choose() for _ in range(5)]
    assert chosen == ["card", "software", "card", "software", "software"]


def test_a_start_killed_for_another_reason_is_forgiven(tmp_path: Path) -> None:
    assert RendererProbe(tmp_path).choose() == "card"
    software = RendererProbe(tmp_path)
    assert software.choose() == "software"
    software.succeeded()
    card = RendererProbe(tmp_path)
    assert card.choose() == "card"
    card.succeeded()
    assert RendererProbe(tmp_path).choose() == "card"


def test_where_qt_says_that_it_cannot_there_is_no_second_try(tmp_path: Path) -> None:
    probe = RendererProbe(tmp_path)
    probe.choose()
    probe.failed()
    assert [RendererProbe(tmp_path).choose() for _ in range(2)] == ["software", "software"]


def test_a_broken_note_or_an_unwritable_folder_means_the_card(tmp_path: Path) -> None:
    (tmp_path / "graphics").write_bytes(b"\xff\xfe nonsense")
    assert RendererProbe(tmp_path).choose() == "card"
    blocked = tmp_path / "file"
    blocked.write_text("")
    probe = RendererProbe(blocked)
    assert probe.choose() == "card"
    probe.succeeded()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes among its files")
def test_a_pipe_in_the_place_of_the_note_holds_no_start_up(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "graphics")
    probe = RendererProbe(tmp_path)
    assert probe.choose() == "card"
    probe.failed()
    assert RendererProbe(tmp_path).choose() == "card"
