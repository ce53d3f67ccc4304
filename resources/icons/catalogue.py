"""Every SVG file of the icons by its name below ``qrc:/icons``."""

from resources.icons.application import application_icon
from resources.icons.lines import ICONS, THEMES, line_icon

PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def icon_files() -> dict[str, str]:
    """The application's icon and the line icons for both themes: ``light/undo.svg`` ..."""
    files = {f"{theme}/{name}.svg": line_icon(name, theme) for theme in THEMES for name in ICONS}
    files["casino.svg"] = application_icon()
    return files


def png_names() -> dict[str, int]:
    """The application's icon as pictures: file name and side in pixels."""
    return {f"casino-{size}.png": size for size in PNG_SIZES}
