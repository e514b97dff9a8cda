#include "machine/machine.h"
#include "machine/machine_parts.h"

#include "models/boards/registers.h"
#include "ticks.h"

/* 16 MHz need 4.5 V (ATmega328P datasheet, section 29.3); the nearest level at which the part can
   stop itself is 4.3 V. Writing EEPROM needs 2.7 V: a byte must be done by then. */
enum { STOPS_AT = 4300, WRITES_FROM = 2700 };

/* Time from the return of the supply to the start of the program; the fuses set it. */
enum { START_UP = 65 * TICKS_PER_MILLISECOND };

/* The part of `fall`, the time of an even fall from full to 0, that `millivolts` of it take. */
static uint64_t part_of(uint64_t fall, unsigned millivolts) {
    return fall * millivolts / SUPPLY_FULL;
}

static void check_fuses(struct machine *machine) {
    uint16_t level = machine->image.brown_out;
    if (level && level < STOPS_AT) {
        faults_raise(&machine->faults, "at 16 MHz below 4.3 V: no brown-out stops the processor");
    }
}

void machine_supply(struct machine *machine, unsigned millivolts, uint64_t lasts) {
    struct supply *supply = &machine->supply;
    bool suffices = millivolts >= STOPS_AT;
    supply_go(supply, millivolts, machine_now(machine), lasts);
    machine->stops_at = suffices ? MACHINE_NEVER : supply_reaches(supply, STOPS_AT - 1);
    machine->starts_at = suffices ? supply_reaches(supply, STOPS_AT) + START_UP : MACHINE_NEVER;
}

void machine_stop(struct machine *machine) {
    check_fuses(machine);
    machine_processor_reset(machine, MCUSR_BORF);
    machine->held = true;
    machine->stops_at = MACHINE_NEVER;
}

bool machine_power_ramp(struct machine *machine, uint64_t fall, char *message,
                        size_t message_size) {
    uint64_t falls = part_of(fall, SUPPLY_FULL - STOPS_AT);
    machine_supply(machine, STOPS_AT, falls);
    machine_run(machine, machine_now(machine) + falls);
    check_fuses(machine);
    machine->avr->cycle += part_of(fall, STOPS_AT - WRITES_FROM);
    uint64_t off = part_of(fall, WRITES_FROM) + part_of(fall, STOPS_AT) + START_UP;
    return machine_power_cut(machine, off, message, message_size);
}

void machine_brown_out(struct machine *machine, uint64_t low) {
    check_fuses(machine);
    machine->avr->cycle += low + START_UP;
    machine_processor_reset(machine, MCUSR_BORF);
}
