"""Steps cut into beats: the last shows the step's end, and nothing gets lost between."""

import pytest

from casino_desktop.rules.events import CardPlayed, CardsCaptured, PacketDealt
from casino_desktop.ui.beats import again, beats
from tests.ui.scenes import Deal, Moment, deals

ALL = deals(count=30)
MOMENTS = [moment for deal in ALL for moment in deal.moments]


@pytest.mark.parametrize("viewer", [0, 1])
def test_the_last_beat_shows_the_end(viewer: int) -> None:
    for moment in MOMENTS:
        assert beats(moment.before, moment.step, viewer)[-1].scene == moment.after


def test_every_beat_holds_all_52_cards() -> None:
    for moment in MOMENTS:
        for beat in beats(moment.before, moment.step, 0):
            scene = beat.scene
            fans = [card for fan in scene.fans for card in fan.cards]
            parts = [*scene.hands, *scene.piles, scene.stock, scene.played, scene.gone]
            cards = [*scene.loose, *fans, *(card for part in parts for card in part)]
            assert sorted(cards) == list(range(52))


def _captures(seat: int) -> list[Moment]:
    return [
        moment
        for moment in MOMENTS
        for event in moment.step.events[:1]
        if isinstance(event, CardPlayed) and event.move.kind == "capture" and event.seat == seat
    ]


def test_what_others_take_is_pointed_out_before_they_take_it() -> None:
    moments = _captures(1)
    assert len(moments) > 20
    for moment in moments:
        played = moment.step.events[0]
        assert isinstance(played, CardPlayed)
        first, second, *_ = beats(moment.before, moment.step, 0)
        assert first.pace == "point"
        assert first.scene.lit == played.move.table_cards
        assert first.scene.played == (played.move.card,)
        assert second.pace == "gather"
        assert set(second.scene.played) == {*first.scene.played, *_cards(played.move.table_cards)}


def test_what_the_viewer_takes_gathers_without_a_pause() -> None:
    moment = _captures(0)[0]

    assert [beat.pace for beat in beats(moment.before, moment.step, 0)][:3] == [
        "touch",
        "gather",
        "pile",
    ]


@pytest.mark.parametrize("deal", ALL[:8], ids=range(8))
def test_the_events_are_told_in_order_and_each_once(deal: Deal) -> None:
    for moment in deal.moments:
        told = [e for beat in beats(moment.before, moment.step, 0) for e in beat.events]
        skipped = [e for e in moment.step.events if e not in told]
        assert told == [e for e in moment.step.events if e in told]
        assert all(isinstance(e, CardPlayed) and e.move.kind != "capture" for e in skipped)


def test_a_packet_is_dealt_in_twos() -> None:
    two_players = deals("casino-de", count=3)[0].moments[0]
    cut = beats(two_players.before, two_players.step, 0)
    cards = [(len(beat.scene.stock), beat.pace) for beat in cut[:-1]]

    assert isinstance(two_players.step.events[0], PacketDealt)
    assert [left for left, _ in cards] == list(range(51, 39, -1))
    assert [pace for _, pace in cards] == ["card", "deal"] * 6


def test_showing_again_tells_moves_but_deals_nothing() -> None:
    moment = next(m for m in MOMENTS if any(isinstance(e, PacketDealt) for e in m.step.events))
    later = next(
        m
        for m in MOMENTS
        if any(isinstance(e, CardsCaptured) for e in m.step.events)
        and any(isinstance(e, PacketDealt) for e in m.step.events)
    )
    shown = again(later.before, [later.step], later.after)

    assert moment.step.events
    assert all(beat.again for beat in shown)
    assert shown[-1].scene == later.after
    assert not any(isinstance(e, PacketDealt) for beat in shown for e in beat.events)


def _cards(mask: int) -> list[int]:
    return [card for card in range(52) if mask >> card & 1]
