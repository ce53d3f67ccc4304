import json
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casino_desktop.storage import seal
from casino_desktop.storage.codec import read_own_record, read_record, write_record
from casino_desktop.storage.errors import FileProblem, StorageError
from casino_desktop.storage.json_file import json_bytes
from casino_desktop.storage.seal import is_sealed, sealed
from tests.session.games import played_game, whole_game

CONTENT = write_record(played_game(moves=30).record)


def test_a_seal_is_one_more_key() -> None:
    keys = json.loads(sealed(CONTENT))
    assert len(keys.pop("seal")) == 8
    assert keys == json.loads(CONTENT)


@given(place=st.integers(0, 10_000), byte=st.integers(0, 255))
def test_a_changed_byte_breaks_the_seal(place: int, byte: int) -> None:
    data = bytearray(sealed(CONTENT))
    before = data[place % len(data)]
    data[place % len(data)] = byte
    assert is_sealed(bytes(data)) == (byte == before)


@pytest.mark.parametrize(
    "data", [b"", b"{}", CONTENT, sealed(CONTENT)[:-1], sealed(CONTENT) + b"\n", sealed(b"")]
)
def test_what_was_not_sealed_bears_no_seal(data: bytes) -> None:
    assert is_sealed(data) == (data == sealed(b""))


def test_the_seal_of_another_version_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    data = sealed(CONTENT)
    monkeypatch.setattr(seal, "_START", 1)
    assert not is_sealed(data)


def test_a_sealed_game_is_read_as_one_that_is_not(tmp_path: Path) -> None:
    path = tmp_path / "game.casino"
    for record in (whole_game().record, played_game("kasino-sv-pairs", 4, moves=3).record):
        for data in (write_record(record), sealed(write_record(record))):
            path.write_bytes(data)
            assert read_own_record(path) == read_record(path) == record


def test_no_seal_makes_a_game_that_the_rules_forbid(tmp_path: Path) -> None:
    path = tmp_path / "game.casino"
    keys = json.loads(CONTENT)
    keys["deals"][0]["moves"].pop(3)
    path.write_bytes(sealed(json_bytes(keys)))
    with pytest.raises(StorageError) as caught:
        read_own_record(path)
    assert caught.value.problem is FileProblem.IMPOSSIBLE


def test_files_from_elsewhere_are_checked_sealed_or_not(tmp_path: Path) -> None:
    path = tmp_path / "game.casino"
    path.write_bytes(sealed(json_bytes(json.loads(CONTENT) | {"undone": "perhaps"})))
    with pytest.raises(StorageError) as caught:
        read_record(path)
    assert caught.value.details["place"] == "undone"


_READ = """
import sys
from pathlib import Path
from casino_desktop.storage.codec import read_own_record
read_own_record(Path(sys.argv[1]))
print("pydantic" in sys.modules)
"""


@pytest.mark.parametrize(("data", "loaded"), [(CONTENT, "True"), (sealed(CONTENT), "False")])
def test_only_an_unsealed_game_needs_pydantic(tmp_path: Path, data: bytes, loaded: str) -> None:
    path = tmp_path / "game.casino"
    path.write_bytes(data)
    done = subprocess.run(
        [sys.executable, "-c", _READ, str(path)], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == loaded


@pytest.mark.parametrize("key", ["rules", "seats", "first_dealer", "deals"])
@pytest.mark.parametrize("value", [None, 7, [None]])
def test_a_forged_seal_is_told_like_any_damage(tmp_path: Path, key: str, value: object) -> None:
    path = tmp_path / "current.casino"
    path.write_bytes(sealed(json_bytes(json.loads(CONTENT) | {key: value})))
    with pytest.raises(StorageError) as caught:
        read_own_record(path)
    assert caught.value.problem in (FileProblem.DAMAGED, FileProblem.IMPOSSIBLE)
