#!/bin/sh
# Measures how long the computer player decides on the simulated device, with every setting of a
# game (settings.pl), or with every EVERY-th, from the first. No decision may take more than 3 s.
# Prints the slowest, and how many of the settings were tried.
# usage: decisions.sh SIM ELF GAME [EVERY]
simulator=$1
image=$2
game=$3
every=${4:-1}
limit=3000
here=$(dirname "$0")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

perl "$here/settings.pl" "$game" >"$scratch/all" || exit 1
awk -v every="$every" '(NR - 1) % every == 0' "$scratch/all" >"$scratch/settings"

# Each setting has a device of its own, on which no earlier game goes on.
while read -r setting; do
    echo "$setting" | awk -F '\t' -v seed="$((seed += 1))" '{
        print "seed " seed
        print "open \"Settings\""
        print "set \"Computer\" fast"
        print "open \"" $1 "\""
        for (i = 2; i < NF; i++) {
            split($i, part, "=")
            print "set \"" part[1] "\" \"" part[2] "\""
            name = name " " $i
        }
        print "choose \"New game\""
        print "time-decisions \"" $1 name "\" " $NF
        print "pass"
    }' >"$scratch/script"
    "$simulator" --script "$scratch/script" "$image" >"$scratch/out" || {
        echo "$setting"
        cat "$scratch/out"
        exit 1
    }
    grep '^time' "$scratch/out" | cut -f 2- >>"$scratch/times"
done <"$scratch/settings"

sort -t "$(printf '\t')" -k 2,2nr "$scratch/times" | head -n 12 |
    awk -F '\t' '{ printf "%6d ms  %3d decisions  %s\n", $2, $3, $1 }'
awk -F '\t' -v limit=$limit -v all="$(wc -l <"$scratch/all")" '
    { decisions += $3 }
    $2 > limit { print $2 " ms: " $1; wrong++ }
    $3 == 0 { print "nothing was decided: " $1; wrong++ }
    END {
        print "tried " NR " of " all " settings, " decisions " decisions, " wrong + 0 " of them wrong"
        exit NR == 0 || wrong > 0
    }' "$scratch/times"
