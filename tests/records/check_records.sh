#!/bin/sh
# kostka-verify must accept every game of tests/data/records, and its throws must be those that a
# script derives from the documents alone. It must refuse a game with a letter changed, a line left
# out or another commitment. The console must take each game, review it, and write it again.
# usage: check_records.sh VERIFY CONSOLE
verify=$1
console=$2
wrong=0
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

fail() { echo "$1: $2"; wrong=1; }

refused() { # STATUS NAME WHY, of $scratch/changed
    "$verify" "$scratch/changed" >"$scratch/said" 2>&1
    [ $? -eq "$1" ] || fail "$2" "not refused: $3"
}

for record in tests/data/records/*.record; do
    "$verify" "$record" >"$scratch/said" || fail "$record" "refused"
    grep -q 'wins$\|draw$' "$scratch/said" || fail "$record" "has no end"
    "$verify" --all "$record" | grep '^throw ' >"$scratch/throws"
    count=$(wc -l <"$scratch/throws")
    perl tests/oracle/derive_throws.pl "$record" "$count" >"$scratch/derived" || fail "$record" "not derived"
    cmp -s "$scratch/throws" "$scratch/derived" || fail "$record" "other throws are derived"
    { sed -n 's/^[0-9]/replay &/p' "$record"; echo record; echo review; } | "$console" >"$scratch/said"
    grep '^commitment\|^[0-9]' "$scratch/said" | cmp -s - "$record" || fail "$record" "the console writes another"
    grep -q 'rest 0.000\|nothing is told' "$scratch/said" || fail "$record" "luck and errors are not the result"
    sed '2s/\(.*\) \(.....\)[A-M]/\1 \2Z/; t; 2s/\(.*\) \(.....\)./\1 \2A/' "$record" >"$scratch/changed"
    refused 2 "$record" "a letter changed"
    sed '2d' "$record" >"$scratch/changed"
    refused 2 "$record" "a line left out"
    sed '1s/[A-M]/Z/' "$record" >"$scratch/changed"
    refused 1 "$record" "another commitment"
    sed '1s/.$//' "$record" >"$scratch/changed"
    refused 2 "$record" "a commitment one letter short"
    { echo "commitment AAAAAAAAAAAAAAAAAAAA"; cat "$record"; } >"$scratch/changed"
    refused 2 "$record" "two commitments"
    { sed 1d "$record"; cat tests/data/records/chips_alone.record tests/data/records/nim.record | grep -v ^commitment; } >"$scratch/changed"
    refused 2 "$record" "a second game"
    sed '1s/[A-M]/Z/' "$record" >"$scratch/changed"
    if perl tests/oracle/derive_throws.pl "$scratch/changed" 1 >"$scratch/derived" 2>&1; then
        fail "$record" "the script takes another commitment"
    fi
done
[ "$wrong" -eq 0 ] && echo "measured $(ls tests/data/records | wc -l) games, throws derived twice"
exit "$wrong"
