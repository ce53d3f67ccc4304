import json
from io import StringIO
from typing import Any

import pytest

from casino_desktop.cli import main
from casino_desktop.cli.progress import progress


def outcome(capsys: pytest.CaptureFixture[str], *options: str) -> dict[str, Any]:
    assert main(["selfplay", "--json", *options]) == 0
    printed, complaints = capsys.readouterr()
    assert complaints == ""
    found: dict[str, Any] = json.loads(printed)
    return found


def test_greedy_leads_by_at_least_four_points_a_deal(capsys: pytest.CaptureFixture[str]) -> None:
    options = "--rules casino-de --players greedy,random --deals 200 --duplicate --seed 1"
    found = outcome(capsys, *options.split())
    points = found["points_per_deal"]
    assert points["greedy"] - points["random"] >= 4
    assert points["greedy"] - points["random"] == pytest.approx(found["lead"], abs=0.01)
    assert (found["deals"], found["plays"]) == (200, 400)
    assert 0 < found["lead_margin_95"] < 1
    assert 0 < found["slowest_move_s"] < found["seconds"]


def test_several_processes_play_the_same_deals(capsys: pytest.CaptureFixture[str]) -> None:
    one, two = (
        outcome(capsys, "--deals", "12", "--duplicate", "--jobs", jobs) for jobs in ("1", "2")
    )
    for timing in ("seconds", "slowest_move_s"):
        del one[timing], two[timing]
    assert one == two


def test_the_seed_decides_the_deals(capsys: pytest.CaptureFixture[str]) -> None:
    points = [
        outcome(capsys, "--deals", "5", "--seed", seed)["points_per_deal"]
        for seed in ("1", "1", "2")
    ]
    assert points[0] == points[1] != points[2]


def test_pairs_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    options = "--rules kasino-sv --seats 4 --deals 3"
    assert outcome(capsys, *options.split())["teams"] is False
    assert outcome(capsys, *options.split(), "--teams")["teams"] is True


def test_people_read_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    options = "--rules kasino-sv-misere --seats 3 --players greedy,random,random --deals 4"
    found = outcome(capsys, *options.split(), "--duplicate")
    assert main(["selfplay", *options.split(), "--duplicate"]) == 0
    text = capsys.readouterr().out
    assert "kasino-sv-misere, 3 seats, seed 1: 4 deals, played 12 times in all" in text
    assert f"{found['points_per_deal']['greedy']:.2f} ± {found['margin_95']['greedy']:.2f}" in text
    assert f"greedy less the others: {found['lead']:+.2f}" in text
    assert "(the fewest win)" in text


def test_a_table_has_each_pair_of_levels_once(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--table", "--players", "random,beginner,greedy", "--deals", "12"]
    pairs = outcome(capsys, *options)["pairs"]
    assert list(pairs) == ["beginner-random", "greedy-random", "greedy-beginner"]
    assert pairs["greedy-random"]["lead"] > 2
    assert main(["selfplay", *options]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert rows[0] == "| | random | beginner |"
    assert [row.split(" | ")[0] for row in rows[2:]] == ["| beginner", "| greedy"]
    found = pairs["greedy-beginner"]
    assert f"{found['lead']:+.2f} ± {found['lead_margin_95']:.2f} |" in rows[3]


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_sees_how_far_the_deals_are() -> None:
    terminal, file = Terminal(), StringIO()
    assert list(progress(iter("abcd"), 4, terminal)) == list("abcd")
    assert "4/4" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r\x1b[K")
    assert list(progress(iter("abcd"), 4, file)) == list("abcd")
    assert file.getvalue() == ""


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("--players greedy,oracle", "there is no computer player named oracle"),
        ("--players greedy,random --seats 3", "2 players do not go round 3 seats"),
        ("--rules poker", "there is no rule set named poker"),
        ("--deals 0", "--deals must be at least 1"),
        ("--jobs -1", "--jobs must be at least 1"),
    ],
)
def test_bad_input_gives_one_sentence(
    capsys: pytest.CaptureFixture[str], options: str, sentence: str
) -> None:
    assert main(["selfplay", *options.split()]) == 2
    assert capsys.readouterr() == ("", f"casino selfplay: {sentence}\n")
