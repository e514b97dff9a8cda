#include "console/command.h"

#include "core/number/dice_outcomes.h"
#include "device/dice.h"
#include "device/workspace.h"
#include "text/text.h"
#include <stddef.h>

static uint8_t version(union workspace *space) {
    (void)space;
    console_say(CONSOLE_VERSION);
    return CONSOLE_LAST;
}

#if CONSOLE_HELP
/* The syntax of a command, or of all, a line each. */
static uint8_t help(union workspace *space) {
    uint8_t command = console_counter++;
    uint8_t outcome = CONSOLE_LINE;

    (void)space;
    if (console_peek() || command == CONSOLE_COMMANDS - 1)
        outcome = CONSOLE_LAST;
    if (console_peek())
        command = console_choose(ARGUMENT_COMMANDS);
    if (command >= CONSOLE_COMMANDS)
        console_say(CONSOLE_UNKNOWN);
    if (console_peek())
        console_say(CONSOLE_USAGE);
    console_command = command;
    if (console_state == CONSOLE_LINE)
        console_say(CONSOLE_SYNTAX);
    return outcome;
}
#define HELP(X) X("help", NULL, help, ARGUMENT_COMMAND, 0)
#else
#define HELP(X)
#endif

/* First exactly K, then at least K; each face is as likely as the others. */
static uint8_t odds(union workspace *space) {
    uint8_t dice = console_value[0];
    uint16_t ways = console_counter ? dice_at_least(dice, console_value[1])
                                    : dice_exactly(dice, console_value[1]);
    uint16_t outcomes = dice_outcomes(dice);

    (void)space;
    text_probability(fixed_ratio(ways, outcomes, PROBABILITY_BITS), 6);
    text_character(' ');
    text_fraction(ways, outcomes);
    return console_counter++ ? CONSOLE_LAST : CONSOLE_LINE;
}

static bool dice_are_ready(void) {
    uint8_t readiness = dice_collect();

    if (readiness == DICE_FAILED)
        console_say(CONSOLE_NO_DICE);
    return readiness == DICE_READY;
}

static void hex_digit(uint8_t digit) {
    text_character((char)(digit < 10 ? '0' + digit : 'a' - 10 + digit));
}

static uint8_t raw(union workspace *space) {
    (void)space;
    if (!dice_are_ready())
        return CONSOLE_AGAIN;
    for (uint8_t i = console_value[0]; i; i--) {
        uint8_t byte = dice_byte();
        hex_digit(byte >> 4);
        hex_digit(byte & 15);
    }
    return CONSOLE_LAST;
}

static uint8_t roll(union workspace *space) {
    (void)space;
    if (!dice_are_ready())
        return CONSOLE_AGAIN;
    for (uint8_t i = console_value[0];;) {
        text_byte(dice_throw());
        if (--i == 0)
            return CONSOLE_LAST;
        text_character(' ');
    }
}

/* The order of the statistics is that of enum console_statistics. Name, what begins and what runs
   it, arguments up to 0. */
#define COMMANDS(X)                                                                                \
    X("expect", console_begin_absorption, console_absorption, ARGUMENT_SQUARE_OR_GOAL, 0)          \
    X("spread", console_begin_absorption, console_absorption, ARGUMENT_SQUARE_OR_GOAL, 0)          \
    X("visits", console_begin_absorption, console_absorption, ARGUMENT_SQUARE, 0)                  \
    X("where", console_begin_where, console_where, ARGUMENT_THROWS, ARGUMENT_SQUARE_OR_GOAL, 0)    \
    X("tail", console_begin_tail, console_tail, ARGUMENT_SQUARE, 0)                                \
    X("within", console_begin_within, console_within, ARGUMENT_THROWS, ARGUMENT_SQUARE_OR_GOAL, 0) \
    X("exactly", console_begin_within, console_within, ARGUMENT_THROWS, ARGUMENT_SQUARE_OR_GOAL,   \
      0)                                                                                           \
    X("likeliest", console_begin_duration, console_likeliest, ARGUMENT_SQUARE_OR_GOAL, 0)          \
    X("quantile", console_begin_duration, console_likeliest, ARGUMENT_CHANCE,                      \
      ARGUMENT_SQUARE_OR_GOAL, 0)                                                                  \
    X("soonest", NULL, console_soonest, ARGUMENT_SQUARE_OR_GOAL, 0)                                \
    X("next", NULL, console_next, ARGUMENT_SQUARE_NEEDED, 0)                                       \
    X("race", console_begin_race, console_race, ARGUMENT_SQUARE_NEEDED, ARGUMENT_SQUARE_NEEDED,    \
      ARGUMENT_MORE, 0)                                                                            \
    X("duel", console_begin_duel, console_duel, ARGUMENT_SQUARE_NEEDED, ARGUMENT_SQUARE_NEEDED, 0) \
    X("tokens", console_begin_tokens, console_tokens, ARGUMENT_SQUARE_OR_GOAL_NEEDED,              \
      ARGUMENT_SQUARE_OR_GOAL_NEEDED, 0)                                                           \
    X("keep", console_begin_keep, console_kept, ARGUMENT_OWN, ARGUMENT_NAME, 0)                    \
    X("board", NULL, console_board, ARGUMENT_BOARD, ARGUMENT_OVERSHOOT, 0)                         \
    X("chips", console_begin_chips, console_chips, ARGUMENT_FIELDS, ARGUMENT_PLACEMENTS, 0)        \
    X("place", console_begin_place, console_place, ARGUMENT_FIELDS, ARGUMENT_CHIPS, 0)             \
    X("odds", NULL, odds, ARGUMENT_FEW, ARGUMENT_COUNT, ARGUMENT_FACE, 0)                          \
    X("roll", NULL, roll, ARGUMENT_MANY, 0)                                                        \
    X("raw", NULL, raw, ARGUMENT_MANY, 0)                                                          \
    X("heaps", NULL, console_heaps, ARGUMENT_HEAPS, 0)                                             \
    X("graph", console_begin_graph, console_kept, ARGUMENT_GRAPH, 0)                               \
    X("nodes", NULL, console_nodes, 0)                                                             \
    X("pawns", NULL, console_pawns, ARGUMENT_TOGETHER, 0)                                          \
    X("success", NULL, console_success, ARGUMENT_FEW, 0)                                           \
    X("tenk", NULL, console_tenk, ARGUMENT_DICE, 0)                                                \
    X("turn", NULL, console_turn, ARGUMENT_TURN, ARGUMENT_FEW, 0)                                  \
    X("advise", console_begin_advice, console_advise, ARGUMENT_LEVEL, ARGUMENT_MINE,               \
      ARGUMENT_THEIRS, ARGUMENT_STAKE, ARGUMENT_DICE, 0)                                           \
    X("penney", console_begin_words, console_penney, ARGUMENT_WORD, ARGUMENT_RIVAL,                \
      ARGUMENT_THIRD, ARGUMENT_COIN, 0)                                                            \
    X("walk", console_begin_walk, console_walk, ARGUMENT_WORD, ARGUMENT_THROWS, ARGUMENT_STOP,     \
      ARGUMENT_RIVAL_STOP, 0)                                                                      \
    X("reply", console_begin_reply, console_reply, ARGUMENT_WORD, ARGUMENT_COIN_UNSAID, 0)         \
    X("wait", console_begin_words, console_wait, ARGUMENT_WORD, ARGUMENT_COIN, 0)                  \
    X("version", NULL, version, 0)                                                                 \
    HELP(X)

#define NAME(name, begin, run, ...)   name "|"
#define SYNTAX(name, begin, run, ...) __VA_ARGS__,
#define RUN(name, begin, run, ...)    {begin, run},

/* Every one begins with a blank. */
const FLASH char console_words[] = " " COMMANDS(NAME) "\0"
                                                      " [SQ]\0"
                                                      " [SQ]\0"
                                                      " [P/Q]\0"
                                                      "\0"
                                                      " [WORD]\0"
                                                      " [WORD\0"
                                                      " WORD\0"
                                                      " WORD]\0"
                                                      " WORD\0"
                                                      " SQ\0"
                                                      " SQ\0"
                                                      " ...\0"
                                                      " P\0"
                                                      " DICE\0"
                                                      " thesis|points|winner\0"
                                                      " K\0"
                                                      " M\0"
                                                      " POINTS\0"
                                                      " MINE\0"
                                                      " THEIRS\0"
                                                      " POINTS\0"
                                                      " N\0"
                                                      " N\0"
                                                      " F\0"
                                                      " N\0"
                                                      " [NAME]\0"
                                                      " [COMMAND]\0"
                                                      " [forch|chutes|classic|own N|+|GOAL\0"
                                                      " stay|bounce|win] [A>B..]\0"
                                                      " nim|misere|take:K N N ...\0"
                                                      " N|+ A>B ...\0"
                                                      " sum|or|and|long NODE NODE ...\0"
                                                      " thirds|die|twodice|P/Q,P/Q,...\0"
                                                      " V [W]\0"
                                                      " N [V]";

static const FLASH uint8_t syntaxes[] = {COMMANDS(SYNTAX)};

const FLASH uint8_t *console_syntax(void) {
    return (const FLASH uint8_t *)console_nth((const FLASH char *)syntaxes, console_command);
}

static const FLASH struct {
    void (*begin)(union workspace *space);
    uint8_t (*run)(union workspace *space);
} commands[] = {COMMANDS(RUN)};

_Static_assert(sizeof commands / sizeof commands[0] == CONSOLE_COMMANDS, "how many there are");

uint8_t console_run(void) {
    union workspace *space = workspace_of(WORKSPACE_CONSOLE);

    if (!space || !commands[console_command].begin) {
        console_read_line();
        if (console_state != CONSOLE_LINE)
            return CONSOLE_AGAIN;
        if (commands[console_command].begin) {
            commands[console_command].begin(workspace_borrow(WORKSPACE_CONSOLE));
            return CONSOLE_AGAIN;
        }
    }
    return commands[console_command].run(space);
}
