#!/bin/sh
# Measures how long a player waits on the simulated device: prints the times of the scripts beside
# this one as a table, with a star at those above 100 ms. Each may take at most 2 % more than its
# budget, and 12 ms more, as a key bounces and its level is read at some moment. With --measure
# prints budgets.
# usage: latency.sh SIM ELF BUDGETS [--measure]
simulator=$1
image=$2
budgets=$3
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

for script in "$(dirname "$0")"/*.script; do
    "$simulator" --script "$script" "$image" >"$scratch/out" || exit 1
    grep '^time' "$scratch/out" | cut -f 2- >>"$scratch/times"
done

if [ "$4" = --measure ]; then
    awk -F '\t' '{ printf "%6d  %s\n", $2, $1 }' "$scratch/times"
    exit
fi
grep -v '^#' "$budgets" >"$scratch/budgets"
awk -F '\t' '
    NR == FNR { budget[substr($0, 9)] = $0 + 0; next }
    {
        printf "%6d ms %s %-42s %s\n", $2, ($2 > 100 ? "*" : " "), $1, $3
        if (!($1 in budget)) {
            print "    has no budget"
            wrong++
        } else if ($2 > budget[$1] * 1.02 + 12) {
            print "    its budget is " budget[$1] " ms"
            wrong++
        }
        slow += $2 > 100
        delete budget[$1]
    }
    END {
        for (name in budget) {
            print name ": has a budget and is not timed"
            wrong++
        }
        print "measured " FNR " times, " slow " of them above 100 ms, " wrong + 0 " over budget"
        exit wrong > 0
    }' "$scratch/budgets" "$scratch/times"
