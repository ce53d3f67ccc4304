"""The errors of the rule core: one family under ValueError, each a problem code with its details.

The code and the details are data, so that a user interface can word them in any language;
``str`` of an error is the English sentence.
"""

from enum import StrEnum


class Problem(StrEnum):
    """What was wrong with the input; the value is the English sentence with its placeholders."""

    BAD_CARD = "{text} is not a card"
    BAD_MOVE = "{text} is not a move"
    ILLEGAL_MOVE = "the move {move} is not legal here"
    DECK_SIZE = "a deck has 52 different cards, this one has {count}"
    UNKNOWN_PRESET = "there is no rule set named {preset}"
    UNKNOWN_OPTION = "there is no option named {option}"
    BAD_OPTION = "{value} is not a value of the option {option}"
    OPTIONS_EXCLUDE = "{option} = {value} needs {needs}"
    NOTHING_SCORES = "in these rules nothing scores a point, so that no game would end"
    BAD_SEATS = "Casino is played by 2, 3 or 4, not by {seats}"
    BAD_POSITION = "the position is wrong at {place}"
    UNKNOWN_KEY = "a position has no key named {key}"
    EMPTY_HAND = "the hand of the position is empty"
    CARD_TWICE = "the position has the card {card} twice"
    RECORD_EMPTY = "the record holds no deal"
    RECORD_DEALER = "the record names seat {seat} as the first dealer, and there is no such seat"
    RECORD_DECK = "deal {deal} of the record has no deck of 52 different cards"
    RECORD_MOVE = "in deal {deal} of the record, move {number} ({move}) is not legal"
    RECORD_UNFINISHED = "deal {deal} of the record begins before the one before it is over"
    RECORD_AFTER_END = "deal {deal} of the record comes after the end of the game"
    NO_NEXT_DEAL = "the next deal cannot be dealt now"
    NOTHING_TO_UNDO = "there is no move to take back"
    NOTHING_TO_REDO = "there is nothing to do again"
    UNKNOWN_LEVEL = "there is no computer player named {level}"
    NOT_THE_MOVER = "it is not the turn of seat {seat}"
    PLAYERS_PER_SEAT = "{players} players do not go round {seats} seats"
    BAD_OBSERVATION = "the observation is not one of a table"
    BAD_MESSAGE = "the message is neither a question nor an answer"


class CasinoError(ValueError):
    """A problem with details; the base of every error that input can cause."""

    def __init__(self, problem: Problem, **details: object) -> None:
        super().__init__(problem.value.format(**details))
        self.problem = problem
        self.details = details


class NotationError(CasinoError):
    """A text that is not a card, a card list or a move."""


class DeckError(CasinoError):
    """A deck that is not 52 different cards."""


class RuleSetError(CasinoError):
    """An unknown preset, option or value, or options that exclude each other."""


class IllegalMoveError(CasinoError):
    """A move that the rules do not allow in this state."""


class PlayerError(CasinoError):
    """A question that no computer player can answer."""


class PositionError(CasinoError):
    """A position that no table can show."""
