"""The words for the options of card values and captures."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from .words import NO, YES, Option, Words

VALUES = (
    Option(
        "court_values",
        QT_TRANSLATE_NOOP("Options", "Court cards"),
        QT_TRANSLATE_NOOP("Options", "Whether jack, queen and king have a value."),
        {
            "none": Words(
                QT_TRANSLATE_NOOP("Options", "Without value"),
                QT_TRANSLATE_NOOP("Options", "They only take cards of their own rank."),
            ),
            "numbers": Words(
                QT_TRANSLATE_NOOP("Options", "11, 12, 13"),
                QT_TRANSLATE_NOOP("Options", "They take and build like any number card."),
            ),
        },
    ),
    Option(
        "court_capture",
        QT_TRANSLATE_NOOP("Options", "Court cards taken"),
        QT_TRANSLATE_NOOP("Options", "How many of its rank a jack, queen or king takes."),
        {
            "one": Words(
                QT_TRANSLATE_NOOP("Options", "One"),
                QT_TRANSLATE_NOOP("Options", "One card; the player chooses which."),
            ),
            "any": Words(
                QT_TRANSLATE_NOOP("Options", "One to three"),
                QT_TRANSLATE_NOOP("Options", "As many as the player likes."),
            ),
            "one_or_three": Words(
                QT_TRANSLATE_NOOP("Options", "One or three"),
                QT_TRANSLATE_NOOP("Options", "One card or all three, never two."),
            ),
        },
    ),
    Option(
        "dual_cards",
        QT_TRANSLATE_NOOP("Options", "Cards with two values"),
        QT_TRANSLATE_NOOP("Options", "Which cards have a second, higher value."),
        {
            "none": Words(
                QT_TRANSLATE_NOOP("Options", "None"),
                QT_TRANSLATE_NOOP("Options", "Every card has the value of its rank."),
            ),
            "aces": Words(
                QT_TRANSLATE_NOOP("Options", "Aces"),
                QT_TRANSLATE_NOOP("Options", "An ace counts 1 or 14."),
            ),
            "all": Words(
                QT_TRANSLATE_NOOP("Options", "Aces, 2♠ and 10♦"),
                QT_TRANSLATE_NOOP("Options", "An ace counts 1 or 14, 2♠ 2 or 15, 10♦ 10 or 16."),
            ),
        },
    ),
    Option(
        "dual_mode",
        QT_TRANSLATE_NOOP("Options", "Where the high value counts"),
        QT_TRANSLATE_NOOP("Options", "When a card with two values has which."),
        {
            "hand_choice": Words(
                QT_TRANSLATE_NOOP("Options", "From the hand, by choice"),
                QT_TRANSLATE_NOOP("Options", "Low on the table; from the hand as you like."),
            ),
            "hand_high": Words(
                QT_TRANSLATE_NOOP("Options", "From the hand, always"),
                QT_TRANSLATE_NOOP("Options", "Low on the table; from the hand always high."),
            ),
            "free": Words(
                QT_TRANSLATE_NOOP("Options", "Everywhere, by choice"),
                QT_TRANSLATE_NOOP("Options", "In the hand and on the table, as you like."),
            ),
        },
    ),
)

TAKING = (
    Option(
        "must_capture",
        QT_TRANSLATE_NOOP("Options", "Duty to take"),
        QT_TRANSLATE_NOOP("Options", "Whether a card may be laid down that could take."),
        {
            "never": Words(
                QT_TRANSLATE_NOOP("Options", "No duty"),
                QT_TRANSLATE_NOOP("Options", "You may always lay a card down instead."),
            ),
            "played_card": Words(
                QT_TRANSLATE_NOOP("Options", "With the played card"),
                QT_TRANSLATE_NOOP("Options", "A card that can take may not be laid down."),
            ),
            "any_card": Words(
                QT_TRANSLATE_NOOP("Options", "With any card"),
                QT_TRANSLATE_NOOP("Options", "If any of your cards can take, none is laid down."),
            ),
        },
    ),
    Option(
        "capture_extent",
        QT_TRANSLATE_NOOP("Options", "How much is taken"),
        QT_TRANSLATE_NOOP("Options", "Whether a capture may leave cards that it could take."),
        {
            "free": Words(
                QT_TRANSLATE_NOOP("Options", "As you like"),
                QT_TRANSLATE_NOOP("Options", "You may leave cards that you could take."),
            ),
            "all_pairs": Words(
                QT_TRANSLATE_NOOP("Options", "Every equal card"),
                QT_TRANSLATE_NOOP("Options", "Every single card of the value must go along."),
            ),
            "maximal": Words(
                QT_TRANSLATE_NOOP("Options", "Everything"),
                QT_TRANSLATE_NOOP("Options", "No further group of the value may be left."),
            ),
        },
    ),
    Option(
        "must_sweep",
        QT_TRANSLATE_NOOP("Options", "Duty to sweep"),
        QT_TRANSLATE_NOOP("Options", "Whether a possible sweep must be made."),
        {
            False: Words(NO, QT_TRANSLATE_NOOP("Options", "You may leave a sweep.")),
            True: Words(YES, QT_TRANSLATE_NOOP("Options", "If a card can sweep, it must.")),
        },
    ),
)
