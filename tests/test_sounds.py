"""The sounds: small, as the generator makes them, and harmless where nothing can be heard."""

import io
import os
import struct
import subprocess
import sys
import wave
from pathlib import Path

import pytest

from casino_desktop.ui.cues import CUES
from resources.sounds.catalogue import sound_files
from resources.sounds.synth import RATE

WAVES = Path(__file__).parent.parent / "resources/sounds/wav"
MOST_BYTES = 60_000


def levels(data: bytes) -> tuple[int, ...]:
    """The samples of a file of 16 bits, one channel."""
    with wave.open(io.BytesIO(data)) as reader:
        assert (reader.getnchannels(), reader.getsampwidth()) == (1, 2)
        assert reader.getframerate() == RATE
        frames = reader.readframes(reader.getnframes())
    return struct.unpack(f"<{len(frames) // 2}h", frames)


def test_every_cue_has_a_sound() -> None:
    assert set(sound_files()) == {f"{cue}.wav" for cue in CUES}
    assert {path.name for path in WAVES.iterdir()} == set(sound_files())


@pytest.mark.parametrize("name", sorted(sound_files()))
def test_committed_sounds_are_what_the_generator_makes(name: str) -> None:
    committed, made = levels((WAVES / name).read_bytes()), levels(sound_files()[name])
    # The last bit may differ with the system's sine.
    assert len(committed) == len(made)
    assert max(abs(one - other) for one, other in zip(committed, made, strict=True)) <= 1


@pytest.mark.parametrize("name", sorted(sound_files()))
def test_sounds_are_small_soft_and_end_in_silence(name: str) -> None:
    data = (WAVES / name).read_bytes()
    samples = levels(data)
    assert len(data) <= MOST_BYTES
    assert 2000 < max(map(abs, samples)) < 17_000
    assert max(map(abs, samples[-20:])) < 200


SILENT = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QGuiApplication
{before}
from casino_desktop.ui.sounds import Sounds
app = QGuiApplication([])
sounds = Sounds()
sounds.set_volume(0.7)
sounds.play("deal")
assert sys.modules.get("PySide6.QtMultimedia") is None
sounds.warm_up()
QTimer.singleShot(400, app.quit)
app.exec()
sounds.play("deal")
sounds.set_volume(0)
assert not sounds.audible
sounds.close()
print("done")
"""


@pytest.mark.parametrize("before", ["", "sys.modules['PySide6.QtMultimedia'] = None"])
def test_no_device_and_no_sound_library_are_not_even_mentioned(before: str) -> None:
    code = SILENT.format(before=before)
    unserved = {"QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": "/nonexistent"}
    environment = {**os.environ, **unserved}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=False
    )
    assert (done.stdout, done.stderr) == ("done\n", "")
