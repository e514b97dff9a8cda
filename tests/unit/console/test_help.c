#include "support/drivers/console_driver.h"

#include <stdio.h>
#include <string.h>

#include "support/testing.h"

/* What the console says about itself. */

/* In this order, and what other games and files add among them. */
TEST(help_lists_every_command, console_set_up) {
    static const char *const lines[] = {
        "expect [SQ]",
        "spread [SQ]",
        "visits [SQ]",
        "where M [SQ]",
        "tail [SQ]",
        "within M [SQ]",
        "exactly M [SQ]",
        "likeliest [SQ]",
        "quantile P [SQ]",
        "soonest [SQ]",
        "next SQ",
        "race SQ SQ ...",
        "duel SQ SQ",
        "tokens SQ SQ",
        "keep N [NAME]",
        "board [forch|chutes|classic|own N|+|GOAL stay|bounce|win] [A>B..]",
        "success N",
        "tenk DICE",
        "turn POINTS N",
        "advise thesis|points|winner MINE THEIRS POINTS DICE",
        "penney WORD WORD [WORD] [P/Q]",
        "walk WORD M [WORD WORD]",
        "reply WORD",
        "wait WORD [P/Q]",
        "chips thirds|die|twodice|P/Q,P/Q,... V [W]",
        "place thirds|die|twodice|P/Q,P/Q,... N [V]",
        "heaps nim|misere|take:K N N ...",
        "graph N|+ A>B ...",
        "nodes",
        "pawns sum|or|and|long NODE NODE ...",
        "odds N K F",
        "roll N",
        "raw N",
        "record",
        "replay LINE",
        "version",
        "help [COMMAND]",
        "ok",
    };
    char list[2000], *rest = list, *line;

    snprintf(list, sizeof list, "%s", ask("help"));
    line = strtok_r(list, "\n", &rest);
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        while (line && strcmp(line, lines[i]) != 0) {
            line = strtok_r(NULL, "\n", &rest);
        }
        if (line == NULL) {
            fail_msg("help does not list in its place: %s", lines[i]);
        }
    }
    assert_null(strtok_r(NULL, "\n", &rest));
}

EXCHANGES(help_explains_a_command,
          {"help within", "within M [SQ]\n"
                          "The chance that a token from SQ reaches the goal within M throws.\n"
                          "~ rounding has left only these digits certain\n"
                          "for example: within 12"},
          {"help expect",
           "expect [SQ]\n"
           "The expected number of throws from square SQ, or the start, to the goal.\n"
           "~ the digits that are left out are not certain\n"
           "for example: expect 1"},
          {"help version", "version\n"
                           "The version of the firmware, and the board it was made for.\n"
                           "for example: version"},
          {"help dance", "error: unknown command"},
          {"help help help", "error: usage: help [COMMAND]"})

static void ask_example_of(const char *command) {
    static const char beginning[] = "for example: ";
    char line[40], example[80];
    const char *found;

    snprintf(line, sizeof line, "help %s", command);
    found = strstr(ask(line), beginning);
    assert_non_null(found);
    snprintf(example, sizeof example, "%.*s", (int)strcspn(found + strlen(beginning), "\n"),
             found + strlen(beginning));
    assert_memory_equal(example, command, strlen(command));
    found = ask(example);
    if (strncmp(found, "error", strlen("error")) == 0) {
        fail_msg("%s: %s", example, found);
    }
}

/* In the order of the list: the graph is there before its nodes. */
TEST(every_example_is_answered, console_set_up) {
    char list[2000], *rest = list;
    int commands = 0;

    snprintf(list, sizeof list, "%s", ask("help"));
    for (char *line = strtok_r(list, "\n", &rest); line && strcmp(line, "ok") != 0;
         line = strtok_r(NULL, "\n", &rest)) {
        line[strcspn(line, " ")] = '\0';
        ask_example_of(line);
        commands++;
    }
    assert_true(commands >= 35);
}

EXCHANGES(version_says_what_this_is, {"version", "kostka " KOSTKA_VERSION " host"},
          {"version 1", "error: usage: version"})
