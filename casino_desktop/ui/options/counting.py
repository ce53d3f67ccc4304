"""The words for the options of points."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from .words import Option, Words

COUNTING = (
    Option(
        "points_cards",
        QT_TRANSLATE_NOOP("Options", "Most cards"),
        QT_TRANSLATE_NOOP("Options", "Points for the side with the most cards."),
    ),
    Option(
        "majority_suit",
        QT_TRANSLATE_NOOP("Options", "The suit that scores"),
        QT_TRANSLATE_NOOP("Options", "Its cards are counted at the end of the deal."),
        {
            "clubs": Words(
                QT_TRANSLATE_NOOP("Options", "Clubs"),
                QT_TRANSLATE_NOOP("Options", "The clubs are counted."),
            ),
            "diamonds": Words(
                QT_TRANSLATE_NOOP("Options", "Diamonds"),
                QT_TRANSLATE_NOOP("Options", "The diamonds are counted."),
            ),
            "hearts": Words(
                QT_TRANSLATE_NOOP("Options", "Hearts"),
                QT_TRANSLATE_NOOP("Options", "The hearts are counted."),
            ),
            "spades": Words(
                QT_TRANSLATE_NOOP("Options", "Spades"),
                QT_TRANSLATE_NOOP("Options", "The spades are counted."),
            ),
        },
    ),
    Option(
        "suit_scoring",
        QT_TRANSLATE_NOOP("Options", "How the suit scores"),
        QT_TRANSLATE_NOOP("Options", "Who gets points for the suit."),
        {
            "majority": Words(
                QT_TRANSLATE_NOOP("Options", "Who has the most"),
                QT_TRANSLATE_NOOP("Options", "Only the side with the most cards of it."),
            ),
            "each": Words(
                QT_TRANSLATE_NOOP("Options", "Each card"),
                QT_TRANSLATE_NOOP("Options", "Each card of it 1 point, its jack 2."),
            ),
        },
    ),
    Option(
        "points_suit",
        QT_TRANSLATE_NOOP("Options", "Most of the suit"),
        QT_TRANSLATE_NOOP("Options", "Points for the side with the most cards of the suit."),
    ),
    Option(
        "points_big",
        QT_TRANSLATE_NOOP("Options", "Big Casino, 10♦"),
        QT_TRANSLATE_NOOP("Options", "Points for the ten of diamonds."),
    ),
    Option(
        "points_little",
        QT_TRANSLATE_NOOP("Options", "Little Casino, 2♠"),
        QT_TRANSLATE_NOOP("Options", "Points for the two of spades."),
    ),
    Option(
        "points_ace",
        QT_TRANSLATE_NOOP("Options", "Each ace"),
        QT_TRANSLATE_NOOP("Options", "Points for every ace."),
    ),
    Option(
        "sweep_points",
        QT_TRANSLATE_NOOP("Options", "Each sweep"),
        QT_TRANSLATE_NOOP("Options", "Points for clearing the table."),
    ),
    Option(
        "last_play_sweep",
        QT_TRANSLATE_NOOP("Options", "Sweep with the last card"),
        QT_TRANSLATE_NOOP("Options", "Whether the very last card of a deal can sweep."),
        {
            "counts": Words(
                QT_TRANSLATE_NOOP("Options", "Counts"),
                QT_TRANSLATE_NOOP("Options", "If it takes the whole table, it is a sweep."),
            ),
            "never": Words(
                QT_TRANSLATE_NOOP("Options", "Does not count"),
                QT_TRANSLATE_NOOP("Options", "The last card of the deal never sweeps."),
            ),
        },
    ),
    Option(
        "leftovers",
        QT_TRANSLATE_NOOP("Options", "Cards left over"),
        QT_TRANSLATE_NOOP("Options", "Who gets what lies on the table at the end."),
        {
            "last_capturer": Words(
                QT_TRANSLATE_NOOP("Options", "Who took last"),
                QT_TRANSLATE_NOOP("Options", "Whoever made the last capture."),
            ),
            "last_player": Words(
                QT_TRANSLATE_NOOP("Options", "Who plays last"),
                QT_TRANSLATE_NOOP("Options", "Whoever plays the last card of the deal."),
            ),
        },
    ),
    Option(
        "last_capture_points",
        QT_TRANSLATE_NOOP("Options", "Last capture"),
        QT_TRANSLATE_NOOP("Options", "Points for the last capture of a deal."),
    ),
)
