#!/bin/sh
# The simulator must refuse wrong input with one line on stderr, apart from the hint to --help, and
# with exit status 2 (1 for a failed run).
# usage: simulator_errors.sh SIM ELF
simulator=$1
elf=$2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
asked=0
wrong=0

# refuse STATUS PATTERN COMMAND…: the command must exit so, and print one line that matches.
refuse() {
    status=$1
    pattern=$2
    shift 2
    asked=$((asked + 1))
    "$@" </dev/null >/dev/null 2>"$scratch/said"
    got=$?
    lines=$(grep -vc '^Try ' "$scratch/said")
    if [ "$got" -ne "$status" ] || [ "$lines" -ne 1 ] || ! grep -q "$pattern" "$scratch/said"; then
        echo "expected exit $status and one line with '$pattern': exit $got, $lines lines: $*"
        cat "$scratch/said"
        wrong=$((wrong + 1))
    fi
}

head -c 200 "$elf" >"$scratch/truncated.elf"
echo "no image" >"$scratch/text.elf"
echo 'int main(void) { for (;;) {} }' >"$scratch/other.c"
avr-gcc -mmcu=atmega32 -o "$scratch/unknown.elf" "$scratch/other.c" || exit 1
printf 'other' >"$scratch/name"
avr-objcopy --remove-section .kostka.board --add-section .kostka.board="$scratch/name" "$elf" "$scratch/other.elf" || exit 1
cp /bin/true "$scratch/host.elf"
printf 'wait 10ms\nwalk 3\npass\n' >"$scratch/word.script"
printf 'wait 10ms\nsee "no such text" 10ms\npass\n' >"$scratch/fail.script"
printf 'wait 10ms\n' >"$scratch/silent.script"
printf 'up until "no such text"\npass\n' >"$scratch/until.script"
printf 'open "no such line"\npass\n' >"$scratch/open.script"
printf 'open "Settings"\nset "Sound" loud\npass\n' >"$scratch/set.script"
printf 'open "Settings"\npage "no such page"\npass\n' >"$scratch/page.script"
printf 'repeat until "no such text"\nwait 1ms\nend\npass\n' >"$scratch/repeat.script"
printf 'wait 10ms\nhold middle\n' >"$scratch/key.script"
printf 'wait 10ms\nup until\n' >"$scratch/until_text.script"
printf 'wait 10ms\nup often\n' >"$scratch/often.script"
printf 'wait 10ms\nset "Sound"\n' >"$scratch/value.script"
printf 'wait 10ms\nrepeat 2\npass\n' >"$scratch/end.script"
printf 'short' >"$scratch/short.eep"

refuse 2 missing.elf "$simulator" "$scratch/missing.elf"
refuse 2 truncated.elf "$simulator" "$scratch/truncated.elf"
refuse 2 text.elf "$simulator" "$scratch/text.elf"
refuse 2 'unknown.elf: wrong MCU: built for atmega32, which no simulated board has' "$simulator" "$scratch/unknown.elf"
refuse 2 'wrong MCU: built for atmega328p, but the board bare-1284p has an atmega1284p' "$simulator" --board bare-1284p "$elf"
refuse 2 'wrong MCU' "$simulator" --mcu atmega1284p "$elf"
refuse 2 'no board named breadboard' "$simulator" --board breadboard "$elf"
refuse 2 'no board with MCU atmega8' "$simulator" --mcu atmega8 "$elf"
refuse 2 'other.elf: built for the board other' "$simulator" "$scratch/other.elf"
refuse 2 host.elf "$simulator" "$scratch/host.elf"
refuse 2 'no-such-option' "$simulator" --no-such-option "$elf"
refuse 2 "'--s'" "$simulator" --s "$elf"
refuse 2 'not TIME' "$simulator" --run=soon "$elf"
for length in --run=0s --run=0us --run=0.01us "--snapshot=$scratch/none.txt --at=0s"; do
    refuse 2 'is not TIME above 0' timeout 20 "$simulator" $length "$elf"
done
refuse 2 'is not N above 0' "$simulator" --baud=0 --run=1ms "$elf"
refuse 2 'at needs --snapshot' "$simulator" --at 1s "$elf"
refuse 2 . "$simulator"
refuse 2 'word.script:2' "$simulator" --script "$scratch/word.script" "$elf"
for script in key until_text often value end; do
    refuse 2 "$script.script:2" "$simulator" --script "$scratch/$script.script" "$elf"
done
refuse 2 'missing.script' "$simulator" --script "$scratch/missing.script" "$elf"
refuse 2 'short.eep' "$simulator" --eeprom "$scratch/short.eep" --script "$scratch/silent.script" "$elf"

for script in fail until open set page repeat silent; do
    if "$simulator" --script "$scratch/$script.script" "$elf" >/dev/null 2>"$scratch/said"; then
        echo "$script.script passed"
        wrong=$((wrong + 1))
    fi
    grep -q "$script.script:" "$scratch/said" || { cat "$scratch/said"; wrong=$((wrong + 1)); }
    asked=$((asked + 1))
done
echo "measured $asked refusals, $wrong wrong"
[ "$wrong" -eq 0 ]
