#!/bin/sh
# Packs the sources, which are all files that are not generated, into FOLDER/NAME.tar.gz. The same
# files give the same archive, to the byte, whatever their folder and their dates.
# usage: sources.sh FOLDER NAME
set -e
find . \( -path ./build -o -path ./.git \) -prune -o -type f ! -path ./compile_commands.json -printf '%P\0' |
    LC_ALL=C sort -z |
    tar --null --no-recursion --files-from=- --format=gnu --owner=0 --group=0 --numeric-owner \
        --mode=u=rwX,go=rX --mtime='2000-01-01 UTC' --transform "s,^,$2/," -cf - |
    gzip -9n >"$1/$2.tar.gz"
