#!/usr/bin/env bash
# Signs build/bundle/Casino.app, packs it into a disk image and has Apple notarise that, after
# `make dist` on a Mac. Without a certificate the app is signed ad hoc, and nothing is notarised.
#
#     SIGNING_IDENTITY="Developer ID Application: ..." \
#     NOTARY_APPLE_ID=... NOTARY_TEAM_ID=... NOTARY_PASSWORD=... packaging/macos/package.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

app=build/bundle/Casino.app
version="$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' casino_desktop/__init__.py)"
image="dist/casino-desktop-$version-macos-$(uname -m).dmg"
identity="${SIGNING_IDENTITY:--}"

sign() {
    local options=(--force --sign "$identity" --entitlements packaging/macos/entitlements.plist)
    # The hardened runtime and a time stamp are what Apple wants of a certificate's owner.
    [ "$identity" = - ] || options+=(--options runtime --timestamp)
    codesign "${options[@]}" "$@"
}

# From the inside out: a signature covers those within.
find "$app/Contents" -type f \( -name '*.so' -o -name '*.dylib' \) -print0 |
    while IFS= read -r -d '' library; do sign "$library"; done
find "$app/Contents/Frameworks" -type d -name '*.framework' -print0 |
    while IFS= read -r -d '' framework; do sign "$framework"; done
sign "$app/Contents/MacOS/casino"
sign "$app"
codesign --verify --deep --strict "$app"

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cp -R "$app" "$folder/"
ln -s /Applications "$folder/Applications"
mkdir -p dist
rm -f "$image"
hdiutil create -volname Casino -srcfolder "$folder" -fs HFS+ -format UDZO "$image"

if [ "$identity" = - ]; then
    echo "There is no certificate: $image is neither signed nor notarised."
    exit
fi
sign "$image"
: "${NOTARY_APPLE_ID:?}" "${NOTARY_TEAM_ID:?}" "${NOTARY_PASSWORD:?}"
xcrun notarytool submit "$image" --wait --apple-id "$NOTARY_APPLE_ID" \
    --team-id "$NOTARY_TEAM_ID" --password "$NOTARY_PASSWORD"
xcrun stapler staple "$image"
