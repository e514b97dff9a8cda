#!/bin/sh
# Runs the scenario of random keys with another number of events and another seed. The stack must
# not become deeper than is proven.
# usage: random_keys.sh SCENARIO EVENTS SEED SIM BUILD-OF-THE-BOARD
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
sed "s/^random-keys .*/random-keys $2 $3/; s/^seed .*/seed $3/" "$1" >"$scratch/random_keys.script"
grep -q "^random-keys $2 $3\$" "$scratch/random_keys.script" || {
    echo "$1 has no line random-keys"
    exit 1
}
echo "$2 events"
sh tests/stack/high_water.sh "$4" "$5" "$scratch/random_keys.script"
