"""Every fault of a file or of the rules has its sentence."""

import re
from pathlib import Path

import pytest

from casino_desktop.rules.errors import CasinoError, Problem
from casino_desktop.storage.errors import FileProblem, StorageError
from casino_desktop.ui.problems import FILE_SENTENCES, SENTENCES, problem_sentence


def placeholders(text: str) -> set[str]:
    return set(re.findall(r"{(\w+)}", text))


@pytest.mark.parametrize("problem", list(Problem))
def test_each_problem_of_the_rules_has_a_sentence_with_its_details(problem: Problem) -> None:
    assert placeholders(SENTENCES[problem]) <= placeholders(problem.value)
    details = dict.fromkeys(placeholders(problem.value), "7")
    sentence = problem_sentence(CasinoError(problem, **details))
    assert sentence.endswith((".", "!"))
    assert "{" not in sentence


@pytest.mark.parametrize("problem", list(FileProblem))
def test_each_problem_of_a_file_names_the_file(problem: FileProblem) -> None:
    details = dict.fromkeys(placeholders(problem.value) - {"path"}, "7")
    sentence = problem_sentence(StorageError(problem, Path("/saves/mine.casino"), **details))
    assert "“mine.casino”" in sentence
    assert "/saves" not in sentence
    assert "{" not in sentence
    assert set(FILE_SENTENCES) == set(FileProblem)


def test_an_impossible_record_says_which_move() -> None:
    cause = CasinoError(Problem.RECORD_MOVE, deal=2, number=5, move="9h")
    sentence = problem_sentence(StorageError(FileProblem.IMPOSSIBLE, "a.casino", cause=cause))
    assert sentence.endswith("In deal 2, move 5 (9h) is not allowed.")
