"""The words for the options of builds."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from .words import NO, YES, Option, Words

BUILDING = (
    Option(
        "builds",
        QT_TRANSLATE_NOOP("Options", "Builds"),
        QT_TRANSLATE_NOOP("Options", "Whether cards are put together to be taken later."),
        {
            True: Words(YES, QT_TRANSLATE_NOOP("Options", "You may build.")),
            False: Words(NO, QT_TRANSLATE_NOOP("Options", "You take or lay down, no more.")),
        },
    ),
    Option(
        "multiple_builds",
        QT_TRANSLATE_NOOP("Options", "Multiple builds"),
        QT_TRANSLATE_NOOP("Options", "Whether a build may hold several groups of its value."),
        {
            True: Words(YES, QT_TRANSLATE_NOOP("Options", "“Building eights” is allowed.")),
            False: Words(NO, QT_TRANSLATE_NOOP("Options", "A build is a single group.")),
        },
    ),
    Option(
        "raise_builds",
        QT_TRANSLATE_NOOP("Options", "Raising"),
        QT_TRANSLATE_NOOP("Options", "Who may raise a single build with a card of the hand."),
        {
            "anyone": Words(
                QT_TRANSLATE_NOOP("Options", "Anybody"),
                QT_TRANSLATE_NOOP("Options", "Its owner, too."),
            ),
            "opponents": Words(
                QT_TRANSLATE_NOOP("Options", "All but the owner"),
                QT_TRANSLATE_NOOP("Options", "You cannot raise your own build."),
            ),
            "nobody": Words(
                QT_TRANSLATE_NOOP("Options", "Nobody"),
                QT_TRANSLATE_NOOP("Options", "A build keeps its value."),
            ),
        },
    ),
    Option(
        "build_capture",
        QT_TRANSLATE_NOOP("Options", "Taking builds"),
        QT_TRANSLATE_NOOP("Options", "Who may take a build."),
        {
            "anyone": Words(
                QT_TRANSLATE_NOOP("Options", "Anybody"),
                QT_TRANSLATE_NOOP("Options", "Whoever has a card of its value."),
            ),
            "owner": Words(
                QT_TRANSLATE_NOOP("Options", "The owner only"),
                QT_TRANSLATE_NOOP("Options", "Others must raise it or add to it first."),
            ),
        },
    ),
    Option(
        "owner_duty",
        QT_TRANSLATE_NOOP("Options", "Duty of an owner"),
        QT_TRANSLATE_NOOP("Options", "What you may do while a build is yours."),
        {
            "no_trail": Words(
                QT_TRANSLATE_NOOP("Options", "Lay nothing down"),
                QT_TRANSLATE_NOOP("Options", "You take or build, but lay no card down."),
            ),
            "must_capture": Words(
                QT_TRANSLATE_NOOP("Options", "Take only"),
                QT_TRANSLATE_NOOP("Options", "You take something, whatever it is."),
            ),
            "none": Words(
                QT_TRANSLATE_NOOP("Options", "No duty"),
                QT_TRANSLATE_NOOP("Options", "You may lay cards down, too."),
            ),
        },
    ),
)
