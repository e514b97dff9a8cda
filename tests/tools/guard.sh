#!/bin/sh
# The watchdog must reset a device whose loop hangs, both while it collects the noise of the dice
# and once it is the guard. The loop is made to hang so many milliseconds after power-on.
# usage: guard.sh SIM
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
printf 'seed 1\nwait 10s\npass\n' >"$scratch/script"

for hang in 500 4000; do
    mkdir -p "$scratch/$hang/firmware"
    sed "s/^    uint16_t now = clock_milliseconds();/&\n    while (now > $hang) {\n    }/" \
        firmware/loop.c >"$scratch/$hang/firmware/loop.c"
    if cmp -s firmware/loop.c "$scratch/$hang/firmware/loop.c"; then
        echo "the loop could not be made to hang"
        exit 1
    fi
    make --no-print-directory BOARD=mega-shield SCRATCH="$scratch/$hang" CHANGED=firmware/loop.c \
        "$scratch/$hang/kostka.elf" || exit 1
    "$1" --script "$scratch/script" "$scratch/$hang/kostka.elf" >"$scratch/log" 2>&1
    reset=$(sed -n 's/.*fault: watchdog reset at \([0-9.]*\) s.*/\1/p' "$scratch/log")
    echo "measured a hang at $hang ms, reset at ${reset:-no} s"
    awk -v reset="$reset" -v hang="$hang" \
        'BEGIN { late = 1000 * reset - hang; exit !(late > 500 && late < 1500) }' || exit 1
done
