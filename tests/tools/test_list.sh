# What is run, in order; read by run_tests.sh, whose `count NAME COMMAND` runs one and whose
# `beside NAME COMMAND` lets a long one run beside the others.
simulator=$2
elf=$3
console=$4
vectors_elf=$5
vectors_host=$6
full=$7 # the build of a board that has the console

# Which image a scenario is for: one that talks to the console, or needs a game that only the full
# board has, is for that.
image_of() {
    if sh tests/tools/needs_full.sh "$1"; then echo "$full/kostka.elf"; else echo "$elf"; fi
}

# Those that go everywhere: the stack must not become deeper than is proven.
deepest() {
    sh tests/stack/high_water.sh "$simulator" "$1" "sim/scenarios/device/$2.script"
}

beside scenario_random_keys deepest "${elf%/*}" random_keys
beside full_random_keys deepest "$full" random_keys
# By the sources: a program that was not built fails, one whose source is gone does not run.
for source in $(find tests/unit -name 'test_*.c' | sort); do
    name=$(basename "$source" .c)
    count "$name" "$test_build/$name"
done
for scenario in sim/scenarios/*/*.script; do
    name=$(basename "$scenario" .script)
    case $name in
    random_keys) ;;
    every_screen) count "scenario_$name" deepest "${elf%/*}" "$name" ;;
    *) count "scenario_$name" "$simulator" --script "$scenario" "$(image_of "$scenario")" ;;
    esac
done
count vectors sh tests/avr/compare.sh "$simulator" "$vectors_elf" "$vectors_host"
count full_snakes_game "$simulator" --script sim/scenarios/snakes/snakes_game.script "$full/kostka.elf"
count full_every_screen deepest "$full" every_screen
count stack_proof sh tests/stack/run.sh "$simulator"
count full_vectors sh tests/avr/compare.sh "$simulator" "$full/vectors.elf" "$vectors_host"
count forch_tables sh tests/tools/forch_tables.sh "$console" "$simulator" "$full/kostka.elf"
count penney_table sh tests/tools/penney_table.sh "$console" "$simulator" "$full/kostka.elf"
count bench "$test_build/../bench/bench" atmega328p "$test_build/../bench" tests/bench/budget.txt
count simulator_faults sh tests/sim_faults/run.sh "$simulator" avr-gcc
count simulator_errors sh tests/tools/simulator_errors.sh "$simulator" "$elf"
count broken_firmware sh tests/tools/broken.sh "$simulator"
count rebuild sh tests/tools/rebuild.sh
