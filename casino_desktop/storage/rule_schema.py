"""The shape of a file with an own rule set, version 1. Loads pydantic."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from .errors import FileProblem, StorageError
from .rule_files import NAME_LIMIT


class RulesFile(BaseModel):
    """An own rule set; whether its options go together is for the rule core to say."""

    # A key that nobody knows may be a misspelt option: it is refused, not passed over.
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    format: Literal["casino-rules"]
    version: Literal[1]
    name: Annotated[
        str,
        StringConstraints(strip_whitespace=True, pattern=r"^[^\x00-\x1f\x7f]+$"),
        Field(min_length=1, max_length=NAME_LIMIT),
    ]
    rules: Annotated[dict[str, Any], Field(max_length=100)]


def validated(keys: dict[str, Any], path: object) -> RulesFile:
    """The keys of a file as what they should be; StorageError names the first that is not."""
    try:
        file = RulesFile.model_validate(keys)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"]))[:80]
        extra = first["type"] == "extra_forbidden"
        problem = FileProblem.EXTRA_KEY if extra else FileProblem.DAMAGED
        raise StorageError(problem, path, place=place) from error
    if "preset" not in file.rules:
        raise StorageError(FileProblem.DAMAGED, path, place="rules.preset")
    return file
