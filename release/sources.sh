#!/bin/sh
# Packs the sources, which are all that is not made, into FOLDER/NAME.tar.gz: the same files give the
# same archive, to the byte, in whichever folder they lie and whenever they came there.
# usage: sources.sh FOLDER NAME
set -e
find . \( -path ./build -o -path ./.git \) -prune -o -type f ! -path ./compile_commands.json -printf '%P\0' |
    LC_ALL=C sort -z |
    tar --null --no-recursion --files-from=- --format=gnu --owner=0 --group=0 --numeric-owner \
        --mode=u=rwX,go=rX --mtime='2000-01-01 UTC' --transform "s,^,$2/," -cf - |
    gzip -9n >"$1/$2.tar.gz"
