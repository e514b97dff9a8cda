#include "games/snakes/odds/chain/reward.h"

#include "core/number/fraction.h"
#include <stdbool.h>
#include <string.h>

void chain_reward_begin(struct chain_reward *reward) {
    last_six_clear(&reward->squares);
    reward->alike = BOARD_FACES; /* the values beyond the goal */
}

static uint64_t square(uint64_t value) {
    return fraction_product64(value << 1, value << 1);
}

/* Adds the value that the pass has reached, and compares it with the one before. */
static void follow(struct chain_reward *reward, const struct chain_pass *pass) {
    uint64_t squared = square(*chain_pass_value(pass));

    if (*chain_pass_value(pass) != *last_six_recent(&pass->window, 2)) {
        reward->alike = 1;
    } else if (reward->alike != UINT8_MAX) {
        reward->alike++;
    }
    last_six_put(&reward->squares, &squared);
}

/* Adds the squares of the faces that stay, and subtracts six times the square of the mean. */
static void add_own(uint64_t *six, uint64_t here, uint64_t one, uint8_t stays) {
    uint64_t squared = square(here);

    for (; stays; stays--) {
        *six += squared;
    }
    squared = square(here - one);
    squared += squared;
    *six -= squared;
    squared += squared;
    *six -= squared;
}

void chain_reward_down(struct chain_reward *reward, struct chain_pass *pass, uint64_t one,
                       uint64_t *six) {
    uint8_t stays = BOARD_FACES - chain_pass_faces(pass);
    bool certain = stays == 0 && reward->alike >= BOARD_FACES;
    uint64_t here = BOARD_FACES * one;

    chain_pass_down(pass, &here);
    if (stays && pass->chain->board->overshoot == BOARD_BOUNCE) {
        last_six_mirror(&reward->squares);
    }
    *six = reward->squares.sum;
    add_own(six, here, one, stays);
    follow(reward, pass);
    if (certain) {
        *six = 0;
    } else if ((int64_t)*six <= 0) {
        *six = 1;
    }
}
