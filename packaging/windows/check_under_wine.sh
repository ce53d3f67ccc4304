#!/usr/bin/env bash
# Compiles the installer for Windows, installs with it and removes again, under Wine:
#
#     packaging/windows/check_under_wine.sh FOLDER_OF_ISCC_EXE
#
# After `make dist`, which makes the icon; needs Wine for 32 bits and Xvfb. The programs are stand-ins:
# this is about the installer alone.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

inno="$(realpath "${1:?usage: $0 FOLDER_OF_ISCC_EXE}")"
work="$(mktemp -d)"
export WINEPREFIX="$work/wine" WINEARCH=win32 WINEDEBUG=-all DISPLAY=:78
Xvfb "$DISPLAY" -screen 0 1024x768x24 >/dev/null 2>&1 &
screen=$!
leave() {
    wineserver --kill || true
    kill "$screen" || true
    rm -rf "$work"
}
trap leave EXIT

say() { printf '== %s\n' "$*"; }
fail() { printf 'FAILED: %s\n' "$*" >&2; exit 1; }
compile() { wine "$inno/ISCC.exe" /Q /DVersion=0.1.0 "$1" || fail "ISCC $1"; }
registry() { wine reg query "HKCU\\Software\\Classes\\$1" /ve 2>/dev/null | tr -d '\r' | sed -n 's/.*REG_SZ *//p'; }
setup() { wine dist/casino-desktop-0.1.0-windows-x64.exe /VERYSILENT /SUPPRESSMSGBOXES /CURRENTUSER "$@" || fail "Setup $*"; }

mkdir -p "$work/project/packaging/windows" "$work/project/build/icons" "$work/project/build/bundle/casino/_internal"
cp packaging/windows/casino.iss "$work/project/packaging/windows/"
cp build/icons/casino.ico "$work/project/build/icons/"
cp LICENSE "$work/project/"
cd "$work/project"
touch build/bundle/casino/casino-desktop.exe build/bundle/casino/casino.exe build/bundle/casino/_internal/part.dll
wineboot --init >/dev/null 2>&1

say "the script as it is"
compile 'packaging\windows\casino.iss'

say "a setup that this Wine accepts: it has neither 64 bits nor a folder for one user's programs"
sed -i -e '/^Architectures/d' -e '/^MinVersion/d' -e 's/^DefaultDirName=.*/DefaultDirName=C:\\Casino/' \
    packaging/windows/casino.iss
compile 'packaging\windows\casino.iss'

say "installed in Danish, for one user, with its files and its place in the menu"
drive="$WINEPREFIX/drive_c"
app="$drive/Casino"
setup /LANG=da
[ -f "$app/_internal/part.dll" ] || fail "a file is missing"
[ -n "$(find "$drive/users" -path '*/Programs/Casino.lnk')" ] || fail "the menu has no Casino"
[ "$(registry Casino.Record)" = "Casino-spil" ] || fail "games are called $(registry Casino.Record)"
for kind in Record Rules; do
    [ "$(registry "Casino.$kind\\shell\\open\\command")" = '"C:\Casino\casino-desktop.exe" "%1"' ] || fail "who opens a $kind"
done
[ "$(registry .casino-rules)" = Casino.Rules ] || fail "rule sets belong to $(registry .casino-rules)"

say "installed over an older version"
touch "$app/_internal/old.dll"
setup /LANG=sv
[ ! -e "$app/_internal/old.dll" ] || fail "a library of the older version stayed"

say "removed in silence: the games stay, and nothing else"
mine="$(dirname "$(find "$drive/users" -type d -path '*/AppData/Local/*' -print -quit)")/casino"
mkdir -p "$mine/cache/qmlcache"
touch "$mine/current.casino" "$mine/cache/qmlcache/compiled"
# A question would wait for ever.
timeout 60 wine 'C:\Casino\unins000.exe' /VERYSILENT || fail "the removal"
# Its last step is that of a copy which outlives it.
wineserver --wait
[ ! -e "$app" ] || fail "files of the program stayed"
[ -z "$(registry Casino.Record)$(registry .casino)" ] || fail "games still belong to it"
[ "$(find "$mine" -type f)" = "$mine/current.casino" ] || fail "the player's folder holds $(ls -R "$mine")"

say "passed: compiled, installed, upgraded, removed"
