"""The files of an installed program as they lie below ``/usr`` on Linux."""

import gzip
import shutil
from pathlib import Path

from identity import APP_ID, NAME, PROGRAMS, RECORD_ICON

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
ART = ROOT / "resources" / "icons" / "art"
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def stage(bundle: Path, usr: Path) -> None:
    """Lay out the program and all that a desktop reads of it below a folder, which is emptied."""
    shutil.rmtree(usr, ignore_errors=True)
    shutil.copytree(bundle, usr / "lib" / NAME, symlinks=True)
    binaries = usr / "bin"
    binaries.mkdir()
    for program in PROGRAMS:
        (binaries / program).symlink_to(f"../lib/{NAME}/{program}")
    stage_shared(usr / "share")


def stage_shared(share: Path) -> None:
    """Lay out what is the same on every kind of computer."""
    files = HERE / "files"
    _copy(files / f"{APP_ID}.desktop", share / "applications" / f"{APP_ID}.desktop")
    _copy(files / f"{APP_ID}.metainfo.xml", share / "metainfo" / f"{APP_ID}.metainfo.xml")
    _copy(files / f"{APP_ID}.mime.xml", share / "mime" / "packages" / f"{APP_ID}.xml")
    _copy(HERE / "copyright", share / "doc" / NAME / "copyright")
    _compress(ROOT / "CHANGELOG.md", share / "doc" / NAME / "changelog.gz")
    for program in PROGRAMS:
        _compress(HERE / "man" / f"{program}.6", share / "man" / "man6" / f"{program}.6.gz")
    _stage_icons(share / "icons" / "hicolor")


def _stage_icons(theme: Path) -> None:
    """The program's icon and that of its files, as pictures of each size and as drawings."""
    # Only whoever packages needs Qt here.
    from resources.icons.rasterise import raster  # noqa: PLC0415
    from resources.icons.record import record_icon  # noqa: PLC0415

    _copy(ART / "casino.svg", theme / "scalable" / "apps" / f"{APP_ID}.svg")
    drawing = theme / "scalable" / "mimetypes" / f"{RECORD_ICON}.svg"
    drawing.parent.mkdir(parents=True)
    drawing.write_text(record_icon(), "utf-8")
    for size in ICON_SIZES:
        sized = theme / f"{size}x{size}"
        _copy(ART / f"casino-{size}.png", sized / "apps" / f"{APP_ID}.png")
        picture = sized / "mimetypes" / f"{RECORD_ICON}.png"
        picture.parent.mkdir(parents=True)
        if not raster(record_icon(), size).save(str(picture)):
            raise OSError(f"{picture} cannot be written")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _compress(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    # Without a time the same text makes the same file.
    target.write_bytes(gzip.compress(source.read_bytes(), mtime=0))
