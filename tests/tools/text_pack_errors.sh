#!/bin/sh
# What the packer of texts does not accept: one line on stderr and an exit status that is not 0.
# usage: text_pack_errors.sh TEXT_PACK
pack=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
wrong=0

# refuse STATUS PATTERN COMMAND…: the command exits so and says one line that matches.
refuse() {
    status=$1
    pattern=$2
    shift 2
    "$@" </dev/null >/dev/null 2>"$scratch/said"
    got=$?
    if [ "$got" -ne "$status" ] || [ "$(grep -c . "$scratch/said")" -ne 1 ] || ! grep -q "$pattern" "$scratch/said"; then
        echo "expected exit $status and one line with '$pattern': exit $got: $*"
        cat "$scratch/said"
        wrong=$((wrong + 1))
    fi
}

printf 'int a;\n# 20 "firmware/x.c"\nchar b[] = TEXT("b" c);\n' >"$scratch/bad.e"
printf 'int a;\n' >"$scratch/none.e"
printf 'TEXT("xqzxqzxqz jvkjvkjvk xqzjvk wpfwpfwpf");\n' >"$scratch/foreign.e"
refuse 1 '^firmware/x.c:20: TEXT' "$pack" "$scratch/bad.e"
refuse 1 '^firmware/x.c:20: TEXT' "$pack" --train "$scratch/none.e" "$scratch/bad.e"
refuse 1 'absent.e: cannot be read' "$pack" "$scratch/absent.e"
refuse 1 'there are no texts' "$pack" --train "$scratch/none.e"
refuse 1 'out of date: make texts' "$pack" --check "$scratch/foreign.e"
refuse 2 '^usage: ' "$pack"
refuse 2 '^usage: ' "$pack" --check
refuse 2 '^usage: ' "$pack" --other "$scratch/none.e"
refuse 1 '^text-pack: ' sh -c "\"$pack\" \"$scratch/foreign.e\" >/dev/full"
[ "$("$pack" "$scratch/none.e")" = 'int a;' ] || { echo "a source without texts is not left alone"; wrong=$((wrong + 1)); }
[ "$wrong" -eq 0 ]
