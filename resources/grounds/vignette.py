"""The shade towards the edges of every table, as under a lamp."""

from resources.draw import document, element, rect

WIDTH, HEIGHT = 320.0, 200.0


def vignette() -> str:
    """A picture that is stretched over the whole table."""
    stops = (
        element("stop", offset=0.35, stop_opacity=0),
        element("stop", offset=1, stop_opacity=0.36),
    )
    shade = element("radialGradient", *stops, id="shade", cx="0.5", cy="0.45", r="0.75")
    return document(
        WIDTH, HEIGHT, element("defs", shade), rect(0, 0, WIDTH, HEIGHT, fill="url(#shade)")
    )
