#!/bin/sh
# Every page and every screen must have a golden picture. sim/scenarios/FOLDER/golden/pages has a
# line for each: its name (FILE.NAME if it is not exported), a colon, and the pictures that show it.
# If there cannot be one, as for a page that is gone before it has kept still, a dash and the reason
# stand there instead. A scenario must expect each picture, and each picture that a scenario expects
# must exist.
# usage: goldens.sh
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd sim/scenarios || exit 1

# The pages and screens that are defined, by their names in the lists.
grep -rHoE '^(static )?const FLASH struct (page|screen) [a-z0-9_]+ =' ../../firmware/ui --include='*.c' |
    sed -E 's|.*/([a-z_]+)\.c:static .* ([a-z0-9_]+) =|\1.\2|; s|.*:const .* ([a-z0-9_]+) =|\1|' |
    sort >"$scratch/defined"
cat */golden/pages >"$scratch/pages"
sed 's/:.*//' "$scratch/pages" | sort >"$scratch/listed"

# The pictures that scenarios expect, and those that exist, as FOLDER/NAME.
for script in */*.script; do
    sed -n "s|^golden |${script%/*}/|p" "$script"
done | sort -u >"$scratch/expected"
for picture in */golden/*.txt; do
    echo "$picture"
done | sed 's|golden/||; s|\.txt$||' | sort >"$scratch/kept"

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
sed 's|.*/||' "$scratch/expected" | sort -u >"$scratch/names"
awk -F ': *' '$2 !~ /^- ./ {
    pictures = split($2, name, " ")
    if (pictures == 0) print $1
    for (i = 1; i <= pictures; i++) print name[i]
}' "$scratch/pages" | sort -u | comm -23 - "$scratch/names" >"$scratch/unknown"

complain "$scratch/twice" "listed twice"
complain "$scratch/new" "a page or screen without a golden picture in a list sim/scenarios/FOLDER/golden/pages"
complain "$scratch/gone" "listed, but no page or screen"
complain "$scratch/unknown" "listed, but no golden picture that a scenario expects"
complain "$scratch/missing" "a scenario expects this picture, which is not kept"
complain "$scratch/left" "a picture that no scenario expects"
[ -s "$scratch/defined" ] || wrong=1
[ $wrong -eq 0 ] && echo "goldens: $(wc -l <"$scratch/defined") pages and screens are among $(wc -l <"$scratch/kept") pictures"
exit $wrong
