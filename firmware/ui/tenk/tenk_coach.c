#include "ui/tenk/tenk_coach.h"

#include "games/tenk/tenk_costs.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/tenk/tenk_event.h"
#include "ui/tenk/tenk_judging.h"
#include "ui/tenk/tenk_thinking.h"
#include "ui/tenk/tenk_view.h"

WORKSPACE_HOLDS(struct tenk_costs);

/* ---- hints ----------------------------------------------------------------------------------- */

static bool is_by_points(void) {
    const struct tenk *game = tenk_in_play();

    return WIN_TABLE_COARSE || game->players != 2 || game->last_turns;
}

static bool is_goal_in_reach(void) {
    const struct tenk *game = tenk_in_play();
    uint16_t farthest = game->stake + tenk_view()->scoring.best_steps;

    return tenk_strongest_other(game) >= TENK_GOAL_STEPS ||
           game->score[game->turn] + farthest >= TENK_GOAL_STEPS;
}

static bool is_asked(void) {
    return tenk_in_play()->phase == TENK_THROWN && !(is_by_points() && is_goal_in_reach());
}

/* The chances may be at hand from a page or the review. */
static void begin(union workspace *space) {
    if (!is_by_points()) {
        tenk_chances_prepare_choice(space);
    }
    workspace_claim(tenk_in_play());
    tenk_costs_start((struct tenk_costs *)space, tenk_in_play(), is_by_points(),
                     tenk_judging_best());
}

/* The best can be shown before what the others cost is known. */
static enum progress weigh(union workspace *space, uint8_t choice, uint8_t *done) {
    struct tenk_costs *costs = (struct tenk_costs *)space;
    enum progress progress;

    if (!workspace_is_claimed(tenk_in_play())) {
        begin(space);
        return WORKING;
    }
    progress = tenk_costs_step(costs);
    *done = tenk_costs_done(costs);
    return choice == 0 && progress == IMPROVING ? DONE : progress;
}

static bool is_last(const union workspace *space, uint8_t choice) {
    return choice + 1 == tenk_costs_decisions((const struct tenk_costs *)space);
}

/* Whether a number is a chance or points is seen by its unit. */
static void draw_points(struct real points, uint8_t digits) {
    row_real(points, digits);
    row_text(LOCAL_TEXT(" pts"));
}

/* What is certain has no digits and no mark. */
static void draw_share(struct real share) {
    enum { TENTHS = 1000 };
    uint32_t tenths = fixed_multiply(share.mantissa, TENTHS, share.fraction_bits);

    if (share.mantissa == PROBABILITY_ONE) {
        row_text(LOCAL_TEXT("100%"));
        return;
    }
    row_character((char)DISPLAY_ABOUT);
    row_scaled(tenths < TENTHS ? tenths : TENTHS - 1, TENK_CHANCE_DIGITS);
    row_character('%');
}

static void draw_best(const struct tenk_costs *costs) {
    struct real worth = tenk_costs_worth(costs, 0);
    bool is_only = tenk_costs_decisions(costs) == 1;

    row_text(is_only ? LOCAL_TEXT("Only: ") : LOCAL_TEXT("Best: "));
    if (costs->in_points) {
        draw_points(worth, 0);
    } else {
        row_text(LOCAL_TEXT("win "));
        draw_share(worth);
    }
}

static void draw_cost(struct real cost, bool in_points) {
    row_text(LOCAL_TEXT("costs "));
    if (in_points) {
        draw_points(cost, 1);
    } else {
        draw_share(cost);
    }
}

static void draw(const union workspace *space, uint8_t choice) {
    const struct tenk_costs *costs = (const struct tenk_costs *)space;
    struct tenk_advice decision = tenk_costs_decision(costs, choice);
    struct scoring scoring = tenk_view()->scoring;

    scoring_choose(&scoring, decision.choice);
    tenk_event_draw_decision(&scoring, decision.bank);
    row_second();
    if (choice == 0) {
        draw_best(costs);
    } else {
        draw_cost(tenk_costs_of(costs, choice), costs->in_points);
    }
}

/* ---- what a decision leads to ---------------------------------------------------------------- */

/* What is not allowed is refused, not asked about. */
static enum progress chance(union workspace *space, probability_t *chance) {
    const struct tenk_view *view = tenk_view();

    if (is_by_points() ||
        (view->bank && tenk_may_bank(tenk_in_play(), &view->scoring) != TENK_DONE)) {
        return IMPOSSIBLE;
    }
    return tenk_judging_weigh(space, &view->scoring, view->bank, chance);
}

/* ---- what was banked is taken back ----------------------------------------------------------- */

static uint8_t who_was_before(const struct tenk *game) {
    return (game->turn ? game->turn : game->players) - 1;
}

/* What was decided last is to be seen until the next throw. */
static bool can_undo(void) {
    const struct tenk *game = tenk_in_play();
    const struct tenk_view *view = tenk_view();

    return game->phase == TENK_READY && view->stage == TENK_DECIDING && view->bank &&
           game->kind[who_was_before(game)] == TENK_PERSON && tenk_is_computers_turn();
}

static uint8_t dice_of(const struct scoring *throw) {
    uint8_t dice = throw->left;

    for (uint8_t face = 0; face < DICE_FACES; face++) {
        dice += throw->aside[face];
    }
    return dice;
}

static void undo(void) {
    struct tenk *game = tenk_in_play();
    const struct scoring *throw = &tenk_view()->scoring;

    if (game->turn == 0 && game->round < UINT8_MAX) {
        game->round--;
    }
    game->turn = who_was_before(game);
    game->stake = tenk_judging_stake();
    game->score[game->turn] -= tenk_stake(game, throw);
    game->dice = dice_of(throw);
    game->phase = TENK_THROWN;
    tenk_history_take_back(tenk_throws());
    tenk_view_open();
}

const FLASH struct game_coach tenk_coach = {
    .is_asked = is_asked,
    .weigh = weigh,
    .is_last = is_last,
    .draw = draw,
    .chance = chance,
    .can_undo = can_undo,
    .undo = undo,
};
