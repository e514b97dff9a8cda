#include "support/drivers/console_driver.h"

#include "console/console.h"
#include "device/dice.h"
#include "device/workspace.h"
#include "hal/host/fake.h"
#include "store/store.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/testing.h"

enum { STEPS_MAXIMUM = 2000000 };

static bool has_more;

int console_set_up(void **unused) {
    (void)unused;
    fake_serial_reset();
    fake_entropy_reset();
    fake_nvm_reset();
    store_start();
    dice_start();
    while (dice_collect() != DICE_READY) {
    }
    workspace_take(WORKSPACE_FREE);
    console_start();
    return 0;
}

size_t step(void) {
    size_t before = fake_serial_output_size();
    size_t after, lines = 0;

    has_more = console_step();
    store_step();
    after = fake_serial_output_size();
    for (size_t i = before; i < after; i++) {
        lines += fake_serial_output()[i] == '\n';
    }
    assert_true(after - before <= 80);
    assert_true(lines <= 1);
    return after - before;
}

const char *settle(void) {
    int steps = 0;

    do {
        step();
        assert_true(++steps < STEPS_MAXIMUM);
    } while (has_more);
    return fake_serial_output();
}

const char *ask(const char *line) {
    fake_serial_clear_output();
    fake_serial_feed(line);
    fake_serial_feed("\n");
    return settle();
}

static void expect_said(const char *line, const char *answer, bool is_said) {
    if (!is_said) {
        fail_msg("%s answers\n%sinstead of\n%s", line, fake_serial_output(), answer);
    }
}

static void expect_whole(const char *line, const char *answer) {
    expect_said(line, answer, strcmp(ask(line), answer) == 0);
}

/* The answer must be one line with this error; advice may follow in the line. */
static void expect_error(const char *line, const char *error) {
    const char *said = ask(line);
    size_t length = strlen(error);

    expect_said(line, error,
                strncmp(said, error, length) == 0 &&
                    (said[length] == '\n' || said[length] == ',') &&
                    strchr(said, '\n') == said + strlen(said) - 1);
}

void expect(const char *line, const char *answer) {
    bool is_error = strncmp(answer, "error: ", strlen("error: ")) == 0;
    char whole[2000];

    if (is_error) {
        expect_error(line, answer);
        expect_whole("odds 1 0 6", "0.833333 5/6\n1.000000 1/1\nok\n");
    } else {
        snprintf(whole, sizeof whole, "%s%sok\n", answer, *answer ? "\n" : "");
        expect_whole(line, whole);
    }
}

void expect_exchanges(const struct exchange *exchanges, size_t count) {
    for (size_t i = 0; i < count; i++) {
        expect(exchanges[i].line, exchanges[i].answer);
    }
}

double ask_number(const char *line) {
    const char *answer = ask(line);
    char *end;
    double number = strtod(answer, &end);
    if (strcmp(end, "\nok\n") != 0) {
        fail_msg("not one number: %s", answer);
    }
    return number;
}
