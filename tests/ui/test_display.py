"""No display gives one sentence in the player's language, never an abort in Qt."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from casino_desktop.cli import main as casino
from casino_desktop.storage.settings import Settings
from casino_desktop.storage.settings_store import SettingsStore
from casino_desktop.ui.display import missing_display
from casino_desktop.ui.display_words import NO_PLATFORM, said

pytestmark = pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="these systems always have a display"
)
UNKNOWN = "nonsense"


@pytest.fixture(autouse=True)
def english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings in English, whatever language the system speaks."""
    monkeypatch.setenv("CASINO_CONFIG_DIR", str(tmp_path))
    SettingsStore(tmp_path).save(Settings(language="en"))


@pytest.mark.parametrize("platform", ["", "xcb", "wayland", "wayland;xcb", ";"])
def test_no_display_is_said(platform: str) -> None:
    sentence = missing_display({"QT_QPA_PLATFORM": platform})
    assert "no display" in sentence
    assert "QT_QPA_PLATFORM=offscreen" in sentence
    assert "casino selfplay" in sentence


@pytest.mark.parametrize(
    "platform",
    [UNKNOWN, "minimalegl", " offscreen", f"{UNKNOWN};linuxfb", "offscreen:configfile=/none"],
)
def test_a_platform_on_which_qt_cannot_start_is_named(platform: str) -> None:
    sentence = missing_display({"QT_QPA_PLATFORM": platform})
    assert f"“{platform}”" in sentence
    assert "QT_QPA_PLATFORM=offscreen" in sentence
    assert "casino selfplay" in sentence


def test_where_one_of_several_platforms_starts_all_is_well() -> None:
    assert missing_display({"QT_QPA_PLATFORM": f"{UNKNOWN};offscreen"}) == ""


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_elsewhere_only_an_unknown_platform_is_refused(
    system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr("casino_desktop.ui.platform_plugins._folder", lambda: tmp_path)
    (tmp_path / {"win32": "qdirect2d.dll", "darwin": "libqdirect2d.dylib"}[system]).touch()
    assert missing_display({}) == ""
    assert missing_display({"QT_QPA_PLATFORM": "offscreen"}) == ""
    assert missing_display({"QT_QPA_PLATFORM": "direct2d:nodirectwrite"}) == ""
    assert f"“{UNKNOWN}”" in missing_display({"QT_QPA_PLATFORM": UNKNOWN})


@pytest.mark.parametrize(
    ("code", "verb"), [("de", "öffnen"), ("da", "åbne"), ("sv", "öppna"), ("en", "open")]
)
def test_it_is_said_in_the_language_of_the_settings(tmp_path: Path, code: str, verb: str) -> None:
    SettingsStore(tmp_path).save(Settings().changed(language=code))
    sentence = said(NO_PLATFORM, UNKNOWN)
    assert verb in sentence
    assert UNKNOWN in sentence
    assert "casino selfplay" in sentence


@pytest.mark.parametrize("door", [["casino_desktop"], ["casino_desktop", "--self-test"]])
def test_an_unknown_platform_ends_the_window_with_one_line(tmp_path: Path, door: list[str]) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": UNKNOWN, "CASINO_DATA_DIR": str(tmp_path)}
    command = [sys.executable, "-m", *door]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert f"“{UNKNOWN}”" in done.stderr


def test_no_start_is_measured_there(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", UNKNOWN)
    assert casino(["bench", "--parts", "start", "--rounds", "1"]) == 2
    err = capfd.readouterr().err
    assert err.startswith("casino bench: Casino cannot open its window on the platform")
    assert err.count("\n") == 1


def test_a_picture_needs_no_platform(tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": UNKNOWN}
    command = [sys.executable, "-m", "casino_desktop.cli", "screenshot", str(tmp_path / "a.png")]
    subprocess.run(command, env=environment, check=True)
    assert (tmp_path / "a.png").is_file()


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
