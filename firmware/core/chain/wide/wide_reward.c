#include "core/chain/wide/wide_reward.h"

void wide_reward_begin(struct wide_reward *reward) {
    wide_window_clear(&reward->squares);
    reward->alike = BOARD_FACES; /* beyond the goal */
}

/* Too small by less than three units. */
static uint64_t square_of(uint64_t value) {
    union wide twice = {value << 1};
    union wide mixed = {(uint64_t)twice.half.high * twice.half.low};

    return (uint64_t)twice.half.high * twice.half.high + mixed.half.high + mixed.half.high;
}

static uint64_t six_times(uint64_t number) {
    number += number;
    return number + number + number;
}

static void follow(struct wide_reward *reward, uint64_t before, uint64_t value) {
    if (value != before) {
        reward->alike = 1;
    } else if (reward->alike != UINT8_MAX) {
        reward->alike++;
    }
    wide_window_put(&reward->squares, square_of(value));
}

/* Six times the mean of squares, where the token stays with so many faces. */
static uint64_t squares_of(struct wide_reward *reward, const struct wide_chain *wide, uint64_t here,
                           uint8_t faces) {
    if (faces == BOARD_FACES) {
        return reward->squares.sum;
    }
    if (wide->chain->board->overshoot == BOARD_BOUNCE) {
        wide_window_mirror(&reward->squares);
    }
    return reward->squares.sum + (BOARD_FACES - faces) * square_of(here);
}

uint64_t wide_reward_down(struct wide_reward *reward, struct wide_chain *wide, uint64_t one) {
    uint8_t faces = wide_chain_faces(wide);
    bool certain = faces == BOARD_FACES && reward->alike >= BOARD_FACES;
    uint64_t before = wide_chain_value(wide);
    uint64_t here = wide_chain_down(wide, six_times(one));
    uint64_t six;

    six = squares_of(reward, wide, here, faces) - six_times(square_of(here - one));
    follow(reward, before, wide_chain_value(wide));
    if (certain) {
        return 0;
    }
    return (int64_t)six > 0 ? six : 1;
}
