#!/bin/sh
# Whether a scenario needs the board that has everything: it talks to the console, it plays a game
# ("# needs: GAME") that the uno-shield leaves out, or it says so ("# board: bare-1284p").
# usage: needs_full.sh SCENARIO
grep -q -e '^serial' -e '^# board: bare-1284p$' "$1" && exit 0
game=$(sed -n 's/^# needs: //p' "$1")
[ -n "$game" ] || exit 1
! sed -n 's/^BOARD_GAMES *:= //p' hal/avr/boards/uno-shield/board.mk | grep -qw "$game"
