"""Finished games and what they come to, in lines of text."""

from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QUrl

from casino_desktop.players.pace import base_level
from casino_desktop.session.statistics import Finished, Kind, Tally, tallies

from .level_names import LEVEL_NAMES, known_level, level_name
from .preset_catalogue import preset_name

# So many games are listed; all of them are counted and exported.
LISTED = 100


class Kept(NamedTuple):
    """A finished game and where it lies."""

    path: Path
    game: Finished


def kind_rows(kept: list[Kept]) -> list[dict[str, Any]]:
    """One map for each kind of game: its ``title``, its ``figures`` and all of it ``spoken``."""
    found = tallies(one.game for one in kept)
    return [_kind_row(kind, tally) for kind, tally in found.items()]


def game_rows(kept: list[Kept]) -> list[dict[str, Any]]:
    """One map for each of the last games: ``url``, ``title``, ``line`` and both ``spoken``."""
    return [_game_row(one) for one in kept[:LISTED]]


def _kind_row(kind: Kind, tally: Tally) -> dict[str, Any]:
    translate, locale = QCoreApplication.translate, QLocale()
    share = translate("Hint", "{number}%").format(
        number=locale.toString(round(100 * tally.won / tally.games))
    )
    figures = [
        (translate("History", "Games"), locale.toString(tally.games)),
        (translate("History", "Won"), f"{locale.toString(tally.won)} ({share})"),
        (translate("History", "Points a deal"), locale.toString(tally.points_a_deal, "f", 1)),
        (translate("History", "Sweeps"), locale.toString(tally.sweeps)),
        (translate("History", "Won in a row"), locale.toString(tally.streak)),
    ]
    title = _kind_words(kind)
    said = ", ".join(f"{name} {value}" for name, value in figures)
    return {
        "title": title,
        "figures": [{"name": name, "value": value} for name, value in figures],
        "spoken": f"{title}: {said}",
    }


def _game_row(one: Kept) -> dict[str, Any]:
    translate, game = QCoreApplication.translate, one.game
    result = translate("History", "Won, {own}–{others}")
    if not game.won:
        result = translate("History", "Lost, {own}–{others}")
    result = result.format(own=game.points, others=game.others)
    parts = [
        _when(game.started),
        _kind_words(game.kind),
        translate("History", "%n deal(s)", "", game.deals),
    ]
    if game.sweeps:
        parts.append(translate("History", "%n sweep(s)", "", game.sweeps))
    if game.undone:
        parts.append(translate("History", "with a move taken back"))
    line = " · ".join(part for part in parts if part)
    url = QUrl.fromLocalFile(str(one.path)).toString()
    return {"url": url, "title": result, "line": line, "spoken": f"{result}. {line}"}


def _kind_words(kind: Kind) -> str:
    translate, rules = QCoreApplication.translate, preset_name(kind.preset)
    if kind.changed:
        rules = translate("History", "{rules}, changed").format(rules=rules)
    seats = translate("History", "%n player(s)", "", kind.seats)
    if kind.pairs:
        seats = translate("History", "%n player(s) in pairs", "", kind.seats)
    names = [*LEVEL_NAMES]
    levels = sorted(map(known_level, kind.levels), key=lambda one: names.index(base_level(one)))
    return " · ".join([rules, seats, " + ".join(map(level_name, levels))])


def _when(started: str) -> str:
    """The time by the clock of the system, in the format of the language."""
    try:
        seconds = datetime.fromisoformat(started).timestamp()
    except (ValueError, OverflowError, OSError):
        return ""
    time = QDateTime.fromSecsSinceEpoch(int(seconds))
    return QLocale().toString(time, QLocale.FormatType.ShortFormat)
