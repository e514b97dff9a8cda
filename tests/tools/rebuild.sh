#!/bin/sh
# A second make must make nothing, and after a header is touched it must remake the files that
# include it and nothing else. Works on a copy of the tree, as other tests use the objects.
# usage: rebuild.sh
set -e
header=firmware/core/number/fixed.h
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
mkdir "$copy/build"
cp -a Makefile firmware hal hardware sim tests release docs "$copy"
cp -a build/mega-shield build/host build/sim build/verify "$copy/build"
cd "$copy"
make --no-print-directory -q all || { echo "a second make would rebuild"; exit 1; }
touch $header
if make --no-print-directory -q all; then echo "a touched header rebuilds nothing"; exit 1; fi
remade=$(make --no-print-directory V=1 all | grep -c -- ' -c -o ' || true)
make --no-print-directory -q all || { echo "a third make would rebuild"; exit 1; }
[ "$remade" -gt 5 ] || { echo "only $remade objects were remade"; exit 1; }
find build -name '*.d' -newer $header >remade
find build/mega-shield/firmware build/mega-shield/hal -name '*.d' ! -newer $header >left
if grep -LwF $header $(cat remade) | grep .; then echo "do not include $header, but were remade"; exit 1; fi
if grep -lwF $header $(cat left) | grep .; then echo "include $header, but were not remade"; exit 1; fi
echo "measured $remade objects remade for $header"
