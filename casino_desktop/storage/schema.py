"""The shape of a record file, version 1; everything in it is bounded."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from .errors import FileProblem, StorageError

# Unknown keys are another program's or a later version's: they are not ours to refuse.
_STRICT = ConfigDict(strict=True, extra="ignore", frozen=True)

Text = Annotated[str, Field(max_length=40)]


class SeatFile(BaseModel):
    """Who sits at a seat."""

    model_config = _STRICT

    name: Text = ""
    kind: Literal["human", "computer"]
    level: Text = ""


class DealFile(BaseModel):
    """One deal: its deck, 104 characters, top card first, and its moves in notation."""

    model_config = _STRICT

    deck: Annotated[str, Field(min_length=104, max_length=104)]
    moves: Annotated[list[Annotated[str, Field(max_length=160)]], Field(max_length=52)]


class RecordFile(BaseModel):
    """A whole game, but for the two keys that ``check_header`` has read."""

    model_config = _STRICT

    rules: Annotated[dict[Text, Any], Field(max_length=100)]
    seats: Annotated[list[SeatFile], Field(min_length=2, max_length=4)]
    first_dealer: Annotated[int, Field(ge=0, le=3)]
    deals: Annotated[list[DealFile], Field(min_length=1, max_length=1000)]
    undone: bool = False
    number: Annotated[int, Field(ge=0, le=10**9)] = 0
    started: Annotated[str, Field(pattern=r"^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)?$")] = ""


def validated(keys: Mapping[str, Any], path: object) -> dict[str, Any]:
    """The keys of a record file, those left out by default; StorageError names a bad place."""
    try:
        return RecordFile.model_validate(keys).model_dump()
    except ValidationError as error:
        place = ".".join(str(part) for part in error.errors()[0]["loc"])
        raise StorageError(FileProblem.DAMAGED, path, place=place[:80]) from error
