/* Compares every number that the console prints for boards, chips and placements with oracles that
   share no code with the firmware. The checks are those of tests/campaigns; here they ask the
   console of this program. `make digits` asks about more. */

#include "support/testing.h"

#include <string.h>

#include "campaigns/judge/board_campaign.h"
#include "campaigns/judge/chip_campaign.h"
#include "campaigns/judge/known_cases.h"
#include "support/drivers/console_driver.h"

enum { BOARDS = 20, PLACEMENTS = 60, PLACES = 20, SEED = 3 };

static struct report report;
static struct console_pipe console;

/* The linker puts this in place of console_ask(), which asks another process. */
void __wrap_console_ask(struct console_pipe *asked, const char *line, struct reply *reply);

void __wrap_console_ask(struct console_pipe *asked, const char *line, struct reply *reply) {
    char said[REPLY_LENGTH];

    (void)asked;
    reply->lines = 0;
    reply->ok = false;
    reply->error[0] = '\0';
    for (const char *rest = ask(line); *rest; rest = strchr(rest, '\n') + 1) {
        snprintf(said, sizeof said, "%.*s", (int)strcspn(rest, "\n"), rest);
        reply_take(reply, said);
    }
}

static int begin(void **state) {
    memset(&report, 0, sizeof report);
    report.kind_name[0] = "all";
    return console_set_up(state);
}

static void no_fault(void) {
    assert_true(report_print(&report, false));
}

/* Hardly any answer about one token is marked, because the bounds are as narrow as they can be. */
static void hardly_a_mark(void) {
    unsigned long values = 0, marked = 0;

    for (unsigned kind = 0; kind < BOARD_KINDS; kind++) {
        for (enum quantity quantity = EXPECT; quantity <= SOONEST; quantity++) {
            values += report.cell[kind][quantity].values;
            marked += report.cell[kind][quantity].marked;
        }
    }
    assert_true(values > 1000 && marked <= values / 400);
}

TEST(every_digit_of_known_cases_is_right, begin) {
    known_cases(&report, &console);
    no_fault();
}

TEST(every_digit_of_random_boards_is_right, begin) {
    struct random_source random;

    for (unsigned number = 0; number < BOARDS; number++) {
        unsigned kind = number % BOARD_KINDS;
        draw_start(&random, SEED, kind, number);
        report.kind = kind;
        report.kind_name[kind] = board_kinds[kind].name;
        board_campaign(&report, &console, &board_kinds[kind], ALL_QUANTITIES, &random);
    }
    no_fault();
    hardly_a_mark();
}

TEST(every_digit_of_random_chips_is_right, begin) {
    struct random_source random;

    draw_start(&random, SEED, BOARD_KINDS, 0);
    for (unsigned number = 0; number < PLACEMENTS; number++) {
        chips_campaign(&report, &console, &random);
    }
    no_fault();
}

TEST(no_placement_is_faster_than_the_one_that_is_said, begin) {
    struct random_source random;

    draw_start(&random, SEED, BOARD_KINDS + 1, 0);
    for (unsigned number = 0; number < PLACES; number++) {
        place_campaign(&report, &console, &random);
    }
    no_fault();
}
