#!/bin/sh
# Modules of the firmware may export only the mutable objects that LIST names, at the start of a
# line, with a reason; six at most.
# usage: globals.sh LIST OBJECT…      OBJECTs of the host, compiled without -flto
list=$1
shift
exported=$(for object; do
    objdump -t "$object" | sed -n 's/^[0-9a-f]* g     O \.\(data\|bss\)[^r]*\t[0-9a-f]* \(\.hidden \)\?\([A-Za-z_0-9]*\)$/\3/p' |
        grep -v '^__' | sed "s|^|$(echo "$object" | sed 's/.*\/\(firmware\/.*\)\.o/\1/'): |"
done)
names=$(echo "$exported" | sed 's/.*: //')
listed=$(sed -n 's/^\([a-z_0-9]\{1,\}\)  *[^ ].*/\1/p' "$list")
wrong=0
for name in $names; do
    echo "$listed" | grep -qx "$name" || { echo "$list does not name $name"; wrong=1; }
done
for name in $listed; do
    echo "$names" | grep -qx "$name" || { echo "$list names $name, which no module exports"; wrong=1; }
done
echo "$exported"
count=$(echo "$exported" | grep -c .)
[ "$count" -le 6 ] || wrong=1
echo "globals: $count mutable objects exported"
exit $wrong
