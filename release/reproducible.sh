#!/bin/sh
# Makes a release from what is committed, and another one from the sources that are packed in it,
# without git and in a folder whose name has another length. Both must be the same to the byte.
# usage: reproducible.sh
set -e
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
clone=$scratch/a
unpacked=$scratch/another/folder

release() {
    make --no-print-directory -C "$1" release >"$scratch/said" 2>&1 || { cat "$scratch/said"; exit 1; }
}

git clone -q . "$clone"
release "$clone"
mkdir -p "$unpacked"
tar -xzf "$clone"/build/release/kostka-*.tar.gz --strip-components=1 -C "$unpacked"
release "$unpacked"
diff -r "$clone/build/release" "$unpacked/build/release" || { echo "release: the two differ" >&2; exit 1; }
(cd "$clone/build/release" && sha256sum --quiet -c SHA256SUMS)
echo "measured $(wc -l <"$clone/build/release/SHA256SUMS") files equal"
