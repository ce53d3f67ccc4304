"""Make everything that is handed out for this system, and try it out: `make dist`.

Run with the environment's Python: `.venv/bin/python packaging/dist.py`. The tests come before it.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE, STDOUT

import keep_list
from assets import ROOT, tool

BUNDLES = ROOT / "build" / "bundle"
BUNDLE = BUNDLES / "casino"
DIST = ROOT / "dist"


def step(*command: str | Path) -> None:
    """Run one command in the project's folder; SystemExit with a sentence where it fails."""
    if subprocess.run(command, check=False, cwd=ROOT).returncode != 0:
        raise SystemExit(f"This step failed: {' '.join(map(str, command))}")


def make_bundle() -> None:
    """Let PyInstaller make the program's folder."""
    shutil.rmtree(BUNDLES, ignore_errors=True)
    quiet = ("--noconfirm", "--log-level", "ERROR")
    places = ("--distpath", str(BUNDLES), "--workpath", str(ROOT / "build" / "pyinstaller"))
    step(tool("pyinstaller"), *quiet, *places, ROOT / "packaging" / "casino.spec")


def check_files(bundle: Path) -> None:
    """Hold the folder against the keep-list; SystemExit names what differs."""
    inside = bundle / keep_list.INSIDE
    places = [path.relative_to(inside).as_posix() for path in inside.rglob("*") if path.is_file()]
    if more := keep_list.surplus(places, sys.platform):
        raise SystemExit(f"The package has files that the keep-list does not name: {more}")
    if less := keep_list.missing(places, sys.platform):
        raise SystemExit(f"The keep-list names what the package lacks: {less}")
    print(f"The package holds {len(places)} files, all of them named in the keep-list.")


def try_out(bundle: Path) -> None:
    """Start the packaged program's own test, and its other door."""
    suffix = ".exe" if os.name == "nt" else ""
    for name, option in (("casino-desktop", "--self-test"), ("casino", "--version")):
        # On Windows a program without a console speaks to a pipe only.
        command = (str(bundle / f"{name}{suffix}"), option)
        done = subprocess.run(command, check=False, stdout=PIPE, stderr=STDOUT, text=True)
        print(done.stdout, end="")
        if done.returncode != 0:
            raise SystemExit(f"{name} {option} failed with exit status {done.returncode}.")


def write_checksums() -> None:
    """Write the SHA-256 sum of each file in dist beside them, as sha256sum reads them."""
    files = sorted(path for path in DIST.iterdir() if path.is_file() and path.name != "SHA256SUMS")
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (DIST / "SHA256SUMS").write_bytes("".join(sums).encode())


def check_descriptions() -> None:
    """Let the desktops' own tools read what is written for desktops, where there are any."""
    folder = ROOT / "packaging" / "linux"
    for command, pattern in (
        (("desktop-file-validate",), "files/*.desktop"),
        (("appstreamcli", "validate", "--no-net"), "files/*.metainfo.xml"),
        (("flatpak-builder", "--show-manifest"), "flatpak/*.yml"),
    ):
        if shutil.which(command[0]) is None:
            print(f"{command[0]} is not installed: {pattern} was not checked.")
            continue
        called = (*command, *map(str, sorted(folder.glob(pattern))))
        # flatpak-builder makes a folder where it is called.
        read = subprocess.run(called, check=False, cwd=BUNDLES.parent, stdout=PIPE, text=True)
        if read.returncode != 0:
            raise SystemExit(f"{command[0]} complains: {read.stdout}")


def package_for_linux() -> bool:
    """Make the packages and print the figures; whether both sizes are within their limits.

    Times are those of a moment on this machine: they are there to be read.
    """
    import figures  # noqa: PLC0415
    from linux import packages  # noqa: PLC0415

    check_descriptions()
    deb, *others = packages.main()
    step("packaging/linux/appimage.sh", "--folder-only")
    for path in (deb, *others):
        print(f"{path.stat().st_size / 1e6:6.1f} MB  {path.relative_to(ROOT)}")
    measured = figures.measure(BUNDLE, BUNDLES / "bare", packages.STAGED / "usr", deb)
    print(*measured, sep="\n")
    return all(figure.good for figure in measured if figure.unit == "MB")


def main() -> None:
    """Build, try out and pack; the exit status is 1 where something is too large."""
    shutil.rmtree(DIST, ignore_errors=True)
    step(tool("hatchling"), "build")
    make_bundle()
    check_files(BUNDLE)
    try_out(BUNDLE)
    good = package_for_linux() if sys.platform == "linux" else True
    write_checksums()
    if not good:
        raise SystemExit("The program has become too large.")


if __name__ == "__main__":
    main()
