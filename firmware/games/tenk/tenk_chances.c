#include "games/tenk/tenk_chances.h"

#include "games/tenk/win_table.h"

/* How far a turn is looked at, if the goal is not nearer: while the other is far from it, nobody
   wants to risk so much again and again as to come beyond the first. Dice that lie there may lead
   beyond it at once; then a turn is looked at so much further than they do. */
enum {
    LEVELS = TURN_LEVELS < 80 ? TURN_LEVELS : 80,
    THEIRS_FAR = 7500 / SCORING_POINTS,
    BEYOND = 1000 / SCORING_POINTS
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

/* The most that can be at stake after what lies there. */
static uint16_t farthest(const struct tenk *game) {
    struct scoring scoring = {.best_steps = 0};

    if (game->phase == TENK_THROWN) {
        tenk_read(game, &scoring);
    }
    return game->stake + scoring.best_steps;
}

static uint8_t levels_for(const struct tenk_chances *chances, const struct tenk *game) {
    uint16_t levels = farthest(game) + BEYOND;

    if (chances->theirs >= THEIRS_FAR || levels >= chances->base + TURN_LEVELS) {
        return TURN_LEVELS;
    }
    return levels > chances->base + LEVELS ? (uint8_t)(levels - chances->base) : LEVELS;
}

/* From the base: the goal, or the least to bank, or as far as is looked. */
static uint8_t top_of(const struct tenk_chances *chances, const struct tenk *game) {
    uint16_t goal = tenk_goal(chances->theirs);
    uint16_t top = goal > chances->mine + TENK_BANK_STEPS ? goal - chances->mine : TENK_BANK_STEPS;

    return top <= chances->base ? 0 : least(top - chances->base, levels_for(chances, game));
}

/* A stake from the base; beyond the top all are alike. */
static uint8_t level_of(const struct tenk_chances *chances, uint16_t stake) {
    return least(stake - chances->base, chances->turn.top);
}

uint16_t tenk_chances_banked(const struct tenk_chances *chances, uint16_t stake) {
    uint16_t mine = chances->mine + stake;

    if (mine >= tenk_goal(chances->theirs)) {
        return UINT16_MAX;
    }
    if (chances->theirs >= TENK_GOAL_STEPS) {
        return 0;
    }
    return (uint16_t)~win_table_at((uint8_t)chances->theirs, (uint8_t)mine);
}

void tenk_chances_start(struct tenk_chances *chances, const struct tenk *game, uint16_t stake) {
    uint8_t top;

    chances->mine = mine_of(game);
    chances->theirs = tenk_strongest_other(game);
    chances->base = base_of(stake);
    top = top_of(chances, game);
    turn_start(&chances->turn, least(stake - chances->base, top), top,
               tenk_chances_banked(chances, chances->base + top), tenk_chances_banked(chances, 0));
}

bool tenk_chances_hold(const struct tenk_chances *chances, const struct tenk *game,
                       uint16_t stake) {
    return chances->mine == mine_of(game) && chances->theirs == tenk_strongest_other(game) &&
           chances->base == base_of(stake) && chances->turn.until <= level_of(chances, stake) &&
           chances->turn.top >= top_of(chances, game);
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

uint16_t tenk_chances_lost(const struct tenk_chances *chances) {
    return chances->turn.lost;
}

uint16_t tenk_chances_attempt(const struct tenk_chances *chances, uint16_t stake) {
    uint16_t succeeded = tenk_chances_aside(chances, stake + SCORING_ATTEMPT_STEPS, TURN_HOT);

    return turn_attempt(&chances->turn, succeeded);
}
