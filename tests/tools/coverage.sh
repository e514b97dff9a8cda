#!/bin/sh
# Line coverage of firmware/ by the host tests, a line a file. usage: coverage.sh BUILD
set -e
build=$1/coverage
make --no-print-directory TEST_BUILD="$build" SANITIZE=--coverage host-tests >/dev/null
for program in "$build"/test_*; do
    [ -x "$program" ] && "$program" >/dev/null 2>&1
done
find "$build/firmware" -name '*.gcda' | sort | while read -r data; do
    gcov -n -o "$(dirname "$data")" "$data" 2>/dev/null |
        awk -v q="'" '/^File .*firmware.*\.c/ { file = $2; gsub(q, "", file); getline; sub(/Lines executed:/, ""); print file ": " $0 }'
done
