# What is run, in order; read by run_tests.sh, whose `count NAME COMMAND` runs one.
simulator=$2
elf=$3
console=$4

for program in "$test_build"/test_*; do
    [ -f "$program" ] && [ -x "$program" ] && count "$(basename "$program")" "$program"
done
for scenario in sim/scenarios/*.script; do
    count "scenario_$(basename "$scenario" .script)" \
        "$simulator" --script "$scenario" --full-speed "$elf"
done
count vectors sh tests/avr/compare.sh "$simulator" "$test_build"
count forch_tables_host sh tests/tools/forch_tables.sh "$console"
count forch_tables_device sh tests/tools/forch_tables.sh "$simulator --serial stdio $elf"
count simulator_faults sh tests/sim_faults/run.sh "$simulator"
count simulator_errors sh tests/tools/simulator_errors.sh "$simulator"
count rebuild sh tests/tools/rebuild.sh
