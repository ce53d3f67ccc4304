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
    local options=(--force --sign "$identity")
    # A time stamp and, for code, the hardened runtime are what Apple wants of a certificate's owner.
    [ "$identity" = - ] || options+=(--timestamp)
    codesign "${options[@]}" "$@"
}
sign_code() {
    if [ "$identity" = - ]; then sign "$@"; else sign --options runtime "$@"; fi
}

# From the inside out: a signature covers those within.
find "$app/Contents" -type f \( -name '*.so' -o -name '*.dylib' \) -print0 |
    while IFS= read -r -d '' library; do sign_code "$library"; done
find "$app/Contents/Frameworks" -type d -name '*.framework' -print0 |
    while IFS= read -r -d '' framework; do sign_code "$framework"; done
# A library has what its program is entitled to.
for program in "$app/Contents/MacOS/casino" "$app"; do
    sign_code --entitlements packaging/macos/entitlements.plist "$program"
done
codesign --verify --deep --strict "$app"

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cp -R "$app" "$folder/"
ln -s /Applications "$folder/Applications"
mkdir -p dist
rm -f "$image"
# What scans new files keeps the image busy now and then.
for try in 1 2 3 4 5; do
    hdiutil create -ov -volname Casino -srcfolder "$folder" -fs HFS+ -format UDZO "$image" && break
    [ "$try" -lt 5 ] || exit 1
    sleep 5
done

if [ "$identity" = - ]; then
    echo "There is no certificate: $image is neither signed nor notarised."
    exit 0
fi
sign "$image"
: "${NOTARY_APPLE_ID:?}" "${NOTARY_TEAM_ID:?}" "${NOTARY_PASSWORD:?}"
xcrun notarytool submit "$image" --wait --apple-id "$NOTARY_APPLE_ID" \
    --team-id "$NOTARY_TEAM_ID" --password "$NOTARY_PASSWORD"
xcrun stapler staple "$image"
