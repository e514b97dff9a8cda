#!/bin/sh
# Adds to FOLDER the files from which a board of the handheld is ordered and built. KiCad puts the
# time of writing into its files. The day of the board replaces it, so that the same board gives the
# same bytes.
# usage: KICAD_CLI=... hardware.sh FOLDER
set -e
export TZ=UTC
umask 022
folder=$1
board=hardware/bare-1284p/bare-1284p
name=$folder/kostka-board
cp hardware/bare-1284p/parts.csv "$name-parts.csv"
cp hardware/bare-1284p/front.png "$name-front.png"
cp hardware/bare-1284p/back.png "$name-back.png"
cp hardware/bare-1284p/case.png "$folder/kostka-case.png"
if ! command -v kicad-cli >/dev/null; then
    echo "release: Gerber files, placement and the sheet as PDF are left out: no kicad-cli (make deps KICAD=yes)" >&2
    exit 0
fi
day=$(sed -n 's/^.*(date "\(.*\)")$/\1/p' $board.kicad_pcb)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export KICAD_CONFIG_HOME="$scratch/config"

kicad() {
    kicad-cli "$@" >"$scratch/said" || { cat "$scratch/said" >&2; exit 1; }
}

mkdir "$scratch/gerber"
kicad pcb export gerbers --layers F.Cu,B.Cu,F.Mask,B.Mask,F.Silkscreen,B.Silkscreen,Edge.Cuts \
    --output "$scratch/gerber" $board.kicad_pcb
kicad pcb export drill --excellon-separate-th --output "$scratch/gerber/" $board.kicad_pcb
kicad pcb export pos --format csv --units mm --output "$name-placement.csv" $board.kicad_pcb
kicad sch export pdf --output "$name-schematic.pdf" $board.kicad_sch
DAY=$day perl -pi -e 'BEGIN { ($plain = $day = $ENV{DAY}) =~ tr/-//d }
    s/\d{4}-\d\d-\d\d([T ])\d\d:\d\d:\d\d/$day${1}00:00:00/g; s/\(D:\d{14}/(D:${plain}000000/g' \
    "$scratch"/gerber/* "$name-schematic.pdf"
touch -d "$day" "$scratch"/gerber/*
(cd "$scratch/gerber" && LC_ALL=C && zip -q -X -D - ./*) >"$name-gerber.zip"
