#!/bin/sh
# Checks the examples of CONTRIBUTING.md, all on one copy of the tree. Each diff of
# tests/contributing must apply, touch only what it may, and keep format and layers. With all of
# them the images must build, and their stacks be proven. The tests and scenarios that they bring
# must pass, and the scenarios fail on firmware with the faults that they name. Lines that
# CONTRIBUTING.md quotes must be in their files.
# usage: contributing.sh
set -e
root=$PWD
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT

refuse() {
    echo "contributing: $1" >&2
    exit 1
}

# Every line of a block that begins with ```LANGUAGE FILE is a line of that file, but for "…".
check_quotes() {
    awk '
        /^```[a-z]+ / { file = $2; quoted = 1; while ((getline line <file) > 0) known[file, line] = 1; next }
        /^```/ { quoted = 0 }
        quoted && $0 !~ /^ *…$/ { lines++ }
        quoted && $0 !~ /^ *…$/ && !((file, $0) in known) { print "contributing: not in " file ": " $0; wrong = 1 }
        END { exit wrong || lines == 0 }' CONTRIBUTING.md >&2
}

# Copies the sources, and the objects that this job needs, which nobody writes now.
make_copy() {
    find . \( -path ./build -o -path ./.git \) -prune -o -type f -print >"$copy/files"
    find build/mega-shield build/sim build/test \( -name '*.[oda]' -o -name kostka.elf -o -name '*.su' -o -name kostka-sim \) \
        ! -name 'test_*' ! -name 'scripted_dice*' ! -name 'coin_table*' ! -name 'entropy_os*' >>"$copy/files"
    mkdir "$copy/tree"
    tar -cf - --format=posix -T "$copy/files" | tar -xf - -C "$copy/tree"
}

# check_places KIND: checks that a diff touches only what it may. Its input is the lines of
# --numstat.
check_places() {
    awk -v kind="$1" '
        BEGIN {
            of_game = "^(firmware/(games|ui|console)|sim/scenarios|tests/unit/(games|ui|console))/"
            place["page"] = place["game"] = of_game
            place["command"] = "^(firmware|tests/unit)/console/"
            allowed["page"] = 4 # the list of pages, which may be laid out anew
            allowed["command"] = 1
            allowed["game"] = 1 # the number of games in the store
            place["board"] = "^hal/avr/boards/"
        }
        kind == "game" && $3 == "firmware/device/game_list.h" { table += $1; replaced += $2; next }
        kind == "game" && $3 ~ "^firmware/store/store.[ch]$" { replaced += $2; next }
        $3 == "tests/mutants/named.txt" { replaced += $2; next }
        $3 !~ place[kind] { print "contributing: an example of a " kind " touches " $3; wrong = 1; next }
        {
            name = $3
            sub(place[kind], "", name)
            sub("/.*", "", name)
            if (kind != "command") names[name] = 1
            if ($3 ~ /^firmware/) replaced += $2
        }
        END {
            for (name in names) folders++
            if (kind != "command" && folders != 1) { print "contributing: a " kind " has one name, not " folders + 0; wrong = 1 }
            if (kind == "game" && table != 1) { print "contributing: a game has one line in the table, not " table + 0; wrong = 1 }
            if (replaced > allowed[kind]) { print "contributing: the " kind " changes " replaced " lines that were there"; wrong = 1 }
            exit wrong
        }' >&2
}

paths() { git apply --numstat "$1" | cut -f 3; }

# run_tests DIFF: runs the host tests and the scenarios that it brings or changes. New scenarios
# must also fail on the faults that they name; make broken tries the others.
run_tests() {
    for file in $(paths "$1"); do
        case $file in
        tests/unit/*.c)
            test=build/test/$(basename "$file" .c)
            make -s "$test"
            "$test"
            ;;
        *.script)
            build/sim/kostka-sim --script "$file" build/mega-shield/kostka.elf
            [ -e "$root/$file" ] || sh tests/tools/broken.sh build/sim/kostka-sim "$file"
            ;;
        esac
    done
}

take() {
    diff=$root/tests/contributing/$1.diff
    git apply "$diff" || refuse "$1.diff is stale: see CONTRIBUTING.md, The examples"
    git apply --numstat "$diff" | check_places "$1"
    clang-format-16 --dry-run -Werror $(paths "$diff" | grep '\.[ch]$') ||
        refuse "$1.diff is not formatted"
    [ "$1" != game ] || paths "$diff" | grep -q '\.script$' || refuse "nobody sees the game in the menu"
}

check_quotes
make_copy
cd "$copy/tree"
export GIT_CEILING_DIRECTORIES="$copy"
examples="page command game board"
for example in $examples; do
    take "$example"
done
perl tests/tools/layers.pl tests/tools/layers.txt || refuse "an example breaks the layers"
sh tests/tools/goldens.sh || refuse "an example leaves a page without a picture"
make -s size
make -s BOARD=mega-breadboard size
make -s check-fuses
for example in $examples; do
    run_tests "$root/tests/contributing/$example.diff"
    echo "contributing: $example"
done
