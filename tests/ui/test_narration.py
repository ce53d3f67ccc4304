"""What happens in words, and a sentence for each reason."""

import re

import pytest

from casino_desktop.rules.cards import parse_card, parse_cards
from casino_desktop.rules.events import (
    BuildMade,
    BuildRaised,
    CardPlayed,
    CardTrailed,
    DealScored,
    GameWon,
    LastPacketAnnounced,
    LeftoversTaken,
    PacketDealt,
    Swept,
)
from casino_desktop.rules.law import law_of
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.reasons import Reason, Refusal
from casino_desktop.rules.state import Build
from casino_desktop.ui.aloud import said_aloud
from casino_desktop.ui.card_names import in_signs, in_words
from casino_desktop.ui.narration import Cast, Narrator
from casino_desktop.ui.number_words import badge, value_word, values_word
from casino_desktop.ui.why_not import SENTENCES, why_not

pytestmark = pytest.mark.usefixtures("qapp")

CAST = Cast(("Ada", "Bob"), ("Ada", "Bob"), you=0, your_side=0)
NINE = Build(parse_cards("4d5h"), 9, False, 1)
NINES = Build(parse_cards("4d5h9c"), 9, True, 1)


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (CardPlayed(0, parse_move("9cx4d5h")), "You take 4♦ 5♥ with 9♣."),
        (CardPlayed(1, parse_move("9cx4d5h")), "Bob takes 4♦ 5♥ with 9♣."),
        (CardTrailed(0, parse_card("Qs")), "You lay down Q♠."),
        (CardTrailed(1, parse_card("Td")), "Bob lays down 10♦."),
        (BuildMade(0, NINE), "You build nine: 4♦ 5♥."),
        (BuildMade(1, NINES), "Bob builds nines: 4♦ 5♥ 9♣."),
        (BuildRaised(1, NINE, NINE), "Bob raises the build to nine: 4♦ 5♥."),
        (Swept(1, 3), "Bob sweeps the table."),
        (LeftoversTaken(0, parse_cards("As")), "You get the cards left over: A♠."),
        (LeftoversTaken(-1, parse_cards("As")), "Nobody gets the cards left over."),
        (LastPacketAnnounced(1), "This is the last packet."),
        (GameWon(0, (21, 3)), "You win the game."),
        (GameWon(1, (3, 21)), "The game goes to Bob."),
        (
            PacketDealt(0, ((0, parse_card("2c")), (1, parse_card("As")))),
            "Cards are dealt. Your hand: 2♣.",
        ),
    ],
)
def test_events_are_told(event: object, text: str) -> None:
    told = Narrator(CAST, in_signs).tell(event)  # type: ignore[arg-type]

    assert told is not None
    assert told.text == text


@pytest.mark.parametrize(
    ("preset", "move", "text"),
    [
        ("kasino-sv", "2sx6d9h", "Bob takes 6♦ 9♥ with 2♠ as 15."),
        ("kasino-sv", "2sx2c", "Bob takes 2♣ with 2♠."),
        ("kasino-sv", "Acx5d9h", "Bob takes 5♦ 9♥ with A♣ as 14."),
        ("kasino-sv", "8sx2h6d", "Bob takes 2♥ 6♦ with 8♠."),
        ("casino-classic", "2sx[6h9h]5hTd", "Bob takes 5♥ 6♥ 9♥ 10♦ with 2♠ as 15."),
        ("casino-de", "AsxAd", "Bob takes A♦ with A♠."),
        ("casino-de", "KsxKd", "Bob takes K♦ with K♠."),
    ],
)
def test_a_capture_at_the_high_value_names_it(preset: str, move: str, text: str) -> None:
    cast = CAST._replace(law=law_of(PRESETS[preset]))
    told = Narrator(cast, in_signs).tell(CardPlayed(1, parse_move(move)))

    assert told is not None
    assert told.text == text


def test_other_hands_are_never_told() -> None:
    event = PacketDealt(0, ((1, parse_card("As")), (-1, parse_card("Kd"))))
    told = Narrator(CAST, in_words).tell(event)

    assert told is not None
    assert told.text == "Cards are dealt."


def test_the_cards_dealt_to_the_table_are_nobodys_hand() -> None:
    event = PacketDealt(0, ((1, parse_card("As")), (-1, parse_card("Kd"))))
    told = Narrator(Cast(("Ada", "Bob"), ("Ada", "Bob")), in_words).tell(event)

    assert told is not None
    assert told.text == "Cards are dealt."


def test_one_line_for_each_move() -> None:
    narrator = Narrator(CAST, in_words)

    assert narrator.tell(CardPlayed(0, parse_move("9c"))) is None
    assert narrator.tell(CardPlayed(0, parse_move("4d+5h=9"))) is None
    assert narrator.tell(DealScored(())) is None


def test_builds_and_the_last_packet_are_said_aloud() -> None:
    assert said_aloud(BuildMade(1, NINE)) == (1, "I build nine")
    assert said_aloud(BuildMade(1, NINES)) == (1, "Building nines")
    assert said_aloud(BuildRaised(0, NINES, NINE)) == (0, "I build nine")
    assert said_aloud(LastPacketAnnounced(0)) == (0, "Last")
    assert said_aloud(Swept(1, 5)) == (1, "Sweep!")
    assert said_aloud(CardTrailed(0, 1)) is None


def test_values_and_badges_have_words() -> None:
    assert len({value_word(value) for value in range(1, 17)}) == 16
    assert len({values_word(value) for value in range(1, 17)}) == 16
    assert badge(8, multiple=False) == "8"
    assert badge(8, multiple=True) == "8s"


@pytest.mark.parametrize("reason", list(Reason))
def test_every_reason_has_a_sentence_of_its_own(reason: Reason) -> None:
    text = why_not(Refusal(reason, 8))

    assert text.endswith(".")
    assert text[0].isupper()
    assert not re.search(r"[{}]", text)
    assert list(SENTENCES.values()).count(SENTENCES[reason]) == 1


def test_the_sentence_of_a_guard_names_the_value() -> None:
    text = why_not(Refusal(Reason.GUARD_NEEDED, 8))

    assert text == "To build eight you must keep a card that takes eight."
