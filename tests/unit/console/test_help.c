#include "support/drivers/console_driver.h"

#include <stdio.h>
#include <string.h>

#include "support/testing.h"

/* The help and the version of the console. */

/* The lines must come in this order; other games and files may add lines between them. */
TEST(help_lists_every_command, console_set_up) {
    static const char *const lines[] = {
        "Snakes and ladders, one token",
        "  expect    Throws expected from square SQ, or from the start, to the goal.",
        "  spread    The standard deviation of the throws from SQ to the goal.",
        "  visits    How often a token from SQ is expected to throw from each square.",
        "  where     Where a token from SQ may be after M throws, with chances.",
        "  tail      The chance that a long unfinished game survives one more throw.",
        "  within    The chance that a token from SQ reaches the goal within M throws.",
        "  exactly   The chance that a token from SQ reaches the goal with throw M.",
        "  likeliest The likeliest number of throws from SQ to the goal.",
        "  quantile  In how many throws a token from SQ reaches the goal with chance P.",
        "  soonest   The fewest throws from SQ to the goal.",
        "  next      Where each face of the die brings a token from SQ, and how.",
        "Snakes and ladders, several tokens",
        "  race      Chances of two to six who do not meet to win, the next one first.",
        "  duel      With kick-out: the chance of the next to throw, throws expected.",
        "  tokens    Throws until both tokens are home, and which a face best moves.",
        "Snakes and ladders, boards",
        "  keep      Keeps the board as own N, 1 to 3, under a name of six letters.",
        "  board     Shows the current board, or changes it; + adds jumps to it.",
        "Ten thousand",
        "  success   The chance that a throw of N dice scores.",
        "  tenk      What a throw allows: points, those given up, and chances.",
        "  turn      Points expected of a turn with POINTS at stake and N dice to throw.",
        "  advise    What a computer does with a throw; scores, then POINTS at stake.",
        "Penney's game",
        "  penney    Chances of words to come first, and tosses expected; P/Q: heads.",
        "  walk      The latest tosses, M after WORD; it ends at one of the two words.",
        "  reply     The word most likely to come before WORD, and its chance.",
        "  wait      Tosses expected until WORD has come; P/Q is the chance of heads.",
        "Chips",
        "  chips     Throws until V is cleared; against W too: win, draw and loss of V.",
        "  place     The placement of N chips cleared fastest, or best against V.",
        "Nim and its kin",
        "  heaps     Whether the player to move wins, and how; heaps of 0 to 15.",
        "  graph     Keeps a graph of N nodes, 0 to N - 1, and arcs; + adds arcs to it.",
        "  nodes     Grundy value, remoteness and suspense of each node of the graph.",
        "  pawns     Whether the player to move wins with pawns on these nodes.",
        "Puzzles",
        "Dice",
        "  odds      The chance that exactly K, then at least K, of N dice show F.",
        "  roll      Throws N dice of the device, 1 to 32.",
        "  raw       N bytes, 1 to 32, of the generator behind the dice, in hexadecimal.",
        "The game in hand",
        "  record    The game in hand as text, for kostka-verify; its seed at its end.",
        "  replay    Takes a record, line by line, and opens the review of its game.",
        "Luck and errors",
        "This console",
        "  version   The version of the firmware, and the board it was made for.",
        "  help      All commands, or what one of them does.",
        "help COMMAND explains one; the tabulator completes words",
        "ok",
    };
    char list[6000], *rest = list, *line;

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

TEST(a_question_mark_asks_for_help, console_set_up) {
    char list[6000];

    snprintf(list, sizeof list, "%s", ask("help"));
    assert_string_equal(ask("?"), list);
}

EXCHANGES(help_explains_a_command,
          {"help within", "within M [SQ]\n"
                          "The chance that a token from SQ reaches the goal within M throws.\n"
                          "~ rounding has left only these digits certain\n"
                          "for example: within 12"},
          {"help expect", "expect [SQ]\n"
                          "Throws expected from square SQ, or from the start, to the goal.\n"
                          "~ the digits that are left out are not certain\n"
                          "for example: expect 1"},
          {"help version", "version\n"
                           "The version of the firmware, and the board it was made for.\n"
                           "for example: version"},
          {"help dance", "error: unknown command"},
          {"help ?", "help|? [COMMAND]\n"
                     "All commands, or what one of them does.\n"
                     "for example: help within"},
          {"help help help", "error: \"help\" is too much"})

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

/* Asks in the order of the list, so that the graph exists before its nodes are asked for. */
TEST(every_example_is_answered, console_set_up) {
    char list[6000], *rest = list;
    int commands = 0;

    snprintf(list, sizeof list, "%s", ask("help"));
    for (char *line = strtok_r(list, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
        if (line[0] == ' ') {
            line += strspn(line, " ");
            line[strcspn(line, " ")] = '\0';
            ask_example_of(line);
            commands++;
        }
    }
    assert_true(commands >= 35);
}

EXCHANGES(version_says_what_this_is, {"version", "kostka " KOSTKA_VERSION " host"},
          {"version 1", "error: \"1\" is too much"})
