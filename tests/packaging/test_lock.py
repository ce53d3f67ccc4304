"""The lock holds every package that pyproject.toml asks for, and binds nobody to one index."""

import re
import tomllib
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).parents[2]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_every_dependency_is_locked() -> None:
    wanted = [*PROJECT["dependencies"], *chain(*PROJECT["optional-dependencies"].values())]
    names = {re.split(r"[^\w-]", line)[0].lower() for line in wanted}
    locked = set(re.findall(r"^([\w-]+)==", LOCK, flags=re.MULTILINE))
    assert names
    assert names <= locked


def test_every_package_has_a_hash() -> None:
    entries = re.split(r"\n(?=\S)", LOCK.strip())
    assert len(entries) > len(PROJECT["dependencies"])
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []


def test_no_index_is_named() -> None:
    assert re.findall(r"^--?\S*index\S*|\S+://\S+", LOCK, flags=re.MULTILINE) == []
