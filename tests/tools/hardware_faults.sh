#!/bin/sh
# Each fault of tests/hardware/faults.txt, or each that is named, must be caught by its scenario.
# Those that are known to escape must pass there: the list says what the scenarios can do.
# usage: hardware_faults.sh SIM [NAME...]
simulator=$1
shift
table=tests/hardware/faults.txt
caught=0
missed=0
escaped=0
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
    sh tests/tools/broken.sh "$with" "$board" "$scenario" "$3" >"$said" 2>&1
}

must_fail() {
    if try "$@"; then
        caught=$((caught + 1))
        echo "$1: caught by $2: $(sed -n 's/^measured [^ ]*: //p' "$said")"
    else
        missed=$((missed + 1))
        echo "$1: NOT CAUGHT by $2: $(tail -n 1 "$said")"
    fi
}

# Nothing else that went wrong counts as an escape.
may_pass() {
    if ! try "$@" && grep -q 'passes (exit 0)' "$said"; then
        escaped=$((escaped + 1))
        echo "$1: escapes $2"
    else
        missed=$((missed + 1))
        echo "$1: NO ESCAPE from $2: $(tail -n 1 "$said")"
    fi
}

while read -r name scenario recipe; do
    verdict=must_fail
    case $name in
    '#'* | '') continue ;;
    escapes)
        verdict=may_pass
        name=$scenario
        scenario=${recipe%% *}
        recipe=${recipe#* }
        ;;
    esac
    case " ${*:-$name} " in
    *" $name "*) $verdict "$name" "$scenario" "$recipe" ;;
    esac
done <$table
echo "measured $caught of $((caught + missed + escaped)) faults caught, $escaped known to escape"
[ "$missed" -eq 0 ] && [ $((caught + escaped)) -gt 0 ]
