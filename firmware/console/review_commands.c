#include "console/reply.h"
#include "device/game_review.h"
#include "device/session.h"

/* Luck and errors: review, totals. */

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

/* The start, the sums, what they do not explain, and the chance now. */
enum { START, SUMS, REST = SUMS + ACCOUNT_SUMS, NOW, LINES };

static const FLASH char *const FLASH names[LINES] = {
    [START] = TEXT("start"),
    [SUMS + ACCOUNT_OWN_LUCK] = TEXT("luck"),
    [SUMS + ACCOUNT_OTHERS_LUCK] = TEXT("others' luck"),
    [SUMS + ACCOUNT_OWN_ERRORS] = TEXT("errors"),
    [SUMS + ACCOUNT_OTHERS_ERRORS] = TEXT("others' errors"),
    [REST] = TEXT("rest"),
    [NOW] = TEXT("now"),
};

static int32_t number_of(const struct account *account, uint8_t line) {
    switch (line) {
    case START:
        return account->start;
    case REST:
        return account_drift(account);
    case NOW:
        return account->now;
    default:
        return account->sum[line - SUMS];
    }
}

static bool say_review(const struct console_call *call) {
    enum { DIGITS = 6, ESTIMATED_DIGITS = 3 };
    const struct review *review = game_review();
    struct said *said = call->state;
    uint8_t line = said->lines++;

    if (!review->is_begun) {
        reply_text(LOCAL_TEXT("nothing is told of a game"));
        return reply_end_line(false);
    }
    say_signed(names[line], number_of(&review->account, line), ACCOUNT_BITS,
               review->is_estimated ? ESTIMATED_DIGITS : DIGITS);
    return end_line(line < NOW);
}

/* ---- totals ---------------------------------------------------------------------------------- */

static bool say_totals(const struct console_call *call) {
    enum { DIGITS = 2, BITS = 16 };
    struct said *said = call->state;
    const struct session_total *total = &session.total[said->lines];
    const struct tally *tally = &session.tally[said->lines];

    reply_choice(LOCAL_TEXT("easy|good|best"), said->lines); /* enum level */
    reply_numbers(LOCAL_TEXT(" won # of #"), tally->won, tally->games);
    say_signed(LOCAL_TEXT(" luck"), total->luck, BITS, DIGITS);
    say_signed(LOCAL_TEXT(" errors"), total->errors, BITS, DIGITS);
    say_signed(LOCAL_TEXT(" less luck"),
               session_less_luck(session.won_reviewed[said->lines], total), BITS, DIGITS);
    return end_line(++said->lines < LEVELS);
}

static const FLASH struct command commands[] = {
    {
        .name = TEXT("review"),
        .explanation = TEXT("What luck and errors were worth in the last game; 1 is a win."),
        .mark = TEXT("chances are estimated, or some are not known"),
        .example = TEXT("review"),
        .answer = say_review,
    },
    {
        .name = TEXT("totals"),
        .explanation = TEXT("Games against computers, by level; less luck: won less luck."),
        .mark = TEXT("chances are estimated, or some of the last game are not known"),
        .example = TEXT("totals"),
        .answer = say_totals,
    },
};

const FLASH struct command_table review_commands = COMMAND_TABLE(commands, "Luck and errors");
