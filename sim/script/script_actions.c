#include "script/script_run.h"
#include "script/script_table.h"

#include "face/snapshot.h"
#include "prng.h"
#include "ticks.h"
#include <stdio.h>
#include <string.h>

enum {
    PRESS_DOWN = 80 * TICKS_PER_MILLISECOND,
    PRESS_UP = 60 * TICKS_PER_MILLISECOND,
    POWER_OFF = 100 * TICKS_PER_MILLISECOND
};

static bool press(struct script_run *run, enum view_key key, uint64_t down, uint64_t up) {
    machine_key(run->machine, key);
    if (!script_run_for(run, down)) {
        return false;
    }
    machine_key(run->machine, VIEW_KEY_NONE);
    return script_run_for(run, up);
}

bool script_press(struct script_run *run, const struct script_command *command) {
    uint64_t down = command->numbers > 1 ? command->number[1] : PRESS_DOWN;
    return press(run, (enum view_key)command->number[0], down, PRESS_UP);
}

bool script_hold(struct script_run *run, const struct script_command *command) {
    return press(run, (enum view_key)command->number[0], command->number[1], PRESS_UP);
}

bool script_down(struct script_run *run, const struct script_command *command) {
    machine_key(run->machine, (enum view_key)command->number[0]);
    return true;
}

bool script_up(struct script_run *run, const struct script_command *command) {
    (void)command;
    machine_key(run->machine, VIEW_KEY_NONE);
    return true;
}

/* A span in milliseconds drawn by shares of a hundred. */
struct span {
    unsigned percent, low, high;
};

static uint64_t draw_span(struct prng *prng, const struct span spans[4]) {
    uint64_t share = prng_between(prng, 0, 99);
    unsigned i = 0;
    while (i < 3 && share >= spans[i].percent) {
        share -= spans[i].percent;
        i++;
    }
    return prng_between(prng, (uint64_t)spans[i].low * TICKS_PER_MILLISECOND,
                        (uint64_t)spans[i].high * TICKS_PER_MILLISECOND);
}

bool script_random_keys(struct script_run *run, const struct script_command *command) {
    /* glitches, taps and long holds: 31 ms down and 19 ms up in the mean */
    static const struct span downs[] = {{50, 5, 20}, {40, 20, 50}, {8, 50, 90}, {2, 200, 400}};
    static const struct span ups[] = {{75, 5, 20}, {18, 20, 40}, {5, 0, 0}, {2, 100, 300}};
    struct prng prng;
    prng_start(&prng, command->numbers > 1 ? command->number[1] : run->machine->settings.seed,
               PRNG_KEYS);
    for (uint64_t i = 0; i < command->number[0]; i++) {
        enum view_key key = (enum view_key)prng_between(&prng, VIEW_KEY_RIGHT, VIEW_KEY_SELECT);
        uint64_t down = draw_span(&prng, downs);
        if (!press(run, key, down, draw_span(&prng, ups))) {
            return false;
        }
    }
    return true;
}

bool script_wait(struct script_run *run, const struct script_command *command) {
    return script_run_for(run, command->number[0]);
}

static bool line_idle(struct script_run *run, void *context) {
    (void)context;
    return run->machine->uart.queue_count == 0;
}

/* The command ends when the last byte is on its way: whatever follows comes after it. */
static bool send(struct script_run *run, const char *bytes, size_t count) {
    bool timed_out;
    machine_feed(run->machine, (const uint8_t *)bytes, count);
    if (script_run_until(run, 10 * TICKS_PER_SECOND, line_idle, NULL, &timed_out)) {
        return true;
    }
    return timed_out ? script_run_fail(run, "the receiver is off: nothing is read from the line")
                     : false;
}

bool script_serial(struct script_run *run, const struct script_command *command) {
    machine_feed(run->machine, (const uint8_t *)command->text[0], strlen(command->text[0]));
    return send(run, "\r\n", 2);
}

bool script_serial_bytes(struct script_run *run, const struct script_command *command) {
    return send(run, command->text[0], command->number[0]);
}

bool script_power_cut(struct script_run *run, const struct script_command *command) {
    char message[256];
    uint64_t off = command->numbers ? command->number[0] : POWER_OFF;
    return machine_power_cut(run->machine, off, message, sizeof message) ||
           script_run_fail(run, "%s", message);
}

bool script_cut_after_writes(struct script_run *run, const struct script_command *command) {
    eeprom_cut_during_write(&run->machine->eeprom, command->number[0]);
    return true;
}

bool script_reset(struct script_run *run, const struct script_command *command) {
    (void)command;
    machine_reset(run->machine);
    return true;
}

bool script_allow_reset(struct script_run *run, const struct script_command *command) {
    (void)command;
    run->machine->allow_reset = true;
    return true;
}

bool script_snapshot(struct script_run *run, const struct script_command *command) {
    char message[256];
    struct view view;
    machine_show(run->machine, &view);
    return snapshot_write(&view, command->text[0], message, sizeof message) ||
           script_run_fail(run, "%s", message);
}

bool script_report(struct script_run *run, const struct script_command *command) {
    (void)command;
    measurements_report(&run->machine->measurements, machine_now(run->machine), stdout);
    return true;
}

bool script_pass(struct script_run *run, const struct script_command *command) {
    (void)command;
    run->passed = true;
    return true;
}
