#include "games/snakes/odds/chain/wide/wide_reward.h"

#include <stdbool.h>

void wide_reward_begin(struct wide_reward *reward) {
    wide_window_clear(&reward->squares);
    reward->alike = BOARD_FACES; /* beyond the goal */
}

/* Too small by less than three units. */
static void square(union wide *value) {
    union wide mixed;

    wide_add(value, value);
    mixed.whole = (uint64_t)value->half.high * value->half.low;
    value->whole = (uint64_t)value->half.high * value->half.high;
    mixed.half.low = mixed.half.high;
    mixed.half.high = 0;
    wide_add(value, &mixed);
    wide_add(value, &mixed);
}

void wide_reward_six(union wide *number) {
    union wide twice;

    wide_add(number, number);
    twice = *number;
    wide_add(number, number);
    wide_add(number, &twice);
}

static void follow(struct wide_reward *reward, const union wide *before, const union wide *value) {
    union wide squared = *value;

    if (value->half.low != before->half.low || value->half.high != before->half.high) {
        reward->alike = 1;
    } else if (reward->alike != UINT8_MAX) {
        reward->alike++;
    }
    square(&squared);
    wide_window_put(&reward->squares, &squared);
}

/* Six times the mean of squares, where the token stays with so many faces. */
static void add_squares(struct wide_reward *reward, const struct wide_chain *wide,
                        const union wide *here, uint8_t stays, union wide *six) {
    union wide squared = *here;

    if (stays && wide->chain->board->overshoot == BOARD_BOUNCE) {
        wide_window_mirror(&reward->squares);
    }
    *six = reward->squares.sum;
    square(&squared);
    for (; stays; stays--) {
        wide_add(six, &squared);
    }
}

void wide_reward_down(struct wide_reward *reward, struct wide_chain *wide, const union wide *one,
                      union wide *six) {
    uint8_t stays = BOARD_FACES - wide_chain_faces(wide);
    bool certain = stays == 0 && reward->alike >= BOARD_FACES;
    union wide before = *wide_chain_value(wide);
    union wide here = *one;

    wide_reward_six(&here);
    wide_chain_down(wide, &here);
    add_squares(reward, wide, &here, stays, six);
    wide_subtract(&here, one);
    square(&here);
    wide_reward_six(&here);
    wide_subtract(six, &here);
    follow(reward, &before, wide_chain_value(wide));
    if (certain) {
        six->whole = 0;
    } else if ((int32_t)six->half.high < 0 || (six->half.low | six->half.high) == 0) {
        six->whole = 1;
    }
}
