#!/bin/sh
# Tests the terminal face as a player sees it, in real time. A game of Nim with one heap is set up,
# played and won by clicks on the drawn keys alone. Ctrl-C must end the simulator with status 0, and
# leave the terminal as it was. Without a terminal the keys must be listed.
# usage: terminal_face.sh SIM ELF
sim=$1
image=$2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
wrong=0

complain() {
    echo "$1"
    wrong=1
}

# click KEY...: clicks where the face has the keys in 24 rows of 80 columns.
click() {
    for key in "$@"; do
        case $key in
        up) at='40;12' ;;
        left) at='33;14' ;;
        ok) at='40;14' ;;
        right) at='47;14' ;;
        down) at='40;16' ;;
        esac
        printf '\033[<0;%sM\033[<0;%sm' "$at" "$at"
        sleep 0.5
    done
}

# The face in a terminal of its own, whose modes are noted before and after.
cat >"$scratch/run" <<END
stty rows 24 cols 80
stty -a >"$scratch/before"
"$sim" --seed 3 --snapshot "$scratch/end.txt" "$image"
echo \$? >"$scratch/status"
stty -a >"$scratch/after"
END
{
    sleep 8
    click right down left           # a setup, and back
    click down down down down right # the setup of Nim and kin
    click down down ok ok ok up up  # one heap
    click ok ok                     # a game, a move
    click down down down down down down down down down down down down down down down ok
    sleep 3
    printf '\003'
    sleep 1
} | TERM=xterm script -qec "sh $scratch/run" "$scratch/seen" >"$scratch/out"

grep -q 'You win!' "$scratch/end.txt" || complain "the game was not won by clicks: $(head -n 2 "$scratch/end.txt")"
grep -q '^0$' "$scratch/status" || complain "Ctrl-C ended it with $(cat "$scratch/status")"
cmp -s "$scratch/before" "$scratch/after" || complain "the terminal is not as it was"
# The face must leave the alternate screen at its end; only the output of the shell follows.
tail -c 200 "$scratch/seen" | grep -q "$(printf '\033\\[?1049l')" || complain "the screen is not left"

echo q | "$sim" "$image" >"$scratch/plain"
head -n 2 "$scratch/plain" | grep -q '^Keys, with Enter: ' || complain "a pipe is told no keys"
"$sim" --at 1s "$image" 2>/dev/null && complain "--at without --snapshot is not refused"
exit $wrong
