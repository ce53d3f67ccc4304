"""What desktops read about the program: four languages, one name, one version."""

import re
from collections import defaultdict
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from casino_desktop import __version__
from casino_desktop.rules.presets import preset
from casino_desktop.storage.rule_files import OwnRules, encode_own_rules
from identity import APP_ID, LANGUAGES, MIME_TYPE, PROGRAMS, RECORD_ICON, RULES_MIME_TYPE
from linux.tree import stage_shared

PACKAGING = Path(__file__).parents[2] / "packaging"
FILES = PACKAGING / "linux" / "files"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture
def entry() -> dict[str, str]:
    parser = ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(FILES / f"{APP_ID}.desktop", "utf-8")
    return dict(parser["Desktop Entry"])


@pytest.fixture
def metainfo() -> ElementTree.Element:
    return ElementTree.parse(FILES / f"{APP_ID}.metainfo.xml").getroot()


@pytest.fixture
def mime() -> str:
    return (FILES / f"{APP_ID}.mime.xml").read_text("utf-8")


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_the_desktop_entry_speaks(entry: dict[str, str], key: str, language: str) -> None:
    assert entry[key]
    assert entry[f"{key}[{language}]"] != entry[key]


def test_the_desktop_entry_opens_records_under_the_windows_own_name(entry: dict[str, str]) -> None:
    assert entry["Exec"] == "casino-desktop %f"
    assert entry["MimeType"] == f"{MIME_TYPE};{RULES_MIME_TYPE};"
    assert entry["Icon"] == entry["StartupWMClass"] == APP_ID
    window = (PACKAGING.parent / "casino_desktop" / "ui" / "application.py").read_text("utf-8")
    assert f'setDesktopFileName("{APP_ID}")' in window


def test_each_text_of_the_metainfo_is_in_all_languages(metainfo: ElementTree.Element) -> None:
    texts = 0
    for parent in metainfo.iter():
        languages = defaultdict(list)
        for child in parent:
            if child.tag in ("summary", "p", "li", "caption"):
                languages[child.tag].append(child.get(LANGUAGE, "en"))
        for tag, found in languages.items():
            assert sorted(found) == sorted([*LANGUAGES] * (len(found) // 4)), (parent.tag, tag)
            texts += len(found)
    assert texts >= 40


def test_the_metainfo_tells_this_version_first(metainfo: ElementTree.Element) -> None:
    release = metainfo.find("releases/release")
    assert release is not None
    assert release.get("version") == __version__


def test_screenshots_are_there_in_each_language(metainfo: ElementTree.Element) -> None:
    images = [image.text or "" for image in metainfo.iter("image")]
    names = [Path(image).name for image in images]
    assert all((PACKAGING / "screenshots" / name).is_file() for name in names)
    assert {name.split("-")[1].removesuffix(".png") for name in names} == set(LANGUAGES)


def test_all_describe_the_same_program(metainfo: ElementTree.Element, mime: str) -> None:
    assert metainfo.findtext("id") == APP_ID
    assert metainfo.findtext("launchable") == f"{APP_ID}.desktop"
    types = [MIME_TYPE, RULES_MIME_TYPE]
    assert [kind.text for kind in metainfo.iterfind("provides/mediatype")] == types
    assert [binary.text for binary in metainfo.iter("binary")] == list(PROGRAMS)
    assert re.findall(r'mime-type type="(.+?)"', mime) == types
    assert f'icon name="{RECORD_ICON}"' in mime


def test_a_record_is_known_by_its_name_and_by_its_beginning(mime: str, tmp_path: Path) -> None:
    assert 'glob pattern="*.casino"' in mime
    saved = next((PACKAGING.parent / "tests" / "data" / "saves").rglob("*.casino"))
    beginning = saved.read_bytes()[: 64 + len('"casino-record"')]
    assert b'"casino-record"' in beginning


def test_a_rule_set_is_known_by_its_name_and_by_its_beginning(mime: str) -> None:
    assert 'glob pattern="*.casino-rules"' in mime
    saved = encode_own_rules(OwnRules("Mine", "casino-de", preset("casino-de")))
    assert b'"casino-rules"' in saved[: 64 + len('"casino-rules"')]


@pytest.mark.parametrize("program", PROGRAMS)
def test_man_pages_name_this_version(program: str) -> None:
    page = (PACKAGING / "linux" / "man" / f"{program}.6").read_text("utf-8")
    assert f'"Casino {__version__}"' in page.splitlines()[0]


def test_the_man_page_lists_each_command_of_the_terminal() -> None:
    from casino_desktop.cli import COMMANDS

    page = (PACKAGING / "linux" / "man" / "casino.6").read_text("utf-8")
    names = {module.__name__.rpartition(".")[2] for module in COMMANDS}
    assert names <= set(re.findall(r"^\.BI? ?R? (\w+)", page, re.MULTILINE))


def test_each_icon_that_is_named_is_installed(tmp_path: Path) -> None:
    stage_shared(tmp_path)
    theme = tmp_path / "icons" / "hicolor"
    for name, kind in ((APP_ID, "apps"), (RECORD_ICON, "mimetypes")):
        assert len(list(theme.glob(f"*x*/{kind}/{name}.png"))) == 8
        assert (theme / "scalable" / kind / f"{name}.svg").is_file()
    assert (tmp_path / "man" / "man6" / "casino.6.gz").is_file()
