#!/bin/sh
# What each pass of hal/avr/link makes of a small program: tests/link/PASS.s must become PASS.out. That the
# shortened program still computes the same is what the vectors show.
# usage: passes.sh
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
wrong=0
passes=0
for source in tests/link/*.s; do
    pass=$(basename "$source" .s)
    cp "$source" "$scratch/$pass"
    perl "hal/avr/link/$pass.pl" "$scratch/$pass" 2>/dev/null && diff "tests/link/$pass.out" "$scratch/$pass" ||
        { echo "$pass.pl makes something else"; wrong=$((wrong + 1)); }
    avr-as -mmcu=avr5 -o /dev/null "$scratch/$pass" || { echo "$pass.out is no program"; wrong=$((wrong + 1)); }
    passes=$((passes + 1))
done
# Arguments on the stack would be looked for in the wrong place.
echo '/* outgoing args size = 2 */' >"$scratch/arguments"
perl hal/avr/link/saves.pl "$scratch/arguments" 2>/dev/null && { echo "saves.pl takes arguments on the stack"; wrong=1; }
echo "measured $passes passes over small programs, $wrong wrong"
[ "$passes" -gt 0 ] && [ "$wrong" -eq 0 ]
