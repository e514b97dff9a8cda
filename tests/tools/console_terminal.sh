#!/bin/sh
# Tests the console of the host. At a terminal it greets, recalls the line before, completes words,
# and ends with quit. On a pipe it prints nothing but answers, and ends with exit.
# usage: console_terminal.sh CONSOLE
console=$1
greeting='help lists the commands, Tab completes, quit ends'
up=$(printf '\033[A')

said=$(printf 'exp\t\n%s\nqui\t\nexpect\n' "$up" | TERM=xterm timeout 20 script -qec "$console --seed 1" /dev/null) ||
    { echo "at a terminal it ends with exit status $?: $said"; exit 1; }
echo "$said" | grep -q "$greeting" || { echo "at a terminal there is no greeting: $said"; exit 1; }
answers=$(echo "$said" | grep -c '^12\.644837')
[ "$answers" -eq 2 ] || { echo "$answers answers to exp and Tab, the same called back, and quit: $said"; exit 1; }

said=$(printf 'expect\nEXIT\nexpect\n' | "$console")
[ "$(echo "$said" | tr -d '\r')" = "12.644837
ok
ok" ] || { echo "on a pipe it says: $said"; exit 1; }
echo "measured 2 answers at a terminal"
