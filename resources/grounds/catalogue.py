"""Every ground by its file name; a cloth is plain and has none. All lie under one vignette."""

from resources.grounds.stone import paper, slate
from resources.grounds.vignette import vignette
from resources.grounds.wood import wood


def ground_files() -> dict[str, str]:
    """All files: ``wood.svg`` ..."""
    grounds = {"wood": wood(), "slate": slate(), "paper": paper(), "vignette": vignette()}
    return {f"{name}.svg": text for name, text in grounds.items()}
