#!/bin/sh
# Runs a job of the suite. Its output goes to FOLDER/NAME.log. Its result, and the seconds it took
# by the clock and of processor time, go to FOLDER/NAME.result. The output of a failing job is
# printed. A make in the job does not share the jobs of the make that runs the suite.
# usage: job.sh FOLDER NAME COMMAND…
folder=$1
name=$2
shift 2
mkdir -p "$folder"
begin=$(date +%s.%N)
export MAKEFLAGS=--no-print-directory
timeout "${JOB_SECONDS:-1200}" "$@" >"$folder/$name.log" 2>&1 </dev/null
status=$?
seconds=$(date +%s.%N | awk -v begin="$begin" '{ printf "%.1f", $1 - begin }')
times >"$folder/$name.times"
processor=$(awk 'NR == 2 { gsub("[ms]", " "); split($0, t, " "); printf "%.1f", 60 * t[1] + t[2] + 60 * t[3] + t[4] }' "$folder/$name.times")
said=$(sed -n 's/^measured \(.*\)/: \1/p' "$folder/$name.log" | head -n 1)
if [ "$status" -eq 0 ]; then
    echo "ok $seconds $processor" >"$folder/$name.result"
    echo "ok   $name$said"
else
    echo "failed $seconds $processor" >"$folder/$name.result"
    { echo "FAIL $name (exit $status)"; sed 's/^/     /' "$folder/$name.log"; }
fi
