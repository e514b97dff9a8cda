#!/bin/sh
# Line coverage of firmware/ by the host tests, one line per file. usage: coverage.sh BUILD
# Warnings are off: counters change what the optimizer sees, and so of what it warns.
set -e
build=$1/coverage
make --no-print-directory TEST_BUILD="$build" SANITIZE=--coverage WARNINGS= host-tests >/dev/null
# Counters add up over runs, so those of earlier runs are removed.
find "$build" -name '*.gcda' -exec rm {} +
for test in $(find tests/unit -name 'test_*.c' | sort); do
    name=$(basename "$test" .c)
    "$build/$name" >"$build/$name.log" 2>&1 || { cat "$build/$name.log"; exit 1; }
done
find "$build/firmware" -name '*.gcda' | sort >"$build/counted"
[ -s "$build/counted" ] || { echo "coverage: nothing was counted" >&2; exit 1; }
while read -r data; do
    gcov -n -o "$(dirname "$data")" "$data" 2>/dev/null >"$build/gcov.log" ||
        { echo "coverage: gcov fails on $data" >&2; exit 1; }
    awk -v q="'" '/^File .*firmware.*\.c/ { file = $2; gsub(q, "", file); getline; sub(/Lines executed:/, ""); print file ": " $0 }' \
        "$build/gcov.log"
done <"$build/counted"
