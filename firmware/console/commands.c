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

enum { NAMES_IN_LINE = 8 };

static uint8_t version(struct console_call *call) {
    static const FLASH char text[] = "kostka " KOSTKA_VERSION " " BOARD_NAME;

    (void)call;
    text_flash(text);
    return CONSOLE_LAST;
}

#if CONSOLE_HELP
static uint8_t list_names(void) {
    const FLASH char *name = console_nth(console_syntaxes, console_counter);

    for (uint8_t i = 0; i < NAMES_IN_LINE && *name; i++) {
        if (i)
            text_character(' ');
        while (*name && *name != ' ')
            text_character(*name++);
        name = console_nth(name, 1);
        console_counter++;
    }
    return *name ? CONSOLE_LINE : CONSOLE_LAST;
}

static uint8_t help(struct console_call *call) {
    const FLASH char *syntax;

    if (*call->words == 0)
        return list_names();
    syntax = console_nth(console_syntaxes, console_word_among(call, console_syntaxes));
    if (*syntax == 0)
        call->fault = CONSOLE_UNKNOWN;
    else if (*call->words)
        call->fault = CONSOLE_USAGE;
    else
        text_flash(syntax);
    return CONSOLE_LAST;
}
#define HELP(X) X("help [COMMAND]", help)
#else
#define HELP(X)
#endif

static uint16_t common_divisor(uint16_t a, uint16_t b) {
    while (b) {
        uint16_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* First exactly K, then at least K; each face is as likely as the others. */
static uint8_t odds(struct console_call *call) {
    uint8_t dice = (uint8_t)call->number[0];
    uint8_t count = (uint8_t)call->number[1];
    uint16_t ways = console_counter ? dice_at_least(dice, count) : dice_exactly(dice, count);
    uint16_t outcomes = dice_outcomes(dice);
    uint16_t divisor = common_divisor(ways, outcomes);

    text_probability(fixed_ratio(ways, outcomes, PROBABILITY_BITS), 6);
    text_character(' ');
    text_unsigned(ways / divisor);
    text_character('/');
    text_unsigned(outcomes / divisor);
    return console_counter++ ? CONSOLE_LAST : CONSOLE_LINE;
}

static uint8_t roll(struct console_call *call) {
    uint8_t readiness = dice_collect();

    if (readiness == DICE_COLLECTING)
        return CONSOLE_AGAIN;
    if (readiness == DICE_FAILED) {
        call->fault = CONSOLE_NO_DICE;
        return CONSOLE_AGAIN;
    }
    for (uint8_t i = (uint8_t)call->number[0];;) {
        text_unsigned(dice_throw());
        if (--i == 0)
            return CONSOLE_LAST;
        text_character(' ');
    }
}

/* The order of the statistics is that of enum console_statistics. */
#define COMMANDS(X)                                                                                \
    X("expect [SQ]", console_statistic)                                                            \
    X("spread [SQ]", console_statistic)                                                            \
    X("visits [SQ]", console_statistic)                                                            \
    X("within M [SQ]", console_statistic)                                                          \
    X("exactly M [SQ]", console_statistic)                                                         \
    X("likeliest [SQ]", console_statistic)                                                         \
    X("quantile P [SQ]", console_statistic)                                                        \
    X("tail [SQ]", console_statistic)                                                              \
    X("where M [SQ]", console_statistic)                                                           \
    X("soonest [SQ]", console_soonest)                                                             \
    X("next SQ", console_next)                                                                     \
    X("board [forch|chutes|classic|+|GOAL stay|bounce|win] [FROM>TO ...]", console_board)          \
    X("odds N K F", odds)                                                                          \
    X("roll N", roll)                                                                              \
    X("version", version)                                                                          \
    HELP(X)

#define SYNTAX(syntax, run) syntax "\0"
#define RUN(syntax, run)    run,

const FLASH char console_syntaxes[] = COMMANDS(SYNTAX);

static uint8_t (*const FLASH commands[])(struct console_call *call) = {COMMANDS(RUN)};

uint8_t console_run(struct console_call *call) {
    return commands[call->command](call);
}
