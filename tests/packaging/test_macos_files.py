"""What macOS reads about the app, and the script that packs it."""

import plistlib
import re
import subprocess
from pathlib import Path

from identity import APP_ID, LANGUAGES, MIME_TYPE, RULES_MIME_TYPE
from macos.info_plist import info_plist

ROOT = Path(__file__).parents[2]
MACOS = ROOT / "packaging" / "macos"


def test_entitlements_are_a_property_list_of_permissions() -> None:
    entitlements = plistlib.loads((MACOS / "entitlements.plist").read_bytes())
    assert len(entitlements) == 3
    assert all(key.startswith("com.apple.security.cs.") for key in entitlements)
    assert set(entitlements.values()) == {True}


def test_the_property_list_survives_being_written() -> None:
    plist = plistlib.loads(plistlib.dumps(info_plist("1.2.3")))
    assert plist == info_plist("1.2.3")
    assert plist["CFBundleVersion"] == plist["CFBundleShortVersionString"] == "1.2.3"
    assert sorted(plist["CFBundleLocalizations"]) == sorted(LANGUAGES)
    assert re.fullmatch(r"\d+\.\d+", plist["LSMinimumSystemVersion"])


def test_the_app_is_one_with_a_window() -> None:
    assert info_plist("1.2.3")["LSBackgroundOnly"] is False
    assert info_plist("1.2.3")["CFBundleExecutable"] == "casino-desktop"


def test_programs_alone_are_entitled_to_anything() -> None:
    script = (MACOS / "package.sh").read_text("utf-8")
    assert script.count("--entitlements") == 1
    assert 'for program in "$app/Contents/MacOS/casino" "$app"; do' in script


def test_the_app_owns_the_types_that_it_declares() -> None:
    plist = info_plist("1.2.3")
    documents, exported = plist["CFBundleDocumentTypes"], plist["UTExportedTypeDeclarations"]
    identifiers = [declared["UTTypeIdentifier"] for declared in exported]
    assert [document["LSItemContentTypes"] for document in documents] == [[i] for i in identifiers]
    assert all(identifier.startswith(APP_ID) for identifier in identifiers)
    assert [declared["UTTypeTagSpecification"] for declared in exported] == [
        {"public.filename-extension": ["casino"], "public.mime-type": [MIME_TYPE]},
        {"public.filename-extension": ["casino-rules"], "public.mime-type": [RULES_MIME_TYPE]},
    ]


def test_the_script_can_be_read_and_names_files_that_are_there() -> None:
    script = MACOS / "package.sh"
    subprocess.run(["bash", "-n", str(script)], check=True)
    named = re.findall(r"\b(?:packaging|casino_desktop)/[\w./-]+", script.read_text("utf-8"))
    assert len(named) >= 3
    assert all((ROOT / path).exists() for path in named)
