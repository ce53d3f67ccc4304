"""Own rule sets in files: they come back, and whatever is wrong with one is named."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casino_desktop.rules.errors import CasinoError, Problem
from casino_desktop.rules.presets import PRESETS, preset
from casino_desktop.storage.errors import FileProblem, StorageError
from casino_desktop.storage.json_file import SIZE_LIMIT
from casino_desktop.storage.rule_files import (
    SUFFIX,
    OwnRules,
    RuleStore,
    decode_own_rules,
    encode_own_rules,
    read_own_rules,
)

GRANDMA = OwnRules("Grandma’s", "casino-da", preset("casino-da").changed({"builds": False}))
GOOD: dict[str, Any] = {
    "format": "casino-rules",
    "version": 1,
    "name": "Grandma’s",
    "rules": {"preset": "casino-da", "builds": False},
}


def refused(change: Mapping[str, Any]) -> StorageError:
    with pytest.raises(StorageError) as caught:
        decode_own_rules(json.dumps({**GOOD, **change}).encode(), "own.casino-rules")
    return caught.value


def cause_of(error: StorageError) -> CasinoError:
    cause = error.details["cause"]
    assert isinstance(cause, CasinoError)
    return cause


@pytest.fixture
def store(tmp_path: Path) -> RuleStore:
    return RuleStore(tmp_path / "not" / "there" / "yet")


def names(store: RuleStore) -> list[str]:
    return [own.name for own in store.all()]


def test_the_file_says_what_it_is() -> None:
    assert json.loads(encode_own_rules(GRANDMA)) == GOOD


@given(name=st.sampled_from(sorted(PRESETS)), target=st.integers(1, 500), sweep=st.booleans())
def test_every_rule_set_comes_back_as_it_was(name: str, target: int, sweep: bool) -> None:
    rules = preset(name).changed({"target": target, "must_sweep": sweep})
    own = OwnRules("One of mine", name, rules)
    assert decode_own_rules(encode_own_rules(own)) == own


def test_the_name_has_no_space_around_it() -> None:
    assert decode_own_rules(json.dumps({**GOOD, "name": "  Mine "}).encode()).name == "Mine"


@pytest.mark.parametrize(
    ("change", "problem", "place"),
    [
        ({"colour": "red"}, FileProblem.EXTRA_KEY, "colour"),
        ({"name": ""}, FileProblem.DAMAGED, "name"),
        ({"name": "x" * 41}, FileProblem.DAMAGED, "name"),
        ({"name": "two\nlines"}, FileProblem.DAMAGED, "name"),
        ({"name": 7}, FileProblem.DAMAGED, "name"),
        ({"rules": []}, FileProblem.DAMAGED, "rules"),
        ({"rules": {}}, FileProblem.DAMAGED, "rules.preset"),
        ({"version": "1"}, FileProblem.DAMAGED, "version"),
    ],
)
def test_the_place_of_the_fault_is_named(
    change: dict[str, Any], problem: FileProblem, place: str
) -> None:
    error = refused(change)
    assert (error.problem, error.details["place"]) == (problem, place)
    assert place in str(error)


@pytest.mark.parametrize(
    ("rules", "problem", "named"),
    [
        ({"preset": "poker"}, Problem.UNKNOWN_PRESET, "poker"),
        ({"preset": 3}, Problem.UNKNOWN_PRESET, "3"),
        ({"preset": "casino-da", "jokers": 2}, Problem.UNKNOWN_OPTION, "jokers"),
        ({"preset": "casino-da", "winner": "loudest"}, Problem.BAD_OPTION, "winner"),
        ({"preset": "casino-da", "target": 0}, Problem.BAD_OPTION, "target"),
        ({"preset": "casino-da", "target": 21.0}, Problem.BAD_OPTION, "target"),
        ({"preset": "casino-da", "builds": 1}, Problem.BAD_OPTION, "builds"),
        ({"preset": "casino-da", "hand_size": [4, 4]}, Problem.BAD_OPTION, "hand_size"),
        ({"preset": "casino-da", "dual_cards": "all"}, Problem.OPTIONS_EXCLUDE, "dual_cards"),
    ],
)
def test_rules_that_cannot_be_are_named(
    rules: dict[str, Any], problem: Problem, named: str
) -> None:
    error = refused({"rules": rules})
    assert error.problem is FileProblem.BAD_RULES
    assert cause_of(error).problem is problem
    assert named in str(error)


def test_other_files_are_refused() -> None:
    assert refused({"format": "casino-record"}).problem is FileProblem.FOREIGN
    assert refused({"version": 2}).problem is FileProblem.NEWER_VERSION
    for data, problem in ((b"\x89PNG", FileProblem.NOT_JSON), (b"[]", FileProblem.FOREIGN)):
        with pytest.raises(StorageError) as caught:
            decode_own_rules(data)
        assert caught.value.problem is problem


def test_a_file_that_is_not_there_or_too_large(tmp_path: Path) -> None:
    path = tmp_path / f"own{SUFFIX}"
    with pytest.raises(StorageError) as caught:
        read_own_rules(path)
    assert caught.value.problem is FileProblem.NOT_FOUND
    path.write_bytes(b" " * (SIZE_LIMIT + 1))
    with pytest.raises(StorageError) as caught:
        read_own_rules(path)
    assert caught.value.problem is FileProblem.TOO_LARGE


def test_kept_rule_sets_are_listed_by_name(store: RuleStore) -> None:
    assert store.all() == ()
    for name in ("Zebra", "ärtan", "Grandma’s", "a" * 40, "../..", "🃏" * 40):
        store.save(OwnRules(name, GRANDMA.preset, GRANDMA.rules))
    assert sorted(names(store)) == sorted(
        ["Zebra", "ärtan", "Grandma’s", "a" * 40, "../..", "🃏" * 40]
    )
    assert all(path.parent == store.folder for path in store.folder.iterdir())
    assert store.find("zebra") == OwnRules("Zebra", GRANDMA.preset, GRANDMA.rules)
    assert store.find("Lion") is None


def test_the_same_name_is_kept_once(store: RuleStore) -> None:
    store.save(GRANDMA)
    changed = OwnRules("grandma’S", "casino-de", preset("casino-de"))
    store.save(changed)
    assert store.all() == (changed,)


def test_what_is_added_is_numbered_where_its_name_is_taken(store: RuleStore) -> None:
    assert store.add(GRANDMA) == GRANDMA
    assert store.add(GRANDMA).name == "Grandma’s (2)"
    assert store.add(GRANDMA).name == "Grandma’s (3)"
    long = OwnRules("n" * 40, GRANDMA.preset, GRANDMA.rules)
    assert [len(store.add(long).name) for _ in range(2)] == [40, 40]
    assert len(store.all()) == 5


def test_renamed_and_removed(store: RuleStore) -> None:
    store.save(GRANDMA)
    store.rename("Grandma’s", "Granny’s")
    assert store.all() == (OwnRules("Granny’s", GRANDMA.preset, GRANDMA.rules),)
    store.rename("granny’s", "GRANNY’S")
    assert names(store) == ["GRANNY’S"]
    store.rename("nobody’s", "mine")
    store.remove("nobody’s")
    assert names(store) == ["GRANNY’S"]
    store.remove("granny’s")
    assert store.all() == ()


def test_a_broken_file_hides_no_other_and_is_left_alone(store: RuleStore) -> None:
    store.save(GRANDMA)
    broken = store.folder / f"broken{SUFFIX}"
    broken.write_bytes(b"{")
    assert store.all() == (GRANDMA,)
    assert broken.read_bytes() == b"{"


def test_a_folder_in_the_way_is_an_error_that_changes_nothing(tmp_path: Path) -> None:
    store = RuleStore(tmp_path)
    store.folder.write_text("in the way")
    with pytest.raises(StorageError) as caught:
        store.save(GRANDMA)
    assert caught.value.problem is FileProblem.NOT_WRITABLE
    assert store.folder.read_text() == "in the way"
