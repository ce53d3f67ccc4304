"""Every sound by its file name. ``peak`` says how loud it is beside the others."""

from resources.sounds.synth import Samples, decay, mixed, note, rustle, swell, wav

C4, E4, A4, E5 = 261.63, 329.63, 440.0, 659.26
C5, G5, B5, C6, D6 = 523.25, 783.99, 987.77, 1046.5, 1174.66


def _tap(pitch: float, seed: int) -> Samples:
    """A card that is put on the cloth: a thump, and the paper's edge."""
    thump = note(0.12, pitch, 0.022)
    edge = rustle(0.05, 700, 4200, decay(0.012), seed)
    return mixed((0, 0.8, thump), (0, 1.4, edge))


def _deal() -> Samples:
    slide = rustle(0.1, 1500, 6500, swell(0.1), 1)
    return mixed((0, 1.0, slide), (0.07, 0.25, _tap(160, 2)))


def _pick_up() -> Samples:
    return rustle(0.07, 1800, 7000, swell(0.07), 3)


def _put_down() -> Samples:
    return _tap(150, 4)


def _capture() -> Samples:
    slide = rustle(0.2, 900, 5200, swell(0.2), 5)
    return mixed((0, 0.9, _tap(165, 6)), (0.05, 1.0, slide), (0.21, 0.7, _tap(125, 7)))


def _build() -> Samples:
    return mixed((0, 0.8, _tap(150, 8)), (0.07, 1.0, note(0.22, 392, 0.045)))


def _notes(step: float, fading: float, *pitches: float) -> Samples:
    """One note after another, ``step`` seconds apart, the last one with time to fade."""
    parts = [
        (step * place, 1.0 - 0.08 * place, note(step + 4 * fading, pitch, fading))
        for place, pitch in enumerate(pitches)
    ]
    return mixed(*parts)


def sound_files() -> dict[str, bytes]:
    """All files: ``deal.wav``, ``won.wav`` ..."""
    sounds = {
        "deal": wav(_deal(), 0.22),
        "pick-up": wav(_pick_up(), 0.14),
        "put-down": wav(_put_down(), 0.42),
        "capture": wav(_capture(), 0.4),
        "build": wav(_build(), 0.4),
        "sweep": wav(_notes(0.085, 0.1, G5, B5, D6), 0.42),
        "your-turn": wav(_notes(0.11, 0.07, A4, E5), 0.24),
        "won": wav(_notes(0.13, 0.16, C5, E5, G5, C6), 0.48),
        "lost": wav(_notes(0.24, 0.16, E4, C4), 0.36),
    }
    return {f"{name}.wav": data for name, data in sounds.items()}
