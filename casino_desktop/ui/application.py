"""Starting and ending the window."""

import gc
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QResource, QSize, QUrl, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine

from casino_desktop import __version__
from casino_desktop.storage.paths import data_dir

from .display import stays_unseen
from .early_messages import EarlyMessages
from .first_frame import after_first_frame, if_graphics_fail
from .main_window import MainWindow, read_ahead, window_engine
from .program import Program
from .renderer import RendererProbe
from .window_place import available_screens, place_for, present_place

# PySide6's halves of QtQuick and QtQuickControls2 take a tenth of the start to load, and the window
# has all its signals without them. So both are told what to do by the environment. To name one
# enumeration of the namespace Qt takes another tenth, since PySide6 then makes all 93 of them.
if TYPE_CHECKING:
    from PySide6.QtQuick import QQuickWindow

_RESOURCES = Path(__file__).resolve().parent.parent / "resources.rcc"
# Only a Mac tells of files by events, and Python's half of Qt's events takes time to load.
TELLS_OF_FILES = sys.platform == "darwin"
_GRAPHICS_FAILED = 75
_ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def use_software_renderer() -> None:
    """Draw without the graphics card; before the first window only."""
    os.environ["QT_QUICK_BACKEND"] = "software"


def start_qt() -> QGuiApplication:
    """The application object, named and styled; its pictures are loaded."""
    # The look of Qt's own file dialog, where the system has none.
    os.environ["QT_QUICK_CONTROLS_STYLE"] = "Basic"
    # What runs once for each card is not worth to be compiled; Qt does so at the third run.
    os.environ.setdefault("QV4_JIT_CALL_THRESHOLD", "200")
    # Qt would ask a thousand times whether there is another file for this system or language.
    os.environ.setdefault("QT_NO_BUILTIN_SELECTORS", "1")
    # Qt would share out the painting of each card among threads, and wait for them longer than the
    # painting takes: a tenth of the start, and a third of a frame.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    gui = _application_class()(sys.argv[:1])
    gui.setApplicationName("casino")
    gui.setApplicationDisplayName("Casino")
    gui.setApplicationVersion(__version__)
    gui.setDesktopFileName("io.github.casino_desktop.casino")
    load_pictures()
    return gui


def _application_class() -> type[QGuiApplication]:
    if not TELLS_OF_FILES:
        return QGuiApplication
    from .file_opening import Application  # noqa: PLC0415

    return Application


def load_pictures() -> None:
    """Make the built resources readable as ``qrc:``; a second time does no harm."""
    if not QResource.registerResource(str(_RESOURCES)):
        qWarning(f"Casino has no pictures: {_RESOURCES.name} was not built")


def show_icon() -> None:
    """Give the window its icon, which it is seen without for a frame."""
    from PySide6.QtGui import QIcon  # noqa: PLC0415

    icon = QIcon()
    for size in _ICON_SIZES:
        icon.addFile(f":/icons/casino-{size}.png", QSize(size, size))
    QGuiApplication.setWindowIcon(icon)


def run(file: Path | None = None, *, quit_after_first_frame: bool = False) -> int:
    """Open the window, with a saved game if one is named; the exit status of the program."""
    probe = _prepare_renderer()
    gui = start_qt()
    engine = window_engine()
    program = Program()
    # Not before the translations are in: to put one in, this thread would wait for Qt's to be done
    # with them, and that one for Python, which this thread holds.
    ahead = read_ahead(engine)
    app = program.app
    messages = EarlyMessages(app.failed, app.noticed, app.refused)
    # Before the window is made: each of its items is then made for what it has to show.
    program.open(file, ask_language=not quit_after_first_frame)
    _open_with(gui, program.open_named)
    main = _window_over(program, engine)
    del ahead
    if main.window is None:
        return 1

    def go_on() -> None:
        main.complete()
        messages.repeat()
        show_icon()
        program.warm_up()

    _watch_start(main.window, probe, _say_drawn if quit_after_first_frame else go_on)
    status = gui.exec()
    _open_with(gui, None)
    if not quit_after_first_frame:
        _keep_place(program, main.window)
    program.close()
    main.close()
    return _without_graphics() if status == _GRAPHICS_FAILED else status


def _without_graphics() -> int:
    """Start anew, which goes without the graphics card; the exit status of this program."""
    from .start_again import start_again  # noqa: PLC0415

    start_again()
    return 0


def _window_over(program: Program, engine: QQmlApplicationEngine) -> MainWindow:
    """The window with its table, where it was when it was closed."""
    saved = program.preferences.values.window
    main = MainWindow(program, place_for(saved, available_screens()), whole=False, engine=engine)
    if main.window and saved and saved.maximized:
        main.window.showMaximized()
    return main


def _keep_place(program: Program, window: "QQuickWindow") -> None:
    preferences = program.preferences
    preferences.change(window=present_place(window, preferences.values.window))


def _open_with(gui: QGuiApplication, opens: Callable[[QUrl], None] | None) -> None:
    if TELLS_OF_FILES:
        from .file_opening import Application  # noqa: PLC0415

        assert isinstance(gui, Application)
        gui.open_with(opens)


def _prepare_renderer() -> RendererProbe | None:
    """Choose how to draw; the probe if the graphics card is on trial."""
    if os.environ.get("QT_QUICK_BACKEND"):
        return None
    # Where there is no screen there is no graphics card to draw on either.
    if stays_unseen(os.environ):
        use_software_renderer()
        return None
    probe = RendererProbe(data_dir())
    if probe.choose() == "software":
        use_software_renderer()
        return None
    return probe


def _watch_start(
    window: "QQuickWindow", probe: RendererProbe | None, then: Callable[[], None]
) -> None:
    def drawn() -> None:
        if probe:
            probe.succeeded()
        then()
        gc.freeze()
        gc.enable()

    def failed() -> None:
        if probe:
            probe.failed()
            # The next start goes without the card.
            QGuiApplication.exit(_GRAPHICS_FAILED)

    after_first_frame(window, drawn)
    if probe:
        if_graphics_fail(window, failed)


def _say_drawn() -> None:
    sys.stdout.write("drawn\n")
    sys.stdout.flush()
    QGuiApplication.quit()
