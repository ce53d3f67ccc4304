"""The program's own test passes where all is well, and says what is wrong where it is not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PATIENCE = 300
BREAKS = {
    "the worker process did not answer": """
import casino_desktop.ui.search_client as client
from casino_desktop.ui.silent_search import SilentSearch
import casino_desktop.ui.table_model as table
table.SearchClient = lambda **_: SilentSearch()
self_test._PATIENCE_S = 1
""",
    "a saved game is not the one that was played": """
from casino_desktop.ui.game_model import GameModel
GameModel.saveAs = lambda self, url: None
""",
    "the game that was left was not the one that was resumed": """
from casino_desktop.storage.games import GameStore
GameStore.save_current = lambda self, record: None
""",
    "the window does not change for Deutsch": """
from casino_desktop.ui.language import LanguageModel
LanguageModel.choose = lambda self, code: None
""",
    "Qt complains": """
from PySide6.QtCore import qWarning
self_test._check_saved = lambda *_: qWarning("something is amiss")
""",
}


def run(*arguments: str, home: Path) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(home)}
    for name in ("CASINO_DATA_DIR", "CASINO_CONFIG_DIR", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        environment.pop(name, None)
    return subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


def test_it_passes_and_leaves_games_and_settings_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A system without a language: what Qt says of its encoding is no fault of the program.
    monkeypatch.setenv("LC_ALL", "C")
    done = run("-m", "casino_desktop", "--self-test", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Casino's self-test passed: 24 moves by clicks, 24 by the worker")
    left = [path.name for path in tmp_path.rglob("*") if path.suffix in (".casino", ".json")]
    assert left == []


@pytest.mark.parametrize("sentence", BREAKS)
def test_it_says_what_is_wrong(sentence: str, tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text(
        "from casino_desktop.ui import self_test\n"
        "if __name__ == '__main__':\n"
        + "".join(f"    {line}\n" for line in BREAKS[sentence].strip().splitlines())
        + "    print(self_test.run())\n",
        "utf-8",
    )
    done = run(str(broken), home=tmp_path)
    assert done.stdout.startswith("(False, ")
    assert sentence in done.stdout


def test_each_system_is_told_where_fonts_are_or_that_one_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from casino_desktop.ui.self_test import quiet_settings

    monkeypatch.setenv("SYSTEMROOT", "W")
    assert quiet_settings("win32") == {"QT_QPA_FONTDIR": str(Path("W", "Fonts"))}
    assert quiet_settings("darwin") == {"QT_LOGGING_RULES": "qt.qpa.fonts.warning=false"}
    assert quiet_settings("linux") == {"LC_ALL": "C.UTF-8"}


def test_it_says_what_ends_the_process(tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "nowhere", "HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", "from casino_desktop.ui.self_test import run; run()"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode != 0
    assert done.stderr.startswith("Casino's self-test failed:\n")
    assert "nowhere" in done.stderr
