#!/usr/bin/env bash
# Makes an AppImage of the packaged program: packaging/linux/appimage.sh, after `make dist`.
# Needs appimagetool on the PATH; --folder-only makes just the folder that it would pack.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# ldconfig lies where people other than root do not look.
PATH="$PATH:/usr/sbin:/sbin"
id=io.github.casino_desktop.casino
version="$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' casino_desktop/__init__.py)"
folder=build/linux/AppDir
rm -rf "$folder"
mkdir -p "$folder"
cp -a build/linux/usr "$folder/usr"
# An AppImage can depend on nothing: it brings those libraries that not every desktop has. Drivers,
# the C library and what talks to them stay the system's.
brought="$folder/usr/lib/casino-desktop/_internal"
for library in libbrotlicommon.so.1 libbrotlidec.so.1 libxcb-cursor.so.0 libxcb-icccm.so.4 \
    libxcb-image.so.0 libxcb-keysyms.so.1 libxcb-render-util.so.0 libxcb-util.so.1 \
    libxcb-xkb.so.1 libxkbcommon-x11.so.0 libxkbcommon.so.0 libzstd.so.1; do
    found="$(ldconfig -p | sed -n "s|^\s*$library (libc6,x86-64.*) => \(.*\)|\1|p" | head -n 1)"
    [ -n "$found" ] || { echo "This system lacks $library, which the AppImage is to bring." >&2; exit 1; }
    cp --dereference "$found" "$brought/"
done
cp "$folder/usr/share/applications/$id.desktop" "$folder/"
cp "$folder/usr/share/icons/hicolor/256x256/apps/$id.png" "$folder/"
ln -s "$id.png" "$folder/.DirIcon"
cat >"$folder/AppRun" <<'RUN'
#!/bin/sh
# The name it is called by chooses the program: a link named casino runs the one for the terminal.
here="$(dirname "$(readlink -f "$0")")"
case "$(basename "${ARGV0:-casino-desktop}")" in
    casino) exec "$here/usr/bin/casino" "$@" ;;
    *) exec "$here/usr/bin/casino-desktop" "$@" ;;
esac
RUN
chmod +x "$folder/AppRun"
QT_QPA_PLATFORM=offscreen "$folder/AppRun" --self-test
[ "${1:-}" = --folder-only ] && exit
mkdir -p dist
ARCH=x86_64 VERSION="$version" appimagetool "$folder" "dist/casino-desktop-$version-x86_64.AppImage"
