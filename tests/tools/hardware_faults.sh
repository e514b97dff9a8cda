#!/bin/sh
# Each fault of tests/hardware/faults.txt, or each that is named, must be caught by its scenario, or by
# the host test that stands in its place.
# usage: hardware_faults.sh SIM [NAME...]
simulator=$1
shift
table=tests/hardware/faults.txt
caught=0
missed=0
said=$(mktemp)
trap 'rm -f "$said"' EXIT

# try_scenario SCENARIO[+slow|@BOARD] RECIPE
try_scenario() {
    board=mega-shield
    with=$simulator
    case $1 in
    *@*) board=${1#*@} ;;
    *+slow) with="$simulator --slow-lcd" ;;
    esac
    scenario=$(find sim/scenarios -name "${1%%[+@]*}.script")
    sh tests/tools/broken.sh "$with" "$board" "$scenario" "$2"
}

# try SCENARIO|TEST RECIPE
try() {
    case $1 in
    test_*) sh tests/tools/broken_test.sh "$@" ;;
    *) try_scenario "$@" ;;
    esac
}

# count NAME SCENARIO|TEST RECIPE
count() {
    if try "$2" "$3" >"$said" 2>&1; then
        caught=$((caught + 1))
        echo "$1: caught by $2: $(sed -n 's/^measured [^ ]*: //p' "$said")"
    else
        missed=$((missed + 1))
        echo "$1: NOT CAUGHT by $2: $(tail -n 1 "$said")"
    fi
}

while read -r name catcher recipe; do
    case $name in
    '#'* | '') continue ;;
    esac
    case " ${*:-$name} " in
    *" $name "*) count "$name" "$catcher" "$recipe" ;;
    esac
done <$table
echo "measured $caught of $((caught + missed)) faults caught"
[ "$missed" -eq 0 ] && [ "$caught" -gt 0 ]
