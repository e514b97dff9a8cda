#!/bin/sh
# Every file and folder that a document names in backquotes exists. Capitals such as GAME stand for
# names, and parity is the example of CONTRIBUTING.md. usage: paths.sh
find . \( -path ./build -o -path ./.git -o -name node_modules \) -prune -o -name '*.md' -print |
    xargs grep -oE '`(firmware|hal|sim|tests|docs|hardware|release)/[^` ]*`' | tr -d '`' |
    grep -vE ':.*([*{]|GAME|BOARD|NAME|MODULE|FOLDER|parity)' | {
    wrong=0
    count=0
    while IFS=: read -r document path; do
        count=$((count + 1))
        [ -e "$path" ] || { echo "$document names $path, which does not exist"; wrong=1; }
    done
    echo "paths: $count in documents"
    exit $wrong
}
