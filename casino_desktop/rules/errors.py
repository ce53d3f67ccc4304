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
    BAD_SEATS = "Casino is played by 2, 3 or 4, not by {seats}"
    BAD_POSITION = "the position is wrong at {place}"
    UNKNOWN_LEVEL = "there is no computer player named {level}"
    NOT_THE_MOVER = "it is not the turn of seat {seat}"
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
