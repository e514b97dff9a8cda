#!/bin/sh
# Each scenario says how the firmware is broken on which it must fail (broken.sh), and what it says
# changes the file, so that no line is stale before somebody runs make broken.
# usage: breaks.sh
scratch=$(mktemp)
trap 'rm -f "$scratch"' EXIT
wrong=0
scenarios=0

complain() {
    echo "breaks: $1" >&2
    wrong=1
}

for scenario in sim/scenarios/*/*.script; do
    scenarios=$((scenarios + 1))
    recipe=$(sed -n 's/^# broken by: //p' "$scenario")
    if [ -z "$recipe" ]; then
        complain "$scenario does not say what breaks it"
    elif ! sed "${recipe#* }" "${recipe%% *}" >"$scratch"; then
        complain "$scenario: '$recipe' is not FILE and an expression of sed"
    elif cmp -s "${recipe%% *}" "$scratch"; then
        complain "$scenario: '$recipe' changes nothing"
    fi
done
[ $wrong -eq 0 ] && echo "breaks: $scenarios scenarios say what must break them"
exit $wrong
