# What is run, in order; read by run_tests.sh, whose `count NAME COMMAND` runs one.
simulator=$2
elf=$3
console=$4
vectors_elf=$5
vectors_host=$6

for program in "$test_build"/test_*; do
    [ -f "$program" ] && [ -x "$program" ] && count "$(basename "$program")" "$program"
done
for scenario in sim/scenarios/*.script; do
    count "scenario_$(basename "$scenario" .script)" "$simulator" --script "$scenario" "$elf"
done
count broken_firmware sh tests/tools/broken.sh "$simulator"
count vectors sh tests/avr/compare.sh "$simulator" "$vectors_elf" "$vectors_host"
count forch_tables sh tests/tools/forch_tables.sh "$console" "$simulator" "$elf"
count simulator_faults sh tests/sim_faults/run.sh "$simulator" avr-gcc
count simulator_errors sh tests/tools/simulator_errors.sh "$simulator" "$elf"
count rebuild sh tests/tools/rebuild.sh
