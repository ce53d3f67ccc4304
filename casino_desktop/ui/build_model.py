"""The builds on the table, a row for each while it exists."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtQml import QmlElement, QmlUncreatable

from .card_names import card_name
from .marks import NO_MARKS, Marks
from .narration import Cast
from .number_words import badge, value_word, values_word
from .row_model import RowModel
from .scene import Fan

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1


class BuildRow(NamedTuple):
    """What QML knows of a build; the number ``build_id`` stays while the build exists."""

    build_id: int
    slot: int
    size: int
    badge: str
    owner: int
    lit: bool
    target: bool
    selected: bool
    hinted: bool
    name: str


@QmlElement
@QmlUncreatable("app.table.builds is the only one")
class BuildModel(RowModel):  # type: ignore[operator]
    """The builds in the order in which they were begun."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(BuildRow._fields, parent)

    def show_builds(
        self,
        fans: tuple[Fan, ...],
        cast: Cast,
        lit: int = 0,
        marks: Marks = NO_MARKS,
    ) -> None:
        """Show these builds; ``lit`` is a mask of cards."""
        self.show([_row(fan, cast, lit, marks) for fan in sorted(fans)])


def _row(fan: Fan, cast: Cast, lit: int, marks: Marks) -> BuildRow:
    build = fan.build
    return BuildRow(
        fan.id,
        fan.slot,
        len(fan.cards),
        badge(build.value, build.multiple),
        build.owner,
        lit=bool(lit & build.cards),
        target=bool(marks.targets & build.cards),
        selected=bool(marks.selected & build.cards),
        hinted=bool(marks.hinted & build.cards),
        name=_name(fan, cast),
    )


def _name(fan: Fan, cast: Cast) -> str:
    translate = QCoreApplication.translate
    build = fan.build
    if build.owner == cast.you:
        single = translate("Builds", "Your build of {value}: {cards}")
        several = translate("Builds", "Your build of {values}: {cards}")
    else:
        single = translate("Builds", "{name} has a build of {value}: {cards}")
        several = translate("Builds", "{name} has a build of {values}: {cards}")
    return (several if build.multiple else single).format(
        name=cast.names[build.owner],
        value=value_word(build.value),
        values=values_word(build.value),
        cards="; ".join(", ".join(map(card_name, group)) for group in fan.groups),
    )
