#include "core/chain/finish_distribution.h"

#include "core/chain/window.h"
#include <string.h>

/* Two parts in a billion: more than the error of a probability, far less than anyone asks for. */
#define LEVEL_MARGIN 4

static void follow_jumps(struct finish_distribution *race) {
    const struct board_jump *jump = race->board->jumps;

    for (uint8_t count = race->board->jump_count; count; count--, jump++)
        race->within[jump->from] = race->within[jump->to];
}

/* Beyond the goal stands what a throw past it comes to; where it stays, nothing does. */
static void fill_beyond(struct finish_distribution *race, bool bounce) {
    probability_t *beyond = &race->within[race->board->goal];
    const probability_t *at = beyond;

    for (uint8_t count = FINISH_DISTRIBUTION_BEYOND; count; count--) {
        at -= bounce;
        *++beyond = *at;
    }
}

void finish_distribution_start(struct finish_distribution *race, const struct board *board) {
    memset(race, 0, sizeof *race);
    race->board = board;
    race->carry = BOARD_FACES / 2;
    race->within[board->goal] = PROBABILITY_ONE;
    follow_jumps(race);
}

void finish_distribution_step(struct finish_distribution *race) {
    uint8_t overshoot = race->board->overshoot;
    uint8_t goal = race->board->goal;
    int8_t stays = -(int8_t)goal;

    if (race->throws == UINT16_MAX)
        return;
    race->throws++;
    if (overshoot == BOARD_STAY)
        stays += BOARD_FACES;
    else
        fill_beyond(race, overshoot == BOARD_BOUNCE);
    race->carry = window_pass(race->within, 1, goal, stays, race->carry);
    follow_jumps(race);
}

void finish_times_start(struct finish_times *duration, const struct board *board, uint8_t square) {
    memset(duration, 0, sizeof *duration);
    finish_distribution_start(&duration->race, board);
    duration->square = square;
    duration->level[0] = PROBABILITY_ONE / 2;
    duration->level[1] = (probability_t)(0.9 * PROBABILITY_ONE + 0.5);
}

bool finish_times_step(struct finish_times *duration) {
    struct finish_distribution *race = &duration->race;
    const probability_t *within = &race->within[duration->square];
    probability_t before = *within;
    probability_t now;
    bool found;

    finish_distribution_step(race);
    now = *within;
    if (before > now)
        before = now;
    duration->exactly = now - before;
    if (duration->exactly > duration->greatest + LEVEL_MARGIN) {
        duration->greatest = duration->exactly;
        duration->likeliest = race->throws;
    }
    found = PROBABILITY_ONE - now < duration->greatest;
    now += LEVEL_MARGIN;
    for (uint8_t i = 0; i < 2; i++) {
        if (duration->quantile[i])
            continue;
        if (now >= duration->level[i])
            duration->quantile[i] = race->throws;
        else
            found = false;
    }
    if (race->throws == UINT16_MAX)
        found = true;
    return found;
}
