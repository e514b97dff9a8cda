#!/bin/sh
# Every breach of the device's rules must be reported as a fault, and what is allowed must not be.
# usage: every_fault.sh KOSTKA-SIM AVR-GCC
# The first line of each program says which fault it commits, a second one its part unless that is
# the ATmega328P. A script of the same name says how it is run.
set -u
sim=$1
compiler=$2
here=$(dirname "$0")
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

printf 'wait 500ms\npass\n' >"$work/plain.script"

complain() {
    failed=$((failed + 1))
    echo "FAIL $1: $2"
    sed 's/^/    /' "$work/said"
}

for program in $(find "$here" -name '*.c' | sort); do
    name=$(basename "$program" .c)
    script="${program%.c}.script"
    [ -f "$script" ] || script="$work/plain.script"
    part=$(sed -n '2s|^/\* part: \(.*\) \*/$|\1|p' "$program")
    # the breach must not be optimized away, and the compiler need not like it
    if ! "$compiler" -mmcu="${part:-atmega328p}" -DF_CPU=16000000UL -std=gnu11 -Os -w \
        -fno-optimize-sibling-calls -I "$here" "$program" -o "$work/$name.elf" 2>"$work/said"; then
        complain "$name" "does not compile"
        continue
    fi
    "$sim" "$work/$name.elf" --seed 1 --script "$script" >"$work/said" 2>&1
    status=$?
    fault=$(sed -n '1s|^/\* fault: \(.*\) \*/$|\1|p' "$program")
    if [ -z "$fault" ]; then
        if [ $status -ne 0 ]; then
            complain "$name" "exit status $status, expected to pass"
            continue
        fi
    elif [ $status -ne 1 ]; then
        complain "$name" "exit status $status, expected 1"
        continue
    elif ! head -n 1 "$work/said" | grep -qF "fault: $fault"; then
        complain "$name" "expected the fault \"$fault\""
        continue
    elif ! head -n 1 "$work/said" | grep -qE ' at [0-9]+\.[0-9]{6} s, PC 0x[0-9a-f]{4}$'; then
        complain "$name" "the fault has no time or PC"
        continue
    fi
    passed=$((passed + 1))
done

echo "$passed passed, $failed failed"
[ $failed -eq 0 ] && [ $passed -gt 0 ]
