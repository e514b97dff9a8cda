#!/bin/sh
# A name stands for one thing: no two files have the same basename, and no two modules the same
# name, except a contract of the HAL and its implementations, and the files that every board has. No
# folder holds more than 24 sources.
# usage: names.sh
wrong=0

sources() {
    find firmware hal sim tests -name '*.[chS]' -o -name '*.sh' -o -name '*.pl' -o -name '*.script' |
        grep -v '^hal/avr/boards/'
}

# Finds names, without their endings, that are in several places. A folder counts as one place, and
# so does the HAL.
sources | sed 's/^\(.*\)\/\([^/]*\)\.\([^.]*\)$/\2 \1 \3/' | awk '
    { kind = $3 ~ /^[chS]$/ ? "source" : $3; place = $2 ~ /^hal(\/(avr|host))?$/ ? "hal" : $2 }
    $1 == "README" || seen[kind, $1, place]++ { next }
    { places[kind, $1] = places[kind, $1] " " $2; count[kind, $1]++ }
    END { for (name in count) if (count[name] > 1) { split(name, part, SUBSEP); print part[2] " (" part[1] ") is in" places[name] } }
' | sort | { grep . && wrong=1; exit $wrong; } || wrong=1

for folder in $(find firmware hal sim tests -type d); do
    count=$(find "$folder" -maxdepth 1 -name '*.[chS]' | wc -l)
    [ "$count" -le 24 ] || { echo "$folder holds $count sources"; wrong=1; }
done
[ "$wrong" -eq 0 ] && echo "names: all once"
exit $wrong
