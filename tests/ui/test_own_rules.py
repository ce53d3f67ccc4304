"""Own rule sets: kept under names, offered, shared as files."""

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QUrl

from casino_desktop.storage.rule_files import SUFFIX, read_own_rules
from casino_desktop.ui.own_rules import OwnRulesModel
from casino_desktop.ui.program import Program
from casino_desktop.ui.rules_draft import RulesDraft


@pytest.fixture
def draft(program: Program) -> RulesDraft:
    program.pages.draft.choose("casino-de")
    return program.pages.draft


@pytest.fixture
def own(program: Program) -> OwnRulesModel:
    return program.pages.own_rules


def entries(draft: RulesDraft) -> list[str]:
    return [entry["id"] for entry in draft.property("entries")]


def test_an_impossible_mix_is_not_kept(draft: RulesDraft, own: OwnRulesModel) -> None:
    draft.change("dual_cards", "all")
    draft.saveAs("Impossible")
    assert own.all() == ()


def test_an_own_rule_set_is_offered_first_and_chosen(draft: RulesDraft) -> None:
    draft.change("builds", "no")
    draft.saveAs(" Grandma’s ")
    assert entries(draft)[0] == draft.property("entry") == "own:Grandma’s"
    assert draft.property("custom") == ""
    draft.choose("casino-da")
    draft.choose("own:Grandma’s")
    assert draft.property("preset") == "casino-de"
    assert draft.property("changes") == {"builds": False}
    draft.change("must_sweep", "yes")
    assert draft.property("custom") == "Your “Grandma’s”, changed"
    draft.reset()
    assert draft.property("changes") == {"builds": False}


def test_a_renamed_rule_set_stays_chosen(draft: RulesDraft, own: OwnRulesModel) -> None:
    draft.change("builds", "no")
    draft.saveAs("Old")
    own.rename("Old", "New")
    assert draft.property("entry") == "own:New"
    assert entries(draft)[0] == "own:New"


def test_a_deleted_rule_set_becomes_a_custom_one(draft: RulesDraft, own: OwnRulesModel) -> None:
    draft.change("builds", "no")
    draft.saveAs("Mine")
    own.remove("Mine")
    assert draft.property("entry") == "casino-de"
    assert draft.property("custom") == "Custom rule set based on “Casino”"
    assert draft.property("changes") == {"builds": False}


def test_a_name_that_is_taken_is_not_given_twice(draft: RulesDraft, own: OwnRulesModel) -> None:
    draft.saveAs("One")
    draft.saveAs("Two")
    own.rename("Two", "one")
    assert [one.name for one in own.all()] == ["One", "Two"]
    assert own.taken("ONE")


def test_own_rule_sets_are_there_after_the_next_start(draft: RulesDraft, tmp_path: Path) -> None:
    draft.change("builds", "no")
    draft.saveAs("Mine")
    again = RulesDraft(OwnRulesModel(tmp_path / "data"))
    assert entries(again)[0] == "own:Mine"


def test_a_rule_set_goes_to_a_file_and_comes_back(
    draft: RulesDraft, own: OwnRulesModel, tmp_path: Path
) -> None:
    draft.change("builds", "no")
    draft.saveAs("Mine")
    said: list[str] = []
    own.noticed.connect(said.append)
    own.exportTo("Mine", QUrl.fromLocalFile(str(tmp_path / "mine")))
    file = tmp_path / f"mine{SUFFIX}"
    assert read_own_rules(file) == own.find("Mine")
    assert said.pop() == f"Saved as “mine{SUFFIX}” in {tmp_path}."
    own.importFrom(QUrl.fromLocalFile(str(file)))
    assert said.pop() == "“Mine” is among your rule sets already."
    draft.change("must_sweep", "yes")
    draft.saveAs("Mine")
    own.importFrom(QUrl.fromLocalFile(str(file)))
    assert said == ["“Mine (2)” is now among your rule sets."]
    assert [one.name for one in own.all()] == ["Mine", "Mine (2)"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"jokers": 2}, "There is no option by the name of “jokers”."),
        ({"winner": "me"}, "The option “winner” cannot be “me”."),
        ({"preset": "poker"}, "There are no rules by the name of “poker”."),
        (
            {"dual_cards": "all"},
            "The option “dual_cards” can only be “all” with “court_values = numbers”.",
        ),
    ],
)
def test_a_bad_file_is_refused_in_one_sentence_and_changes_nothing(
    program: Program,
    draft: RulesDraft,
    own: OwnRulesModel,
    tmp_path: Path,
    change: dict[str, Any],
    sentence: str,
) -> None:
    rules = {"preset": "casino-de"} | change
    file = tmp_path / f"bad{SUFFIX}"
    keys = {"format": "casino-rules", "version": 1, "name": "Bad", "rules": rules}
    file.write_text(json.dumps(keys))
    told: list[tuple[str, str, str]] = []
    program.app.refused.connect(lambda *said: told.append(said))
    own.importFrom(QUrl.fromLocalFile(str(file)))
    ((_, text, path),) = told
    assert text == f"“{file.name}” holds no possible rule set: {sentence}"
    assert path == str(file)
    assert own.all() == ()
    assert draft.property("entry") == "casino-de"
