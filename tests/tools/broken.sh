#!/bin/sh
# A scenario, a host test or a check must fail on firmware that is broken where it looks: by each fault of
# tests/mutants/named.txt that its lines "broken by: NAME…" name, or by each NAME that is given. A check is
# given the broken file.
# usage: broken.sh SIM SCENARIO|TEST-SOURCE|CHECK [NAME…]
simulator=$1
catcher=$2
shift 2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
own_board=$(sed -n 's/^# board: //p' "$catcher")

refuse() {
    echo "$catcher: $1"
    exit 1
}

# make_with BOARD PROGRAM: makes it from the broken file and the objects that there are.
make_with() {
    make --no-print-directory BOARD="$1" SCRATCH="$scratch" CHANGED="$file" "$2" >"$scratch/log" 2>&1 && return
    cat "$scratch/log"
    refuse "firmware broken by $name does not compile"
}

# run NAME[+slow|@BOARD]: runs the catcher on firmware with the fault.
run() {
    board=${own_board:-mega-shield}
    lcd=
    case $1 in
    *@*) board=${1#*@} ;;
    *+slow) lcd=--slow-lcd ;;
    esac
    case $catcher in
    *.script)
        make_with "$board" "$scratch/kostka.elf"
        # shellcheck disable=SC2086 # an option or none
        "$simulator" $lcd --script "$catcher" "$scratch/kostka.elf" >"$scratch/log" 2>&1
        ;;
    *.pl) perl "$catcher" "$scratch/$file" >"$scratch/log" 2>&1 ;;
    *.sh) sh "$catcher" "$scratch/$file" >"$scratch/log" 2>&1 ;;
    *)
        make_with "$board" "$scratch/$(basename "$catcher" .c)"
        "$scratch/$(basename "$catcher" .c)" >"$scratch/log" 2>&1
        ;;
    esac
}

[ $# -gt 0 ] || set -- $(sed -n 's,^\(#\|//\) broken by: ,,p' "$catcher")
[ $# -gt 0 ] || refuse "does not say what breaks it"
for fault; do
    name=${fault%%[+@]*}
    line=$(grep "^$name " tests/mutants/named.txt) || refuse "there is no fault $name"
    line=${line#* }
    file=${line%% *}
    rm -rf "$scratch/firmware" "$scratch/hal" "$scratch/host" "$scratch/kostka.elf"
    mkdir -p "$scratch/$(dirname "$file")"
    sed "${line#* }" "$file" >"$scratch/$file" || refuse "$name is no expression of sed"
    if cmp -s "$file" "$scratch/$file"; then refuse "$name changes nothing"; fi
    run "$fault"
    status=$?
    case $catcher in
    *.script) [ $status -eq 1 ] ;;
    *) [ $status -ne 0 ] ;;
    esac || refuse "passes (exit $status) on firmware broken by $name"
    echo "$fault: $(grep -v '^\[ *\(OK\|RUN\|=\|PASSED\)' "$scratch/log" | head -n 1)"
done
echo "measured $# faults caught"
