#include "games/tenk/tenk_chances.h"

#include "games/tenk/win_table.h"

/* The stake as far as it is looked at closely. */
static uint8_t level_of(uint16_t stake) {
    return stake < TURN_LEVELS ? (uint8_t)stake : TURN_LEVELS - 1;
}

static uint16_t mine_of(const struct tenk *game) {
    return game->score[game->turn];
}

void tenk_chances_start(struct tenk_chances *chances, const struct tenk *game) {
    uint8_t level = level_of(game->stake);

    chances->mine = mine_of(game);
    chances->theirs = tenk_strongest_other(game);
    chances->beyond = game->stake - level;
    chances->begun = false;
    turn_start(&chances->turn, level);
}

bool tenk_chances_hold(const struct tenk_chances *chances, const struct tenk *game) {
    uint8_t level = level_of(game->stake);

    return chances->mine == mine_of(game) && chances->theirs == tenk_strongest_other(game) &&
           chances->beyond == game->stake - level && chances->turn.until <= level;
}

/* With so many steps banked in this turn. */
static uint16_t chance_banked(const struct tenk_chances *chances, uint16_t banked) {
    uint16_t mine = chances->mine + banked;

    if (mine >= tenk_goal(chances->theirs)) {
        return UINT16_MAX;
    }
    if (chances->theirs >= TENK_GOAL_STEPS) {
        return 0;
    }
    return (uint16_t)~win_table_at((uint8_t)chances->theirs, (uint8_t)mine);
}

/* A lost turn is where it was; at the last level banks are of what is beyond the stake, too. */
static void begin(struct tenk_chances *chances) {
    turn_set_banked(&chances->turn, 0, chance_banked(chances, 0));
    for (uint8_t steps = 1; steps < TURN_BANKS; steps++) {
        turn_set_banked(&chances->turn, steps, chance_banked(chances, chances->beyond + steps));
    }
    chances->begun = true;
}

enum progress tenk_chances_step(struct tenk_chances *chances) {
    if (!chances->begun) {
        begin(chances);
        return WORKING;
    }
    return turn_step(&chances->turn);
}

uint8_t tenk_chances_done(const struct tenk_chances *chances) {
    return turn_done(&chances->turn);
}

uint16_t tenk_chances_aside(const struct tenk_chances *chances, uint16_t stake, uint8_t steps,
                            uint8_t left) {
    return turn_chance(&chances->turn, level_of(stake) + steps, left);
}

uint16_t tenk_chances_throw(struct tenk_chances *chances, uint16_t stake, uint8_t dice) {
    return turn_throw(&chances->turn, level_of(stake), dice);
}

uint16_t tenk_chances_lost(const struct tenk_chances *chances) {
    return turn_chance(&chances->turn, 0, TURN_BANKED);
}
