#include "console/command.h"

#include "core/dice.h"
#include "text/text.h"
#include "ui/dice.h"

#if !defined(KOSTKA_VERSION)
#define KOSTKA_VERSION "0.1.0"
#endif
#if !defined(BOARD_NAME)
#define BOARD_NAME "host"
#endif

static uint8_t version(void) {
    static const FLASH char text[] = TEXT("kostka " KOSTKA_VERSION " " BOARD_NAME);

    text_flash(text);
    return CONSOLE_LAST;
}

#if CONSOLE_HELP
/* The syntax of a command, or of all, a line each. */
static uint8_t help(void) {
    uint8_t command = console_counter++;
    uint8_t outcome = CONSOLE_LINE;

    if (console_peek() || command == CONSOLE_COMMANDS - 1)
        outcome = CONSOLE_LAST;
    if (console_peek())
        command = console_word_among(console_syntaxes);
    if (command == CONSOLE_COMMANDS)
        console_say(CONSOLE_UNKNOWN);
    if (console_peek())
        console_say(CONSOLE_USAGE);
    console_command = command;
    if (console_state == CONSOLE_LINE)
        console_say(CONSOLE_SYNTAX);
    return outcome;
}
#define HELP(X) X("help\12", help)
#else
#define HELP(X)
#endif

/* First exactly K, then at least K; each face is as likely as the others. */
static uint8_t odds(void) {
    uint8_t dice = (uint8_t)console_given.number;
    uint16_t ways = console_counter ? dice_at_least(dice, console_given.count)
                                    : dice_exactly(dice, console_given.count);
    uint16_t outcomes = dice_outcomes(dice);

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

static uint8_t raw(void) {
    if (!dice_are_ready())
        return CONSOLE_AGAIN;
    for (uint8_t i = (uint8_t)console_given.number; i; i--) {
        uint8_t byte = dice_byte();
        hex_digit(byte >> 4);
        hex_digit(byte & 15);
    }
    return CONSOLE_LAST;
}

static uint8_t roll(void) {
    if (!dice_are_ready())
        return CONSOLE_AGAIN;
    for (uint8_t i = (uint8_t)console_given.number;;) {
        console_say_number(CONSOLE_NUMBER, dice_throw());
        if (--i == 0)
            return CONSOLE_LAST;
        text_character(' ');
    }
}

/* The order of the statistics is that of enum console_statistics. Arguments are written as their
   numbers in enum console_argument. */
#define COMMANDS(X)                                                                                \
    X("expect\1", console_statistic)                                                               \
    X("spread\1", console_statistic)                                                               \
    X("visits\2", console_statistic)                                                               \
    X("where\5\1", console_statistic)                                                              \
    X("tail\2", console_statistic)                                                                 \
    X("within\5\1", console_statistic)                                                             \
    X("exactly\5\1", console_statistic)                                                            \
    X("likeliest\1", console_statistic)                                                            \
    X("quantile\4\1", console_statistic)                                                           \
    X("soonest\1", console_soonest)                                                                \
    X("next\3", console_next)                                                                      \
    X("race SQ SQ ...", console_race)                                                              \
    X("duel SQ SQ", console_duel)                                                                  \
    X("tokens SQ SQ", console_tokens)                                                              \
    X("keep N [NAME]", console_keep)                                                               \
    X("board\13", console_board)                                                                   \
    X("chips\17 V [W]", console_chips)                                                             \
    X("place\17 N [V]", console_place)                                                             \
    X("odds\6\11\10", odds)                                                                        \
    X("roll\7", roll)                                                                              \
    X("raw\7", raw)                                                                                \
    X("heaps\14", console_heaps)                                                                   \
    X("graph\15", console_graph)                                                                   \
    X("nodes", console_nodes)                                                                      \
    X("pawns\16", console_pawns)                                                                   \
    X("success\6", console_success)                                                                \
    X("tenk\20", console_tenk)                                                                     \
    X("turn\21", console_turn)                                                                     \
    X("advise\22", console_advise)                                                                 \
    X("penney WORD WORD [WORD] [P/Q]", console_penney)                                             \
    X("walk WORD M [WORD WORD]", console_walk)                                                     \
    X("reply WORD", console_reply)                                                                 \
    X("wait WORD [P/Q]", console_wait)                                                             \
    X("version", version)                                                                          \
    HELP(X)

#define SYNTAX(syntax, run) syntax "\0"
#define RUN(syntax, run)    run,

const FLASH char console_syntaxes[] = COMMANDS(SYNTAX);

static uint8_t (*const FLASH commands[])(void) = {COMMANDS(RUN)};

_Static_assert(sizeof commands / sizeof commands[0] == CONSOLE_COMMANDS, "how many there are");

uint8_t console_run(void) {
    return commands[console_command]();
}
