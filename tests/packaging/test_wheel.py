"""The wheel and the source archive: whole, and enough for both commands and a window."""

import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest

from assets import tool
from casino_desktop import __version__

ROOT = Path(__file__).parents[2]
STEM = f"casino_desktop-{__version__}"
LANGUAGES = {f"casino_desktop/i18n/casino_{code}.qm" for code in ("da", "de", "en", "sv")}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with both."""
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([tool("hatchling"), "build", "-d", str(folder)], check=True, cwd=ROOT)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (found,) = built.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        return Parser().parsestr(archive.read(f"{STEM}.dist-info/METADATA").decode())


def test_the_wheel_holds_all_that_the_program_loads(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    sources = [path for path in (ROOT / "casino_desktop").rglob("*") if path.is_file()]
    kinds = (".py", ".qml", ".js", ".rcc", ".qm")
    wanted = {path.relative_to(ROOT).as_posix() for path in sources if path.suffix in kinds}
    assert len(wanted) > 150
    assert names >= {name for name in wanted if "/tst_" not in name}
    assert names >= {"casino_desktop/resources.rcc", "casino_desktop/py.typed", *LANGUAGES}
    assert not [name for name in names if name.startswith(("tests/", "packaging/", "resources/"))]


def test_the_source_archive_can_be_built_and_tested(built: Path) -> None:
    with tarfile.open(built / f"{STEM}.tar.gz") as archive:
        names = {name.removeprefix(f"{STEM}/") for name in archive.getnames()}
    wanted = {"resources/resources.qrc", "translations/casino_de.ts", "packaging/casino.spec"}
    wanted |= {"tests/conftest.py", "Makefile", "requirements.lock", "LICENSE", *LANGUAGES}
    assert names >= wanted | {"casino_desktop/resources.rcc"}


def test_the_metadata_is_complete(metadata: Message) -> None:
    assert metadata["Version"] == __version__
    assert metadata["Requires-Python"] == ">=3.11"
    assert metadata["License-Expression"] == "MIT"
    for key in ("Summary", "Author", "Keywords", "License-File", "Description-Content-Type"):
        assert metadata[key], key
    links = [link.partition(", ")[0] for link in metadata.get_all("Project-URL", [])]
    assert links == ["Homepage", "Issues", "Changelog"]
    assert len(str(metadata.get_payload())) > 1000


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the commands in an environment with the wheel and what it depends on."""
    folder = tmp_path_factory.mktemp("venv")
    venv.create(folder, with_pip=False)
    commands = folder / ("Scripts" if os.name == "nt" else "bin")
    python = commands / Path(sys.executable).name
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True)
    # The packages it depends on are those of the present environment, not installed once more.
    base = {"base": str(folder), "platbase": str(folder)}
    site = Path(sysconfig.get_path("purelib", "venv", base))
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
    return commands


@pytest.mark.parametrize("command", ["casino --version", "casino-desktop --self-test"])
def test_both_commands_work_from_the_wheel(installed: Path, command: str, tmp_path: Path) -> None:
    name, argument = command.split()
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)}
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(
        [installed / name, argument],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Casino")
