#!/bin/sh
# Runs every test of tests/tools/test_list.sh and counts.
# usage: run_tests.sh TEST_BUILD SIM ELF CONSOLE VECTORS_ELF VECTORS_HOST FULL-BUILD
# What a test says is kept in TEST_BUILD/NAME.log; that of a failing one is shown.
test_build=$1
passed=0
failed=0
waiting=

judge() {
    if [ "$2" -eq 0 ]; then
        passed=$((passed + 1))
        echo "ok   $1$(sed -n 's/^measured \(.*\)/: \1/p' "$test_build/$1.log" | head -n 1)"
    else
        failed=$((failed + 1))
        cat "$test_build/$1.log"
        echo "FAIL $1"
    fi
}

# count NAME COMMAND…: runs a test now.
count() {
    name=$1
    shift
    status=0
    "$@" >"$test_build/$name.log" 2>&1 || status=$?
    judge "$name" "$status"
}

# beside NAME COMMAND…: starts a long test that runs beside the others.
beside() {
    name=$1
    shift
    "$@" >"$test_build/$name.log" 2>&1 &
    waiting="$waiting $name:$!"
}

. "$(dirname "$0")/test_list.sh"

for job in $waiting; do
    status=0
    wait "${job#*:}" || status=$?
    judge "${job%%:*}" "$status"
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
