#!/bin/sh
# Asks the console program for the 380 numbers printed in the thesis (tests/data/forch_tables.csv),
# and then, line by line, the simulated device, whose answers must be those of the host.
# usage: forch_tables.sh CONSOLE SIM ELF
set -e
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

awk -F, '
    /^#/ || /^m,/ { next }
    /^square,/ { for (i = 2; i <= NF; i++) square[i] = $i; next }
    {
        for (i = 2; i <= NF; i++)
            print ($1 == "E" ? "expect " : "within " $1 " ") square[i], $i
    }' tests/data/forch_tables.csv >"$scratch/asked"

sed 's/ [0-9.]*$//' "$scratch/asked" >"$scratch/commands"
"$1" <"$scratch/commands" | tr -d '\r' | grep -vx ok | sed 's/ .*//' >"$scratch/answers"

paste -d ' ' "$scratch/asked" "$scratch/answers" | awk '
    {
        printed = $(NF - 1)
        answer = $NF
        digits = length(printed) - index(printed, ".")
        if (answer !~ /^[0-9]+\.[0-9][0-9][0-9][0-9][0-9][0-9]$/ ||
            sprintf("%." digits "f", answer + 0) != printed) {
            print $0 ": the thesis prints " printed
            wrong++
        }
    }
    END {
        print "measured " NR - wrong " of " NR " numbers equal on the host"
        exit NR != 380 || wrong > 0
    }'

{
    echo 'wait 4s'
    paste -d '|' "$scratch/commands" "$scratch/answers" |
        awk -F'|' '{ printf "type \"%s\"\nanswer \"%s\"\nanswer \"ok\"\n", $1, $2 }'
    echo pass
} >"$scratch/device.script"
"$2" --seed 1 --script "$scratch/device.script" "$3"
echo "measured 380 numbers equal on the device"
