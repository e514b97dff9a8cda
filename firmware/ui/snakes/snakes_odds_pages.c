#include "device/dice.h"
#include "games/snakes/pair_values.h"
#include "games/snakes/race_odds.h"
#include "games/snakes/rollout.h"
#include "hal/lcd.h"
#include "ui/kit/display.h"
#include "ui/kit/row.h"
#include "ui/snakes/snakes_pages.h"
#include "ui/snakes/snakes_view.h"
#include <stddef.h>

/* The pages about who will win. */

WORKSPACE_HOLDS(struct race_odds);
WORKSPACE_HOLDS(struct pair_values);

enum { CELLS_IN_ROW = 3, CELL_WIDTH = 5, SURE_WIDTH = 3 };

/* By the numbers of the players. */
static struct {
    probability_t chance[SNAKES_PLAYERS];
    uint8_t error[SNAKES_PLAYERS]; /* of an estimate, in per cent; 0: it is exact */
} odds;

/* Games are played outside the workspace, so that they leave a table of two tokens there. */
static struct {
    struct rollout rollout;
    uint8_t player; /* whose estimate is brought up to date next */
    bool complete;  /* everybody has one */
} estimates;

static const struct position *position(void) {
    return &snakes_in_play()->at;
}

static const struct board *board(void) {
    return &snakes_in_play()->board;
}

/* Who throws so many turns after the next throw. */
static uint8_t player_after(uint8_t turns) {
    return (uint8_t)((position()->turn + turns) % position()->players);
}

static uint8_t square_after(uint8_t turns) {
    return position()->square[player_after(turns)][0];
}

/* ---- a race: without kick-out players with a token each do not meet -----------------------------
 */

static void start_race(union workspace *space) {
    static const char purpose;
    uint8_t square[SNAKES_PLAYERS];

    workspace_claim(&purpose);
    for (uint8_t turns = 0; turns < position()->players; turns++) {
        square[turns] = square_after(turns);
    }
    race_odds_start((struct race_odds *)space, board(), position()->players, square);
}

static enum progress step_race(union workspace *space, uint8_t *done) {
    struct race_odds *race = (struct race_odds *)space;
    enum progress progress = race_odds_step(race);

    *done = race_odds_done(race);
    for (uint8_t turns = 0; progress == DONE && turns < position()->players; turns++) {
        odds.chance[player_after(turns)] = race_odds_wins(race, turns);
    }
    return progress;
}

/* ---- a duel: two who kick are a table of all pairs of squares, which serves a whole game
 * ---------
 */

static void start_duel(union workspace *space) {
    static const char purpose;

    if (!workspace_claim(&purpose)) {
        pair_values_start((struct pair_values *)space, board(), PAIR_VALUES_WINS);
    }
}

static enum progress step_duel(union workspace *space, uint8_t *done) {
    struct pair_values *pairs = (struct pair_values *)space;
    enum progress progress = pair_values_step(pairs);

    *done = pair_values_done(pairs);
    if (progress == DONE) {
        probability_t wins = pair_values_at(pairs, square_after(0), square_after(1)).mantissa;
        odds.chance[player_after(0)] = wins;
        odds.chance[player_after(1)] = PROBABILITY_ONE - wins;
    }
    return progress;
}

/* ---- anything else is played out ---------------------------------------------------------------
 */

static void start_estimates(union workspace *space) {
    (void)space;
    rollout_start(&estimates.rollout, board(), position(), dice_throw);
    estimates.player = 0;
    estimates.complete = false;
}

/* Shown in whole per cent it may be wrong by up to half of one more. */
static void estimate(uint8_t player) {
    struct rollout_estimate now = rollout_estimate(&estimates.rollout, player);

    odds.chance[player] = now.chance;
    odds.error[player] =
        (uint8_t)(fixed_multiply(now.error.mantissa, 100, now.error.fraction_bits) + 1);
}

/* One player's estimate a slice. */
static enum progress step_estimates(union workspace *space, uint8_t *done) {
    enum progress progress = rollout_step(&estimates.rollout);

    (void)space;
    *done = rollout_done(&estimates.rollout);
    estimate(estimates.player);
    if (++estimates.player == position()->players) {
        estimates.player = 0;
        estimates.complete = true;
    }
    return estimates.complete ? progress : WORKING;
}

/* ---- which of them -----------------------------------------------------------------------------
 */

static const FLASH struct method {
    void (*start)(union workspace *space);
    enum progress (*step)(union workspace *space, uint8_t *done);
    bool exact;
} race = {start_race, step_race, true}, duel = {start_duel, step_duel, true},
  estimation = {start_estimates, step_estimates, false};

static bool is_duel(void) {
    return position()->tokens == 1 && position()->kicks && position()->players == 2;
}

static uint8_t duel_width(void) {
    return pair_values_width(board(), PAIR_VALUES_WINS);
}

static const FLASH struct method *method(void) {
    if (position()->tokens == 1 && !position()->kicks) {
        return &race;
    }
    return is_duel() && duel_width() >= PAIR_VALUES_NARROWEST ? &duel : &estimation;
}

static void start(union workspace *space) {
    method()->start(space);
}

static enum progress step(union workspace *space, uint8_t *done) {
    return method()->step(space, done);
}

/* ---- the game itself: both, or the player who throws next --------------------------------------
 */

static bool are_several(void) {
    return !snakes_in_play()->face && position()->players > 1;
}

/* " 52.52%", or "~52+-1%". With two bytes a value the second digit after the point is not sure. */
static void draw_chance(uint8_t player) {
    if (method()->exact) {
        row_percent(odds.chance[player], is_duel() && duel_width() < SURE_WIDTH ? 1 : 2);
        return;
    }
    row_character(DISPLAY_ABOUT);
    row_unsigned(fixed_multiply(odds.chance[player], 100, PROBABILITY_BITS));
    row_character(DISPLAY_PLUS_MINUS);
    row_unsigned(odds.error[player]);
    row_character('%');
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
    .start = start,
    .step = step,
    .draw = draw_against,
};

/* ---- everybody ---------------------------------------------------------------------------------
 */

static bool are_many(void) {
    return position()->players > 2;
}

/* "1 52%", or "1~52%", behind the one before. */
static void draw_cell(uint8_t player) {
    uint8_t row = player / CELLS_IN_ROW;
    uint8_t column = player % CELLS_IN_ROW ? display_column() : 0;

    display_at(row, column);
    row_share(player, odds.chance[player], 0);
    if (!method()->exact) {
        display_at(row, column + 1);
        row_character(DISPLAY_ABOUT);
        display_at(row, column + CELL_WIDTH);
    }
}

/* To the right the greatest: its tens, or the sign, and below them the ones. */
static void draw_error(void) {
    uint8_t greatest = 0;

    for (uint8_t player = 0; player < position()->players; player++) {
        if (odds.error[player] > greatest) {
            greatest = odds.error[player];
        }
    }
    display_at(0, LCD_COLUMNS - 1);
    row_character(greatest > 9 ? (char)('0' + greatest / 10) : (char)DISPLAY_PLUS_MINUS);
    display_at(1, LCD_COLUMNS - 1);
    row_character((char)('0' + greatest % 10));
}

static void draw_wins(void) {
    for (uint8_t player = 0; player < position()->players; player++) {
        draw_cell(player);
    }
    if (!method()->exact) {
        draw_error();
    }
}

const FLASH struct page snakes_page_wins = {
    .title = TEXT("Chances"),
    .help = TEXT("Chance to win from here. ~: to the right the error."),
    .available = are_many,
    .start = start,
    .step = step,
    .draw = draw_wins,
};
