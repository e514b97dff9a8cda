#include "core/chain/finish_distribution.h"

#include "core/chain/window.h"
#include <string.h>

static void follow_jumps(struct finish_distribution *finish) {
    const struct board_jump *jump = finish->board->jumps;

    for (uint8_t count = finish->board->jump_count; count; count--, jump++) {
        finish->within[jump->from] = finish->within[jump->to];
    }
}

/* Beyond the goal stands what a throw past it comes to; where it stays, nothing does. */
static void fill_beyond(struct finish_distribution *finish, bool bounce) {
    probability_t *beyond = &finish->within[finish->board->goal];
    const probability_t *at = beyond;

    for (uint8_t count = FINISH_DISTRIBUTION_BEYOND; count; count--) {
        at -= bounce;
        *++beyond = *at;
    }
}

void finish_distribution_start(struct finish_distribution *finish, const struct board *board,
                               uint8_t square, uint16_t throws) {
    memset(finish, 0, sizeof *finish);
    finish->board = board;
    finish->square = square;
    finish->last = throws;
    finish->carry = BOARD_FACES / 2;
    finish->within[board->goal] = PROBABILITY_ONE;
    follow_jumps(finish);
}

static void throw_once(struct finish_distribution *finish) {
    enum board_overshoot overshoot = finish->board->overshoot;
    uint8_t goal = finish->board->goal;
    int8_t stays = -(int8_t)goal;

    finish->before = finish->within[finish->square];
    finish->throws++;
    if (overshoot == BOARD_STAY) {
        stays += BOARD_FACES;
    } else {
        fill_beyond(finish, overshoot == BOARD_BOUNCE);
    }
    finish->carry = window_pass(finish->within, 1, goal, stays, finish->carry);
    follow_jumps(finish);
}

enum progress finish_distribution_step(struct finish_distribution *finish) {
    if (finish->throws != finish->last) {
        throw_once(finish);
    }
    return finish->throws == finish->last ? DONE : WORKING;
}

uint8_t finish_distribution_done(const struct finish_distribution *finish) {
    if (finish->throws == finish->last) {
        return PROGRESS_ALL;
    }
    return (uint8_t)((uint32_t)finish->throws * PROGRESS_ALL / finish->last);
}

uint16_t finish_distribution_throws(const struct finish_distribution *finish) {
    return finish->throws;
}

probability_t finish_distribution_within(const struct finish_distribution *finish, uint8_t square) {
    return finish->within[square];
}

/* Rounding may make a chance smaller by a few units that should stay as it is. */
probability_t finish_distribution_exactly(const struct finish_distribution *finish) {
    probability_t now = finish->within[finish->square];

    return now > finish->before ? now - finish->before : 0;
}
