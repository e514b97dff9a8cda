#!/bin/sh
# Each fault of tests/hardware/faults.txt, or each that is named, must be caught by its scenario.
# usage: hardware_faults.sh SIM [NAME...]
simulator=$1
shift
table=tests/hardware/faults.txt
caught=0
missed=0
said=$(mktemp)
trap 'rm -f "$said"' EXIT

# try NAME SCENARIO[+slow|@BOARD] RECIPE
try() {
    board=mega-shield
    with=$simulator
    case $2 in
    *@*) board=${2#*@} ;;
    *+slow) with="$simulator --slow-lcd" ;;
    esac
    scenario=$(find sim/scenarios -name "${2%%[+@]*}.script")
    if sh tests/tools/broken.sh "$with" "$board" "$scenario" "$3" >"$said" 2>&1; then
        caught=$((caught + 1))
        echo "$1: caught by $2: $(sed -n 's/^measured [^ ]*: //p' "$said")"
    else
        missed=$((missed + 1))
        echo "$1: NOT CAUGHT by $2: $(tail -n 1 "$said")"
    fi
}

while read -r name scenario recipe; do
    case $name in
    '#'* | '') continue ;;
    esac
    case " ${*:-$name} " in
    *" $name "*) try "$name" "$scenario" "$recipe" ;;
    esac
done <$table
echo "measured $caught of $((caught + missed)) faults caught"
[ "$missed" -eq 0 ] && [ "$caught" -gt 0 ]
