#!/bin/sh
# Proves with Frama-C the contracts of firmware sources, and the lemmas that the proofs use: nothing
# overflows, divides by zero or reaches outside of an object, and the promises of the contracts
# hold.
# usage: prove.sh FOLDER SOURCE…
folder=$1
shift
# Functions that are left out here; exhaust.c tries them on every input.
left_out='fixed_square_root|bounded_square_root'
mkdir -p "$folder"
export WHY3CONFIG="$folder/why3.conf"
why3 config detect >"$folder/why3.log" 2>&1 || { cat "$folder/why3.log" >&2; exit 1; }
status=0

# usage: prove SOURCE WHAT OPTION…
prove() {
    source=$1
    what=$2
    shift 2
    log=$folder/$(basename "$source" .c).$what.log
    frama-c -c11 -machdep gcc_x86_64 -cpp-extra-args="-Ifirmware -std=gnu11" -wp -wp-rte \
        -wp-model Typed+Cast -wp-par 2 -wp-prover z3,cvc4 -wp-timeout "${PROVE_SECONDS:-60}" "$@" \
        "$source" >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
    sed -nE "s|^\[wp\] Proved goals: *(.*)|$source: $what proved: \1|p" "$log"
    sed -nE 's/^\[wp\] \[(Failed|Timeout|Unknown)\] Goal typed_cast_([a-z0-9_]*).*/\2/p' "$log" |
        sed "s|.*|prove: $source: & is not proved|" >&2
    grep -qE '^\[wp\] Proved goals: *([0-9]+) / \1$' "$log" || status=1
}

for source; do
    skipped=$(gcc -E -P -Ifirmware "$source" | tr '\n' ' ' | grep -oE "\<($left_out)\([^;{]*\{" |
        cut -d'(' -f1 | paste -sd,)
    # If functions are left out, Frama-C leaves out lemmas, too, so these are proved separately.
    prove "$source" lemmas -wp-prop=@lemma
    prove "$source" functions -wp-prop=-@lemma ${skipped:+-wp-skip-fct "$skipped"}
done
exit $status
