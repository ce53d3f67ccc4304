"""Which sound goes with what happens."""

from casino_desktop.rules.events import CardPlayed, CardsCaptured, CardTrailed, GameWon, Swept
from casino_desktop.rules.moves import Move
from casino_desktop.ui.cues import cue_of_change, cue_of_events
from casino_desktop.ui.table_state import TableState

REST = TableState(stockCount=40)


def test_the_loudest_of_what_happens_at_once_is_heard() -> None:
    capture = (CardPlayed(0, Move(1, 2)), CardsCaptured(0, 3))
    assert cue_of_events(capture, 0) == "capture"
    assert cue_of_events((*capture, Swept(0, 1)), 0) == "sweep"
    assert cue_of_events((CardTrailed(0, 1),), 0) == "put-down"
    assert cue_of_events((), 0) == ""


def test_a_game_is_won_by_your_side_and_lost_to_another() -> None:
    won = (Swept(1, 1), GameWon(1, (10, 21)))
    assert cue_of_events(won, 1) == "won"
    assert cue_of_events(won, 0) == "lost"
    assert cue_of_events(won, -1) == "won"


def test_each_dealt_card_rustles_but_an_undo_does_not() -> None:
    fewer = REST._replace(stockCount=38)
    assert cue_of_change(REST, fewer._replace(busy=True)) == "deal"
    assert cue_of_change(REST, fewer) == ""


def test_a_card_is_heard_when_it_is_raised_or_picked_up_and_not_when_it_goes_back() -> None:
    raised, held = REST._replace(raisedRow=3), REST._replace(heldRow=3)
    assert cue_of_change(REST, raised) == cue_of_change(REST, held) == "pick-up"
    assert cue_of_change(raised, REST) == ""


def test_the_turn_is_heard_once_a_show_has_ended_and_not_after_an_undo() -> None:
    mine = REST._replace(myTurn=True)
    assert cue_of_change(REST._replace(busy=True), mine) == "your-turn"
    assert cue_of_change(REST, mine) == ""
