#!/bin/sh
# avr-gdb on the simulated device. usage: debug.sh SIM ELF
# The terminal belongs to avr-gdb, so the simulator runs without a face, which would end with its
# input. While it is stopped in the debugger it may react to SIGTERM only after seconds.
"$1" --gdb=1234 --run 1000h "$2" </dev/null &
simulator=$!
trap 'kill -9 $simulator 2>/dev/null' EXIT
trap : INT
trap 'exit 1' HUP TERM
sleep 1
kill -0 $simulator 2>/dev/null || exit 2
avr-gdb -q -ex 'target remote :1234' "$2"
