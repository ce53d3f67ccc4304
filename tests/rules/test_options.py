"""Every value of every option changes something, and exactly what the rules say.

A new option or value without a row here fails.
"""

from itertools import combinations

import pytest

from casino_desktop.rules.ruleset import OPTIONS, RuleSet, option_values
from tests.rules.witnesses import WITNESSES


def values_of(option: str) -> list[object]:
    if isinstance(getattr(RuleSet(), option), bool):
        return [True, False]
    return list(option_values(option))


def test_every_option_has_a_witness() -> None:
    assert set(WITNESSES) == set(OPTIONS)


@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_has_its_own_answer(option: str) -> None:
    answers = WITNESSES[option].answers
    assert set(answers) >= set(values_of(option))
    assert len(answers) > 1
    assert all(one != other for one, other in combinations(answers.values(), 2))


@pytest.mark.parametrize(
    ("option", "value"), [(name, value) for name in WITNESSES for value in WITNESSES[name].answers]
)
def test_answers(option: str, value: object) -> None:
    witness = WITNESSES[option]
    assert witness.ask(witness.rules.changed({option: value})) == witness.answers[value]
