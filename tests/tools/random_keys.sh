#!/bin/sh
# The scenario of random keys with another number of events and another seed.
# usage: random_keys.sh SCENARIO EVENTS SEED SIM ELF
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
sed "s/^random-keys .*/random-keys $2 $3/; s/^seed .*/seed $3/" "$1" >"$scratch/random_keys.script"
grep -q "^random-keys $2 $3\$" "$scratch/random_keys.script" || {
    echo "$1 has no line random-keys"
    exit 1
}
"$4" --script "$scratch/random_keys.script" "$5" && echo "measured $2 events"
