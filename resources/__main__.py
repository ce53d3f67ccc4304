"""Write all generated pictures, sounds and ``resources.qrc``: ``python -m resources``."""

from pathlib import Path

from resources.deck.catalogue import deck_files
from resources.grounds.catalogue import ground_files
from resources.icons.catalogue import icon_files, png_names
from resources.portraits.catalogue import portrait_files
from resources.sounds.catalogue import sound_files

HERE = Path(__file__).parent
DECK = "deck/svg"
GROUNDS = "grounds/svg"
ICONS = "icons/art"
PORTRAITS = "portraits/svg"
SOUNDS = "sounds/wav"


def picture_files() -> dict[str, str]:
    """The text of every SVG by its path below ``resources``."""
    files = {f"{DECK}/{name}": text for name, text in deck_files().items()}
    files |= {f"{GROUNDS}/{name}": text for name, text in ground_files().items()}
    files |= {f"{ICONS}/{name}": text for name, text in icon_files().items()}
    files |= {f"{PORTRAITS}/{name}": text for name, text in portrait_files().items()}
    return files


def _section(prefix: str, folder: str, names: list[str]) -> list[str]:
    lines = [f'    <file alias="{name}">{folder}/{name}</file>' for name in sorted(names)]
    return [f'  <qresource prefix="/{prefix}">', *lines, "  </qresource>"]


def qrc_text() -> str:
    """The collection file that puts all this at ``qrc:/deck``, ``qrc:/icons`` and so on."""
    lines = [
        '<RCC version="1.0">',
        *_section("deck", DECK, list(deck_files())),
        *_section("grounds", GROUNDS, list(ground_files())),
        *_section("icons", ICONS, [*icon_files(), *png_names()]),
        *_section("portraits", PORTRAITS, list(portrait_files())),
        *_section("sounds", SOUNDS, list(sound_files())),
        "</RCC>",
    ]
    return "\n".join(lines) + "\n"


def write_all(root: Path) -> int:
    """Write every file below ``root`` that is not right yet; return how many files there are."""
    texts = picture_files() | {"resources.qrc": qrc_text()}
    files = {name: text.encode() for name, text in texts.items()}
    files |= {f"{SOUNDS}/{name}": data for name, data in sound_files().items()}
    for name, data in files.items():
        target = root / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists() or target.read_bytes() != data:
            target.write_bytes(data)
    return len(files)


if __name__ == "__main__":
    write_all(HERE)
