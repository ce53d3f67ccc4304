#!/bin/sh
# Installs Casino for this user, without root: ./install.sh [--prefix FOLDER], and takes it away
# again with ./install.sh --remove. Games and settings are left alone either way.
set -eu

usage="usage: ./install.sh [--remove] [--prefix FOLDER]"
prefix="${HOME:?}/.local"
remove=false
while [ $# -gt 0 ]; do
    case "$1" in
        --prefix) prefix="${2:?$usage}"; shift 2 ;;
        --remove) remove=true; shift ;;
        *) echo "$usage" >&2; exit 2 ;;
    esac
done
case "$prefix" in
    /*) ;;
    *) prefix="$PWD/$prefix" ;;
esac
files="$(cd "$(dirname "$0")" && pwd)/files"
entry="share/applications/io.github.casino_desktop.casino.desktop"

# What desktops keep of all entries, types and icons; each is read without these tools, too.
refresh() {
    for command in \
        "update-desktop-database $prefix/share/applications" \
        "update-mime-database $prefix/share/mime" \
        "gtk-update-icon-cache -q -t -f $prefix/share/icons/hicolor"; do
        if command -v "${command%% *}" >/dev/null 2>&1; then
            $command >/dev/null 2>&1 || true
        fi
    done
}

take_away() {
    rm -rf "$prefix/lib/casino-desktop"
    (cd "$files" && find bin share ! -type d) | while read -r file; do
        rm -f "$prefix/$file"
    done
    # Folders that are empty now; those of others are not.
    (cd "$files" && find bin share -depth -type d) | while read -r folder; do
        rmdir "$prefix/$folder" 2>/dev/null || true
    done
}

take_away
if $remove; then
    refresh
    echo "Casino has been removed from $prefix; games and settings are still there."
    exit 0
fi
mkdir -p "$prefix"
cp -R "$files/." "$prefix/"
# A desktop does not always look into ~/.local/bin.
sed -i -e "s|^Exec=|Exec=$prefix/bin/|" -e "/^TryExec=/d" "$prefix/$entry"
refresh
missing="$(ldd "$prefix/lib/casino-desktop/_internal/PySide6/Qt/plugins/platforms/libqxcb.so" |
    sed -n 's/^[[:space:]]*\(.*\) => not found/\1/p' | sort -u | tr '\n' ' ')"
if [ -n "$missing" ]; then
    echo "Casino is installed, but this system lacks libraries that it needs: $missing" >&2
fi
echo "Casino is installed: choose it in the menu, or run $prefix/bin/casino-desktop"
