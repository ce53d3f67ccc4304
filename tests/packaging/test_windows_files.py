"""The installer for Windows: four languages, and nothing named that is not there."""

import ast
import re
from pathlib import Path

import pytest

from casino_desktop import __version__
from identity import LANGUAGES, MIME_TYPE, RULES_MIME_TYPE
from windows.version_resource import DESCRIPTIONS, version_resource

ROOT = Path(__file__).parents[2]
WINDOWS = ROOT / "packaging" / "windows"
SCRIPT = (WINDOWS / "casino.iss").read_text("utf-8-sig")
# Made by the build before the installer is.
BUILT = ("build/bundle/casino", "build/icons/casino.ico")


def test_inno_setup_is_told_that_the_script_is_utf_8() -> None:
    assert (WINDOWS / "casino.iss").read_bytes().startswith(b"\xef\xbb\xbf")


def test_each_message_is_there_in_each_language() -> None:
    assert re.findall(r'^Name: "(\w\w)"; MessagesFile', SCRIPT, re.MULTILINE) == list(LANGUAGES)
    messages = re.findall(r"^(\w\w)\.(\w+)=(.+)$", SCRIPT, re.MULTILINE)
    keys = {key for _, key, _ in messages}
    assert len(keys) == 5
    assert sorted((language, key) for language, key, _ in messages) == sorted(
        (language, key) for language in LANGUAGES for key in keys
    )
    assert len({text for _, _, text in messages}) == len(messages)


def test_each_message_is_used() -> None:
    keys = set(re.findall(r"^en\.(\w+)=", SCRIPT, re.MULTILINE))
    used = set(re.findall(r"\{cm:(\w+)", SCRIPT)) | set(
        re.findall(r"CustomMessage\('(\w+)'", SCRIPT)
    )
    assert keys <= used
    assert used - keys == {"CreateDesktopIcon", "LaunchProgram"}, "Inno Setup's own"


def test_each_file_that_is_named_is_there() -> None:
    script = SCRIPT.replace("{#Bundle}", r"..\..\build\bundle\casino")
    named = {path.replace("\\", "/") for path in re.findall(r"\.\.\\\.\.\\([\w.\\-]+)", script)}
    assert {"LICENSE", "build/icons/casino.ico"} <= named
    for path in named:
        assert path.startswith((*BUILT, "dist")) or (ROOT / path).exists(), path


def test_records_belong_to_the_user_and_stay() -> None:
    assert "PrivilegesRequired=lowest" in SCRIPT
    assert f'"{MIME_TYPE}"' in SCRIPT
    assert f'"{RULES_MIME_TYPE}"' in SCRIPT
    assert SCRIPT.count('ValueData: """{app}\\casino-desktop.exe"" ""%1"""') == 2
    # A silent removal asks nobody, and Enter alone keeps the games, too.
    assert "not UninstallSilent and" in SCRIPT
    assert "MB_DEFBUTTON2) = IDYES" in SCRIPT


def test_what_is_no_record_does_not_stay() -> None:
    endings = [line for line in SCRIPT.splitlines() if r"Software\Classes\.casino" in line]
    assert len(endings) == 4
    assert all("Flags: uninsdeletevalue uninsdeletekeyifempty;" in line for line in endings)
    assert r'Name: "{localappdata}\casino\cache"' in SCRIPT


def test_windows_of_the_program_are_one_however_it_was_started() -> None:
    # Only a program that gives itself an identity may have one in its shortcuts.
    assert "AppUserModelID" not in SCRIPT


@pytest.mark.parametrize("name", DESCRIPTIONS)
def test_the_version_resource_can_be_read(name: str) -> None:
    tree = ast.parse(version_resource(name, "1.2.3"), mode="eval")
    tuples = [ast.literal_eval(node) for node in ast.walk(tree) if isinstance(node, ast.Tuple)]
    assert tuples == [(1, 2, 3, 0), (1, 2, 3, 0)]
    strings = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert {"1.2.3", f"{name}.exe", DESCRIPTIONS[name]} <= strings


def test_this_version_has_three_numbers() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)
