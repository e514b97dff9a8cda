#include "games/snakes/odds/chain/absorption.h"
#include "games/snakes/odds/chain/finish_times.h"
#include "games/snakes/odds/survival/survival.h"
#include "ui/display/curve.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/snakes/snakes_pages.h"
#include "ui/snakes/snakes_view.h"
#include <stddef.h>

/* The pages about how long it takes a token to come home. */

WORKSPACE_HOLDS(struct absorption);
WORKSPACE_HOLDS(struct finish_times);
WORKSPACE_HOLDS(struct survival);

union found {
    struct {
        struct bounded throws;
        struct bounded spread;
    } expected;
    struct curve curve;
    struct {
        uint8_t fewest;
        struct finish_times_number likeliest;
        uint16_t half;
        uint16_t nine_tenths;
    } points;
    struct bounded survival;
};

PAGE_RESULT_HOLDS(union found);
static union found *const found = (union found *)&page_result;

static const struct board *board(void) {
    return &snakes_in_play()->board;
}

/* ---- expected throws ------------------------------------------------------------------------- */

static void start_absorption(union workspace *space, enum absorption_quantity what) {
    const struct absorption_question question = {
        .board = board(),
        .what = what,
        .square = snakes_square(),
    };
    absorption_start((struct absorption *)space, &question);
}

static bool is_alone_with_one(void) {
    const struct position *at = &snakes_in_play()->at;

    return at->players == 1 && at->tokens == 1;
}

static void start_alone(union workspace *space) {
    start_absorption(space, ABSORPTION_EXPECTED);
}

static enum progress step_alone(union workspace *space, uint8_t *done) {
    struct absorption *figures = (struct absorption *)space;
    enum progress progress = absorption_step(figures);

    *done = absorption_done(figures);
    if (progress == DONE) {
        found->expected.throws = absorption_expected(figures);
    }
    return progress;
}

static void draw_throws_left(void) {
    snakes_view_throws(LOCAL_TEXT("Throws left"), &found->expected.throws);
}

const FLASH struct page snakes_page_alone_single = {
    .title = TEXT("Throws left"),
    .help = snakes_help_of_odds,
    .available = is_alone_with_one,
    .start = start_alone,
    .step = step_alone,
    .draw = draw_throws_left,
};

static void start_expected(union workspace *space) {
    start_absorption(space, ABSORPTION_VARIANCE);
}

static enum progress step_expected(union workspace *space, uint8_t *done) {
    enum progress progress = step_alone(space, done);

    if (progress == DONE) {
        found->expected.spread = absorption_spread((struct absorption *)space);
    }
    return progress;
}

/* "You 12.6 throws", "left (±7.85)". */
static void draw_expected(void) {
    snakes_draw_whose();
    row_character(' ');
    snakes_view_number(&found->expected.throws, 2);
    row_text(LOCAL_TEXT(" throws"));
    row_below(LOCAL_TEXT("left ("));
    row_character(DISPLAY_PLUS_MINUS);
    snakes_view_number(&found->expected.spread, 2);
    row_character(')');
}

const FLASH struct page snakes_page_expected = {
    .title = TEXT("Throws left"),
    .help =
        TEXT("Throws to come home, on average, and how far games spread round that: the standard "
             "deviation."),
    .start = start_expected,
    .step = step_expected,
    .draw = draw_expected,
};

/* ---- the curve ------------------------------------------------------------------------------- */

/* Turns a chance with 32 fraction bits into one of CURVE_CERTAIN. */
enum { CURVE_SHIFT = 32 - 7, THROWS_IN_SLICE = 4 };

static void start_curve(union workspace *space) {
    finish_distribution_start((struct finish_distribution *)space, board(), snakes_square(),
                              UINT16_MAX);
    found->curve = (struct curve){.filled = 0};
}

static enum progress step_curve(union workspace *space, uint8_t *done) {
    struct finish_distribution *finish = (struct finish_distribution *)space;
    uint8_t within = 0;

    for (uint8_t left = THROWS_IN_SLICE; left; left--) {
        finish_distribution_step(finish);
        within = CURVE_CERTAIN - 1 -
                 (uint8_t)(finish_distribution_unfinished(finish, snakes_square()) >> CURVE_SHIFT);
        if (curve_add(&found->curve, (uint8_t)finish->throws, within)) {
            return DONE;
        }
    }
    *done = 2 * within;
    return WORKING;
}

/* "You 40", "throws"; with two tokens "in40", "@12". More than two digits leave no room for a
   name. */
static void draw_curve(void) {
    enum { TWO_DIGITS = 99 / CURVE_COLUMNS };
    bool has_two_tokens = snakes_in_play()->at.tokens > 1;

    display_glyphs(&glyphs_bars);
    if (has_two_tokens || found->curve.between >= TWO_DIGITS) {
        row_text(LOCAL_TEXT("in"));
    } else {
        snakes_draw_whose();
        row_character(' ');
    }
    curve_draw(&found->curve);
    row_second();
    if (has_two_tokens) {
        row_labelled(LOCAL_TEXT("@"), snakes_square());
    } else {
        row_text(LOCAL_TEXT("throws"));
    }
}

const FLASH struct page snakes_page_curve = {
    .title = TEXT("Curve"),
    .help =
        TEXT("Chance to be home, from the first throw on the left to so many on the right; a full "
             "column: 100%."),
    .start = start_curve,
    .step = step_curve,
    .draw = draw_curve,
};

/* ---- points of the distribution -------------------------------------------------------------- */

enum { HALF, NINE_TENTHS, LONG_GAME = 1000, LONG_LIKELIEST = 100 };

static void start_points(union workspace *space) {
    const struct finish_times_question question = {
        .board = board(),
        .square = snakes_square(),
        .longer = {[HALF] = FINISH_TIMES_HALF, [NINE_TENTHS] = FINISH_TIMES_NINE_TENTHS},
    };
    finish_times_start((struct finish_times *)space, &question);
}

static enum progress step_points(union workspace *space, uint8_t *done) {
    struct finish_times *times = (struct finish_times *)space;
    enum progress progress = finish_times_step(times);

    *done = finish_times_done(times);
    if (progress == DONE) {
        found->points.fewest = finish_times_fewest(times);
        found->points.likeliest = finish_times_likeliest(times);
        found->points.half = finish_times_quantile(times, HALF).throws;
        found->points.nine_tenths = finish_times_quantile(times, NINE_TENTHS).throws;
    }
    return progress;
}

/* "Half home by 11", "90% by 23 You". */
static void draw_points(void) {
    row_labelled(found->points.half >= LONG_GAME ? LOCAL_TEXT("Half home ")
                                                 : LOCAL_TEXT("Half home by "),
                 found->points.half);
    row_second();
    row_labelled(LOCAL_TEXT("90% by "), found->points.nine_tenths);
    row_character(' ');
    snakes_draw_whose();
}

/* "Fewest throws 4", "You likeliest 7". */
static void draw_fewest(void) {
    uint16_t likeliest = found->points.likeliest.throws;

    row_labelled(LOCAL_TEXT("Fewest throws "), found->points.fewest);
    row_second();
    snakes_draw_whose();
    row_text(likeliest >= LONG_LIKELIEST ? LOCAL_TEXT(" likely") : LOCAL_TEXT(" likeliest"));
    row_character(found->points.likeliest.doubtful ? DISPLAY_ABOUT : ' ');
    row_unsigned(likeliest);
}

#define POINTS_PAGE(draw_it)                                                                       \
    {                                                                                              \
        .title = TEXT("How long"),                                                                 \
        .help = TEXT("Throws for half and 90% of games; the fewest, and the likeliest number."),   \
        .start = start_points, .step = step_points, .draw = (draw_it)                              \
    }

const FLASH struct page snakes_page_points = POINTS_PAGE(draw_points);
const FLASH struct page snakes_page_fewest = POINTS_PAGE(draw_fewest);

/* ---- long games ------------------------------------------------------------------------------ */

static void start_survival(union workspace *space) {
    survival_start((struct survival *)space, board(), snakes_square());
}

static enum progress step_survival(union workspace *space, uint8_t *done) {
    struct survival *survival = (struct survival *)space;
    enum progress progress = survival_step(survival);

    *done = survival_done(survival);
    if (progress == DONE) {
        found->survival = survival_ratio(survival);
        found->survival.mantissa =
            (1ULL << found->survival.fraction_bits) - found->survival.mantissa;
    }
    return progress;
}

static void draw_survival(void) {
    row_texts(LOCAL_TEXT("A late throw"), LOCAL_TEXT("gets home"));
    row_percent_apart(&found->survival, 2);
}

const FLASH struct page snakes_page_survival = {
    .title = TEXT("Long games"),
    .help = TEXT("Chance that a throw comes home, late in a long game."),
    .start = start_survival,
    .step = step_survival,
    .draw = draw_survival,
};
