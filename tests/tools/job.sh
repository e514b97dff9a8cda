#!/bin/sh
# Runs a job of the suite: what it says goes to FOLDER/NAME.log, how it ended and the seconds it took
# to FOLDER/NAME.result. A failing one is shown. A make in it is one of its own.
# usage: job.sh FOLDER NAME COMMAND…
folder=$1
name=$2
shift 2
begin=$(date +%s.%N)
export MAKEFLAGS=
timeout "${JOB_SECONDS:-1200}" "$@" >"$folder/$name.log" 2>&1 </dev/null
status=$?
seconds=$(date +%s.%N | awk -v begin="$begin" '{ printf "%.1f", $1 - begin }')
said=$(sed -n 's/^measured \(.*\)/: \1/p' "$folder/$name.log" | head -n 1)
if [ "$status" -eq 0 ]; then
    echo "ok $seconds" >"$folder/$name.result"
    echo "ok   $name$said"
else
    echo "failed $seconds" >"$folder/$name.result"
    { echo "FAIL $name (exit $status)"; sed 's/^/     /' "$folder/$name.log"; }
fi
