#!/bin/sh
# The stack must not become deeper in the simulator than is proven for the image.
# usage: high_water.sh "KOSTKA-SIM [OPTION]" BUILD-OF-THE-BOARD SCENARIO
set -u
sim=$1
image=$2/kostka.elf
scenario=$3
tools=$(dirname "$0")/../tools

said=$($sim --report --script "$scenario" "$image") || {
    echo "$said"
    exit 1
}
measured=$(echo "$said" | sed -n 's/^stack \([0-9]*\) bytes at most$/\1/p' | tail -n 1)
# With limits of flash and RAM that no part exceeds, as only the stack matters here.
proven=$(perl "$tools/stack.pl" "$image" "$2/stack" "$tools/indirect.txt" 262144 65536 |
    sed -n 's/.*, stack at most \([0-9]*\)$/\1/p')
echo "measured ${measured:?} bytes of stack, ${proven:?} are proven"
[ "$measured" -le "$proven" ]
