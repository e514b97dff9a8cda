#include "console/reply.h"
#include "device/game_review.h"
#include "device/session.h"

/* What games were worth: review, totals. */

struct said {
    uint8_t lines;
};
CONSOLE_STATE_HOLDS(struct said);

static void say_signed(const FLASH char *name, int32_t number, uint8_t fraction_bits,
                       uint8_t digits) {
    reply_text(name);
    reply_character(' ');
    if (number < 0) {
        reply_character('-');
        number = -number;
    }
    reply_real((struct real){(uint32_t)number, fraction_bits}, digits);
}

static bool end_line(bool has_more) {
    if (game_review()->is_estimated) {
        reply_text(LOCAL_TEXT(" ~"));
    }
    return reply_end_line(has_more);
}

/* ---- review ---------------------------------------------------------------------------------- */

static const FLASH char *const FLASH names[ACCOUNT_SUMS] = {
    [ACCOUNT_OWN_LUCK] = TEXT("luck"),
    [ACCOUNT_OTHERS_LUCK] = TEXT("others' luck"),
    [ACCOUNT_OWN_ERRORS] = TEXT("errors"),
    [ACCOUNT_OTHERS_ERRORS] = TEXT("others' errors"),
};

static void say_chance(const FLASH char *name, int32_t chance) {
    enum { DIGITS = 6, ESTIMATED_DIGITS = 3 };

    say_signed(name, chance, ACCOUNT_BITS, game_review()->is_estimated ? ESTIMATED_DIGITS : DIGITS);
}

/* The start, the sums, what they do not explain, and the chance now. */
static bool say_review(const struct console_call *call) {
    struct said *said = call->state;
    const struct account *account = &game_review()->account;
    uint8_t line = said->lines++;

    if (!game_review()->is_begun) {
        reply_text(LOCAL_TEXT("nothing is told of a game"));
        return reply_end_line(false);
    }
    if (line == 0) {
        say_chance(LOCAL_TEXT("start"), account->start);
    } else if (line <= ACCOUNT_SUMS) {
        say_chance(names[line - 1], account->sum[line - 1]);
    } else if (line == ACCOUNT_SUMS + 1) {
        say_chance(LOCAL_TEXT("rest"), account_drift(account));
    } else {
        say_chance(LOCAL_TEXT("now"), account->now);
    }
    return end_line(line < ACCOUNT_SUMS + 2);
}

/* ---- totals ---------------------------------------------------------------------------------- */

static void say_total(const FLASH char *name, int32_t total) {
    enum { DIGITS = 2, BITS = 16 };

    say_signed(name, total, BITS, DIGITS);
}

static bool say_totals(const struct console_call *call) {
    struct said *said = call->state;
    const struct session_total *total = &session.total[said->lines];
    const struct tally *tally = &session.tally[said->lines];

    reply_choice(LOCAL_TEXT("easy|good|best"), said->lines); /* enum level */
    reply_numbers(LOCAL_TEXT(" won # of #"), tally->won, tally->games);
    say_total(LOCAL_TEXT(" luck"), total->luck);
    say_total(LOCAL_TEXT(" errors"), total->errors);
    say_total(LOCAL_TEXT(" less luck"), game_review_less_luck(tally->won, total));
    return end_line(++said->lines < LEVELS);
}

static const FLASH struct command commands[] = {
    {
        .name = TEXT("review"),
        .explanation =
            TEXT("What luck and errors were worth in the game last taken up; 1 is a win."),
        .mark = TEXT("chances are estimated, or some are not known"),
        .example = TEXT("review"),
        .answer = say_review,
    },
    {
        .name = TEXT("totals"),
        .explanation =
            TEXT("Games against computers of that kind by level; less luck: won less luck."),
        .mark = TEXT("chances are estimated, or some of the last game are not known"),
        .example = TEXT("totals"),
        .answer = say_totals,
    },
};

const FLASH struct command_table review_commands = COMMAND_TABLE(commands);
