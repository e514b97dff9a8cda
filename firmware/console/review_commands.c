#include "console/command.h"
#include "console/parser.h"
#include "console/reply.h"
#include "device/game_review.h"
#include "device/session.h"
#include <stddef.h>

/* What games were worth: review, totals. */

struct said {
    uint8_t lines;
};
CONSOLE_STATE_HOLDS(struct said);

enum { DIGITS = 6, ESTIMATED_DIGITS = 3, TOTAL_DIGITS = 2, TOTAL_BITS = 16 };

static void say_signed(int32_t number, uint8_t fraction_bits, uint8_t digits) {
    struct real size = {(uint32_t)(number < 0 ? -number : number), fraction_bits};

    reply_character(' ');
    if (number < 0) {
        reply_character('-');
    }
    reply_real(size, digits);
}

/* ---- review ---------------------------------------------------------------------------------- */

static const FLASH char *const FLASH names[ACCOUNT_SUMS] = {
    [ACCOUNT_OWN_LUCK] = TEXT("luck"),
    [ACCOUNT_OTHERS_LUCK] = TEXT("others' luck"),
    [ACCOUNT_OWN_ERRORS] = TEXT("errors"),
    [ACCOUNT_OTHERS_ERRORS] = TEXT("others' errors"),
};

static void end_line(void) {
    if (game_review()->is_estimated) {
        reply_text(LOCAL_TEXT(" ~"));
    }
    reply_end_line();
}

static void say_chance(const FLASH char *name, int32_t chance) {
    reply_text(name);
    say_signed(chance, ACCOUNT_BITS, game_review()->is_estimated ? ESTIMATED_DIGITS : DIGITS);
    end_line();
}

/* The start, the sums, what they do not explain, and the chance now. */
static bool say_review(const struct console_call *call) {
    struct said *said = call->state;
    const struct account *account = &game_review()->account;
    uint8_t line = said->lines++;

    if (!game_review()->is_begun) {
        reply_text(LOCAL_TEXT("nothing is told of a game"));
        reply_end_line();
        return false;
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
    return line < ACCOUNT_SUMS + 2;
}

/* ---- totals ---------------------------------------------------------------------------------- */

static const FLASH char *const FLASH levels[LEVELS] = {
    [LEVEL_EASY] = TEXT("easy"), [LEVEL_GOOD] = TEXT("good"), [LEVEL_BEST] = TEXT("best")};

static bool say_totals(const struct console_call *call) {
    struct said *said = call->state;
    const struct session_total *total = &session.total[said->lines];
    const struct tally *tally = &session.tally[said->lines];

    reply_text(levels[said->lines]);
    reply_text(LOCAL_TEXT(" won "));
    reply_unsigned(tally->won);
    reply_text(LOCAL_TEXT(" of "));
    reply_unsigned(tally->games);
    reply_text(LOCAL_TEXT(" luck"));
    say_signed(total->luck, TOTAL_BITS, TOTAL_DIGITS);
    reply_text(LOCAL_TEXT(" errors"));
    say_signed(total->errors, TOTAL_BITS, TOTAL_DIGITS);
    reply_text(LOCAL_TEXT(" less luck"));
    say_signed(game_review_less_luck(tally->won, total), TOTAL_BITS, TOTAL_DIGITS);
    end_line();
    return ++said->lines < LEVELS;
}

static const FLASH struct command commands[] = {
    {
        .name = TEXT("review"),
        .explanation =
            TEXT("What luck and errors were worth in the game last taken up; 1 is a win."),
        .mark = TEXT("chances are estimated, or some are not known"),
        .example = TEXT("review"),
        .begin = parse_end,
        .answer = say_review,
    },
    {
        .name = TEXT("totals"),
        .explanation =
            TEXT("Games against computers of that kind by level; less luck: won less luck."),
        .mark = TEXT("chances are estimated, or some of the last game are not known"),
        .example = TEXT("totals"),
        .begin = parse_end,
        .answer = say_totals,
    },
};

const FLASH struct command_table review_commands = COMMAND_TABLE(commands);
