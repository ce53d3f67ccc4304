"""The words for the options of the whole game."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from .words import Option, Words

MATCH = (
    Option(
        "match",
        QT_TRANSLATE_NOOP("Options", "Length of the game"),
        QT_TRANSLATE_NOOP("Options", "When the game is over."),
        {
            "target": Words(
                QT_TRANSLATE_NOOP("Options", "To a number of points"),
                QT_TRANSLATE_NOOP("Options", "Deal after deal, until a side has the points."),
            ),
            "fixed_deals": Words(
                QT_TRANSLATE_NOOP("Options", "A number of deals"),
                QT_TRANSLATE_NOOP("Options", "Then it ends, with one more deal on a tie."),
            ),
            "single_deal": Words(
                QT_TRANSLATE_NOOP("Options", "One deal"),
                QT_TRANSLATE_NOOP("Options", "A single deal, with one more on a tie."),
            ),
        },
    ),
    Option(
        "target",
        QT_TRANSLATE_NOOP("Options", "Points to win"),
        QT_TRANSLATE_NOOP("Options", "The game ends with the deal in which a side has them."),
    ),
    Option(
        "deals",
        QT_TRANSLATE_NOOP("Options", "Number of deals"),
        QT_TRANSLATE_NOOP("Options", "So many deals make a game."),
    ),
    Option(
        "winner",
        QT_TRANSLATE_NOOP("Options", "Who wins"),
        QT_TRANSLATE_NOOP("Options", "What decides at the end of the game."),
        {
            "highest": Words(
                QT_TRANSLATE_NOOP("Options", "Most points"),
                QT_TRANSLATE_NOOP("Options", "The highest total; on a tie, another deal."),
            ),
            "count_out": Words(
                QT_TRANSLATE_NOOP("Options", "First to get there"),
                QT_TRANSLATE_NOOP("Options", "Item after item is counted until a side is there."),
            ),
            "last_deal_suit": Words(
                QT_TRANSLATE_NOOP("Options", "Most points, then the suit"),
                QT_TRANSLATE_NOOP("Options", "On a tie, more of the suit in the last deal."),
            ),
            "lowest": Words(
                QT_TRANSLATE_NOOP("Options", "Fewest points"),
                QT_TRANSLATE_NOOP("Options", "The lowest total; on a tie, fewer of the suit."),
            ),
        },
    ),
)
