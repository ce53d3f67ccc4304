"""What went wrong, as one sentence in the language in force."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from casino_desktop.rules.errors import CasinoError, Problem
from casino_desktop.storage.errors import FileProblem, StorageError

FILE_SENTENCES: dict[FileProblem, Any] = {
    FileProblem.NOT_FOUND: QT_TRANSLATE_NOOP("Problems", "“{name}” is not there any more."),
    FileProblem.NOT_A_FILE: QT_TRANSLATE_NOOP("Problems", "“{name}” is not a file."),
    FileProblem.FORBIDDEN: QT_TRANSLATE_NOOP(
        "Problems", "“{name}” cannot be opened: you may not read it."
    ),
    FileProblem.NOT_READABLE: QT_TRANSLATE_NOOP("Problems", "“{name}” cannot be read: {reason}."),
    FileProblem.TOO_LARGE: QT_TRANSLATE_NOOP(
        "Problems", "“{name}” is too large to be a file of Casino."
    ),
    FileProblem.TOO_DEEP: QT_TRANSLATE_NOOP("Problems", "“{name}” is not a file of Casino."),
    FileProblem.NOT_JSON: QT_TRANSLATE_NOOP("Problems", "“{name}” is not a file of Casino."),
    FileProblem.FOREIGN: QT_TRANSLATE_NOOP("Problems", "“{name}” is a file of another program."),
    FileProblem.NEWER_VERSION: QT_TRANSLATE_NOOP(
        "Problems", "“{name}” was saved by a newer version of Casino."
    ),
    FileProblem.DAMAGED: QT_TRANSLATE_NOOP("Problems", "“{name}” is damaged (at {place})."),
    FileProblem.EXTRA_KEY: QT_TRANSLATE_NOOP(
        "Problems", "“{name}” has a key that Casino does not know: “{place}”."
    ),
    FileProblem.BAD_RULES: QT_TRANSLATE_NOOP(
        "Problems", "“{name}” holds no possible rule set: {cause}"
    ),
    FileProblem.IMPOSSIBLE: QT_TRANSLATE_NOOP(
        "Problems", "“{name}” holds a game that the rules do not allow: {cause}"
    ),
    FileProblem.DISK_FULL: QT_TRANSLATE_NOOP(
        "Problems", "“{name}” cannot be saved: the disk is full."
    ),
    FileProblem.PROTECTED: QT_TRANSLATE_NOOP(
        "Problems", "“{name}” cannot be saved: you may not write there."
    ),
    FileProblem.NOT_WRITABLE: QT_TRANSLATE_NOOP("Problems", "“{name}” cannot be saved: {reason}."),
}

SENTENCES: dict[Problem, Any] = {
    Problem.BAD_CARD: QT_TRANSLATE_NOOP("Problems", "“{text}” is not a card."),
    Problem.BAD_MOVE: QT_TRANSLATE_NOOP("Problems", "“{text}” is not a move."),
    Problem.ILLEGAL_MOVE: QT_TRANSLATE_NOOP("Problems", "The move {move} is not allowed here."),
    Problem.DECK_SIZE: QT_TRANSLATE_NOOP(
        "Problems", "A pack has 52 different cards, this one has {count}."
    ),
    Problem.UNKNOWN_PRESET: QT_TRANSLATE_NOOP(
        "Problems", "There are no rules by the name of “{preset}”."
    ),
    Problem.UNKNOWN_OPTION: QT_TRANSLATE_NOOP(
        "Problems", "There is no option by the name of “{option}”."
    ),
    Problem.BAD_OPTION: QT_TRANSLATE_NOOP("Problems", "The option “{option}” cannot be “{value}”."),
    Problem.OPTIONS_EXCLUDE: QT_TRANSLATE_NOOP(
        "Problems", "The option “{option}” can only be “{value}” with “{needs}”."
    ),
    Problem.NOTHING_SCORES: QT_TRANSLATE_NOOP(
        "Problems", "In these rules nothing would score a point, and no game would end."
    ),
    Problem.BAD_SEATS: QT_TRANSLATE_NOOP(
        "Problems", "Casino is played by two, three or four, not by {seats}."
    ),
    Problem.BAD_POSITION: QT_TRANSLATE_NOOP("Problems", "The position is wrong at “{place}”."),
    Problem.UNKNOWN_KEY: QT_TRANSLATE_NOOP("Problems", "A position has no key named “{key}”."),
    Problem.EMPTY_HAND: QT_TRANSLATE_NOOP("Problems", "The hand of the position is empty."),
    Problem.CARD_TWICE: QT_TRANSLATE_NOOP("Problems", "The position has the card {card} twice."),
    Problem.RECORD_EMPTY: QT_TRANSLATE_NOOP("Problems", "It holds no deal."),
    Problem.RECORD_DEALER: QT_TRANSLATE_NOOP("Problems", "Its first dealer has no seat."),
    Problem.RECORD_DECK: QT_TRANSLATE_NOOP(
        "Problems", "Deal {deal} does not have 52 different cards."
    ),
    Problem.RECORD_MOVE: QT_TRANSLATE_NOOP(
        "Problems", "In deal {deal}, move {number} ({move}) is not allowed."
    ),
    Problem.RECORD_UNFINISHED: QT_TRANSLATE_NOOP(
        "Problems", "Deal {deal} begins before the one before it is over."
    ),
    Problem.RECORD_AFTER_END: QT_TRANSLATE_NOOP(
        "Problems", "Deal {deal} comes after the end of the game."
    ),
    Problem.NO_NEXT_DEAL: QT_TRANSLATE_NOOP("Problems", "The next deal cannot be dealt now."),
    Problem.NOTHING_TO_UNDO: QT_TRANSLATE_NOOP("Problems", "There is no move to take back."),
    Problem.NOTHING_TO_REDO: QT_TRANSLATE_NOOP("Problems", "There is nothing to do again."),
    Problem.UNKNOWN_LEVEL: QT_TRANSLATE_NOOP(
        "Problems", "There is no computer player by the name of “{level}”."
    ),
    Problem.NOT_THE_MOVER: QT_TRANSLATE_NOOP("Problems", "It is not the turn of seat {seat}."),
    Problem.PLAYERS_PER_SEAT: QT_TRANSLATE_NOOP(
        "Problems", "{players} players do not go round {seats} seats."
    ),
    Problem.BAD_OBSERVATION: QT_TRANSLATE_NOOP(
        "Problems", "The computer player was asked something impossible."
    ),
    Problem.BAD_MESSAGE: QT_TRANSLATE_NOOP("Problems", "The computer player was not understood."),
}


def problem_sentence(error: CasinoError | StorageError) -> str:
    """The sentence for an error of a file or of the rules; files are called by their name."""
    if isinstance(error, CasinoError):
        text = QCoreApplication.translate("Problems", SENTENCES[error.problem])
        return text.format(**error.details)
    details = {**error.details, "name": Path(str(error.details["path"])).name}
    cause = details.get("cause")
    if isinstance(cause, CasinoError):
        details["cause"] = problem_sentence(cause)
    text = QCoreApplication.translate("Problems", FILE_SENTENCES[error.problem])
    return text.format(**details)
