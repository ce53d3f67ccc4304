"""The day by the clock of the system, and the deal number that all players share on it."""

from PySide6.QtCore import QDate


def today() -> QDate:
    """The day by the clock of the system."""
    return QDate.currentDate()


def number_of(day: QDate) -> int:
    """The deal number of a day: its year, month and day of the month, two digits each."""
    return int(day.toString("yyMMdd"))
