#include "core/number/flash.h"
#include "device/dice.h"
#include "device/evaluation.h"
#include "games/snakes/odds/rollout.h"
#include "games/snakes/odds/shares.h"
#include "games/snakes/odds/win_chances.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/snakes/snakes_pages.h"
#include "ui/snakes/snakes_view.h"
#include <stddef.h>

/* The pages about who will win. */

/* A share of the games played may be farther off than the estimate by SHIFTED / (games + 7) per
   cent (games/snakes/odds/rollout.h). */
enum { SHIFTED = 350 };

enum { SHARES_IN_ROW = 3, SECOND_CHANCE = 10, DIGITS = 1 };

/* A chance and its bound, in units of a probability. */
struct chance {
    probability_t value;
    uint32_t error;
};

struct found {
    bool estimated;
    union {
        struct chance chance[SNAKES_PLAYERS]; /* by player */
        struct rollout rollout;
    };
};

PAGE_RESULT_HOLDS(struct found);
static struct found *const found = (struct found *)&page_result;

static const struct position *position(void) {
    return &snakes_in_play()->at;
}

static const struct board *board(void) {
    return &snakes_in_play()->board;
}

/* ---- computed chances ------------------------------------------------------------------------ */

static struct chance round_chance(struct bounded chance) {
    struct bounded normal = bounded_normal(&chance);
    uint64_t error = normal.error >> (BOUNDED_FRACTION_BITS - PROBABILITY_BITS);
    bool is_small = error < PROBABILITY_ONE - 2;

    return (struct chance){bounded_to_probability(&chance), is_small ? error + 2 : PROBABILITY_ONE};
}

/* One unit less, so that a half of the last digit is not rounded up for both. */
static probability_t left_for_other(probability_t chance) {
    probability_t left = PROBABILITY_ONE - chance;

    return chance && left ? left - 1 : left;
}

/* Out of line: otherwise its variables would take stack during a slice of the computation. */
static OUT_OF_LINE void take_chances(void) {
    for (uint8_t player = 0; player < position()->players; player++) {
        found->chance[player] = round_chance(evaluation_value(player));
    }
    if (position()->players == 2) {
        found->chance[1].value = left_for_other(found->chance[0].value);
    }
}

static enum progress step_chances(uint8_t *done) {
    const struct engine_question question = {.kind = ENGINE_VALUE};
    enum progress progress = evaluation_step(EVALUATION_PAGE, &session.state, &question);

    if (evaluation_is_of(EVALUATION_PAGE)) {
        *done = evaluation_done();
    }
    if (progress == IMPROVING || progress == DONE) {
        take_chances();
    }
    return progress;
}

/* ---- estimated chances ----------------------------------------------------------------------- */

static void start(union workspace *space) {
    (void)space;
    found->estimated = win_method(position()) == WIN_BY_ROLLOUT;
    if (found->estimated) {
        rollout_start(&found->rollout, board(), position(), dice_throw);
    } else {
        evaluation_drop(EVALUATION_PAGE);
    }
}

/* Nothing is shown before the estimate is known to 5 in 100. */
static enum progress step_rollout(uint8_t *done) {
    enum { GAMES_LEAST = 3 * PROGRESS_ALL };
    struct rollout *rollout = &found->rollout;
    enum progress progress = rollout_step(rollout);

    if (rollout->games < GAMES_LEAST) {
        *done = (uint8_t)(rollout->games / 3);
        return WORKING;
    }
    *done = rollout_done(rollout);
    return progress;
}

static enum progress step(union workspace *space, uint8_t *done) {
    (void)space;
    if (!found->estimated) {
        return step_chances(done);
    }
    return step_rollout(done);
}

/* ---- drawing of estimates -------------------------------------------------------------------- */

/* Rounding the estimate to whole per cent adds up to half a per cent to its error. */
static uint8_t whole_error(uint8_t player) {
    struct real error = rollout_estimate(&found->rollout, player).error;

    return (uint8_t)(fixed_multiply(error.mantissa, 100, error.fraction_bits) + 1);
}

static void draw_error(uint8_t error) {
    row_character(DISPLAY_PLUS_MINUS);
    row_unsigned(error);
    row_character('%');
}

static void draw_estimate(uint8_t percent) {
    row_character(' ');
    row_character(DISPLAY_ABOUT);
    row_unsigned(percent);
}

/* "win ~52 ~48 ±1%", or for one player "wins ~32 ±10%". */
static void draw_estimates(uint8_t player, bool both) {
    uint8_t percent =
        (uint8_t)fixed_multiply(rollout_chance(&found->rollout, player), 100, PROBABILITY_BITS);

    draw_estimate(percent);
    if (both) {
        draw_estimate(100 - percent);
    }
    row_character(' ');
    draw_error(whole_error(player));
}

/* ---- the game's own page: both players, or the one who throws next --------------------------- */

static bool are_several(void) {
    return !snakes_in_play()->face && position()->players > 1;
}

static bool are_many(void) {
    return position()->players > 2;
}

static void draw_computed(uint8_t player) {
    const struct chance *chance = &found->chance[player];
    struct bounded bounded = bounded_probability(chance->value, chance->error);

    row_percent_bounded(&bounded, DIGITS);
}

/* "win 52.5%  47.5%", or for one player "wins 32.1%". If the first row names only the player who
   throws next, that player's chance comes first. */
static void draw_against(void) {
    bool many = are_many();
    uint8_t player = many || position()->tokens > 1 ? position()->turn : snakes_left_player();

    row_text(many ? LOCAL_TEXT("wins") : LOCAL_TEXT("win"));
    if (found->estimated) {
        draw_estimates(player, !many);
        return;
    }
    draw_computed(player);
    if (!many) {
        display_at(1, SECOND_CHANCE);
        draw_computed(1 - player);
    }
}

const FLASH struct page snakes_page_against = {
    .title = TEXT("Chances to win"),
    .help = snakes_help_of_odds,
    .available = are_several,
    .asks_engine = true,
    .start = start,
    .step = step,
    .draw = draw_against,
};

/* ---- all players ----------------------------------------------------------------------------- */

/* Distance of a chance from 1/2. */
static OUT_OF_LINE probability_t from_half(probability_t chance) {
    probability_t half = PROBABILITY_ONE / 2;

    return chance > half ? chance - half : half - chance;
}

/* The error of a share of the games played, which may be farther off than an estimate. */
static uint8_t share_error(uint8_t player) {
    uint16_t games = found->rollout.games;

    return (uint8_t)(whole_error(player) + (games < SHIFTED ? SHIFTED / (games + 7) : 0));
}

/* "Win 1-3 17 17 17", and in the second row "4-6 17 16 16±10%". */
static void draw_shares(const uint8_t share[]) {
    uint8_t players = position()->players;

    row_text(LOCAL_TEXT("Win "));
    for (uint8_t player = 0; player < players; player++) {
        if (player == SHARES_IN_ROW) {
            row_second();
        }
        if (player % SHARES_IN_ROW == 0) {
            uint8_t behind = player + SHARES_IN_ROW;
            snakes_view_players(player, behind < players ? behind : players);
        }
        row_labelled(LOCAL_TEXT(" "), share[player]);
    }
    if (players <= SHARES_IN_ROW) {
        row_second();
    }
}

/* Computes only the error of the chance nearest to 1/2, which is the greatest. All six would take
   longer than a drawing may. */
static void draw_wins(void) {
    probability_t chance[SNAKES_PLAYERS];
    uint8_t share[SNAKES_PLAYERS];
    uint8_t nearest = 0;

    for (uint8_t player = 0; player < position()->players; player++) {
        chance[player] =
            found->estimated ? rollout_share(&found->rollout, player) : found->chance[player].value;
        if (from_half(chance[player]) < from_half(chance[nearest])) {
            nearest = player;
        }
    }
    shares_round(share, chance, position()->players);
    draw_shares(share);
    if (found->estimated) {
        draw_error(share_error(nearest));
    }
}

const FLASH struct page snakes_page_wins = {
    .title = TEXT("Chances to win"),
    .help =
        TEXT("Chances to win of players 1 to 3, below of the others. Of estimates the last number "
             "is how far off they may be."),
    .available = are_many,
    .asks_engine = true,
    .start = start,
    .step = step,
    .draw = draw_wins,
};
