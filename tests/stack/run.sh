#!/bin/sh
# Tests the stack proof on small programs whose stack is known.
# usage: run.sh KOSTKA-SIM
#
# The comment that begins a program holds lines
#   PART: TEXT       a line that the proof must print for that part, among others; a TEXT that
#                    begins with "stack: " is the only line of the error with which it must end
#   indirect: LINE   a line of indirect.txt
#   limits: F R      of flash and RAM, where these matter
#   flags: FLAGS     of the compiler, beside those of the image
# On the simulated ATmega328P the stack must become as deep as proven; with interrupts, no deeper.
set -u
sim=$1
here=$(dirname "$0")
tools=$here/../tools
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

printf 'wait 100ms\npass\n' >"$work/plain.script"

complain() {
    failed=$((failed + 1))
    echo "FAIL $1 on $2: $3"
    sed 's/^/    /' "$work/said" "$work/error"
}

# The values of a word of the comment that begins a program.
values() {
    sed -n "1,/\*\//s|^[/ ]\* $2: \(.*\)|\1|p" "$1"
}

# Builds a program as the image is built, with the compiler's figures in stack/.
build() {
    rm -rf "$work/stack" "$work/program.elf"
    mkdir "$work/stack"
    flags="-mmcu=$2 -std=gnu11 -Os -gdwarf-2 -flto -fno-tree-ter
        -mcall-prologues -fstack-usage $(values "$1" flags)"
    # shellcheck disable=SC2086
    TMPDIR=$work/stack avr-gcc $flags -c "$1" -o "$work/stack/program.o" >"$work/said" 2>"$work/error" &&
        TMPDIR=$work/stack avr-gcc $flags -mrelax -Wl,--gc-sections,--emit-relocs \
            "$work/stack/program.o" -o "$work/program.elf" >"$work/said" 2>"$work/error"
}

# True if the stack on the simulated part becomes as deep as proven.
as_measured() {
    "$sim" --report --script "$work/plain.script" "$work/program.elf" >"$work/said" 2>"$work/error" || return 1
    measured=$(sed -n 's/^stack \([0-9]*\) bytes at most$/\1/p' "$work/said")
    echo "measured $measured, proven: $1" >>"$work/said"
    case $1 in
    *"0 from no interrupt") [ "$measured" = "$(echo "$1" | cut -d ' ' -f 3)" ] ;;
    *) [ "$measured" -le "$(echo "$1" | awk '{ print $2 + $5 }')" ] ;;
    esac
}

try() {
    program=$1 part=$2 expected=$3
    name=$(basename "$program" .c)
    if ! build "$program" "$part"; then
        complain "$name" "$part" "does not build"
        return
    fi
    values "$program" indirect >"$work/indirect.txt"
    limits=$(values "$program" limits)
    # shellcheck disable=SC2086
    (cd "$work" && perl "$tools/stack.pl" program.elf stack indirect.txt ${limits:-30000 1984}) \
        >"$work/said" 2>"$work/error"
    status=$?
    case $expected in
    "stack: "*)
        if [ $status -ne 1 ] || [ "$(cat "$work/error")" != "$expected" ]; then
            complain "$name" "$part" "expected exit status 1 and \"$expected\", status is $status"
            return
        fi
        ;;
    *)
        if [ $status -ne 0 ] || [ -s "$work/error" ] || ! grep -qxF "$expected" "$work/said"; then
            complain "$name" "$part" "expected exit status 0 and \"$expected\", status is $status"
            return
        fi
        if [ "$part" = atmega328p ] && ! as_measured "$expected"; then
            complain "$name" "$part" "the simulator measures something else"
            return
        fi
        ;;
    esac
    passed=$((passed + 1))
}

here=$(cd "$here" && pwd)
tools=$here/../tools
for program in "$here"/*.c; do
    for part in atmega328p atmega2560; do
        expected=$(values "$program" "$part")
        [ -z "$expected" ] || try "$program" "$part" "$expected"
    done
done

# Nothing else would notice a line of the image's own list for a function that is gone.
sed -n 's/^\(\w*\): .*/\1/p' "$tools/indirect.txt" >"$work/callers"
while read -r caller; do
    if ! grep -rqw --include='*.c' "$caller" "$here/../../firmware" "$here/../../hal/avr"; then
        failed=$((failed + 1))
        echo "FAIL indirect.txt: there is no function $caller"
    fi
done <"$work/callers"

echo "$passed passed, $failed failed"
[ $failed -eq 0 ] && [ $passed -gt 0 ]
