#include "support/console_driver.h"

#include <stdio.h>
#include <string.h>

#include "support/testing.h"

/* What the console says about itself. */

static void help_lists_every_command(void **unused) {
    (void)unused;
    expect(
        "help",
        "expect [SQ]\nspread [SQ]\nvisits [SQ]\nwhere M [SQ]\ntail [SQ]\nwithin M [SQ]\n"
        "exactly M [SQ]\nlikeliest [SQ]\nquantile P [SQ]\nsoonest [SQ]\nnext SQ\n"
        "race SQ SQ ...\nduel SQ SQ\ntokens SQ SQ\n"
        "keep N [NAME]\n"
        "board [forch|chutes|classic|own N|+|GOAL stay|bounce|win] [A>B..]\n"
        "success N\ntenk DICE\nturn POINTS N\nadvise thesis|points|winner MINE THEIRS POINTS DICE\n"
        "penney WORD WORD [WORD] [P/Q]\nwalk WORD M [WORD WORD]\nreply WORD\nwait WORD [P/Q]\n"
        "chips thirds|die|twodice|P/Q,P/Q,... V [W]\n"
        "place thirds|die|twodice|P/Q,P/Q,... N [V]\n"
        "heaps nim|misere|take:K N N ...\n"
        "graph N|+ A>B ...\nnodes\npawns sum|or|and|long NODE NODE ...\n"
        "odds N K F\nroll N\nraw N\n"
        "version\nhelp [COMMAND]");
}

static void help_explains_a_command(void **unused) {
    static const struct exchange exchanges[] = {
        {"help within", "within M [SQ]\n"
                        "The chance that a token from SQ reaches the goal within M throws.\n"
                        "for example: within 12"},
        {"help expect", "expect [SQ]\n"
                        "The expected number of throws from square SQ, or the start, to the goal.\n"
                        "~ a value of 100 or more is right to six digits in all\n"
                        "for example: expect 1"},
        {"help version", "version\n"
                         "The version of the firmware, and the board it was made for.\n"
                         "for example: version"},
        {"help dance", "error: unknown command"},
        {"help help help", "error: usage: help [COMMAND]"},
    };

    (void)unused;
    EXPECT_EXCHANGES(exchanges);
}

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
static void every_example_is_answered(void **unused) {
    char list[2000], *rest = list;
    int commands = 0;

    (void)unused;
    snprintf(list, sizeof list, "%s", ask("help"));
    for (char *line = strtok_r(list, "\n", &rest); line && strcmp(line, "ok") != 0;
         line = strtok_r(NULL, "\n", &rest)) {
        line[strcspn(line, " ")] = '\0';
        ask_example_of(line);
        commands++;
    }
    assert_int_equal(commands, 35);
}

static void version_says_what_this_is(void **unused) {
    static const struct exchange exchanges[] = {
        {"version", "kostka " KOSTKA_VERSION " host"},
        {"version 1", "error: usage: version"},
    };

    (void)unused;
    EXPECT_EXCHANGES(exchanges);
}

#define TEST(name) cmocka_unit_test_setup(name, console_set_up)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(help_lists_every_command),
        TEST(help_explains_a_command),
        TEST(every_example_is_answered),
        TEST(version_says_what_this_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
