#!/bin/sh
# Checks how long the functions of firmware/, hal/ and sim/ are, in lines from the name to the
# closing brace: half of them at most 10, 90 % of them at most 22, and none above 45. In long
# functions the steps of a proof (lines of comments that begin with an @) do not count.
# usage: functions.sh [list]
# "list" prints instead which functions of ui/ and console/ return an uint8_t. Somebody must decide
# whether they mean a bool or an enum.
functions() {
    find "$@" -name '*.[ch]' | LC_ALL=C sort |
        ctags --languages=C --kinds-C=f --fields=net --sort=no -f - -L - | grep -v '^!'
}

if [ "$1" = list ]; then
    functions firmware/ui firmware/console | grep 'typeref:typename:uint8_t' |
        sed 's/^\([^\t]*\)\t\([^\t]*\)\t.*line:\([0-9]*\).*/\2:\3: \1/'
    exit 0
fi

functions firmware hal sim |
    sed 's/^\([^\t]*\)\t\([^\t]*\)\t.*line:\([0-9]*\).*end:\([0-9]*\).*/\3 \4 \2:\3: \1/' |
    awk '{ print $2 - $1 + 1, $3, $4 }' | sort -n | awk '
    function proof_lines(file, first, last,    line, number, inside, count) {
        while ((getline line < file) > 0) {
            number++
            inside = inside || line ~ /\/\*@/
            count += inside && number >= first && number <= last
            inside = inside && line !~ /\*\//
        }
        close(file)
        return count
    }
    $1 > 45 { split($2, place, ":"); $1 -= proof_lines(place[1], place[2], place[2] + $1 - 1) }
    { lines[NR] = $1; longest = $1 > longest ? $1 : longest; if ($1 > 45) { print $2, $3 " has " $1 " lines"; wrong = 1 } }
    END {
        median = lines[int((NR + 1) / 2)]
        most = lines[int(NR * 0.9 + 0.999)]
        print "functions: " NR ", half of them up to " median " lines, 90 % up to " most ", the longest " longest
        exit wrong || NR == 0 || median > 10 || most > 22
    }'
