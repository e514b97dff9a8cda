#include "machine/machine.h"
#include "machine/machine_parts.h"

#include "models/boards/registers.h"
#include <simavr/avr_extint.h>
#include <string.h>

enum { REGISTERS = 32 };

/* If the fuses make a bootloader run first, it may leave timer 1 in a mode of its own. */
static void leave_as_bootloader(const struct machine *machine) {
    machine->avr->data[REG_TCCR1A] = machine->image.boot_sizes ? 0x01 : 0;
}

/* avr_reset clears as many I/O registers as the largest part has. On the other parts that includes
   the first bytes of SRAM, so SRAM is restored afterwards. */
static void reset_processor(struct machine *machine, uint8_t cause) {
    avr_t *avr = machine->avr;
    uint8_t *sram = avr->data + machine->image.wiring->part->sram;
    uint8_t kept[MAX_IOs];
    uint8_t causes = avr->data[REG_MCUSR] | cause;
    standstill_end(&machine->standstill, avr);
    memcpy(kept, sram, sizeof kept);
    circuit_leave_bus(&machine->circuit);
    avr_reset(avr);
    memcpy(sram, kept, sizeof kept);
    avr->run_cycle_limit = 1; /* one instruction at a time */
    /* otherwise simavr polls a low interrupt pin, by default level-triggered, every cycle */
    for (uint8_t i = 0; i < machine->image.wiring->part->external_interrupts; i++) {
        avr_extint_set_strict_lvl_trig(avr, i, 0);
    }
    avr->data[REG_MCUSR] = causes;
    machine->crashed = machine->held = false;
    machine->hang_at = machine->hangs ? avr->cycle + machine->hang_after : 0;
    machine->hang_ends = MACHINE_NEVER;
    machine->hang_masks = false;
    machine->hangs -= machine->hangs > 0;
    machine->stack_half = machine->stack_low_written = false;
    watchdog_reset(&machine->watchdog);
    uart_reset(&machine->uart);
    leave_as_bootloader(machine);
    eeprom_reset(&machine->eeprom);
    converter_reset(&machine->converter);
    measurements_reset(&machine->measurements);
}

void machine_power_on(struct machine *machine) {
    avr_t *avr = machine->avr;
    uint16_t sram = machine->image.wiring->part->sram;
    for (unsigned i = 0; i <= avr->ramend; i++) {
        avr->data[i] = i < REGISTERS || i >= sram ? (uint8_t)prng_next(&machine->noise) : 0;
    }
    machine->powered_on = avr->cycle;
    supply_start(&machine->supply);
    machine->stops_at = machine->starts_at = MACHINE_NEVER;
    watchdog_power_on(&machine->watchdog);
    reset_processor(machine, MCUSR_PORF);
    circuit_power_on(&machine->circuit);
    if (machine->image.wrong_fuse) {
        faults_raise(&machine->faults, "fuses: %s", machine->image.wrong_fuse);
    }
}

void machine_processor_reset(struct machine *machine, uint8_t cause) {
    reset_processor(machine, cause);
    circuit_processor_reset(&machine->circuit);
}

void machine_reset(struct machine *machine) {
    machine_processor_reset(machine, MCUSR_EXTRF);
}

void machine_fail_starts(struct machine *machine, unsigned starts, uint64_t after, bool served) {
    machine->hangs = starts;
    machine->hang_after = after;
    machine->hangs_served = served;
}

void machine_hang(struct machine *machine, uint64_t lasts, bool served) {
    machine->hang_at = machine_now(machine);
    machine->hang_ends = lasts == MACHINE_NEVER ? lasts : machine->hang_at + lasts;
    machine->hangs_served = served;
}

void machine_spoil_ram(struct machine *machine) {
    for (unsigned i = machine->image.wiring->part->sram; i <= machine->avr->ramend; i++) {
        machine->avr->data[i] = (uint8_t)prng_next(&machine->noise);
    }
}

void machine_watchdog_reset(struct machine *machine) {
    machine->watchdog_resets++;
    if (!machine->allow_reset) {
        faults_raise(&machine->faults, "watchdog reset");
    }
    machine_processor_reset(machine, MCUSR_WDRF);
}

bool machine_power_cut(struct machine *machine, uint64_t off, char *message, size_t message_size) {
    machine->power_cuts++;
    eeprom_power_cut(&machine->eeprom);
    machine->avr->cycle += off;
    machine_power_on(machine);
    return !machine->settings.eeprom ||
           eeprom_save(&machine->eeprom, machine->settings.eeprom, message, message_size);
}
