"""The words for the options of dealing."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from .words import NO, YES, Option, Words

DEALING = (
    Option(
        "teams",
        QT_TRANSLATE_NOOP("Options", "Pairs"),
        QT_TRANSLATE_NOOP("Options", "Whether four players play as two pairs."),
        {
            True: Words(
                YES, QT_TRANSLATE_NOOP("Options", "Partners sit opposite and share one pile.")
            ),
            False: Words(NO, QT_TRANSLATE_NOOP("Options", "Each of the four plays alone.")),
        },
    ),
    Option(
        "first_dealer",
        QT_TRANSLATE_NOOP("Options", "First dealer"),
        QT_TRANSLATE_NOOP("Options", "Everybody draws a card; one of them makes the dealer."),
        {
            "low": Words(
                QT_TRANSLATE_NOOP("Options", "Lowest card"),
                QT_TRANSLATE_NOOP("Options", "Whoever draws the lowest card deals first."),
            ),
            "high": Words(
                QT_TRANSLATE_NOOP("Options", "Highest card"),
                QT_TRANSLATE_NOOP("Options", "Whoever draws the highest card deals first."),
            ),
        },
    ),
    Option(
        "deal_pattern",
        QT_TRANSLATE_NOOP("Options", "Way of dealing"),
        QT_TRANSLATE_NOOP("Options", "In what portions the cards go round."),
        {
            "twos": Words(
                QT_TRANSLATE_NOOP("Options", "In twos"),
                QT_TRANSLATE_NOOP("Options", "Two to each player, two to the table, and again."),
            ),
            "at_once": Words(
                QT_TRANSLATE_NOOP("Options", "All at once"),
                QT_TRANSLATE_NOOP("Options", "Each player's whole hand, then four to the table."),
            ),
        },
    ),
    Option(
        "hand_size",
        QT_TRANSLATE_NOOP("Options", "Cards in hand"),
        QT_TRANSLATE_NOOP("Options", "So many cards each player gets in a packet."),
    ),
    Option(
        "supply",
        QT_TRANSLATE_NOOP("Options", "New cards"),
        QT_TRANSLATE_NOOP("Options", "How the stock comes into the hands."),
        {
            "packets": Words(
                QT_TRANSLATE_NOOP("Options", "In packets"),
                QT_TRANSLATE_NOOP("Options", "New hands are dealt once all hands are played."),
            ),
            "draw": Words(
                QT_TRANSLATE_NOOP("Options", "By drawing"),
                QT_TRANSLATE_NOOP("Options", "After each play the player draws a card."),
            ),
        },
    ),
    Option(
        "opening",
        QT_TRANSLATE_NOOP("Options", "First table cards"),
        QT_TRANSLATE_NOOP("Options", "Which of the first four table cards may not stay."),
        {
            "keep": Words(
                QT_TRANSLATE_NOOP("Options", "All stay"),
                QT_TRANSLATE_NOOP("Options", "The four cards lie as they were dealt."),
            ),
            "replace_point_cards": Words(
                QT_TRANSLATE_NOOP("Options", "No point cards"),
                QT_TRANSLATE_NOOP("Options", "Aces, 2♠ and 10♦ are replaced from the stock."),
            ),
            "replace_pairs": Words(
                QT_TRANSLATE_NOOP("Options", "No equal ranks"),
                QT_TRANSLATE_NOOP("Options", "Of equal ranks, all but one are replaced."),
            ),
            "redeal_twos_or_queens": Words(
                QT_TRANSLATE_NOOP("Options", "No twos or queens"),
                QT_TRANSLATE_NOOP("Options", "With a two or a queen, the deal is dealt again."),
            ),
        },
    ),
)
