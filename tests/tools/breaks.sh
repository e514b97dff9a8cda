#!/bin/sh
# Each scenario must name the faults on which it fails (broken.sh). Each fault of
# tests/mutants/named.txt must be named by a scenario, a host test or a check, and must change its
# file. So a stale fault is found before somebody runs make broken.
# usage: breaks.sh
list=tests/mutants/named.txt
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
wrong=0

complain() {
    echo "breaks: $1" >&2
    wrong=1
}

for scenario in $(grep -rL --include='*.script' '^# broken by: ' sim/scenarios); do
    complain "$scenario does not say what breaks it"
done
grep -rhE --include='*.script' --include='test_*.c' --include='*.sh' --include='*.pl' \
    '^(#|//) broken by: [a-z]' sim/scenarios tests/unit tests/tools |
    sed 's/.*broken by: //; s/[+@][^ ]*//g' | tr ' ' '\n' | sort -u >"$scratch/named"
grep -v '^#\|^$' $list | cut -d ' ' -f 1 | sort >"$scratch/listed"
for name in $(uniq -d "$scratch/listed"); do complain "$list has two faults $name"; done
for name in $(comm -23 "$scratch/named" "$scratch/listed"); do complain "$list has no fault $name"; done
for name in $(comm -13 "$scratch/named" "$scratch/listed"); do complain "nobody is broken by $name"; done
while read -r name file expression; do
    case $name in '#'* | '') continue ;; esac
    if ! sed "$expression" "$file" >"$scratch/broken"; then
        complain "$name: '$expression' is no expression of sed for $file"
    elif cmp -s "$file" "$scratch/broken"; then
        complain "$name: '$expression' changes nothing in $file"
    fi
done <$list
[ $wrong -eq 0 ] && echo "breaks: $(wc -l <"$scratch/listed") faults, and each scenario fails on one"
exit $wrong
