#!/bin/sh
# Adds licences, notes, the SBOM and checksums to the files of the boards.
# usage: finish.sh FOLDER VERSION DAY BOARD…
set -e
folder=$1
version=$2
day=$3
shift 3
avr_libc=/usr/share/doc/avr-libc/copyright
libgcc=/usr/share/doc/gcc-avr/copyright
guide="\`docs/building.md\` in the sources"
[ ! -e "$folder/kostka-building.html" ] || guide="\`kostka-building.html\`, to read on a phone or to print,"

# The section of this version, up to the next one.
changes() {
    awk -v heading="## $version - $day" '
        /^## / { inside = $0 == heading; next }
        inside' CHANGELOG.md
}

size() { awk -v what="$2" '$1 == what { printf "%s of %s\n", $2, $4 }' "$folder/kostka-$1.size"; }

[ -n "$(changes)" ] || { echo "release: CHANGELOG.md has no section ## $version - $day" >&2; exit 1; }

{
    echo "Kostka:"
    echo
    cat LICENSE
    echo
    echo "The images hold parts of avr-libc, of which Debian's package says:"
    echo
    cat "$avr_libc"
    echo
    echo "They also hold parts of libgcc, which the GCC Runtime Library Exception permits. Of that Debian says:"
    echo
    cat "$libgcc"
    echo
    echo "The pages hold avr8js, whose licence is in them."
} >"$folder/LICENSES.txt"

{
    echo "# Kostka $version, $day"
    changes
    echo
    echo "## Files"
    echo
    echo "To try it, open a page (\`.html\`) in a browser; it needs no network. On a server,"
    echo "put \`kostka-offline.js\` beside it: then it needs none once it is installed. To put it on a Mega or an"
    echo "Uno, press *Flash this onto a board* in its page, in Chrome or Edge. Or use avrdude, where PORT is \`COM3\`"
    echo "or alike on Windows, \`/dev/cu.usbmodem…\` on a Mac, and \`/dev/ttyACM0\` on Linux:"
    echo
    echo "    avrdude -c wiring -D -p m2560 -P PORT -b 115200 -U flash:w:kostka-mega-shield.hex:i"
    echo "    avrdude -c arduino -p m328p -P PORT -b 115200 -U flash:w:kostka-uno-shield.hex:i"
    echo "    avrdude -c usbasp -p m1284p -U flash:w:kostka-bare-1284p.hex:i"
    echo
    echo "A Nano, and a Mega of 2011, take an image for old bootloaders (\`-old-bootloader.hex\`);"
    echo "$guide says more, also of drivers and fuses."
    echo
    echo "To make all of this, or to play in a terminal, unpack \`kostka-$version.tar.gz\` and see the \`README.md\` in it."
    echo "The \`.elf\` files are for the simulator and avr-gdb, \`.size\` says what is proven of the stack."
    echo "\`sha256sum -c SHA256SUMS\` checks what you have. \`kostka-sbom.spdx.json\` (SPDX 2.3) lists, for programs that"
    echo "look for faults in what others wrote, which libraries the images and pages hold, in which versions."
    echo
    echo "To have the handheld's board made, send \`kostka-board-gerber.zip\` to a maker of boards: two layers, 100 x 98 mm,"
    echo "1.6 mm. \`kostka-board-parts.csv\` says what to buy, \`-schematic.pdf\` and the two pictures what goes where,"
    echo "\`kostka-case-*.stl\` are for a 3D printer (\`kostka-case.png\` shows them), and $guide says how to build it. **No unit has been built yet.**"
    echo
    echo "| board | flash | RAM, with the deepest stack | page |"
    echo "|---|---|---|---|"
    for board; do
        page=kostka-$board.html
        echo "| $board | $(size "$board" flash) | $(size "$board" RAM) | $page, $(wc -c <"$folder/$page") bytes |"
    done
} >"$folder/NOTES.md"

perl release/sbom.pl "$folder" "$version" "$day"
(cd "$folder" && sha256sum -- *.* >SHA256SUMS)
echo "release: $folder ($(wc -l <"$folder/SHA256SUMS") files of version $version)"
