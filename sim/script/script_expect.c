#include "script/script_run.h"
#include "script/script_table.h"

#include "face/snapshot.h"
#include "ticks.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROW_SIZE = VIEW_COLUMNS * 8 + 1, SERIAL_TIMEOUT = TICKS_PER_SECOND };

/* A row as UTF-8 without its trailing blanks; empty when the display is off. */
static void row_text(const struct view *view, int row, char text[ROW_SIZE]) {
    size_t length = 0;
    for (int column = 0; view->display_on && column < VIEW_COLUMNS; column++) {
        char cell[8];
        snapshot_cell(view, view->cells[row][column], cell);
        length += (size_t)snprintf(text + length, ROW_SIZE - length, "%s", cell);
    }
    while (length > 0 && text[length - 1] == ' ') {
        length--;
    }
    text[length] = 0;
}

static void trim(const char *text, char *trimmed) {
    size_t length = strlen(text);
    while (length > 0 && text[length - 1] == ' ') {
        length--;
    }
    snprintf(trimmed, ROW_SIZE, "%.*s", (int)length, text);
}

static bool lcd_shows(struct script_run *run, void *context) {
    char row[ROW_SIZE];
    struct view view;
    machine_show(run->machine, &view);
    for (int i = 0; i < VIEW_ROWS; i++) {
        row_text(&view, i, row);
        /* a text with trailing blanks is looked for in the full row */
        size_t length = strlen(row);
        snprintf(row + length, sizeof row - length, "%*s", VIEW_COLUMNS, "");
        if (view.display_on && strstr(row, context)) {
            return true;
        }
    }
    return false;
}

static bool rows_are(struct script_run *run, const struct script_command *command) {
    struct view view;
    machine_show(run->machine, &view);
    for (int i = 0; i < VIEW_ROWS; i++) {
        char row[ROW_SIZE], wanted[ROW_SIZE];
        row_text(&view, i, row);
        trim(command->text[i], wanted);
        if (strcmp(row, wanted) != 0) {
            return script_run_fail(run, "expected row %d \"%s\", there is \"%s\"", i, wanted, row);
        }
    }
    return true;
}

static bool lcd_missing(struct script_run *run, const char *text) {
    char rows[VIEW_ROWS][ROW_SIZE];
    struct view view;
    machine_show(run->machine, &view);
    row_text(&view, 0, rows[0]);
    row_text(&view, 1, rows[1]);
    return script_run_fail(run, "expected \"%s\" on the LCD, there is \"%s\" and \"%s\"", text,
                           rows[0], rows[1]);
}

bool script_expect_lcd(struct script_run *run, const struct script_command *command) {
    if (command->texts == 2) {
        return rows_are(run, command);
    }
    return lcd_shows(run, command->text[0]) || lcd_missing(run, command->text[0]);
}

bool script_wait_lcd(struct script_run *run, const struct script_command *command) {
    bool timed_out;
    if (script_run_until(run, command->number[0], lcd_shows, command->text[0], &timed_out)) {
        return true;
    }
    return timed_out ? lcd_missing(run, command->text[0]) : false;
}

bool script_press_until(struct script_run *run, const struct script_command *command) {
    enum { PRESSES = 20 };
    uint64_t left = command->numbers > 1 ? command->number[1] : PRESSES;
    while (!lcd_shows(run, (void *)command->text[0])) {
        if (left-- == 0) {
            return lcd_missing(run, command->text[0]);
        }
        if (!script_press(run,
                          &(struct script_command){.number = {command->number[0]}, .numbers = 1})) {
            return false;
        }
    }
    return true;
}

struct quiet {
    struct view last;
    uint64_t since, wanted;
};

static bool lcd_quiet(struct script_run *run, void *context) {
    struct quiet *quiet = context;
    struct view view;
    machine_show(run->machine, &view);
    if (memcmp(view.cells, quiet->last.cells, sizeof view.cells) != 0 ||
        memcmp(view.glyphs, quiet->last.glyphs, sizeof view.glyphs) != 0 ||
        view.display_on != quiet->last.display_on) {
        quiet->last = view;
        quiet->since = machine_now(run->machine);
    }
    return machine_now(run->machine) - quiet->since >= quiet->wanted;
}

bool script_wait_quiet_lcd(struct script_run *run, const struct script_command *command) {
    struct quiet quiet = {.since = machine_now(run->machine), .wanted = command->number[0]};
    bool timed_out;
    machine_show(run->machine, &quiet.last);
    if (script_run_until(run, command->number[1], lcd_quiet, &quiet, &timed_out)) {
        return true;
    }
    return timed_out ? script_run_fail(run, "expected a screen that keeps still, it changes")
                     : false;
}

/* The centre counts one, the three pairs two each; which diagonal shows 2 or 3 is free, but the
   middle pair belongs to 6 alone. */
static bool leds_show(struct script_run *run, void *context) {
    const uint64_t *face = context;
    struct view view;
    machine_show(run->machine, &view);
    unsigned pips = (view.pips & 1u) +
                    2 * ((view.pips >> 1 & 1u) + (view.pips >> 2 & 1u) + (view.pips >> 3 & 1u));
    bool middle = view.pips & 8;
    return pips == *face && middle == (pips == 6);
}

static bool leds_wrong(struct script_run *run, uint64_t face) {
    struct view view;
    machine_show(run->machine, &view);
    return script_run_fail(run, "expected the pips of %llu, lit are the signals 0x%x",
                           (unsigned long long)face, view.pips);
}

bool script_expect_led(struct script_run *run, const struct script_command *command) {
    uint64_t face = command->number[0];
    return leds_show(run, &face) || leds_wrong(run, face);
}

bool script_wait_led(struct script_run *run, const struct script_command *command) {
    uint64_t face = command->number[0];
    bool timed_out;
    if (script_run_until(run, command->number[1], leds_show, &face, &timed_out)) {
        return true;
    }
    return timed_out ? leds_wrong(run, face) : false;
}

static bool tone_sounds(struct script_run *run, void *context) {
    const uint64_t *wanted = context;
    struct view view;
    machine_show(run->machine, &view);
    double error = view.tone_hertz - (double)*wanted;
    return error <= 0.02 * (double)*wanted && error >= -0.02 * (double)*wanted;
}

static bool tone_wrong(struct script_run *run, uint64_t wanted) {
    struct view view;
    machine_show(run->machine, &view);
    return script_run_fail(run, "expected a tone of %llu Hz within 2 %%, there is %u Hz",
                           (unsigned long long)wanted, view.tone_hertz);
}

bool script_expect_tone(struct script_run *run, const struct script_command *command) {
    struct view view;
    machine_show(run->machine, &view);
    if (view.tone_hertz == 0) {
        return script_run_fail(run, "expected a tone, there is silence");
    }
    uint64_t wanted = command->numbers ? command->number[0] : view.tone_hertz;
    return tone_sounds(run, &wanted) || tone_wrong(run, wanted);
}

bool script_wait_tone(struct script_run *run, const struct script_command *command) {
    uint64_t wanted = command->number[0];
    bool timed_out;
    if (script_run_until(run, command->number[1], tone_sounds, &wanted, &timed_out)) {
        return true;
    }
    return timed_out ? tone_wrong(run, wanted) : false;
}

bool script_expect_silence(struct script_run *run, const struct script_command *command) {
    (void)command;
    struct view view;
    machine_show(run->machine, &view);
    return view.tone_hertz == 0 ||
           script_run_fail(run, "expected silence, there is %u Hz", view.tone_hertz);
}

bool script_expect_light(struct script_run *run, const struct script_command *command) {
    bool on = run->machine->circuit.light;
    return on == (command->number[0] == 1) ||
           script_run_fail(run, "expected the light %s, it is %s", on ? "off" : "on",
                           on ? "on" : "off");
}

bool script_expect_handler_below(struct script_run *run, const struct script_command *command) {
    uint64_t longest;
    char when[TICKS_TEXT_SIZE];
    const struct measurements *measurements = &run->machine->measurements;
    uint8_t handler = measurements_slowest(measurements, machine_now(run->machine), &longest);
    if (longest < command->number[0]) {
        return true;
    }
    return script_run_fail(run, "expected handlers below %.1f us, handler %u took %.1f us at %s",
                           (double)command->number[0] / TICKS_PER_MICROSECOND, handler,
                           (double)longest / TICKS_PER_MICROSECOND,
                           ticks_text(measurements->handlers[handler].when, when));
}

bool script_expect_stack_below(struct script_run *run, const struct script_command *command) {
    unsigned used = measurements_stack(&run->machine->measurements);
    return used < command->number[0] ||
           script_run_fail(run, "expected less than %llu bytes of stack, %u were used",
                           (unsigned long long)command->number[0], used);
}

bool script_expect_no_handler_stuck(struct script_run *run, const struct script_command *command) {
    (void)command;
    uint8_t running = run->machine->measurements.running;
    return running == 0 || script_run_fail(run, "expected no handler running, %u is", running);
}
