import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casino_desktop.rules.errors import Problem
from casino_desktop.rules.presets import PRESETS, preset
from casino_desktop.session.record import Record
from casino_desktop.session.replay import RecordError
from casino_desktop.session.seats import Seat
from casino_desktop.storage.codec import decode_record, read_record, write_record
from casino_desktop.storage.errors import FileProblem, StorageError
from casino_desktop.storage.json_file import DEPTH_LIMIT, SIZE_LIMIT
from tests.session.games import new_game, played_game, whole_game

NAME = "game.casino"


def keys_of(record: Record) -> dict[str, Any]:
    keys: dict[str, Any] = json.loads(write_record(record))
    return keys


def refused(data: bytes) -> StorageError:
    with pytest.raises(StorageError) as caught:
        decode_record(data, NAME)
    return caught.value


def refused_change(change: Callable[[dict[str, Any]], object]) -> StorageError:
    keys = keys_of(played_game(moves=60).record)
    change(keys)
    return refused(json.dumps(keys).encode())


@given(
    name=st.sampled_from(sorted(PRESETS)),
    seats=st.sampled_from([2, 3, 4]),
    seed=st.integers(0, 20),
    moves=st.integers(0, 110),
)
def test_every_game_comes_back_as_it_was(name: str, seats: int, seed: int, moves: int) -> None:
    record = played_game(name, seats, seed, moves).record
    assert decode_record(write_record(record)) == record


@given(changes=st.dictionaries(st.sampled_from(["target", "sweep_points"]), st.integers(1, 20)))
def test_changed_options_come_back(changes: dict[str, int]) -> None:
    rules = preset("casino-da").changed(changes)
    record = Record(rules, "casino-da", new_game().seats, 0, new_game().record.deals)
    assert decode_record(write_record(record)) == record
    assert keys_of(record)["rules"] == {
        "preset": "casino-da",
        **rules.differences(preset("casino-da")),
    }


def test_the_file_looks_as_the_design_says() -> None:
    keys = keys_of(played_game("kasino-sv-pairs", 4, moves=3).record)
    assert keys["format"] == "casino-record"
    assert keys["version"] == 1
    assert keys["rules"] == {"preset": "kasino-sv-pairs"}
    assert keys["seats"][:2] == [
        {"name": "Ada", "kind": "human"},
        {"name": "C1", "kind": "computer", "level": "greedy"},
    ]
    assert keys["first_dealer"] == 3
    [deal] = keys["deals"]
    assert len(deal["deck"]) == 104
    assert len(deal["moves"]) == 3


def test_a_record_needs_only_the_keys_of_the_design() -> None:
    keys = keys_of(played_game(moves=10).record)
    for added in ("undone", "started", "number"):
        del keys[added]
    keys["seats"] = [{"name": "", "kind": "human"}, {"kind": "computer"}]
    record = decode_record(json.dumps(keys).encode())
    assert record.seats == (Seat("", "human"), Seat("", "computer"))
    assert (record.undone, record.started, record.number) == (False, "", 0)


def test_unknown_keys_and_a_byte_order_mark_do_no_harm() -> None:
    record = played_game(moves=10).record
    keys = keys_of(record) | {"colour": [1, {"deep": None}]}
    keys["deals"][0]["comment"] = "a fine deal"
    assert decode_record(b"\xef\xbb\xbf" + json.dumps(keys).encode()) == record


def test_a_name_that_utf_8_cannot_hold_is_saved_all_the_same() -> None:
    seats = (Seat("half \ud83c", "human"), Seat("", "computer"))
    record = Record(preset("casino-de"), "casino-de", seats, 0, new_game().record.deals)
    assert decode_record(write_record(record)).seats[0].name == "half ?"


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"\xff\xfe", b"casino", b'{"format": NaN}', b"[1e400]" * 2, b"9" * 5000 + b"x"],
)
def test_what_is_no_json_is_named_so(data: bytes) -> None:
    error = refused(data)
    assert error.problem is FileProblem.NOT_JSON
    assert str(error) == "game.casino holds no JSON"


def test_a_number_too_long_for_python_is_no_crash() -> None:
    assert refused(b'{"version": ' + b"9" * 5000 + b"}").problem is FileProblem.NOT_JSON


@pytest.mark.parametrize("data", [b"[]", b"3", b"null", b"{}", b'{"format": "casino-settings"}'])
def test_other_files_are_foreign(data: bytes) -> None:
    error = refused(data)
    assert error.problem is FileProblem.FOREIGN
    assert str(error) == "game.casino is not a Casino file of the format casino-record"


def test_a_newer_version_is_said_to_be_one() -> None:
    error = refused_change(lambda keys: keys.update(version=2, deals="something new"))
    assert error.problem is FileProblem.NEWER_VERSION
    assert str(error) == "game.casino was saved by a newer Casino (format version 2)"


@pytest.mark.parametrize("version", [0, -1, "1", None, True, 1.0])
def test_a_version_is_a_number_from_1(version: object) -> None:
    error = refused_change(lambda keys: keys.update(version=version))
    assert (error.problem, error.details["place"]) == (FileProblem.DAMAGED, "version")


@pytest.mark.parametrize("depth", [DEPTH_LIMIT + 1, 100_000])
@pytest.mark.parametrize("brackets", ["[]", '{"a":}'])
def test_deep_nesting_is_refused_before_it_is_parsed(depth: int, brackets: str) -> None:
    data = brackets[:-1] * depth + brackets[-1] * depth
    assert refused(data.encode()).problem is FileProblem.TOO_DEEP


def test_brackets_in_strings_are_not_nesting() -> None:
    keys = keys_of(new_game().record) | {"note": '[{\\"' * 1000}
    assert decode_record(json.dumps(keys).encode()) == new_game().record


def test_a_huge_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / NAME
    with path.open("wb") as file:
        file.truncate(SIZE_LIMIT * 1000)
    with pytest.raises(StorageError) as caught:
        read_record(path)
    assert caught.value.problem is FileProblem.TOO_LARGE


def test_a_file_that_is_not_there_and_one_that_is_none(tmp_path: Path) -> None:
    for path, problem in (
        (tmp_path / "none.casino", FileProblem.NOT_FOUND),
        (tmp_path, FileProblem.NOT_A_FILE),
    ):
        with pytest.raises(StorageError) as caught:
            read_record(path)
        assert caught.value.problem is problem
        assert caught.value.details["path"] == str(path)


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Raised here, as the super-user may read any file.
    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(StorageError) as caught:
        read_record(tmp_path / NAME)
    assert caught.value.problem is FileProblem.FORBIDDEN


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes among its files")
def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / NAME
    os.mkfifo(pipe)
    with pytest.raises(StorageError) as caught:
        read_record(pipe)
    assert caught.value.problem is FileProblem.NOT_A_FILE


DAMAGES: dict[str, Callable[[dict[str, Any]], object]] = {
    "rules": lambda keys: keys.update(rules=[]),
    "seats": lambda keys: keys.update(seats=keys["seats"] * 3),
    "seats.0.kind": lambda keys: keys["seats"][0].update(kind="robot"),
    "seats.1.name": lambda keys: keys["seats"][1].update(name="n" * 41),
    "first_dealer": lambda keys: keys.update(first_dealer=True),
    "deals": lambda keys: keys.update(deals=[]),
    "deals.1": lambda keys: keys["deals"].__setitem__(1, None),
    "deals.0.deck": lambda keys: keys["deals"][0].update(deck="Xx" * 52),
    "deals.1.deck": lambda keys: keys["deals"][1].update(deck="2c" * 52),
    "deals.1.moves": lambda keys: keys["deals"][1].pop("moves"),
    "deals.1.moves.3": lambda keys: keys["deals"][1]["moves"].__setitem__(3, "2c+"),
    "deals.0.moves.2": lambda keys: keys["deals"][0]["moves"].__setitem__(2, "2c" * 100),
    "undone": lambda keys: keys.update(undone=1),
    "number": lambda keys: keys.update(number=-1),
    "started": lambda keys: keys.update(started="yesterday"),
}


@pytest.mark.parametrize("place", DAMAGES)
def test_the_place_of_a_damage_is_named(place: str) -> None:
    error = refused_change(DAMAGES[place])
    assert error.problem is FileProblem.DAMAGED
    assert str(error) == f"game.casino is damaged at {place}"


def test_too_many_deals_are_refused() -> None:
    error = refused_change(lambda keys: keys.update(deals=keys["deals"][:1] * 1001))
    assert (error.problem, error.details["place"]) == (FileProblem.DAMAGED, "deals")


def test_a_game_against_the_rules_is_refused_with_the_rule_core_s_reason() -> None:
    error = refused_change(lambda keys: keys["deals"][0]["moves"].pop(3))
    cause = error.details["cause"]
    assert error.problem is FileProblem.IMPOSSIBLE
    assert isinstance(cause, RecordError)
    assert cause.problem is Problem.RECORD_MOVE
    assert str(error).startswith("game.casino cannot be opened: in deal 1 of the record, move ")


@pytest.mark.parametrize(
    ("rules", "problem"),
    [
        ({"preset": "poker"}, Problem.UNKNOWN_PRESET),
        ({"preset": ["casino-de"]}, Problem.UNKNOWN_PRESET),
        ({"preset": "casino-de", "jokers": 2}, Problem.UNKNOWN_OPTION),
        ({"preset": "casino-de", "target": "many"}, Problem.BAD_OPTION),
        ({"preset": "casino-de", "dual_cards": "all"}, Problem.OPTIONS_EXCLUDE),
    ],
)
def test_impossible_rule_sets_are_refused(rules: object, problem: Problem) -> None:
    error = refused_change(lambda keys: keys.update(rules=rules))
    cause = error.details["cause"]
    assert error.problem is FileProblem.IMPOSSIBLE
    assert getattr(cause, "problem", None) is problem


def problem_of(data: bytes) -> FileProblem | None:
    """What a file is refused for; any other exception is a fault."""
    try:
        decode_record(data)
    except StorageError as error:
        return error.problem
    return None


@given(place=st.integers(0, 4000), byte=st.integers(0, 255))
def test_a_changed_byte_never_gives_another_error(place: int, byte: int) -> None:
    data = bytearray(write_record(whole_game().record))
    data[place % len(data)] = byte
    assert problem_of(bytes(data)) not in (FileProblem.TOO_LARGE, FileProblem.NOT_READABLE)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(0, 1) | st.text(),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    ),
    st.sampled_from(["rules", "seats", "deals"]),
)
def test_any_value_in_place_of_a_key_is_refused(value: object, key: str) -> None:
    keys = keys_of(played_game(moves=4).record) | {key: value}
    expected = {FileProblem.DAMAGED, FileProblem.IMPOSSIBLE, FileProblem.TOO_DEEP}
    plain_rules = key == "rules" and value == {}
    assert problem_of(json.dumps(keys).encode()) in ({None} if plain_rules else expected)
