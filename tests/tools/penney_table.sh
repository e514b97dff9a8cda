#!/bin/sh
# Asks the console program and the simulated device for the 56 fractions of tests/data/penney.csv.
# usage: penney_table.sh CONSOLE SIM ELF
set -e
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

grep -v '^#' tests/data/penney.csv >"$scratch/table"
awk -F, '{ print "penney", $1, $2 }' "$scratch/table" >"$scratch/commands"
awk -F, '{ split($3, part, "/"); printf "%s %s %.6f\n", $1, $3, part[1] / part[2] }' \
    "$scratch/table" >"$scratch/expected"
"$1" <"$scratch/commands" | tr -d '\r' | awk '/^[HT]/ { if (++line % 2) print }' >"$scratch/answers"
[ "$(wc -l <"$scratch/expected")" -eq 56 ]
diff "$scratch/expected" "$scratch/answers"

{
    echo 'wait 4s'
    paste -d '|' "$scratch/commands" "$scratch/expected" | awk -F'|' '{
        printf "type \"%s\"\nanswer \"%s\"\nanswer \"ok\"\n", $1, $2
    }'
    echo pass
} >"$scratch/device.script"
"$2" --seed 1 --script "$scratch/device.script" "$3"
echo "measured 56 fractions equal on host and device"
