#include "core/number/integer64.h"
#include "device/dice.h"
#include "games/snakes/rollout.h"
#include "games/snakes/win_chances.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/snakes/snakes_pages.h"
#include "ui/snakes/snakes_view.h"
#include <stddef.h>
#include <string.h>

/* The pages about who will win. */

WORKSPACE_HOLDS(struct win_chances);

enum { CELLS_IN_ROW = 3, CELL_WIDTH = 5, DIGITS = 2 };

/* A chance and its bound, in units of a probability. */
struct chance {
    probability_t value;
    uint32_t error;
};

/* Games are played outside the workspace, so that they leave a table of two tokens there. */
static union {
    struct chance chance[SNAKES_PLAYERS]; /* by number */
    struct rollout rollout;
} found;

/* Of which game they are true, and how far they have come. */
static struct {
    bool estimated;
    enum progress progress;
    uint8_t game[SNAKES_KEPT];
} of;

static const struct position *position(void) {
    return &snakes_in_play()->at;
}

static const struct board *board(void) {
    return &snakes_in_play()->board;
}

/* ---- computed, in the workspace -------------------------------------------------------------- */

/* Values of pairs of squares serve the whole game. */
static void start_chances(union workspace *space) {
    static const char purpose;
    struct win_chances *win = (struct win_chances *)space;

    if (workspace_claim(&purpose)) {
        win_chances_ask(win, position());
    } else {
        win_chances_start(win, board(), position());
    }
    of.estimated = win->method == WIN_BY_ROLLOUT;
}

static struct chance round_chance(struct bounded chance) {
    struct bounded normal = bounded_normal(&chance);
    uint32_t error = integer64_low(&normal.error) >> (BOUNDED_FRACTION_BITS - PROBABILITY_BITS);
    bool is_small = integer64_high(&normal.error) == 0 && error < PROBABILITY_ONE - 2;

    return (struct chance){bounded_to_probability(&chance), is_small ? error + 2 : PROBABILITY_ONE};
}

/* Not inlined: its numbers are not to lie on the stack below a slice of the computation. */
static __attribute__((noinline)) void take_chances(const struct win_chances *win) {
    for (uint8_t player = 0; player < position()->players; player++) {
        found.chance[player] = round_chance(win_chances_of(win, player));
    }
}

static enum progress step_chances(union workspace *space, uint8_t *done) {
    struct win_chances *win = (struct win_chances *)space;
    enum progress progress = win_chances_step(win);

    if (progress == IMPROVING || progress == DONE) {
        take_chances(win);
    }
    *done = win_chances_done(win);
    return progress;
}

/* ---- played out, beside it ------------------------------------------------------------------- */

static void start_rollout(void) {
    rollout_start(&found.rollout, board(), position(), dice_throw);
}

static enum progress step_rollout(uint8_t *done) {
    *done = rollout_done(&found.rollout);
    return rollout_step(&found.rollout);
}

/* ---- the one or the other -------------------------------------------------------------------- */

/* What was computed of the same position is still true. */
static bool is_known(void) {
    return of.progress == DONE && !of.estimated &&
           memcmp(of.game, snakes_in_play(), SNAKES_KEPT) == 0;
}

void snakes_odds_forget(void) {
    of.progress = WORKING;
}

static void start(union workspace *space) {
    if (is_known()) {
        return;
    }
    of.progress = WORKING;
    memcpy(of.game, snakes_in_play(), SNAKES_KEPT);
    of.estimated = win_method(position()) == WIN_BY_ROLLOUT;
    if (!of.estimated) {
        start_chances(space);
    }
    if (of.estimated) {
        start_rollout();
    }
}

static enum progress step(union workspace *space, uint8_t *done) {
    if (of.progress != DONE) {
        of.progress = of.estimated ? step_rollout(done) : step_chances(space, done);
    }
    return of.progress;
}

/* ---- the game itself: both, or the player who throws next ------------------------------------ */

static bool are_several(void) {
    return !snakes_in_play()->face && position()->players > 1;
}

/* Shown in whole per cent an estimate may be wrong by up to half of one more. */
static uint8_t whole_error(const struct rollout_estimate *estimate) {
    return (uint8_t)(fixed_multiply(estimate->error.mantissa, 100, estimate->error.fraction_bits) +
                     1);
}

static void draw_estimate(uint8_t player) {
    struct rollout_estimate estimate = rollout_estimate(&found.rollout, player);

    row_character(DISPLAY_ABOUT);
    row_unsigned(fixed_multiply(estimate.chance, 100, PROBABILITY_BITS));
    row_character(DISPLAY_PLUS_MINUS);
    row_unsigned(whole_error(&estimate));
    row_character('%');
}

/* " 52.52%", or "~52+-1%". */
static void draw_chance(uint8_t player) {
    const struct chance *chance = &found.chance[player];
    struct bounded bounded;

    if (of.estimated) {
        draw_estimate(player);
        return;
    }
    bounded = bounded_probability(chance->value, chance->error);
    row_percent_bounded(&bounded, DIGITS);
}

static void draw_against(void) {
    if (position()->players > 2) {
        row_text(LOCAL_TEXT("to win "));
        draw_chance(position()->turn);
        return;
    }
    draw_chance(0);
    display_at(1, LCD_COLUMNS / 2);
    draw_chance(1);
}

const FLASH struct page snakes_page_against = {
    .title = TEXT("Chances"),
    .available = are_several,
    .keeps = true,
    .start = start,
    .step = step,
    .draw = draw_against,
};

/* ---- everybody ------------------------------------------------------------------------------- */

static bool are_many(void) {
    return position()->players > 2;
}

/* "1~52%": a cell. */
static void draw_estimated_share(uint8_t player, probability_t chance) {
    uint8_t row = player / CELLS_IN_ROW;
    uint8_t column = player % CELLS_IN_ROW * CELL_WIDTH;

    display_at(row, column);
    row_share(player, chance, 0);
    display_at(row, column + 1);
    row_character(DISPLAY_ABOUT);
}

/* To the right the tens of the greatest error, or the sign, and below them the ones. */
static void draw_error(uint8_t error) {
    display_at(0, LCD_COLUMNS - 1);
    row_character(error > 9 ? (char)('0' + error / 10) : (char)DISPLAY_PLUS_MINUS);
    display_at(1, LCD_COLUMNS - 1);
    row_character((char)('0' + error % 10));
}

/* How far a chance is from 1/2. */
static probability_t from_half(probability_t chance) {
    probability_t half = PROBABILITY_ONE / 2;

    return chance > half ? chance - half : half - chance;
}

/* The chance nearest to 1/2 has the greatest error, and only that one is computed: six would take
   longer than a drawing may. */
static void draw_estimated_wins(void) {
    probability_t least = PROBABILITY_ONE;
    uint8_t nearest = 0;

    for (uint8_t player = 0; player < position()->players; player++) {
        probability_t chance = rollout_chance(&found.rollout, player);
        draw_estimated_share(player, chance);
        if (from_half(chance) < least) {
            least = from_half(chance);
            nearest = player;
        }
    }
    struct rollout_estimate estimate = rollout_estimate(&found.rollout, nearest);
    draw_error(whole_error(&estimate));
}

/* One behind the other: what is certain is wider than a cell. */
static void draw_computed_wins(void) {
    for (uint8_t player = 0; player < position()->players; player++) {
        if (player == CELLS_IN_ROW) {
            row_second();
        }
        row_share(player, found.chance[player].value, 0);
    }
}

static void draw_wins(void) {
    if (of.estimated) {
        draw_estimated_wins();
    } else {
        draw_computed_wins();
    }
}

const FLASH struct page snakes_page_wins = {
    .title = TEXT("Chances"),
    .help = TEXT("Chance to win from here. ~: to the right the error."),
    .available = are_many,
    .keeps = true,
    .start = start,
    .step = step,
    .draw = draw_wins,
};
