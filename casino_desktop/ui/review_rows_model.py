"""The lines of a review for QML; what they say is made in ``review_rows`` when there are some."""

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement, QmlUncreatable

from .row_model import RowModel

QML_IMPORT_NAME = "Casino.Ui"
QML_IMPORT_MAJOR_VERSION = 1
_FIELDS = ("number", "title", "better", "loss", "spoken")


@QmlElement
@QmlUncreatable("app.review is the only one")
class ReviewRowsModel(RowModel):  # type: ignore[operator]
    """The moves that cost most, the dearest first: the roles are the fields of ReviewRow."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(_FIELDS, parent)
