#!/bin/sh
# Every scenario must fail on a firmware that is broken where the scenario looks. Its comment says
# how: "# broken by: FILE s/…/…/", a sed expression that must change the file.
# usage: broken.sh SIM
set -e
simulator=$(realpath "$1")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cp -a Makefile firmware hal sim tests build "$scratch"
wrong=0
proven=0

for scenario in sim/scenarios/*.script; do
    recipe=$(sed -n 's/^# broken by: //p' "$scenario")
    if [ -z "$recipe" ]; then
        echo "$scenario does not say what breaks it"
        wrong=$((wrong + 1))
        continue
    fi
    file=${recipe%% *}
    cp -a "$scratch/$file" "$scratch/whole"
    sed -i "${recipe#* }" "$scratch/$file"
    if cmp -s "$scratch/$file" "$scratch/whole"; then
        echo "$scenario: '$recipe' changes nothing"
        wrong=$((wrong + 1))
    fi
    board=uno-shield
    if sh tests/tools/needs_full.sh "$scenario"; then board=bare-1284p; fi
    make --no-print-directory -C "$scratch" BOARD=$board build/$board/kostka.elf >"$scratch/log" 2>&1 ||
        { cat "$scratch/log"; exit 1; }
    status=0
    (cd sim/scenarios && "$simulator" --script "$(basename "$scenario")" \
        "$scratch/build/$board/kostka.elf") >"$scratch/log" 2>&1 || status=$?
    if [ "$status" -ne 1 ]; then
        echo "$scenario passes (exit $status) on firmware broken by $recipe"
        wrong=$((wrong + 1))
    else
        proven=$((proven + 1))
    fi
    cp -a "$scratch/whole" "$scratch/$file"
    touch "$scratch/$file"
done
echo "measured $proven scenarios that fail on broken firmware"
[ "$wrong" -eq 0 ]
