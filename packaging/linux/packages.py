"""Make the .deb, the .rpm and the tarball of the packaged program."""

import json
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from casino_desktop import __version__
from identity import DEVELOPERS, NAME, SUMMARY, WEBSITE
from linux.needs import Needs, debian_depends, needs_of, rpm_requires
from linux.tree import HERE, ROOT, stage

BUNDLE = ROOT / "build" / "bundle" / "casino"
STAGED = ROOT / "build" / "linux"
DIST = ROOT / "dist"
DESCRIPTION = f"""\
{SUMMARY}
Capture cards from the table, build, sweep, and beat the computer to 21 points: with the rules of
several countries, by mouse, by keyboard alone or by screen reader, in English, German, Danish and
Swedish. A second program, casino, plays and judges games in the terminal."""


def nfpm_settings(usr: Path, needs: Needs, version: str) -> dict[str, Any]:
    """What nfpm is to do; it reads JSON as well, as any reader of YAML does."""
    return {
        "name": NAME,
        "arch": "amd64",
        "platform": "linux",
        "version": version,
        "section": "games",
        "priority": "optional",
        "maintainer": f"{DEVELOPERS} <casino-desktop@users.noreply.github.com>",
        "vendor": DEVELOPERS,
        "description": DESCRIPTION,
        "homepage": WEBSITE,
        "license": "MIT",
        "umask": 0o022,
        "contents": list(_contents(usr)),
        "overrides": {
            "deb": {
                "depends": debian_depends(needs),
                "recommends": ["desktop-file-utils", "shared-mime-info", "hicolor-icon-theme"],
                "suggests": ["xdg-desktop-portal"],
            },
            "rpm": {"depends": rpm_requires(needs), "recommends": ["hicolor-icon-theme"]},
        },
        # A twelfth smaller than with zstd.
        "deb": {"compression": "xz"},
        "rpm": {"compression": "zstd", "group": "Amusements/Games", "summary": SUMMARY},
    }


def _contents(usr: Path) -> Iterator[dict[str, str]]:
    """Our own folder whole; elsewhere files only, since the folders there are the system's."""
    yield {"src": str(usr / "lib" / NAME), "dst": f"/usr/lib/{NAME}", "type": "tree"}
    for path in sorted((usr / "bin").iterdir()):
        yield {"src": str(path.readlink()), "dst": f"/usr/bin/{path.name}", "type": "symlink"}
    for path in sorted((usr / "share").rglob("*")):
        if path.is_file():
            yield {"src": str(path), "dst": f"/usr/{path.relative_to(usr).as_posix()}"}


def make_package(kind: str, settings: Path) -> Path:
    """Make a package of a kind, deb or rpm, in dist; return its path."""
    nfpm = shutil.which("nfpm", path=str(Path(sys.executable).parent))
    if nfpm is None:
        raise SystemExit("nfpm is not installed; run this with the environment's Python.")
    for old in DIST.glob(f"*.{kind}"):
        old.unlink()
    command = [
        nfpm,
        "package",
        "--config",
        str(settings),
        "--packager",
        kind,
        "--target",
        str(DIST),
    ]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    (made,) = DIST.glob(f"*.{kind}")
    return made


def make_tarball(usr: Path, version: str) -> Path:
    """Pack the same files with a script that installs them in the user's home."""
    name = f"{NAME}-{version}-linux-x86_64"
    target = DIST / f"{name}.tar.xz"
    with tarfile.open(target, "w:xz", preset=3) as archive:
        archive.add(usr, f"{name}/files", filter=_of_nobody)
        for file in ("install.sh", "README"):
            archive.add(HERE / "tarball" / file, f"{name}/{file}", filter=_of_nobody)
        archive.add(ROOT / "LICENSE", f"{name}/LICENSE", filter=_of_nobody)
    return target


def _of_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry


def main() -> list[Path]:
    """Make all three in dist; return their paths."""
    usr = STAGED / "usr"
    stage(BUNDLE, usr)
    DIST.mkdir(exist_ok=True)
    settings = STAGED / "nfpm.json"
    settings.write_text(json.dumps(nfpm_settings(usr, needs_of(BUNDLE), __version__)), "utf-8")
    made = [make_package(kind, settings) for kind in ("deb", "rpm")]
    return [*made, make_tarball(usr, __version__)]
