"""``casino screenshot`` draws the real window without a screen, and always the same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from casino_desktop.cli import main, screenshot
from casino_desktop.ui import app_model

COMMAND = [
    sys.executable,
    "-c",
    "import sys; from casino_desktop.cli import main; sys.exit(main())",
]
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "QT_QUICK_BACKEND", "QT_SCALE_FACTOR")


def draw(folder: Path, name: str, *options: str) -> QImage:
    """Draw in a process of its own, as Qt starts only once in each; Qt must have no complaint."""
    environment = {key: value for key, value in os.environ.items() if key not in SCREENS}
    environment["CASINO_DATA_DIR"] = environment["CASINO_CONFIG_DIR"] = str(folder / "own")
    out = folder / name
    done = subprocess.run(
        [*COMMAND, "screenshot", str(out), "--size", "800x560", *options],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert not (folder / "own").exists(), "a picture must not touch the player's files"
    return QImage(str(out))


def test_the_same_numbers_draw_the_same_table(tmp_path: Path) -> None:
    options = ("--seed", "3", "--moves", "7")
    first, second = (draw(tmp_path, name, *options) for name in ("a.png", "b.png"))
    assert (first.width(), first.height()) == (800, 560)
    assert first == second
    assert len({first.pixel(x, y) for x in range(0, 800, 7) for y in range(0, 560, 7)}) > 20


@pytest.mark.parametrize(
    "options",
    [
        ("--moves", "8"),
        ("--seed", "4"),
        ("--locale", "sv"),
        ("--theme", "dark"),
        ("--page", "settings"),
        ("--page", "score"),
    ],
)
def test_each_option_changes_the_picture(tmp_path: Path, options: tuple[str, ...]) -> None:
    plain = ("--seed", "3", "--moves", "7")
    assert draw(tmp_path, "plain.png", *plain) != draw(tmp_path, "other.png", *plain, *options)


def test_every_page_of_the_program_can_be_drawn() -> None:
    assert set(app_model.PAGES) - {""} <= set(screenshot.PAGES)


def test_a_scale_gives_more_pixels_of_the_same_window(tmp_path: Path) -> None:
    picture = draw(tmp_path, "large.png", "--scale", "2")
    assert (picture.width(), picture.height()) == (1600, 1120)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--size", "huge"], "1280x800"),
        (["--size", "9x9"], "100x100"),
        (["--rules", "poker"], "poker"),
        (["--scale", "40"], "between 0.5 and 4"),
        (["--moves", "-1"], "negative"),
    ],
)
def test_bad_input_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], complaint: str
) -> None:
    assert main(["screenshot", str(tmp_path / "x.png"), *options]) == 2
    said = capsys.readouterr().err
    assert complaint in said
    assert len(said.splitlines()) == 1
    assert not (tmp_path / "x.png").exists()


def test_a_picture_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    out = tmp_path / "missing" / "x.png"
    command = [*COMMAND, "screenshot", str(out)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == f"casino screenshot: {out} cannot be written\n"
