"""The count-out step by step, the course of a game, and what an item is worth."""

import pytest

from casino_desktop.rules.presets import PRESETS, preset
from casino_desktop.rules.scoring import ITEMS
from casino_desktop.rules.winning import Verdict
from casino_desktop.session.session import GameSession
from casino_desktop.ui.program import Program
from casino_desktop.ui.score_rows import item_worth, score_rows
from casino_desktop.ui.score_walk import course_of, course_text, walk_start, walk_steps
from casino_desktop.ui.verdict_text import verdict_text
from tests.session.games import whole_game

pytestmark = pytest.mark.usefixtures("program")
SIDES = ["Ada", "Bob"]


def counted_out() -> GameSession:
    """A game that the walk decided."""
    games = (whole_game(seed=seed) for seed in range(1, 200))
    return next(game for game in games if game.verdict and game.verdict.walk)


def test_the_walk_leads_from_the_totals_before_to_the_target() -> None:
    game = counted_out()
    result = game.scores[-1]
    steps = walk_steps(result, SIDES)
    totals = dict(zip(SIDES, game.totals, strict=True))
    for step in steps:
        assert not any(total >= 21 for total in totals.values())
        totals[step["name"]] += int(step["points"].removeprefix("+"))
        assert step["total"] == str(totals[step["name"]])
    assert steps[-1]["there"]
    assert not any(step["there"] for step in steps[:-1])
    assert steps[-1]["name"] == SIDES[game.winner]
    before = [f"{name} {total}" for name, total in zip(SIDES, game.totals, strict=True)]
    assert walk_start(result, SIDES) == f"Before this deal: {', '.join(before)}"


def test_each_step_is_named_and_spoken() -> None:
    steps = walk_steps(counted_out().scores[-1], SIDES)
    for step in steps:
        assert step["item"]
        assert step["spoken"].startswith(f"{step['name']}: {step['item']}, ")
        assert step["spoken"].endswith(f"Total: {step['total']}.")
    assert steps[0]["item"] in ("Most cards", "Most spades")


def test_no_walk_where_it_did_not_decide() -> None:
    game = whole_game("casino-da")
    assert walk_steps(game.scores[-1], SIDES) == []


def test_the_course_is_the_totals_after_each_deal() -> None:
    game = whole_game()
    course = course_of(game.scores, SIDES)
    assert [side["name"] for side in course] == SIDES
    for side, line in enumerate(course):
        assert line["totals"] == [0, *(result.verdict.totals[side] for result in game.scores)]
    said = course_text(game.scores, SIDES)
    assert said.count("After deal") == len(game.scores)
    for result in game.scores:
        assert f"Ada {result.verdict.totals[0]}, Bob {result.verdict.totals[1]}." in said


def test_each_item_says_what_it_is_worth() -> None:
    rows = score_rows(whole_game("kasino-sv").scores[-1], SIDES)
    assert [row.item for row in rows] == [
        "Most cards: 1",
        "Most spades: 2",
        "Big Casino: 2",
        "Little Casino: 1",
        "Aces: 1 each",
        "Sweeps: 1 each",
    ]
    spades = score_rows(whole_game("casino-de-spades").scores[-1], SIDES)
    assert spades[1].item == "Spades: 1 each, the jack 2"


def test_items_are_named_in_the_language(program: Program) -> None:
    program.language.choose("sv")
    rows = score_rows(whole_game("kasino-sv").scores[-1], SIDES)
    assert [row.item for row in rows][:4] == [
        "Flest kort: 1",
        "Flest spader: 2",
        "Storan: 2",
        "Lillan: 1",
    ]


def test_only_items_that_count_have_a_row() -> None:
    for name in PRESETS:
        rules = preset(name)
        rows = score_rows(whole_game(name).scores[-1], SIDES)
        assert len(rows) == sum(item_worth(rules, item) > 0 for item in ITEMS)


@pytest.mark.parametrize(
    ("options", "totals", "deals", "tied"),
    [
        ({}, (21, 21), 3, True),
        ({}, (20, 20), 3, False),
        ({"match": "fixed_deals", "deals": 3}, (9, 9), 3, True),
        ({"match": "fixed_deals", "deals": 4}, (9, 9), 3, False),
        ({"match": "single_deal"}, (5, 5), 1, True),
    ],
)
def test_a_tie_is_said(
    options: dict[str, object], totals: tuple[int, int], deals: int, tied: bool
) -> None:
    rules = preset("casino-da").changed(options)
    text = verdict_text(Verdict(totals, -1), rules, deals, SIDES, "one")
    assert text == ("That is a tie: another deal decides." if tied else "")


def test_a_pair_has_won_together() -> None:
    sides = ["Ada and Cy", "Bob and Di"]
    text = verdict_text(Verdict((21, 3), 0), preset("casino-da"), 2, sides, "pair")
    assert text == "Ada and Cy have won the game."
