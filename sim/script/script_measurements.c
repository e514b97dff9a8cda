#include "script/script_run.h"
#include "script/script_vocabulary.h"

#include "ticks.h"
#include <math.h>
#include <stdio.h>

static bool report(struct script_run *run, const struct script_arguments *given) {
    (void)given;
    measurements_report(&run->machine->measurements, machine_now(run->machine), stdout);
    return true;
}

static bool handler_below(struct script_run *run, const struct script_arguments *given) {
    uint64_t longest;
    char when[TICKS_TEXT_SIZE];
    const struct measurements *measurements = &run->machine->measurements;
    uint8_t handler = measurements_slowest(measurements, machine_now(run->machine), &longest);
    if (longest < given->number[0]) {
        return true;
    }
    return script_run_fail(run, "expected handlers below %.1f us, handler %u took %.1f us at %s",
                           (double)given->number[0] / TICKS_PER_MICROSECOND, handler,
                           (double)longest / TICKS_PER_MICROSECOND,
                           ticks_text(measurements->handlers[handler].when, when));
}

static bool stack_below(struct script_run *run, const struct script_arguments *given) {
    unsigned used = measurements_stack(&run->machine->measurements);
    return used < given->number[0] ||
           script_run_fail(run, "expected less than %llu bytes of stack, %u were used",
                           (unsigned long long)given->number[0], used);
}

static bool no_handler_stuck(struct script_run *run, const struct script_arguments *given) {
    (void)given;
    uint8_t running = run->machine->measurements.running;
    return running == 0 || script_run_fail(run, "expected no handler running, %u is", running);
}

static bool begin_modes(struct script_run *run, const struct script_arguments *given) {
    struct circuit *circuit = &run->machine->circuit;
    (void)given;
    measurements_begin_modes(&run->machine->measurements);
    circuit_count(circuit);
    circuit->light_time = circuit->led_time = circuit->lcd_time = 0;
    return true;
}

static bool print_modes(struct script_run *run, const struct script_arguments *given) {
    const uint64_t *modes = run->machine->measurements.modes;
    struct circuit *circuit = &run->machine->circuit;
    double all = 0;
    for (unsigned i = 0; i < MEASURED_MODES; i++) {
        all += (double)modes[i];
    }
    circuit_count(circuit);
    printf("modes\t%s", given->text[0]);
    for (unsigned i = 0; i < MEASURED_MODES; i++) {
        printf("\t%.4f", (double)modes[i] / all);
    }
    printf("\t%.4f\t%.4f\t%.4f\n", (double)circuit->light_time / all,
           (double)circuit->led_time / all, (double)circuit->lcd_time / all);
    return true;
}

static bool begin_wear(struct script_run *run, const struct script_arguments *given) {
    (void)given;
    eeprom_count_wear(&run->machine->eeprom);
    run->wear_since = machine_now(run->machine);
    return true;
}

/* Writes that a byte of EEPROM endures (ATmega2560 datasheet). */
enum { ENDURANCE = 100000 };

static bool expect_endurance(struct script_run *run, const struct script_arguments *given) {
    const struct eeprom *eeprom = &run->machine->eeprom;
    uint16_t hottest = eeprom_hottest(eeprom);
    uint32_t wear = eeprom->wear[hottest];
    double hours = (double)(machine_now(run->machine) - run->wear_since) / TICKS_PER_SECOND / 3600;
    double lasts = wear ? ENDURANCE * hours / wear : INFINITY;
    printf("measured an EEPROM that lasts %.0f h: byte %u is written %.0f times an hour\n", lasts,
           hottest, wear / hours);
    return lasts >= (double)given->number[0] ||
           script_run_fail(run, "expected an EEPROM that lasts %llu h, it lasts %.0f",
                           (unsigned long long)given->number[0], lasts);
}

static bool writes_below(struct script_run *run, const struct script_arguments *given) {
    const struct eeprom *eeprom = &run->machine->eeprom;
    uint64_t writes = 0;
    for (uint16_t i = 0; i < eeprom->size; i++) {
        writes += eeprom->wear[i];
    }
    return writes < given->number[0] ||
           script_run_fail(run, "expected less than %llu writes of EEPROM, there were %llu",
                           (unsigned long long)given->number[0], (unsigned long long)writes);
}

static const struct script_word words[] = {
    {.name = "expect-handler-below",
     .arguments = "TIME",
     .help = "no handler has taken TIME or longer",
     .run = handler_below},
    {.name = "expect-stack-below",
     .arguments = "BYTES",
     .help = "less than BYTES of stack were used",
     .run = stack_below},
    {.name = "expect-no-handler-stuck",
     .arguments = "",
     .help = "no handler is running",
     .run = no_handler_stuck},
    {.name = "begin-modes",
     .arguments = "",
     .help = "from now on the time is counted that print-modes tells",
     .run = begin_modes},
    {.name = "print-modes",
     .arguments = "NAME",
     .help = "print what part of it the program ran, idled, was in power-down, with light; and "
             "LEDs lit",
     .run = print_modes},
    {.name = "begin-wear",
     .arguments = "",
     .help = "from now on it is counted how often each byte of EEPROM is written",
     .run = begin_wear},
    {.name = "expect-endurance",
     .arguments = "N",
     .help = "as the EEPROM has been written since then, 100,000 times a byte last N hours",
     .run = expect_endurance},
    {.name = "expect-writes-below",
     .arguments = "N",
     .help = "fewer than N bytes of EEPROM have been written since begin-wear",
     .run = writes_below},
    {.name = "report",
     .arguments = "",
     .help = "print the handlers' times and the stack",
     .run = report},
};

const struct script_section script_measurements = SCRIPT_SECTION("Measurements", words);
