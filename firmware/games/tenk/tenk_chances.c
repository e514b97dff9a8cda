#include "games/tenk/tenk_chances.h"

/* The number of stakes above the base for which a turn is solved, unless the goal is nearer. While
   the other player is far from the goal it is LEVELS, because then nobody risks so much so often
   that a stake gets beyond them; otherwise it is as many as there is room for. Dice on the table
   may lead beyond LEVELS at once: then the turn is solved for BEYOND stakes more than they lead
   to. */
enum {
    BEYOND = 1000 / SCORING_POINTS,
    LEVELS = TURN_LEVELS < TENK_STEPS_AHEAD + BEYOND ? TURN_LEVELS : TENK_STEPS_AHEAD + BEYOND,
    THEIRS_FAR = 7500 / SCORING_POINTS
};

enum { LEVELS_IN_SLICE = 2 };

static uint16_t mine_of(const struct tenk *game) {
    return game->score[game->turn];
}

static uint16_t base_of(uint16_t stake) {
    return stake - stake % TENK_STAKES_TOGETHER;
}

static uint8_t least(uint16_t level, uint8_t top) {
    return level < top ? (uint8_t)level : top;
}

_Static_assert(LEVELS == TURN_LEVELS ||
                   TENK_STAKES_TOGETHER + SCORING_STEPS_MOST + BEYOND <= TURN_LEVELS,
               "there is room for what six ones lead to");

/* Steps from a base to the farthest stake, but no fewer than LEVELS are enough for. */
static uint8_t reach_of(uint16_t base, uint16_t farthest) {
    uint8_t reach = (uint8_t)(farthest - base);

    return reach > LEVELS - BEYOND ? reach : LEVELS - BEYOND;
}

/* Steps from a base to the stake that reaches the goal and can be banked, but no more than are
   solved. */
static uint8_t top_of(const struct tenk_chances *chances, uint16_t base, uint16_t farthest) {
    uint16_t goal = tenk_goal(chances->theirs);
    uint16_t top = goal > chances->mine + TENK_BANK_STEPS ? goal - chances->mine : TENK_BANK_STEPS;
    uint8_t levels = TURN_LEVELS;

    if (top <= base) {
        return 0;
    }
    if (LEVELS < TURN_LEVELS && chances->theirs < THEIRS_FAR) {
        levels = least(reach_of(base, farthest) + BEYOND, TURN_LEVELS);
    }
    return least(top - base, levels);
}

/* Steps of a stake from the base; beyond the top all stakes are alike. */
static uint8_t level_of(const struct tenk_chances *chances, uint16_t stake) {
    return least(stake - chances->base, chances->turn.top);
}

uint16_t tenk_chances_banked(struct tenk_chances *chances, uint16_t stake) {
    uint16_t mine = chances->mine + stake;

    if (mine >= tenk_goal(chances->theirs)) {
        return UINT16_MAX;
    }
    if (chances->theirs >= TENK_GOAL_STEPS) {
        return 0;
    }
    return (uint16_t)~win_row_at(&chances->row, (uint8_t)mine);
}

void tenk_chances_start(struct tenk_chances *chances, const struct tenk *game, uint16_t stake,
                        uint16_t farthest) {
    uint8_t top;

    chances->mine = mine_of(game);
    chances->theirs = tenk_strongest_other(game);
    chances->base = base_of(stake);
    win_row_find(&chances->row, (uint8_t)chances->theirs);
    top = top_of(chances, chances->base, farthest);
    turn_start(&chances->turn, top, tenk_chances_banked(chances, chances->base + top),
               tenk_chances_banked(chances, 0));
}

bool tenk_chances_hold(const struct tenk_chances *chances, const struct tenk *game, uint16_t stake,
                       uint16_t farthest) {
    uint16_t base = base_of(stake);
    uint16_t top = base + top_of(chances, base, farthest);
    uint16_t solved = chances->base + chances->turn.top;

    return chances->mine == mine_of(game) && chances->theirs == tenk_strongest_other(game) &&
           (chances->base == base ? solved >= top : chances->base < base && solved == top);
}

static enum progress solve_level(struct tenk_chances *chances) {
    uint16_t stake = chances->base + chances->turn.level - 1;

    return turn_step(&chances->turn,
                     stake < TENK_BANK_STEPS ? 0 : tenk_chances_banked(chances, stake));
}

enum progress tenk_chances_step(struct tenk_chances *chances) {
    for (uint8_t level = 0; level < LEVELS_IN_SLICE; level++) {
        if (turn_done(&chances->turn) == PROGRESS_ALL || solve_level(chances) == DONE) {
            return DONE;
        }
    }
    return WORKING;
}

uint8_t tenk_chances_done(const struct tenk_chances *chances) {
    return turn_done(&chances->turn);
}

uint16_t tenk_chances_aside(const struct tenk_chances *chances, uint16_t stake, uint8_t left) {
    return turn_aside(&chances->turn, level_of(chances, stake), left);
}

uint16_t tenk_chances_throw(struct tenk_chances *chances, uint16_t stake, uint8_t dice) {
    return turn_throw(&chances->turn, level_of(chances, stake), dice);
}

uint16_t tenk_chances_attempt(const struct tenk_chances *chances, uint16_t stake) {
    uint16_t succeeded = tenk_chances_aside(chances, stake + SCORING_ATTEMPT_STEPS, TURN_HOT);

    return turn_attempt(&chances->turn, succeeded);
}
