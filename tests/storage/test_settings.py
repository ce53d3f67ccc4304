import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casino_desktop.storage.errors import FileProblem
from casino_desktop.storage.settings import (
    NewGameChoice,
    Settings,
    WindowPlace,
    read_settings,
)
from casino_desktop.storage.settings_store import SettingsStore

CHOSEN = Settings(
    language="da",
    theme="dark",
    speed="off",
    volume=0,
    player_name="Søren",
    window=WindowPlace(x=-5, y=7, width=1280, height=800, maximized=True),
    new_game=NewGameChoice(
        preset="casino-da",
        options={"target": 11, "builds": False, "winner": "lowest", "hand_size": [4, 4, 4]},
        names=["Søren", ""],
        levels=["", "greedy"],
    ),
)


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    return SettingsStore(tmp_path / "not" / "there")


def written(store: SettingsStore, **changes: object) -> None:
    keys = {"format": "casino-settings", "version": 1, **CHOSEN.plain(), **changes}
    store.path.parent.mkdir(parents=True, exist_ok=True)
    store.path.write_text(json.dumps(keys), "utf-8")


def test_defaults_come_without_a_file_and_without_a_complaint(store: SettingsStore) -> None:
    assert store.load() == Settings()
    assert store.problem is None
    assert not store.path.parent.exists()


def test_settings_come_back(store: SettingsStore) -> None:
    store.save(CHOSEN)
    assert SettingsStore(store.path.parent).load() == CHOSEN
    assert store.path.read_text("utf-8").count("Søren") == 2


@given(
    speed=st.sampled_from(["off", "fast", "normal", "slow", "slower"]),
    volume=st.integers(0, 100),
    player_name=st.text(max_size=40),
    four_colours=st.booleans(),
)
def test_changed_settings_are_valid_and_read_back(**values: object) -> None:
    settings = Settings().changed(**values)
    assert {key: getattr(settings, key) for key in values} == values
    assert read_settings(json.loads(json.dumps(settings.plain()))) == settings


@pytest.mark.parametrize(
    "values",
    [
        {"speed": "hyper"},
        {"volume": 101},
        {"volume": True},
        {"player_name": "n" * 41},
        {"felt": "../../etc"},
        {"language": "fr"},
        {"language": ["de"]},
        {"window": {"x": 0, "y": 0, "width": 9, "height": 9}},
        {"new_game": None},
    ],
)
def test_an_impossible_value_is_refused(values: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=next(iter(values))):
        Settings().changed(**values)


def test_a_value_has_all_its_fields_and_no_other() -> None:
    with pytest.raises(TypeError, match="width"):
        WindowPlace(x=0, y=0, height=9)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="loudness"):
        Settings().changed(loudness=3)


def test_a_value_is_fixed_and_shares_no_default() -> None:
    with pytest.raises(AttributeError, match="volume"):
        Settings().volume = 3  # type: ignore[misc]
    NewGameChoice().names.append("Bo")
    assert NewGameChoice().names == []
    assert repr(WindowPlace(x=1, y=2, width=3, height=4)) == (
        "WindowPlace(x=1, y=2, width=3, height=4, maximized=False)"
    )


@pytest.mark.parametrize(
    "values",
    [
        {"width": 0},
        {"height": 100_001},
        {"x": -100_001},
        {"y": 0.5},
        {"maximized": 1},
    ],
)
def test_a_window_of_no_size_is_refused(values: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(values))):
        WindowPlace(**{"x": 0, "y": 0, "width": 9, "height": 9, **values})


@pytest.mark.parametrize(
    "values",
    [
        {"preset": "a preset"},
        {"seats": 5},
        {"own": "o" * 41},
        {"options": []},
        {"options": {"an option": 1}},
        {"options": {"deals": None}},
        {"options": {f"option{number}": 1 for number in range(101)}},
        {"names": [""] * 5},
        {"names": ["n" * 41]},
        {"names": ("Bo",)},
        {"kinds": ["robot"]},
        {"levels": [1]},
    ],
)
def test_a_game_that_cannot_be_is_no_choice(values: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(values))):
        NewGameChoice(**values)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("speed", "hyper"),
        ("volume", "loud"),
        ("window", {"x": 1}),
        ("window", {"x": 0, "y": 0, "width": 0, "height": 9}),
        ("new_game", {"seats": 9}),
        ("new_game", []),
    ],
)
def test_a_bad_value_costs_only_itself(store: SettingsStore, key: str, value: object) -> None:
    written(store, **{key: value})
    assert store.load() == CHOSEN.changed(**{key: getattr(Settings(), key)})
    assert store.problem is None


def test_unknown_keys_do_no_harm(store: SettingsStore) -> None:
    written(store, later={"key": 1}, window={**CHOSEN.plain()["window"], "screen": 2})
    assert store.load() == CHOSEN


@pytest.mark.parametrize("content", ["", "{", "[]", "{}", '{"format": "casino-settings"}'])
def test_a_broken_file_is_put_aside_and_named(store: SettingsStore, content: str) -> None:
    store.path.parent.mkdir(parents=True)
    store.path.write_text(content)
    assert store.load() == Settings()
    assert store.problem is not None
    assert store.problem.details["path"] == str(store.path)
    store.save(CHOSEN)
    assert store.load() == CHOSEN
    assert store.path.with_name("settings-kept-1.json").read_text() == content


def test_the_file_of_a_newer_version_is_left_alone(store: SettingsStore) -> None:
    written(store, version=2)
    before = store.path.read_bytes()
    assert store.load() == Settings()
    assert store.problem is not None
    assert store.problem.problem is FileProblem.NEWER_VERSION
    store.save(CHOSEN)
    assert store.path.read_bytes() == before
    assert list(store.path.parent.iterdir()) == [store.path]
