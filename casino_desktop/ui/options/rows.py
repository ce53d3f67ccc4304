"""The options of a rule set as rows of text: names, values, and what is wrong or has no effect."""

from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from casino_desktop.rules.effect import without_effect
from casino_desktop.rules.errors import Problem, RuleSetError
from casino_desktop.rules.ruleset import OPTIONS, POINTS, RuleSet, number_range
from casino_desktop.ui.problems import problem_sentence

from .catalogue import GROUPS, option_name, value_name
from .words import Option, say


class OptionRow(NamedTuple):
    """One option; ``group`` is the heading above it, "" but for the first of a group.

    ``kind`` is "choice", with ``choices`` of {id, name, meaning} and the chosen id as ``value``, or
    "number", with its limits. ``note`` says why the option has no effect (then it is not
    ``usable``) or what is ``wrong``. ``changed`` tells that it is not as in the rule set chosen.
    """

    id: str
    group: str
    name: str
    meaning: str
    kind: str
    choices: list[dict[str, str]]
    value: str
    number: int
    least: int
    most: int
    usable: bool
    wrong: bool
    note: str
    changed: bool


class Trouble(NamedTuple):
    """Why options do not go together: the sentence, and the options that it speaks of."""

    sentence: str
    options: tuple[str, ...]


def trouble_of(error: RuleSetError) -> Trouble:
    """What a mix of options is refused for, in the player's words."""
    if error.problem is Problem.NOTHING_SCORES:
        return Trouble(problem_sentence(error), POINTS)
    option, value = str(error.details["option"]), error.details["value"]
    if error.problem is not Problem.OPTIONS_EXCLUDE:
        text = QCoreApplication.translate("Options", "“{option}” cannot be “{value}”.")
        return Trouble(text.format(option=option_name(option), value=value), (option,))
    other, _, needed = str(error.details["needs"]).partition(" = ")
    text = QCoreApplication.translate(
        "Options", "“{option}: {value}” is only possible with “{other}: {needed}”."
    )
    sentence = text.format(
        option=option_name(option),
        value=value_name(option, value),
        other=option_name(other),
        needed=value_name(other, needed),
    )
    return Trouble(sentence, (option, other))


def option_rows(
    rules: RuleSet, base: RuleSet, seats: int, trouble: Trouble | None
) -> list[OptionRow]:
    """The rows of all options; ``rules`` may be a mix that is impossible, as ``trouble`` says."""
    idle = without_effect(rules, seats)
    rows = []
    for title, options in GROUPS:
        for place, option in enumerate(options):
            row = _row(option, rules, base, seats)
            row = _with_note(row, rules, idle, trouble)
            rows.append(row._replace(group="" if place else say(title)))
    return rows


def plain_value(rules: RuleSet, option: str, seats: int) -> Any:
    """The value of an option; of the sizes of hands that for this many seats."""
    value = getattr(rules, option)
    return value[seats - 2] if option == "hand_size" else value


def value_id(value: object) -> str:
    """The name of a value as pages know it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _row(option: Option, rules: RuleSet, base: RuleSet, seats: int) -> OptionRow:
    value = plain_value(rules, option.id, seats)
    choices = [
        {"id": value_id(key), "name": say(words.name), "meaning": say(words.meaning)}
        for key, words in option.values.items()
    ]
    limits = (0, 0) if choices else number_range(option.id)
    return OptionRow(
        id=option.id,
        group="",
        name=say(option.name),
        meaning=say(option.meaning),
        kind="choice" if choices else "number",
        choices=choices,
        value=value_id(value),
        number=0 if choices else value,
        least=limits[0],
        most=limits[1],
        usable=True,
        wrong=False,
        note="",
        changed=value != plain_value(base, option.id, seats),
    )


def _with_note(
    row: OptionRow, rules: RuleSet, idle: dict[str, str], trouble: Trouble | None
) -> OptionRow:
    if trouble and row.id in trouble.options:
        return row._replace(wrong=True, note=trouble.sentence)
    if row.id in idle:
        return row._replace(usable=False, note=_idle_note(rules, idle[row.id]))
    if row.id == "winner" and rules.winner == "count_out" and rules.match != "target":
        return row._replace(note=_no_target_note())
    return row


def _no_target_note() -> str:
    return QCoreApplication.translate(
        "Options", "Without a number of points to reach, the most points win."
    )


def _idle_note(rules: RuleSet, cause: str) -> str:
    translate = QCoreApplication.translate
    if cause not in OPTIONS:
        return translate("Options", "Only with four players.")
    text = translate("Options", "Without effect while “{option}” is “{value}”.")
    value = value_name(cause, getattr(rules, cause))
    return text.format(option=option_name(cause), value=value)
