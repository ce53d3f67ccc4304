"""Settings of all tests: Qt without a screen, examples without a time limit."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

import pytest
from hypothesis import settings
from PySide6.QtGui import QGuiApplication

# A shared machine may be slow for a moment; how long an example takes is not what is tested.
settings.register_profile("casino", deadline=None, print_blob=True)
settings.load_profile("casino")


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    """The program's own application object, which needs no widgets.

    There is one for all tests of a process, whichever comes first.
    """
    from PySide6.QtQuickControls2 import QQuickStyle

    from casino_desktop.ui.file_opening import Application

    QQuickStyle.setStyle("Basic")
    return Application
