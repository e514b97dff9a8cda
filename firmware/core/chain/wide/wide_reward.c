#include "core/chain/wide/wide_reward.h"

#include <string.h>

void wide_reward_begin(struct wide_reward *reward) {
    memset(reward, 0, sizeof *reward);
    reward->alike = BOARD_FACES; /* beyond the goal */
}

/* Too small by less than two units. */
static uint64_t square_of(uint64_t value) {
    uint64_t twice = value << 1;
    uint32_t high = (uint32_t)(twice >> 32);

    return (uint64_t)high * high + ((uint64_t)high * (uint32_t)twice >> 31);
}

static void follow(struct wide_reward *reward, uint64_t before, uint64_t value) {
    if (value != before) {
        reward->alike = 1;
    } else if (reward->alike != UINT8_MAX) {
        reward->alike++;
    }
    wide_window_put(&reward->squares, square_of(value));
}

uint64_t wide_reward_down(struct wide_reward *reward, struct wide_chain *wide, uint64_t one) {
    uint8_t faces = wide_chain_faces(wide);
    bool certain = faces == BOARD_FACES && reward->alike >= BOARD_FACES;
    uint64_t before = wide_chain_value(wide);
    uint64_t here = wide_chain_down(wide, BOARD_FACES * one);
    uint64_t six;

    if (faces != BOARD_FACES && wide->chain->board->overshoot == BOARD_BOUNCE) {
        wide_window_mirror(&reward->squares);
    }
    six = reward->squares.sum + (BOARD_FACES - faces) * square_of(here) -
          BOARD_FACES * square_of(here - one);
    follow(reward, before, wide_chain_value(wide));
    if (certain) {
        return 0;
    }
    return (int64_t)six > 0 ? six : 1;
}
