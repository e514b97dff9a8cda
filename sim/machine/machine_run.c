#include "machine/machine.h"
#include "machine/machine_parts.h"

#include "models/boards/registers.h"
#include "ticks.h"
#include <simavr/sim_core.h>
#include <simavr/sim_gdb.h>

volatile int machine_interrupted;

enum { SMCR_MODE = 0x0E, SMCR_ENABLE = 0x01, SMCR_POWER_DOWN = 0x04 };

/* Cycles. */
enum { JUMP_TO_ITSELF = 2, RETURN = 5 };

/* The register in which a function returns a byte. */
enum { RESULT = 24 };

/* Wait on the debugger's socket while the processor is halted, in microseconds. */
enum { DEBUGGER_NAP = 50000 };

uint64_t machine_now(const struct machine *machine) {
    return machine->avr->cycle;
}

static void crash(struct machine *machine) {
    machine->crashed = true;
}

static void watch_stack(struct machine *machine) {
    machine->stack_low_written = false;
    const uint8_t *data = machine->avr->data;
    uint16_t pointer = (uint16_t)(data[R_SPL] | data[R_SPH] << 8);
    if (pointer >= machine->measurements.stack_lowest || machine->stack_half) {
        return;
    }
    machine->measurements.stack_lowest = pointer;
    if (machine->image.data_end && pointer < machine->image.data_end - 1) {
        faults_raise(&machine->faults, "stack at 0x%04x has run into the data below 0x%04x",
                     pointer, machine->image.data_end);
    }
}

/* Cycles from the watchdog's interrupt until the program goes on, in which the crystal starts. The
   fuses set them (ATmega328P datasheet, sections 9.3 and 9.4). */
enum { CRYSTAL_STARTS = 16384 };

/* Reports what power-down would stop in the middle, what would draw current in vain, and a sleep
   that only a reset would end. */
static void check_power_down(struct machine *machine) {
    struct faults *faults = &machine->faults;
    if (!watchdog_wakes(&machine->watchdog)) {
        faults_raise(faults, "power-down without the watchdog's interrupt: only a reset wakes it");
    }
    if (converter_is_on(&machine->converter)) {
        faults_raise(faults, "power-down with the converter on, which draws current");
    }
    if (eeprom_is_busy(&machine->eeprom)) {
        faults_raise(faults, "power-down while a byte of EEPROM is being written");
    }
    if (piezo_hertz(&machine->circuit.piezo)) {
        faults_raise(faults, "power-down while a tone sounds, which stops");
    }
    if (machine->circuit.light || machine->circuit.pips) {
        faults_raise(faults, "power-down with the %s on",
                     machine->circuit.light ? "light" : "LEDs");
    }
}

static void begin_power_down(struct machine *machine) {
    check_power_down(machine);
    uart_stand(&machine->uart);
    standstill_begin(&machine->standstill, machine->avr, &machine->watchdog);
}

static void end_power_down(struct machine *machine) {
    machine->avr->cycle += CRYSTAL_STARTS;
    standstill_end(&machine->standstill, machine->avr);
    uart_run(&machine->uart);
}

static void begin_sleep(struct machine *machine) {
    uint8_t mode = machine->avr->data[REG_SMCR];
    if (!machine->avr->sreg[S_I]) {
        faults_raise(&machine->faults, "sleep with interrupts off: only a reset wakes it");
        crash(machine);
    } else if (mode == (SMCR_POWER_DOWN | SMCR_ENABLE)) {
        begin_power_down(machine);
    } else if ((mode & SMCR_MODE) || !(mode & SMCR_ENABLE)) {
        faults_raise(&machine->faults,
                     "sleep with SMCR 0x%02x: only idle and power-down are simulated", mode);
        crash(machine);
    }
}

/* Skips to the next event that may wake the processor, but not past the limit. */
static void sleep_until(struct machine *machine, avr_cycle_count_t length, uint64_t limit) {
    avr_t *avr = machine->avr;
    if (avr->cycle + length > limit) {
        length = limit > avr->cycle ? limit - avr->cycle : 0;
    }
    avr->cycle += length ? length : 1;
}

/* Runs the timers that are due; returns how long a sleeping processor may sleep. After most
   instructions no timer is due, and asking simavr each time would cost a tenth of the speed. */
static avr_cycle_count_t process_timers(avr_t *avr) {
    const avr_cycle_timer_slot_t *first = avr->cycle_timers.timer;
    if (avr->state == cpu_Running && (!first || first->when > avr->cycle)) {
        return 0;
    }
    return avr_cycle_timer_process(avr);
}

/* True while the program is in the loop that machine_hang or machine_fail_starts set up. */
static bool hangs(const struct machine *machine) {
    uint64_t now = machine->avr->cycle;
    return machine->hang_at && now >= machine->hang_at && now < machine->hang_ends &&
           machine->avr->interrupts.running_ptr == 0;
}

/* Runs a jump to itself. If the hang keeps interrupts off, they are on again after it. */
static void hang(struct machine *machine) {
    avr_t *avr = machine->avr;
    avr->cycle += JUMP_TO_ITSELF;
    if (machine->hangs_served) {
        return;
    }
    machine->hang_masks |= avr->sreg[S_I];
    avr->sreg[S_I] = avr->cycle >= machine->hang_ends && machine->hang_masks;
    machine->hang_masks = machine->hang_masks && !avr->sreg[S_I];
}

/* Pops the return address, as a byte address. Calls push it in words, the low byte first. */
static avr_flashaddr_t pop_address(avr_t *avr) {
    unsigned pointer = (unsigned)(avr->data[R_SPL] | avr->data[R_SPH] << 8);
    avr_flashaddr_t address = 0;
    for (unsigned i = 0; i < avr->address_size; i++) {
        address = address << 8 | avr->data[++pointer];
    }
    avr->data[R_SPL] = (uint8_t)pointer;
    avr->data[R_SPH] = (uint8_t)(pointer >> 8);
    return address << 1;
}

/* Returns in place of a function of the program whose result is forced: dice_throw (from 1 on),
   dice_below (from 0 on), throw_derive, or dice_secret. False: the function itself runs. */
static bool throws(struct machine *machine, avr_flashaddr_t *next) {
    const struct image *image = &machine->image;
    avr_t *avr = machine->avr;
    bool below = avr->pc == image->dice_below;
    if (avr->pc == image->throw_derive && avr->pc) {
        if (!forced_dice_throw(&machine->forced, avr, &machine->dice)) {
            return false;
        }
    } else if (machine->secret && avr->pc == image->dice_secret) {
        avr->data[RESULT] = machine->secret++;
    } else if (machine->dice && *machine->dice && (avr->pc == image->dice_throw || below)) {
        avr->data[RESULT] = (uint8_t)(*machine->dice++ - (below ? '1' : '0'));
    } else {
        return false;
    }
    avr->cycle += RETURN;
    *next = pop_address(avr);
    return true;
}

static void step(struct machine *machine, uint64_t limit) {
    avr_t *avr = machine->avr;
    uint64_t before = avr->cycle;
    avr_flashaddr_t next = avr->pc;
    bool was_running = avr->state == cpu_Running;
    if (was_running && hangs(machine)) {
        hang(machine);
    } else if (was_running && !throws(machine, &next)) {
        avr_flashaddr_t at = avr->pc;
        next = avr_run_one(avr);
        if (machine->injection.on) {
            injection_between(&machine->injection, avr, at, next);
        }
    }
    avr_cycle_count_t idle = process_timers(avr);
    avr->pc = next;
    watch_stack(machine);
    if (avr->state == cpu_Sleeping) {
        if (was_running) {
            begin_sleep(machine);
        }
        if (machine->standstill.stands) {
            idle = avr_cycle_timer_process(avr);
        }
        sleep_until(machine, idle, limit);
    } else if (machine->standstill.stands) {
        end_power_down(machine);
    }
    if (avr->interrupt_state && (avr->state == cpu_Running || avr->state == cpu_Sleeping)) {
        avr_service_interrupts(avr);
    }
    if (avr->pc >= machine->image.code_end || avr->state == cpu_Crashed) {
        faults_raise(&machine->faults, "program counter outside the program, or a crash");
        crash(machine);
    }
    measurements_spend(&machine->measurements,
                       machine->standstill.stands ? MEASURED_DOWN
                       : was_running              ? MEASURED_AWAKE
                                                  : MEASURED_IDLE,
                       avr->cycle - before);
}

/* Runs one instruction under the debugger; none while the debugger holds the processor. */
static void debugged_step(struct machine *machine, uint64_t limit) {
    avr_t *avr = machine->avr;
    avr_gdb_processor(avr, avr->state == cpu_Stopped ? DEBUGGER_NAP : 0);
    if (avr->state == cpu_Stopped) {
        return;
    }
    bool single = avr->state == cpu_Step;
    if (single) {
        avr->state = cpu_Running;
    }
    step(machine, limit);
    if (single) {
        avr->state = cpu_StepDone;
    }
}

static void fail_power(struct machine *machine) {
    char message[256];
    if (!machine_power_cut(machine, 100 * TICKS_PER_MILLISECOND, message, sizeof message)) {
        faults_raise(&machine->faults, "%s", message);
    }
}

/* Skips the time in reset until the supply suffices, but not past `until`. */
static void hold(struct machine *machine, uint64_t until) {
    avr_t *avr = machine->avr;
    machine->held = machine->starts_at > until;
    uint64_t then = machine->held ? until : machine->starts_at;
    avr->cycle = then > avr->cycle ? then : avr->cycle;
}

void machine_run(struct machine *machine, uint64_t until) {
    avr_t *avr = machine->avr;
    machine->stopped = false;
    while (avr->cycle < until && !machine_interrupted) {
        if (machine->crashed || (machine->strict && machine->faults.count)) {
            machine->stopped = true;
            return;
        }
        if (machine->held) {
            hold(machine, until);
            continue;
        }
        if (avr->cycle >= machine->stops_at) {
            machine_stop(machine);
            continue;
        }
        uint64_t cut = machine->eeprom.cut_time;
        uint64_t limit = cut && cut < until ? cut : until;
        if (avr->gdb) {
            debugged_step(machine, limit);
            if (avr->state == cpu_Stopped) {
                return;
            }
        } else {
            step(machine, limit);
        }
        if (cut && avr->cycle >= cut) {
            fail_power(machine);
        } else if (machine->watchdog.bites) {
            machine_watchdog_reset(machine);
        }
    }
    machine->stopped = machine->crashed || (machine->strict && machine->faults.count);
}
