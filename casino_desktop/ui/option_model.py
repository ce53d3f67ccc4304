"""The options of the rule set being chosen, as the customise page lists them."""

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement, QmlUncreatable

from .row_model import RowModel

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("app.draft is the only one")
class OptionModel(RowModel):  # type: ignore[operator]
    """One row for each option: the roles are the fields of OptionRow."""

    def __init__(self, parent: QObject | None = None) -> None:
        from .options.rows import OptionRow  # noqa: PLC0415 - no start needs it

        super().__init__(OptionRow._fields, parent)
