#!/bin/sh
# Every page and every screen has a picture that a scenario expects: goldens.txt says which, and each of
# them must be there and asked for. A page or screen that is not exported is called FILE.NAME there.
# And every picture that is kept is asked for by a scenario beside it.
# usage: goldens.sh
table=tests/tools/goldens.txt
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# What is defined, by its name in the table.
grep -rHoE '^(static )?const FLASH struct (page|screen) [a-z0-9_]+ =' firmware/ui --include='*.c' |
    sed -E 's|.*/([a-z_]+)\.c:static .* ([a-z0-9_]+) =|\1.\2|; s|.*:const .* ([a-z0-9_]+) =|\1|' |
    sort >"$scratch/defined"
grep -v '^#' "$table" | sed -n 's/:.*//p' | sort >"$scratch/listed"

# What the scenarios expect, and what is kept, as GAME/NAME.
for script in $(find sim/scenarios -name '*.script'); do
    sed -n "s|^golden |$(basename "$(dirname "$script")")/|p" "$script"
done | sort -u >"$scratch/expected"
(cd sim/scenarios && find . -path '*/golden/*.txt') | sed 's|^\./||; s|golden/||; s|\.txt$||' | sort >"$scratch/kept"

wrong=0
complain() { # FILE WHAT-IS-WRONG
    [ -s "$1" ] || return
    sed "s|^|goldens: |; s|\$|: $2|" "$1" >&2
    wrong=1
}

uniq -d "$scratch/listed" >"$scratch/twice"
comm -23 "$scratch/defined" "$scratch/listed" >"$scratch/new"
comm -13 "$scratch/defined" "$scratch/listed" >"$scratch/gone"
comm -23 "$scratch/expected" "$scratch/kept" >"$scratch/missing"
comm -13 "$scratch/expected" "$scratch/kept" >"$scratch/left"
# Where a line has no dash behind its colon, there are names of pictures.
sed 's|.*/||' "$scratch/expected" | sort -u >"$scratch/names"
grep -v '^#' "$table" | awk -F ': *' 'NF && $2 !~ /^- ./ {
    if (split($2, name, " ") == 0) print $1
    for (i in name) print name[i]
}' | sort -u | comm -23 - "$scratch/names" >"$scratch/unknown"

complain "$scratch/twice" "twice in $table"
complain "$scratch/new" "has no golden picture in $table"
complain "$scratch/gone" "in $table, but no page or screen"
complain "$scratch/unknown" "in $table, but no golden picture that a scenario expects"
complain "$scratch/missing" "a scenario expects this picture, which is not kept"
complain "$scratch/left" "a picture that no scenario expects"
[ -s "$scratch/defined" ] || wrong=1
[ $wrong -eq 0 ] && echo "goldens: $(wc -l <"$scratch/defined") pages and screens have theirs among $(wc -l <"$scratch/kept")"
exit $wrong
