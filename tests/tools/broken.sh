#!/bin/sh
# A scenario must fail on a firmware that is broken where it looks. Its comment says how:
# "# broken by: FILE s/…/…/", a sed expression that must change the file.
# usage: broken.sh SIM BOARD SCENARIO [RECIPE]; SIM may have options, a RECIPE takes that one's place
simulator=$1
board=$2
scenario=$3
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

refuse() {
    echo "$scenario: $1"
    exit 1
}

recipe=${4:-$(sed -n 's/^# broken by: //p' "$scenario")}
[ -n "$recipe" ] || refuse "does not say what breaks it"
file=${recipe%% *}
mkdir -p "$scratch/$(dirname "$file")"
sed "${recipe#* }" "$file" >"$scratch/$file" || refuse "'$recipe' is no expression of sed"
if cmp -s "$file" "$scratch/$file"; then refuse "'$recipe' changes nothing"; fi
make --no-print-directory BOARD="$board" SCRATCH="$scratch" CHANGED="$file" "$scratch/kostka.elf" ||
    refuse "'$recipe' does not compile"
# shellcheck disable=SC2086 # a program and its options
$simulator --script "$scenario" "$scratch/kostka.elf" >"$scratch/log" 2>&1
status=$?
[ "$status" -eq 1 ] || refuse "passes (exit $status) on firmware broken by '$recipe'"
echo "measured $(head -n 1 "$scratch/log")"
