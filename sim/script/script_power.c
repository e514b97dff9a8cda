#include "script/script_run.h"
#include "script/script_vocabulary.h"

#include "ticks.h"

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
    machine_fail_starts(run->machine, (unsigned)given->number[0], given->number[1]);
    return true;
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

static bool disturb_lcd(struct script_run *run, const struct script_arguments *given) {
    (void)given;
    lcd_disturb(&run->machine->circuit.lcd);
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
    {.name = "brown-out",
     .arguments = "TIME",
     .help = "the supply sags below 4.3 V for TIME",
     .run = brown_out},
    {.name = "cut-after-eeprom-writes",
     .arguments = "N",
     .help = "power fails for 100 ms during the N-th EEPROM write from now",
     .run = cut_after_writes},
    {.name = "reset", .arguments = "", .help = "press the reset button", .run = reset},
    {.name = "fail-starts",
     .arguments = "N TIME",
     .help = "the program hangs TIME after each of the next N resets",
     .run = fail_starts},
    {.name = "spoil-ram",
     .arguments = "",
     .help = "the program, having gone wrong, has overwritten its memory",
     .run = spoil_ram},
    {.name = "dice",
     .arguments = "FACES",
     .help = "the next dice that are thrown show FACES, as 116 shows 1, 1 and 6",
     .run = dice},
    {.name = "disturb-lcd",
     .arguments = "",
     .help = "noise on the LCD's lines: its controller is in a wrong state, its memory spoiled",
     .run = disturb_lcd},
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
    {.name = "allow-reset",
     .arguments = "",
     .help = "watchdog resets are no faults from now on",
     .run = allow_reset},
};

const struct script_section script_power = SCRIPT_SECTION("Time and power", words);
