"""No display gives one sentence, never an abort in Qt."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from casino_desktop.ui.display import missing_display

pytestmark = pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="these systems always have a display"
)


@pytest.mark.parametrize("platform", ["", "xcb", "wayland", "wayland;xcb"])
def test_no_display_is_said(platform: str) -> None:
    sentence = missing_display({"QT_QPA_PLATFORM": platform})
    assert "QT_QPA_PLATFORM=offscreen" in sentence
    assert "casino selfplay" in sentence


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "offscreen:size=800x600", "vnc"])
def test_platforms_without_a_screen_need_none(platform: str) -> None:
    assert missing_display({"QT_QPA_PLATFORM": platform}) == ""


def test_a_server_that_does_not_answer_is_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.setenv("DISPLAY", ":98765")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-that-is-not-there")
    assert "no display" in missing_display(os.environ)


def test_the_window_ends_with_one_line(tmp_path: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment["CASINO_DATA_DIR"] = environment["CASINO_CONFIG_DIR"] = str(tmp_path)
    door = [sys.executable, "-m", "casino_desktop"]
    done = subprocess.run(door, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert "QT_QPA_PLATFORM=offscreen" in done.stderr
