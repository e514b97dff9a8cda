#!/bin/sh
# Compares the vectors of the simulated AVR with those of the host. usage: compare.sh SIM ELF HOST
# Where the AVR says "without WORD...", the host's lines that begin with these words do not count.
set -e
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"$3" </dev/null >"$scratch/host"
"$1" --serial stdio --quiet 10s --run 600s "$2" </dev/null >"$scratch/said" ||
    { echo "the simulator ends with exit status $?"; exit 1; }
tr -d '\r' <"$scratch/said" >"$scratch/avr"
tail -n 1 "$scratch/host" | grep -qx done || { echo "the host's vectors do not end"; exit 1; }
tail -n 1 "$scratch/avr" | grep -qx done || { echo "the AVR's vectors do not end"; exit 1; }
without=$(sed -n 's/^without //p' "$scratch/avr")
for word in $without; do
    sed -i "/^$word /d" "$scratch/host"
done
sed -i '/^without /d' "$scratch/avr"
lines=$(grep -c . "$scratch/host")
diff "$scratch/host" "$scratch/avr" || { echo "host and AVR differ"; exit 1; }
echo "measured $lines lines equal${without:+, without $without}"
