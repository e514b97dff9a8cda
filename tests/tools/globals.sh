#!/bin/sh
# The mutable objects that modules of the firmware export: six at most, each named in PAPER with its
# one writer. usage: globals.sh PAPER OBJECT…      OBJECTs of the host, compiled without -flto
paper=$1
shift
exported=$(for object; do
    objdump -t "$object" | sed -n 's/^[0-9a-f]* g     O \.\(data\|bss\)[^r]*\t[0-9a-f]* \(\.hidden \)\?\([A-Za-z_0-9]*\)$/\3/p' |
        grep -v '^__' | sed "s|^|$(echo "$object" | sed 's/.*\/\(firmware\/.*\)\.o/\1/'): |"
done)
wrong=0
count=$(echo "$exported" | grep -c .)
for name in $(echo "$exported" | sed 's/.*: //'); do
    grep -qw "$name" "$paper" 2>/dev/null || { echo "$paper does not name $name"; wrong=1; }
done
echo "$exported"
[ "$count" -le 6 ] || wrong=1
echo "globals: $count mutable objects exported"
exit $wrong
