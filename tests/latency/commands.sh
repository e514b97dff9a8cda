#!/bin/sh
# Measures how long the simulated device needs for commands of the console: those of commands.txt,
# and the examples in the commands' own help. None may take more than 3 s, except those in
# exceptions.txt, which must. Prints the slowest.
# usage: commands.sh SIM ELF
simulator=$1
image=$2
here=$(dirname "$0")
limit=3000
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

sed -n '/^@boards/,/^@others/p' "$here/commands.txt" | grep -v '^@' >"$scratch/of_boards"
sed '1,/^@others/d' "$here/commands.txt" >"$scratch/others"
grep -rh '\.example = TEXT' firmware/console | sed 's/.*TEXT("\(.*\)").*/\1/' |
    grep -vE '^(answer|board|keep|graph) ' | sort >>"$scratch/others"
grep -v '^#' "$here/exceptions.txt" >"$scratch/exceptions"

# time_commands BOARD FILE: times the commands on that board, or for - on the one at first. Prints
# the time, the board with the command, and the answer.
time_commands() {
    {
        echo 'seed 1'
        echo 'see "Kostka"'
        [ "$1" = - ] || printf 'type "board %s"\nanswer "ok"\n' "$1"
        sed 's/.*/time-command "&"/' "$2"
        echo pass
    } >"$scratch/script"
    "$simulator" --script "$scratch/script" "$image" >"$scratch/out" || exit 1
    grep '^time' "$scratch/out" | awk -F '\t' -v board="$1" '{ print $3 "\t" board " " $2 "\t" $4 }'
}

for board in forch chutes classic -; do
    [ "$board" = - ] && list=$scratch/others || list=$scratch/of_boards
    sed "s/^/$board /" "$list" | grep -Fxv -f "$scratch/exceptions" |
        sed "s/^$board //" >"$scratch/asked"
    time_commands "$board" "$scratch/asked" >>"$scratch/times" || exit 1
done
# A long command would delay the next one, so each is asked alone.
while read -r board command; do
    echo "$command" >"$scratch/asked"
    time_commands "$board" "$scratch/asked" >>"$scratch/exceptional" || exit 1
done <"$scratch/exceptions"

sort -rn "$scratch/times" | head -n 20 | awk -F '\t' '{ printf "%6d ms  %-60s %s\n", $1, $2, $3 }'
touch "$scratch/exceptional"
awk -F '\t' -v limit=$limit '
    FILENAME ~ /exceptional/ {
        print $1 " ms, an exception: " $2 ", " $3
        if ($1 <= limit && $3 !~ /^error/) { print $2 " need not be an exception"; wrong++ }
        next
    }
    { count++ }
    $1 > limit { print $1 " ms: " $2; wrong++ }
    $3 ~ /^error/ { print $2 ": " $3; wrong++ }
    END {
        print "measured " count " commands, " wrong + 0 " of them wrong"
        exit count == 0 || wrong > 0
    }' "$scratch/exceptional" "$scratch/times"
