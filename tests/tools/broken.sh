#!/bin/sh
# Every scenario must fail on a firmware that is broken where the scenario looks. Its comment says
# how: "# broken by: FILE s/…/…/", a sed expression that must change the file.
# usage: broken.sh SIM [SCENARIO…]
simulator=$(realpath "$1")
shift
[ $# -gt 0 ] || set -- sim/scenarios/*/*.script
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# broken TREE SCENARIO: how the scenario is not proven; nothing if it is.
broken() {
    recipe=$(sed -n 's/^# broken by: //p' "$2")
    [ -n "$recipe" ] || { echo "$2 does not say what breaks it"; return; }
    file=${recipe%% *}
    cp -a "$1/$file" "$1/whole"
    sed -i "${recipe#* }" "$1/$file"
    if cmp -s "$1/$file" "$1/whole"; then
        echo "$2: '$recipe' changes nothing"
        return
    fi
    board=uno-shield
    if sh tests/tools/needs_full.sh "$2"; then board=bare-1284p; fi
    image=build/$board/kostka.elf
    if ! make --no-print-directory -C "$1" BOARD=$board "$image" >"$1/log" 2>&1; then
        echo "$2: '$recipe' does not compile"
        cat "$1/log"
    else
        status=0
        (cd "$(dirname "$2")" && "$simulator" --script "$(basename "$2")" "$1/$image") >"$1/log" 2>&1 || status=$?
        [ "$status" -eq 1 ] || echo "$2 passes (exit $status) on firmware broken by $recipe"
    fi
    cp -a "$1/whole" "$1/$file"
    touch "$1/$file"
}

# worker NUMBER SCENARIO…: those that no other worker has begun, in a tree of its own.
worker() {
    tree=$scratch/$1
    shift
    mkdir -p "$tree/build"
    cp -a Makefile firmware hal sim tests "$tree"
    for part in uno-shield bare-1284p host sim; do
        cp -a build/$part "$tree/build"
    done
    for scenario; do
        mkdir "$scratch/$(basename "$scenario")" 2>/dev/null || continue
        broken "$tree" "$scenario"
    done
}

worker 1 "$@" >"$scratch/said_1" &
worker 2 "$@" >"$scratch/said_2"
wait
cat "$scratch/said_1" "$scratch/said_2"
wrong=$(cat "$scratch/said_1" "$scratch/said_2" | grep -c '^sim/scenarios/')
echo "measured $(($# - wrong)) scenarios that fail on broken firmware"
[ "$wrong" -eq 0 ]
