#!/bin/sh
# What is committed, cloned into two folders whose names differ in length, must give the same release
# to the byte. usage: reproducible.sh
set -e
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
first=$scratch/a
second=$scratch/another/folder

for folder in "$first" "$second"; do
    git clone -q . "$folder"
    make --no-print-directory -C "$folder" release >"$scratch/said" 2>&1 || { cat "$scratch/said"; exit 1; }
done
diff -r "$first/build/release" "$second/build/release" || { echo "release: the clones differ" >&2; exit 1; }
(cd "$first/build/release" && sha256sum --quiet -c SHA256SUMS)
echo "measured $(wc -l <"$first/build/release/SHA256SUMS") files equal"
