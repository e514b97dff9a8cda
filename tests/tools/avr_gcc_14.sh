#!/bin/sh
# Builds the images of all boards with avr-gcc 14.2, in a root of Debian 13 that debootstrap makes.
# There must be no warning, their size and stack must be proven, and the scenarios must pass on
# them. Takes the mirror from apt; needs root, or sudo.
# usage: avr_gcc_14.sh SIMULATOR FOLDER BOARD…
simulator=$1
folder=$2
root=$folder/root
tree=$root/kostka
shift 2

refuse() {
    echo "avr_gcc_14: $1" >&2
    exit 1
}

[ "$(id -u)" = 0 ] && sudo= || sudo=sudo
command -v debootstrap >/dev/null || refuse "debootstrap is not installed"
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Label: Debian' | head -n 1)
[ -n "$mirror" ] || refuse "apt names no mirror of Debian"
mkdir -p "$folder" || refuse "no folder $folder"
if [ ! -x "$root/usr/bin/avr-gcc" ]; then
    $sudo debootstrap --variant=minbase --include=gcc-avr,binutils-avr,avr-libc,make,perl trixie "$root" "$mirror" ||
        refuse "no root of Debian 13"
fi
$sudo rm -rf "$tree" && $sudo mkdir "$tree"
git ls-files -z | tar -cf - --null -T - | $sudo tar -xf - -C "$tree" || refuse "the sources were not copied"

passed=0
failed=0
count() {
    if [ "$1" -eq 0 ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAIL $2"
    fi
}

for board; do
    $sudo chroot "$root" make -C /kostka BOARD="$board" size
    count $? "$board: make size"
done
for script in $(grep -rL --include='*.script' '^# long' sim/scenarios | sort); do
    board=$(sed -n 's/^# board: //p' "$script")
    board=${board:-mega-shield}
    slow=$([ "$board" = mega-shield ] || echo --slow-lcd)
    $simulator $slow --script "$script" "$tree/build/$board/kostka.elf" >"$root/said" 2>&1
    status=$?
    [ $status -eq 0 ] || tail -n 3 "$root/said"
    count $status "$board: $script"
done
echo "measured $passed passed, $failed failed, with $(chroot "$root" avr-gcc --version | head -n 1)"
[ $failed -eq 0 ] && [ $passed -gt 20 ]
