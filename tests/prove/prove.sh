#!/bin/sh
# Proves the contracts of sources of the firmware with Frama-C: that nothing overflows, divides by zero
# or reaches outside, and that what they promise holds. Goals in the list OPEN are expected to stay open,
# and no others. usage: prove.sh FOLDER OPEN SOURCE…
folder=$1
open=$2
shift 2
# Bytes of a number have no place in this model of memory; the others are tried on every input.
left_out='integer64_low|integer64_high|fixed_double|fixed_square_root'
mkdir -p "$folder"
export WHY3CONFIG="$folder/why3.conf"
why3 config detect >"$folder/why3.log" 2>&1 || { cat "$folder/why3.log" >&2; exit 1; }
status=0
for source; do
    log=$folder/$(basename "$source" .c).log
    skipped=$(gcc -E -Ifirmware "$source" | grep -owE "$left_out" | sort -u | paste -sd,)
    frama-c -machdep gcc_x86_64 -cpp-extra-args="-Ifirmware -std=gnu11" -wp -wp-rte \
        -wp-model Typed+Cast ${skipped:+-wp-skip-fct "$skipped"} -wp-par 1 \
        -wp-prover z3,cvc4 -wp-timeout "${PROVE_SECONDS:-20}" "$source" >"$log" 2>&1 ||
        { cat "$log" >&2; exit 1; }
    grep '^\[wp\] Proved goals' "$log" | sed "s|^\[wp\]|$source:|"
    sed -n 's/^\[wp\] \[\(Failed\|Timeout\|Unknown\)\] Goal typed_cast_\([a-z0-9_]*\).*/\2/p' "$log" >"$log.open"
    while read -r goal; do
        grep -q "^$goal:" "$open" || { echo "prove: $source: $goal is not proved" >&2; status=1; }
    done <"$log.open"
done
exit $status
