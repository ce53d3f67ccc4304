"""What macOS reads about Casino.app."""

from typing import Any

from identity import APP_ID, LANGUAGES, MIME_TYPE, RULES_MIME_TYPE

# The oldest that the Qt libraries inside run on.
OLDEST = "13.0"
RECORD_TYPE = f"{APP_ID}.record"
RULES_TYPE = f"{APP_ID}.rules"


def info_plist(version: str) -> dict[str, Any]:
    """The entries beside those that PyInstaller writes."""
    return {
        "CFBundleName": "Casino",
        "CFBundleExecutable": "casino-desktop",
        "CFBundleDisplayName": "Casino",
        "CFBundleVersion": version,
        "CFBundleShortVersionString": version,
        "CFBundleDevelopmentRegion": "en",
        # PyInstaller takes the app for the last program in it, which is the one for the terminal.
        "LSBackgroundOnly": False,
        "CFBundleLocalizations": list(LANGUAGES),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        # Without this the system would show the light look only.
        "NSRequiresAquaSystemAppearance": False,
        "CFBundleDocumentTypes": [
            _document("Casino game", RECORD_TYPE),
            _document("Casino rule set", RULES_TYPE),
        ],
        "UTExportedTypeDeclarations": [
            _declaration("Casino game", RECORD_TYPE, "casino", MIME_TYPE),
            _declaration("Casino rule set", RULES_TYPE, "casino-rules", RULES_MIME_TYPE),
        ],
    }


def _document(name: str, identifier: str) -> dict[str, Any]:
    return {
        "CFBundleTypeName": name,
        "CFBundleTypeRole": "Editor",
        "CFBundleTypeIconFile": "casino.icns",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [identifier],
    }


def _declaration(name: str, identifier: str, ending: str, mime_type: str) -> dict[str, Any]:
    return {
        "UTTypeIdentifier": identifier,
        "UTTypeDescription": name,
        "UTTypeConformsTo": ["public.json"],
        "UTTypeTagSpecification": {
            "public.filename-extension": [ending],
            "public.mime-type": [mime_type],
        },
    }
