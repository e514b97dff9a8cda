#include "script/script_run.h"
#include "script/script_vocabulary.h"

#include "ticks.h"
#include <string.h>

enum { POWER_OFF = 100 * TICKS_PER_MILLISECOND };

static bool wait(struct script_run *run, const struct script_arguments *given) {
    return script_run_for(run, given->number[0]);
}

static bool power_cut(struct script_run *run, const struct script_arguments *given) {
    char message[256];
    uint64_t off = given->numbers ? given->number[0] : POWER_OFF;
    return machine_power_cut(run->machine, off, message, sizeof message) ||
           script_run_fail(run, "%s", message);
}

static bool power_ramp(struct script_run *run, const struct script_arguments *given) {
    char message[256];
    return machine_power_ramp(run->machine, given->number[0], message, sizeof message) ||
           script_run_fail(run, "%s", message);
}

static bool supply(struct script_run *run, const struct script_arguments *given) {
    machine_supply(run->machine, (unsigned)given->number[0], given->number[1]);
    return true;
}

/* The device wakes for some milliseconds again and again to read the keys. */
static bool expect_asleep(struct script_run *run, const struct script_arguments *given) {
    enum { AWAKE_MOST = 10 };

    (void)given;
    for (unsigned i = 0; i < AWAKE_MOST && !run->machine->standstill.stands; i++) {
        if (!script_run_for(run, TICKS_PER_MILLISECOND)) {
            return false;
        }
    }
    return run->machine->standstill.stands ||
           script_run_fail(run, "the processor is not in power-down");
}

static bool brown_out(struct script_run *run, const struct script_arguments *given) {
    machine_brown_out(run->machine, given->number[0]);
    return true;
}

static bool cut_after_writes(struct script_run *run, const struct script_arguments *given) {
    eeprom_cut_during_write(&run->machine->eeprom, given->number[0]);
    return true;
}

static bool reset(struct script_run *run, const struct script_arguments *given) {
    (void)given;
    machine_reset(run->machine);
    return true;
}

static bool fail_starts(struct script_run *run, const struct script_arguments *given) {
    machine_fail_starts(run->machine, (unsigned)given->number[0], given->number[1], true);
    return true;
}

static bool fail_starts_deaf(struct script_run *run, const struct script_arguments *given) {
    machine_fail_starts(run->machine, (unsigned)given->number[0], given->number[1], false);
    return true;
}

static bool hang(struct script_run *run, const struct script_arguments *given) {
    machine_hang(run->machine, given->numbers ? given->number[0] : MACHINE_NEVER, true);
    return true;
}

static bool hang_deaf(struct script_run *run, const struct script_arguments *given) {
    machine_hang(run->machine, given->numbers ? given->number[0] : MACHINE_NEVER, false);
    return true;
}

static bool was_reset(struct script_run *run, void *context) {
    return run->machine->watchdog_resets != *(const unsigned *)context;
}

static bool expect_reset(struct script_run *run, const struct script_arguments *given) {
    struct machine *machine = run->machine;
    unsigned resets = machine->watchdog_resets;
    uint64_t since = machine_now(machine);
    bool allowed = machine->allow_reset;
    machine->allow_reset = true;
    enum script_wait wait = script_run_until(run, given->number[1], was_reset, &resets);
    machine->allow_reset = allowed;
    if (wait == WAIT_BROKEN) {
        return false;
    }
    if (wait == WAIT_IN_VAIN) {
        return script_run_fail(run, "the watchdog does not reset the device");
    }
    return machine_now(machine) - since >= given->number[0] ||
           script_run_fail(
               run, "the watchdog resets the device after %llu ms",
               (unsigned long long)((machine_now(machine) - since) / TICKS_PER_MILLISECOND));
}

static bool spoil_ram(struct script_run *run, const struct script_arguments *given) {
    (void)given;
    machine_spoil_ram(run->machine);
    return true;
}

static bool dice(struct script_run *run, const struct script_arguments *given) {
    return machine_set_dice(run->machine, given->text[0]) ||
           script_run_fail(run, "the image does not tell where it throws");
}

static bool known_seed(struct script_run *run, const struct script_arguments *given) {
    (void)given;
    return machine_tell_secrets(run->machine) ||
           script_run_fail(run, "the program has no function dice_secret");
}

static bool disturb_lcd(struct script_run *run, const struct script_arguments *given) {
    (void)given;
    lcd_disturb(&run->machine->circuit.lcd);
    return true;
}

static const struct bus_state {
    const char *name;
    int holds_sda;
    bool holds_scl;
    uint8_t address;
} bus_states[] = {{"absent", 0, false, BACKPACK_ABSENT},
                  {"at-0x27", 0, false, 0x27},
                  {"at-0x3f", 0, false, 0x3F},
                  {"stumbles", 7, false, 0x27},
                  {"holds-sda", BACKPACK_FOR_EVER, false, 0x27},
                  {"holds-scl", 0, true, 0x27}};

static bool put_backpack(struct script_run *run, const struct script_arguments *given) {
    struct circuit *circuit = &run->machine->circuit;
    if (!run->machine->image.wiring->sda.port) {
        return script_run_fail(run, "the board has no backpack");
    }
    for (size_t i = 0; i < sizeof bus_states / sizeof bus_states[0]; i++) {
        const struct bus_state *state = &bus_states[i];
        if (strcmp(state->name, given->text[0]) == 0) {
            if (circuit->backpack.address != state->address) {
                backpack_plug(&circuit->backpack, state->address, machine_now(run->machine));
            }
            circuit->backpack.holds_sda = state->holds_sda;
            circuit->backpack.holds_scl = state->holds_scl;
            return true;
        }
    }
    return script_run_fail(run, "there is no backpack that is %s", given->text[0]);
}

static bool worn_eeprom(struct script_run *run, const struct script_arguments *given) {
    (void)given;
    run->machine->eeprom.worn = true;
    return true;
}

static bool noise(struct script_run *run, const struct script_arguments *given) {
    return watchdog_noise(&run->machine->watchdog, given->text[0]) ||
           script_run_fail(run, "there is no noise that is %s", given->text[0]);
}

static bool worst_interrupts(struct script_run *run, const struct script_arguments *given) {
    (void)given;
    run->machine->injection.on = true;
    return true;
}

static bool expect_guard(struct script_run *run, const struct script_arguments *given) {
    (void)given;
    return watchdog_guards(&run->machine->watchdog) ||
           script_run_fail(run, "the watchdog does not guard");
}

static bool allow_reset(struct script_run *run, const struct script_arguments *given) {
    (void)given;
    run->machine->allow_reset = true;
    return true;
}

static const struct script_word words[] = {
    {.name = "wait",
     .arguments = "TIME",
     .help = "let time pass: 500us, 20ms, 1.5s, 2min, 1h",
     .run = wait},
    {.name = "power-cut",
     .arguments = "[TIME]",
     .help = "power off for 100 ms or TIME, and on again",
     .run = power_cut},
    {.name = "power-ramp",
     .arguments = "TIME",
     .help = "the supply falls evenly to nothing, in TIME, and comes back as slowly",
     .run = power_ramp},
    {.name = "supply",
     .arguments = "N TIME",
     .help = "the supply goes evenly to N millivolts in TIME, and stays there",
     .run = supply},
    {.name = "brown-out",
     .arguments = "TIME",
     .help = "the supply sags below 4.3 V for TIME",
     .run = brown_out},
    {.name = "cut-after-eeprom-writes",
     .arguments = "N",
     .help = "power fails for 100 ms during the N-th EEPROM write from now",
     .run = cut_after_writes},
    {.name = "worn-eeprom",
     .arguments = "",
     .help = "from now on each byte of EEPROM that is written is erased",
     .run = worn_eeprom},
    {.name = "reset", .arguments = "", .help = "press the reset button", .run = reset},
    {.name = "fail-starts",
     .arguments = "N TIME",
     .help = "the program hangs TIME after each of the next N resets",
     .run = fail_starts},
    {.name = "fail-starts-deaf",
     .arguments = "N TIME",
     .help = "the same, with interrupts off",
     .run = fail_starts_deaf},
    {.name = "hang",
     .arguments = "[TIME]",
     .help = "the program hangs from now on, or for TIME",
     .run = hang},
    {.name = "hang-deaf",
     .arguments = "[TIME]",
     .help = "the same, with interrupts off",
     .run = hang_deaf},
    {.name = "expect-reset",
     .arguments = "TIME TIME",
     .help = "the watchdog resets the device between the two times from now",
     .run = expect_reset},
    {.name = "spoil-ram",
     .arguments = "",
     .help = "the program, having gone wrong, has overwritten its memory",
     .run = spoil_ram},
    {.name = "dice",
     .arguments = "FACES",
     .help = "the next dice show FACES, a word a throw: \"116 2\" shows 1, 1, 6 and then 2",
     .run = dice},
    {.name = "known-seed",
     .arguments = "",
     .help = "the seeds of games, from which throws follow, are made of 1, 2, 3 and so on",
     .run = known_seed},
    {.name = "disturb-lcd",
     .arguments = "",
     .help = "noise on the LCD's lines: its controller is in a wrong state, its memory spoiled",
     .run = disturb_lcd},
    {.name = "backpack",
     .arguments = "TEXT",
     .help = "the LCD's backpack is absent, at-0x27 or at-0x3f, or stumbles (holds SDA for seven "
             "clocks), holds-sda or holds-scl",
     .run = put_backpack},
    {.name = "noise",
     .arguments = "TEXT",
     .help = "the watchdog is noisy, stuck, steady, alternating, drifting or silent",
     .run = noise},
    {.name = "worst-interrupts",
     .arguments = "",
     .help = "interrupts come between the two bytes of a value from now on",
     .run = worst_interrupts},
    {.name = "expect-guard",
     .arguments = "",
     .help = "the watchdog resets the device when it is not fed",
     .run = expect_guard},
    {.name = "expect-asleep",
     .arguments = "",
     .help = "the processor is in power-down now or within 10 ms",
     .run = expect_asleep},
    {.name = "allow-reset",
     .arguments = "",
     .help = "watchdog resets are no faults from now on",
     .run = allow_reset},
};

const struct script_section script_power = SCRIPT_SECTION("Time and power", words);
