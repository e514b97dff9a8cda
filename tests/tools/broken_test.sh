#!/bin/sh
# A host test must fail on a source that is broken: RECIPE is "FILE SED-EXPRESSION".
# usage: broken_test.sh TEST RECIPE
file=${2%% *}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

refuse() {
    echo "$1"
    exit 1
}

mkdir -p "$scratch/$(dirname "$file")"
sed "${2#* }" "$file" >"$scratch/$file" || refuse "'$2' is no expression of sed"
if cmp -s "$file" "$scratch/$file"; then refuse "'$2' changes nothing"; fi
make --no-print-directory SCRATCH="$scratch" CHANGED="$file" "$scratch/$1" >"$scratch/log" 2>&1 ||
    refuse "'$2' does not compile"
if "$scratch/$1" >"$scratch/log" 2>&1; then refuse "$1 passes"; fi
echo "measured $1: $(sed -n 's/^\[  FAILED  \] \([a-z]\)/\1/p' "$scratch/log" | head -n 1)"
