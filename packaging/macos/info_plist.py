"""What macOS reads about Casino.app."""

from typing import Any

from identity import APP_ID, LANGUAGES, MIME_TYPE

# The oldest that the Qt libraries inside run on.
OLDEST = "13.0"
RECORD_TYPE = f"{APP_ID}.record"


def info_plist(version: str) -> dict[str, Any]:
    """The entries beside those that PyInstaller writes."""
    return {
        "CFBundleName": "Casino",
        "CFBundleExecutable": "casino-desktop",
        "CFBundleDisplayName": "Casino",
        "CFBundleVersion": version,
        "CFBundleShortVersionString": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(LANGUAGES),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        # Without this the system would show the light look only.
        "NSRequiresAquaSystemAppearance": False,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Casino game",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "casino.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD_TYPE,
                "UTTypeDescription": "Casino game",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["casino"],
                    "public.mime-type": [MIME_TYPE],
                },
            }
        ],
    }
