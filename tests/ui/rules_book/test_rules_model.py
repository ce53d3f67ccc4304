"""The book as the window holds it: whose rules it tells, where it opens, in which language."""

import pytest
from pytestqt.qtbot import QtBot

from casino_desktop.rules.presets import preset
from casino_desktop.rules.reasons import Reason, Refusal
from casino_desktop.ui.program import Program
from casino_desktop.ui.rules_model import RulesModel
from tests.session.games import new_game
from tests.ui.pages.page_window import read


def test_it_tells_of_the_game_on_the_table(program: Program) -> None:
    program.game.put(new_game(), deal=False)
    assert read(program.pages.rules, "title") == "Rules: Casino, 2 players"
    titles = [section["name"] for section in read(program.pages.rules, "sections")]
    assert "Building" in titles


def test_it_tells_of_another_rule_set_only_while_that_is_looked_at(program: Program) -> None:
    program.game.put(new_game(), deal=False)
    rules = program.pages.rules
    rules.look({"preset": "kasino-sv"}, 3)
    program.app.open_page("rules")
    assert "building" not in [section["id"] for section in read(rules, "sections")]
    program.app.open_page("")
    assert "building" in [section["id"] for section in read(rules, "sections")]


@pytest.mark.parametrize(
    ("options", "seats"), [({"preset": "poker"}, 2), ({"preset": "casino-da"}, 5)]
)
def test_what_is_no_rule_set_is_not_looked_at(options: dict[str, str], seats: int) -> None:
    rules = RulesModel()
    before = read(rules, "sections")
    rules.look(options, seats)
    assert read(rules, "sections") == before


def test_it_opens_at_the_refusal_just_read(program: Program) -> None:
    program.game.put(new_game(), deal=False)
    program.table._refuse(Refusal(Reason.GUARD_NEEDED, 8))
    program.app.open_page("rules")
    assert read(program.pages.rules, "current") == "building"


def test_it_opens_where_it_was_left_when_nothing_was_refused(program: Program) -> None:
    rules = program.pages.rules
    rules.open("scoring")
    program.app.open_page("rules")
    assert read(rules, "current") == "scoring"
    rules.openFor("no reason at all")
    assert read(rules, "current") == "scoring"


def test_a_section_that_the_game_lacks_is_the_first_one() -> None:
    rules = RulesModel()
    rules.follow("kasino-sv", preset("kasino-sv"), 2)
    rules.open("building")
    assert read(rules, "current") == "aim"
    assert read(rules, "previous") == ""


def test_one_section_leads_to_the_next() -> None:
    rules = RulesModel()
    seen = []
    while read(rules, "current") not in seen:
        seen.append(read(rules, "current"))
        rules.open(read(rules, "next") or seen[-1])
    assert seen == [section["id"] for section in read(rules, "sections")]


def test_a_change_of_language_is_told_at_once(program: Program, qtbot: QtBot) -> None:
    rules = program.pages.rules
    rules.open("capturing")
    with qtbot.waitSignals([rules.changed, rules.currentChanged]):
        program.language.choose("de")
    assert read(rules, "currentTitle") == "Stechen"
    assert any("Dame" in block.get("text", "") for block in read(rules, "blocks"))


def test_nothing_is_told_when_nothing_changes(qtbot: QtBot) -> None:
    rules = RulesModel()
    with qtbot.assertNotEmitted(rules.changed), qtbot.assertNotEmitted(rules.currentChanged):
        rules.open("aim")
        rules.lookBack()
        rules.look({"preset": "casino-de"}, 2)
