#!/bin/sh
# Runs every host test and every check of the image, and counts.
# usage: run_tests.sh TEST_BUILD SIM ELF CONSOLE
# Output of a passing test is kept beside its program; that of a failing one is shown.
test_build=$1
passed=0
failed=0

count() {
    name=$1
    shift
    if "$@" >"$test_build/$name.log" 2>&1; then
        passed=$((passed + 1))
        echo "ok   $name$(sed -n 's/^\(worst\|seed\|measured\)/ - \1/p' "$test_build/$name.log" | tr '\n' ' ')"
    else
        failed=$((failed + 1))
        cat "$test_build/$name.log"
        echo "FAIL $name"
    fi
}

. "$(dirname "$0")/test_list.sh"

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
