#!/bin/sh
# A second make makes nothing; a touched header remakes what includes it and nothing else.
# usage: rebuild.sh
set -e
make --no-print-directory -q all || { echo "a second make would rebuild"; exit 1; }
touch firmware/core/number/fixed.h
if make --no-print-directory -q all; then echo "a touched header rebuilds nothing"; exit 1; fi
remade=$(make --no-print-directory V=1 all | grep -c -- ' -c -o ' || true)
make --no-print-directory -q all || { echo "a third make would rebuild"; exit 1; }
[ "$remade" -gt 5 ] || { echo "only $remade objects were remade"; exit 1; }
echo "measured $remade objects remade for core/number/fixed.h"
