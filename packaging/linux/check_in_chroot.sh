#!/usr/bin/env bash
# Installs the .deb on a bare Debian and uses it there as a person would, from nothing:
#
#     sudo packaging/linux/check_in_chroot.sh dist/casino-desktop_0.1.0_amd64.deb [SUITE]
#
# Needs root, debootstrap, dpkg-deb and this system's apt, whose archive of Debian is used.
# Everything happens in a folder and under mounts of its own, which are gone at the end.
set -euo pipefail
[ -n "${OWN_MOUNTS:-}" ] || exec env OWN_MOUNTS=1 unshare --mount "$0" "$@"

deb="$(realpath "${1:?usage: $0 FILE.deb [SUITE]}")"
suite="${2:-bookworm}"
# shellcheck disable=SC2016 # apt fills it in.
archive="$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' "Codename: $suite" | head -n 1)"
: "${archive:?apt of this system knows no archive of Debian $suite}"
work="$(mktemp -d)"
root="$work/root"
version="$(dpkg-deb --field "$deb" Version)"
id=io.github.casino_desktop.casino
person=/home/player

screen=
leave() {
    [ -z "$screen" ] || kill "$screen" || true
    for mounted in proc dev/shm; do
        mountpoint -q "$root/$mounted" && umount --lazy "$root/$mounted"
    done
    rm -rf "$work"
}
trap leave EXIT

say() { printf '== %s\n' "$*"; }
fail() { printf 'FAILED: %s\n' "$*" >&2; exit 1; }
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive "$@"; }
# As a person, without root, on a screen that nobody sees; HOME is all there is.
as_person() {
    chroot --userspec=player:player "$root" env -i PATH=/usr/bin:/bin HOME="$person" \
        LANG=C.UTF-8 DISPLAY=:77 QT_QUICK_BACKEND=software "$@"
}
# The files of the system: all but what a running system keeps and what is the person's own.
list_files() {
    (cd "$root" && find . \( -path ./proc -o -path ./dev -o -path ./tmp -o -path ./run -o \
        -path "./home" -o -path ./var/cache -o -path ./var/lib/apt -o -path ./var/lib/dpkg -o \
        -path ./var/log \) -prune -o -print | sort)
}
saved_game() { sha256sum "$root$person/.local/share/casino/current.casino" | cut -d ' ' -f 1; }

say "a bare Debian $suite"
debootstrap --variant=minbase "$suite" "$root" "$archive" >"$work/debootstrap.log" 2>&1 ||
    { tail -n 20 "$work/debootstrap.log" >&2; fail "debootstrap"; }
mount -t tmpfs -o mode=1777 shm "$root/dev/shm"
mount -t proc proc "$root/proc"
cp /etc/resolv.conf "$root/etc/"
inside useradd --create-home --home-dir "$person" player

say "an older version of the package"
mkdir "$work/old"
dpkg-deb --raw-extract "$deb" "$work/old"
sed -i 's/^Version: .*/Version: 0.0.1/' "$work/old/DEBIAN/control"
dpkg-deb --build --root-owner-group -Znone "$work/old" "$root/tmp/old.deb" >/dev/null
cp "$deb" "$root/tmp/new.deb"

say "apt install of the older version, with nothing but what it depends on"
inside apt-get update -qq
inside apt-get install -y -qq --no-install-recommends /tmp/old.deb >"$work/apt.log" 2>&1 ||
    { tail -n 20 "$work/apt.log" >&2; fail "apt install"; }
as_person QT_QPA_PLATFORM=offscreen casino-desktop --self-test || fail "the self-test without a screen"

say "what only this check needs: a screen, and a desktop's tools"
inside apt-get install -y -qq --no-install-recommends \
    strace xvfb xdg-utils desktop-file-utils shared-mime-info libfile-mimeinfo-perl >"$work/apt.log" 2>&1 ||
    { tail -n 20 "$work/apt.log" >&2; fail "apt install of the tools"; }
chroot "$root" env -i PATH=/usr/bin:/bin Xvfb :77 -noreset -screen 0 1400x900x24 >/dev/null 2>&1 &
screen=$!
for _ in $(seq 50); do [ -S "$root/tmp/.X11-unix/X77" ] && break; sleep 0.2; done
as_person QT_QPA_PLATFORM=xcb casino-desktop --self-test || fail "the self-test on X11"
as_person casino selfplay --deals 4 --jobs 2 --players greedy,random >/dev/null || fail "casino selfplay"

say "no network: none is needed, and none is asked for"
as_person QT_QPA_PLATFORM=xcb strace -f -qq -e trace=network -o /tmp/network casino-desktop --self-test ||
    fail "the self-test under strace"
grep -q AF_UNIX "$root/tmp/network" || fail "strace saw nothing"
if grep -E "AF_INET6?" "$root/tmp/network"; then fail "the program opens network connections"; fi
unshare --net chroot --userspec=player:player "$root" env -i PATH=/usr/bin:/bin HOME="$person" \
    LANG=C.UTF-8 QT_QPA_PLATFORM=offscreen casino-desktop --self-test || fail "the self-test without a network"

say "a home that cannot be written"
mkdir --mode=555 "$root/home/locked"
as_person HOME=/home/locked casino-desktop --quit-after-first-frame | grep -qx drawn ||
    fail "the start in a home that cannot be written"
[ -z "$(ls -A "$root/home/locked")" ] || fail "something was written into that home"

say "a start leaves a game and settings, and nothing elsewhere"
start() { as_person casino-desktop --quit-after-first-frame | grep -qx drawn; }
start || fail "the first start"
game="$(saved_game)"
strays="$(cd "$root$person" && find . -type f -newer "$root/tmp/network" |
    grep -v -E '^\./\.(local/share|config|cache)/casino/|^\./\.cache/(fontconfig|mesa_shader_cache)' || true)"
[ -z "$strays" ] || fail "files outside the program's own folders: $strays"

say "upgrade"
inside apt-get install -y -qq --no-install-recommends /tmp/new.deb >"$work/apt.log" 2>&1 ||
    { tail -n 20 "$work/apt.log" >&2; fail "the upgrade"; }
[ "$(as_person casino-desktop --version)" = "Casino $version" ] || fail "the version after the upgrade"
[ "$(saved_game)" = "$game" ] || fail "the upgrade changed the game"
start || fail "the start after the upgrade"
[ "$(saved_game)" = "$game" ] || fail "the new version did not resume the old one's game"

say "a double-clicked record"
as_person cp "$person/.local/share/casino/current.casino" "$person/other game.casino"
as_person mv "$person/.local/share/casino/current.casino" "$person/first.casino"
type="$(as_person xdg-mime query filetype "$person/other game.casino")"
[ "$type" = application/x-casino-record ] || fail "the type of a record is $type"
handler="$(as_person xdg-mime query default "$type")"
[ "$handler" = "$id.desktop" ] || fail "records are opened by ${handler:-nothing}"
as_person xdg-open "$person/other game.casino" &
opened=$!
for _ in $(seq 100); do
    [ -f "$root$person/.local/share/casino/recent.json" ] && break
    sleep 0.2
done
kill "$opened" 2>/dev/null || true
for running in "$root"/proc/[0-9]*; do
    [ "$(readlink "$running/root")" = "$root" ] || continue
    case "$(readlink "$running/exe")" in */casino-desktop) kill "${running##*/}" ;; esac
done
[ "$(saved_game)" = "$game" ] || fail "the record was not opened"
grep -q "other game.casino" "$root$person/.local/share/casino/recent.json" || fail "the record is not among the recent ones"

say "removal"
list_files >"$work/with"
grep -q casino "$work/with" || fail "the list of files says nothing"
inside apt-get purge -y -qq casino-desktop >"$work/apt.log" 2>&1 || fail "apt purge"
list_files >"$work/without"
if grep -i casino "$work/without"; then fail "these files were left"; fi
[ "$(saved_game)" = "$game" ] || fail "the removal took the game away"

say "passed: installed, played, upgraded, opened a record, removed"
