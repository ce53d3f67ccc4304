"""The name of each preset, and the one line that says what is special about it."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

LINES: dict[str, tuple[Any, Any]] = {
    "casino-de": (
        QT_TRANSLATE_NOOP("Presets", "Casino"),
        QT_TRANSLATE_NOOP(
            "Presets",
            "With builds and sweeps; the points are counted in turn, "
            "and the first side to reach 21 wins.",
        ),
    ),
    "casino-de-royal": (
        QT_TRANSLATE_NOOP("Presets", "Royal Casino"),
        QT_TRANSLATE_NOOP("Presets", "Jack, queen and king count 11, 12 and 13, the ace 1 or 14."),
    ),
    "casino-de-spades": (
        QT_TRANSLATE_NOOP("Presets", "Spades Casino"),
        QT_TRANSLATE_NOOP("Presets", "Every spade scores a point, its jack two; up to 61."),
    ),
    "casino-de-courts": (
        QT_TRANSLATE_NOOP("Presets", "Casino, several court cards"),
        QT_TRANSLATE_NOOP("Presets", "A jack, queen or king takes up to three of its rank."),
    ),
    "casino-de-six": (
        QT_TRANSLATE_NOOP("Presets", "Casino in six deals"),
        QT_TRANSLATE_NOOP("Presets", "After six deals the most points win."),
    ),
    "casino-de-last": (
        QT_TRANSLATE_NOOP("Presets", "Casino without a last sweep"),
        QT_TRANSLATE_NOOP("Presets", "The very last card of a deal makes no sweep."),
    ),
    "cassino-de": (
        QT_TRANSLATE_NOOP("Presets", "Short Casino"),
        QT_TRANSLATE_NOOP(
            "Presets", "Only its owner takes a build; most diamonds score, sweeps do not."
        ),
    ),
    "cassino-de-redeal": (
        QT_TRANSLATE_NOOP("Presets", "Short Casino with redeals"),
        QT_TRANSLATE_NOOP(
            "Presets", "A two or a queen among the first table cards means a new deal."
        ),
    ),
    "casino-classic": (
        QT_TRANSLATE_NOOP("Presets", "Classical Casino"),
        QT_TRANSLATE_NOOP(
            "Presets", "Large hands, builds of up to 16; four players always play in pairs."
        ),
    ),
    "casino-classic-single": (
        QT_TRANSLATE_NOOP("Presets", "Classical Casino, one deal"),
        QT_TRANSLATE_NOOP("Presets", "The classical game, decided by a single deal."),
    ),
    "casino-da": (
        QT_TRANSLATE_NOOP("Presets", "Danish Casino"),
        QT_TRANSLATE_NOOP("Presets", "With builds and sweeps; from 21 points on the most win."),
    ),
    "casino-da-11": (
        QT_TRANSLATE_NOOP("Presets", "Danish Casino to 11"),
        QT_TRANSLATE_NOOP("Presets", "The same up to 11 points: a short game."),
    ),
    "kasino-sv": (
        QT_TRANSLATE_NOOP("Presets", "Swedish Kasino"),
        QT_TRANSLATE_NOOP(
            "Presets", "Without builds; aces, 2♠ and 10♦ have two values; up to 16 points."
        ),
    ),
    "kasino-sv-aces": (
        QT_TRANSLATE_NOOP("Presets", "Kasino, only high aces"),
        QT_TRANSLATE_NOOP("Presets", "Only the aces have two values, 1 and 14."),
    ),
    "kasino-sv-high": (
        QT_TRANSLATE_NOOP("Presets", "Kasino, high from the hand"),
        QT_TRANSLATE_NOOP(
            "Presets", "From the hand aces, 2♠ and 10♦ are always 14, 15 and 16, on the table low."
        ),
    ),
    "kasino-sv-forced": (
        QT_TRANSLATE_NOOP("Presets", "Kasino with the duty to take"),
        QT_TRANSLATE_NOOP("Presets", "Whoever can take something must take."),
    ),
    "kasino-sv-last": (
        QT_TRANSLATE_NOOP("Presets", "Kasino with a point for the last capture"),
        QT_TRANSLATE_NOOP("Presets", "The last capture of a deal scores a point."),
    ),
    "kasino-sv-pairs": (
        QT_TRANSLATE_NOOP("Presets", "Kasino in pairs"),
        QT_TRANSLATE_NOOP("Presets", "For four players, partners sit opposite."),
    ),
    "kasino-sv-misere": (
        QT_TRANSLATE_NOOP("Presets", "Kasino upside down"),
        QT_TRANSLATE_NOOP("Presets", "The fewest points win, and whoever can take must take."),
    ),
    "kasino-sv-draw": (
        QT_TRANSLATE_NOOP("Presets", "Kasino with drawing"),
        QT_TRANSLATE_NOOP("Presets", "After each play you draw a card from the stock."),
    ),
    "cassino-en": (
        QT_TRANSLATE_NOOP("Presets", "Cassino"),
        QT_TRANSLATE_NOOP("Presets", "With builds and sweeps; from 21 points on the most win."),
    ),
    "cassino-en-royal": (
        QT_TRANSLATE_NOOP("Presets", "Royal Cassino"),
        QT_TRANSLATE_NOOP("Presets", "Jack, queen and king count 11, 12 and 13, the ace 1 or 14."),
    ),
    "cassino-en-spades": (
        QT_TRANSLATE_NOOP("Presets", "Spade Cassino"),
        QT_TRANSLATE_NOOP("Presets", "Every spade scores a point, its jack two; up to 61."),
    ),
}
