import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from casino_desktop.cli import main
from casino_desktop.cli.bench_players import TABLES, thinking, thought
from casino_desktop.cli.bench_rules import crowded_tables, crowded_times, distinct_presets
from casino_desktop.cli.bench_start import (
    BARE_WINDOW,
    leave_game,
    seconds_to_frame,
    start_times,
)
from casino_desktop.cli.bench_stop import TABLES as STOPPED_AT
from casino_desktop.cli.bench_stop import silences
from casino_desktop.cli.errors import CommandError
from casino_desktop.players.levels import LEVELS
from casino_desktop.rules.presets import preset
from casino_desktop.storage.games import GameStore
from casino_desktop.storage.settings_store import SettingsStore

QUICK = ["--rounds", "1", "--deals", "2"]


@pytest.fixture
def unseen(monkeypatch: pytest.MonkeyPatch) -> Mapping[str, str]:
    """An environment in which windows are drawn on no screen."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setenv("QT_QUICK_BACKEND", "software")
    return os.environ


def test_figures_come_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--parts", "tables,players,rules", "--json", *QUICK]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert list(found) == ["tables", "players", "rules"]
    assert found["rules"]["deals_per_second"] > 0
    ratios = found["rules"]["ratio_to_casino-de"]
    assert ratios["casino-de"] == 1
    assert set(ratios) == set(distinct_presets())
    for level in LEVELS:
        times = found["players"][level]
        assert list(times["loose"]) == [str(loose) for loose in TABLES]
        for table in (times["deals"], *times["loose"].values()):
            assert 0 < table["median"] <= table["slowest"]
    for crowded in found["tables"].values():
        assert crowded["slowest_check"] > 0
        assert 0 <= crowded["cut_short"] <= crowded["tables"] == 4


def test_people_read_them_in_the_same_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--parts", "rules,tables", *QUICK]) == 0
    text = capsys.readouterr().out
    assert 0 <= text.index("A table of 30 loose cards") < text.index("random two-player deals")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("--parts rules,ducks", "there is no part ducks to measure, only tables, players, rules"),
        ("--rounds 0", "--rounds and --deals must be at least 1"),
        ("--deals 0", "--rounds and --deals must be at least 1"),
    ],
)
def test_bad_input_gives_one_sentence(
    capsys: pytest.CaptureFixture[str], options: str, sentence: str
) -> None:
    assert main(["bench", *options.split()]) == 2
    printed, complaint = capsys.readouterr()
    assert printed == ""
    assert complaint.startswith(f"casino bench: {sentence}")
    assert complaint.count("\n") == 1


def test_crowded_tables_hold_every_card_once() -> None:
    tables = list(crowded_tables(preset("kasino-sv"), 30, 3))
    assert len(set(tables)) == 3
    for state in tables:
        assert state.loose.bit_count() == 30
        assert sum(state.hands) + state.loose + sum(1 << card for card in state.stock) == 2**52 - 1


def test_a_list_that_was_cut_short_is_counted() -> None:
    assert crowded_times("kasino-sv", 30, 4).cut_short > 0
    assert crowded_times("kasino-sv", 2, 4).cut_short == 0


def test_the_clock_stands_beside_the_player_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    readings = iter(range(1000))
    monkeypatch.setattr("casino_desktop.cli.bench_players.perf_counter", lambda: next(readings))
    times = thinking("greedy", 1)
    assert (times.median, times.slowest) == (1, 1)
    # One deal has 48 moves, and each is timed by two readings.
    assert next(readings) == 96


def test_the_search_is_measured_in_playouts_and_endings() -> None:
    found = thought(2)
    assert found.playouts_per_second > 500
    assert 0 < found.last_packet.median <= found.last_packet.slowest < 10
    assert found.last_packet_nodes > 20


def test_a_stopped_player_is_heard_to_fall_silent() -> None:
    found = silences("casino-de", 3)
    assert tuple(found) == STOPPED_AT
    assert all(0 < silence.median <= silence.slowest < 5 for silence in found.values())


def test_a_bare_window_is_drawn(unseen: Mapping[str, str]) -> None:
    assert seconds_to_frame((sys.executable, "-c", BARE_WINDOW), unseen) > 0


@pytest.mark.parametrize("script", ["pass", "print('no')", "print('drawn'); raise SystemExit(1)"])
def test_a_program_that_draws_nothing_is_told(unseen: Mapping[str, str], script: str) -> None:
    with pytest.raises(CommandError, match="no window can be drawn here"):
        seconds_to_frame((sys.executable, "-c", script), unseen)


def test_the_start_of_the_table_is_measured_beside_a_bare_window(unseen: Mapping[str, str]) -> None:
    times = start_times(1)
    assert times.first_ratio == times.first / times.bare_window > 0
    assert times.daily_ratio == times.daily / times.bare_window > 0


def test_the_daily_start_resumes_a_game_and_finds_settings(tmp_path: Path) -> None:
    leave_game(tmp_path, 1)
    record, unusable = GameStore(tmp_path).load_current()
    assert record is not None
    assert not unusable
    assert len(record.deals[0].moves) == 24
    assert SettingsStore(tmp_path).load().language == "en"
