#!/bin/sh
# avr-gdb on the simulated device. usage: debug.sh SIM ELF
"$1" --gdb 1234 "$2" &
simulator=$!
trap 'kill $simulator 2>/dev/null' EXIT
sleep 1
avr-gdb -q -ex 'target remote :1234' "$2"
