"""Line icons for buttons and menus: one stroke width on a grid of 24 units.

Qt does not resolve ``currentColor`` in an SVG file, so each icon is drawn once for light and once
for dark windows.
"""

from resources.draw import document, group, path

GRID = 24.0
STROKE = 2.0
THEMES = {"light": "#1b2133", "dark": "#f5f1e6"}
"""The line's colour by the theme of the window it is shown in."""

_SPEAKER = "M4 9.5 H7.5 L12 5.5 V18.5 L7.5 14.5 H4 Z"
_BOX = "M5 3.5 H19 V20.5 H5 Z"

ICONS = {
    "arrow-left": "M19 12 H5 M11 6 L5 12 L11 18",
    "arrow-right": "M5 12 H19 M13 6 L19 12 L13 18",
    "book": "M12 6.5 C9.5 4.5 6 4.5 3.5 5 V18.5 C6 18 9.5 18 12 20 C14.5 18 18 18 20.5 18.5 V5 "
    "C18 4.5 14.5 4.5 12 6.5 Z M12 6.5 V20",
    "chart": "M4 4 V20 H20 M7.5 15.5 L11 11 L14 13.5 L19 7",
    "check": "M4.5 12.5 L10 18 L19.5 7",
    "close": "M6 6 L18 18 M18 6 L6 18",
    "copy": "M9 8.5 H19 V20.5 H9 Z M15 5 V3.5 H5 V15.5 H6",
    "delete": "M4.5 6.5 H19.5 M9 6.5 V4 H15 V6.5 M6.5 6.5 L7.5 20.5 H16.5 "
    "L17.5 6.5 M10.5 10.5 V16.5 "
    "M13.5 10.5 V16.5",
    "eye": "M2.5 12 C6.5 5.5 17.5 5.5 21.5 12 C17.5 18.5 6.5 18.5 2.5 12 Z "
    "M12 9 a3 3 0 1 0 0.01 0 Z",
    "fullscreen": "M4 9 V4 H9 M15 4 H20 V9 M20 15 V20 H15 M9 20 H4 V15",
    "help": "M8.5 8.5 C8.5 3.5 16 4 15.5 8.8 C15.2 11.5 12 11.5 12 15 M12 19.5 V19.6",
    "hint": "M9 17 C9 14 6 13.5 6 9.5 C6 6 8.7 3.5 12 3.5 C15.3 3.5 18 6 "
    "18 9.5 C18 13.5 15 14 15 17 "
    "Z M10 20.5 H14",
    "history": "M4.2 9 A8.3 8.3 0 1 1 3.8 13.5 M3.5 4.5 L4.2 9 L8.7 8.3 M12 7.5 V12.5 L15.5 14.5",
    "info": "M12 3.5 a8.5 8.5 0 1 0 0.01 0 Z M12 11 V16.5 M12 7.5 V7.6",
    "keyboard": "M3 6.5 H21 V17.5 H3 Z M7 10 V10.1 M10.3 10 V10.1 M13.7 10 V10.1 M17 10 V10.1 "
    "M8.5 14 H15.5",
    "language": "M12 3.5 a8.5 8.5 0 1 0 0.01 0 Z M3.5 12 H20.5 M12 3.5 C7 8.5 7 15.5 12 20.5 "
    "C17 15.5 17 8.5 12 3.5",
    "menu": "M4 6.5 H20 M4 12 H20 M4 17.5 H20",
    "minus": "M5 12 H19",
    "new-game": "M8 5.5 L16 3.5 L19.5 17 L11.5 19 Z M8 8 L4.5 9.5 L8.5 20.5 L12 19.5 "
    "M13.8 8.5 V14 M11 11.2 H16.6",
    "open": "M3.5 19.5 V4.5 H9.5 L11.5 7 H19 V10 M3.5 19.5 L6.5 10 H21.5 L18.5 19.5 Z",
    "pause": "M8.5 5 V19 M15.5 5 V19",
    "play": "M7 4.5 L19 12 L7 19.5 Z",
    "plus": "M12 5 V19 M5 12 H19",
    "redo": "M19.5 9 H10 C1.5 9 1.5 19 10 19 H13 M15 4.5 L19.5 9 L15 13.5",
    "replay": "M19.8 9 A8.3 8.3 0 1 0 20.2 13.5 M20.5 4.5 L19.8 9 L15.3 8.3 M10.3 8.8 L15 12 "
    "L10.3 15.2 Z",
    "save": "M4 4 H16.5 L20 7.5 V20 H4 Z M8 4 V9 H15 V4 M7.5 20 V13.5 H16.5 V20",
    "settings": "M4 7 H10 M15 7 H20 M4 12 H6 M11 12 H20 M4 17 H13 M18 17 H20 "
    "M12.5 4.5 a2.5 2.5 0 1 0 0.01 0 Z M8.5 9.5 a2.5 2.5 0 1 0 0.01 0 Z "
    "M15.5 14.5 a2.5 2.5 0 1 0 0.01 0 Z",
    "score": f"{_BOX} M8.5 8 H15.5 M8.5 12 H15.5 M8.5 16 H12.5",
    "seats": "M12 4 a4 4 0 1 0 0.01 0 Z M4.5 20 C5 11.5 19 11.5 19.5 20 Z",
    "sound-off": f"{_SPEAKER} M15.5 9.5 L20.5 14.5 M20.5 9.5 L15.5 14.5",
    "sound-on": f"{_SPEAKER} M15.2 9 Q17.5 12 15.2 15 M18 6.5 Q22 12 18 17.5",
    "star": "M12 3.5 L14.6 9.2 L20.8 9.9 L16.2 14.1 L17.5 20.2 L12 17.1 "
    "L6.5 20.2 L7.8 14.1 L3.2 9.9 "
    "L9.4 9.2 Z",
    "undo": "M4.5 9 H14 C22.5 9 22.5 19 14 19 H11 M9 4.5 L4.5 9 L9 13.5",
    "warning": "M12 4 L21 19.5 H3 Z M12 10 V14 M12 16.8 V16.9",
    "windowed": "M9 4 V9 H4 M20 9 H15 V4 M15 20 V15 H20 M4 15 H9 V20",
}


def line_icon(name: str, theme: str) -> str:
    """One icon in the colour for ``theme``, "light" or "dark"."""
    pen = group(path(ICONS[name]), fill="none", stroke=THEMES[theme], stroke_width=STROKE)
    return document(GRID, GRID, pen)
