from PySide6.QtCore import QObject, Signal

from casino_desktop.ui.early_messages import EarlyMessages


class Speaker(QObject):
    said = Signal(str)
    asked = Signal(str, int)


def test_what_was_said_early_is_said_again_in_its_order_and_once() -> None:
    speaker, heard = Speaker(), list[tuple[object, ...]]()
    messages = EarlyMessages(speaker.said, speaker.asked)
    speaker.said.emit("first")
    speaker.asked.emit("second", 2)
    speaker.said.emit("third")
    speaker.said.connect(lambda text: heard.append((text,)))
    speaker.asked.connect(lambda text, number: heard.append((text, number)))
    messages.repeat()
    assert heard == [("first",), ("second", 2), ("third",)]
    speaker.said.emit("fourth")
    assert heard[3:] == [("fourth",)]
