"""The files of positions and deals in tests/data."""

import json
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent.parent / "data"


def rows(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (DATA / name).read_text("utf-8").splitlines()]
