#!/bin/sh
# Counts the jobs of the suite that job.sh ran and names the slowest ones and those that failed.
# usage: count.sh FOLDER NAME…
folder=$1
shift
passed=0
failed=0
for name; do
    case $(cat "$folder/$name.result" 2>/dev/null) in
    ok*) passed=$((passed + 1)) ;;
    failed*)
        echo "FAIL $name: see $folder/$name.log"
        failed=$((failed + 1))
        ;;
    *)
        echo "FAIL $name: what it needs could not be made"
        failed=$((failed + 1))
        ;;
    esac
done
echo "slowest, in seconds of processor time:$(for name; do
    sed "s/^[a-z]* [^ ]* //; s/\$/ $name/" "$folder/$name.result" 2>/dev/null
done | sort -rn | head -n 10 | awk '{ printf "%s %s %.0f", (NR == 1 ? "" : ","), $2, $1 }')"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
