"""Rustle, taps and notes as lists of samples between -1 and 1, and the WAV file made of them."""

import io
import math
import wave
from collections.abc import Callable, Iterable
from random import Random

RATE = 22_050
"""Samples a second; nothing here is bright enough to need more."""

Samples = list[float]
Envelope = Callable[[float], float]


def swell(seconds: float) -> Envelope:
    """Up and down again like a breath, over ``seconds``."""
    return lambda t: math.sin(math.pi * min(1.0, t / seconds)) ** 2


def decay(seconds: float, attack: float = 0.002) -> Envelope:
    """A stroke that has faded to a third after ``seconds``."""
    return lambda t: min(1.0, t / attack) * math.exp(-t / seconds)


def times(seconds: float) -> Iterable[float]:
    """The moment of each sample of a sound that long."""
    return (number / RATE for number in range(round(seconds * RATE)))


def rustle(seconds: float, low: float, high: float, envelope: Envelope, seed: int) -> Samples:
    """Noise between two frequencies in Hz, as of paper that slides."""
    rng = Random(seed)
    down, up = (1 - math.exp(-2 * math.pi * edge / RATE) for edge in (high, low))
    smooth = slow = 0.0
    samples = []
    for t in times(seconds):
        smooth += down * (rng.uniform(-1, 1) - smooth)
        slow += up * (smooth - slow)
        samples.append((smooth - slow) * envelope(t))
    return samples


def note(seconds: float, pitch: float, fading: float) -> Samples:
    """A soft mallet on a bar of wood: its tone in Hz, and the fourth partial that dies at once."""
    body, click = decay(fading), decay(fading / 6)
    return [
        math.sin(2 * math.pi * pitch * t) * body(t)
        + 0.25 * math.sin(8 * math.pi * pitch * t) * click(t)
        for t in times(seconds)
    ]


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Sounds laid over each other, each given as (seconds of delay, loudness, samples)."""
    starts = [round(delay * RATE) for delay, _, _ in parts]
    total = [0.0] * max(
        start + len(part) for start, (_, _, part) in zip(starts, parts, strict=True)
    )
    for start, (_, loudness, part) in zip(starts, parts, strict=True):
        for number, sample in enumerate(part, start):
            total[number] += loudness * sample
    return total


def wav(samples: Samples, peak: float) -> bytes:
    """The samples as a WAV file of 16 bits, as loud as ``peak`` at most, its end faded out."""
    top = max(map(abs, samples))
    fade = RATE // 100
    levels = (
        round(32_767 * peak / top * sample * min(1.0, (len(samples) - number) / fade))
        for number, sample in enumerate(samples)
    )
    data = b"".join(level.to_bytes(2, "little", signed=True) for level in levels)
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(data)
    return file.getvalue()
