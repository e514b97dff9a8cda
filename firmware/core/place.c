#include "core/place.h"

#include "core/window.h"
#include <string.h>

void place_start(struct place *place, const struct board *board, uint8_t square) {
    memset(place, 0, sizeof *place);
    place->board = board;
    place->at[square] = PROBABILITY_ONE;
}

static __attribute__((noinline)) void gain(struct place *place, uint8_t square,
                                           probability_t amount) {
    place->at[square] += amount;
}

/* What throws past the goal bring back to the squares before it, of which old are the values, the
   goal's last. */
static void add_overshoot(struct place *place, const probability_t *old, struct sum *sum) {
    uint8_t goal = place->board->goal;

    for (uint8_t back = BOARD_FACES - 1; back; back--) {
        sum->low = *old++;
        for (uint8_t face = BOARD_FACES; face > back; face--) {
            gain(place, board_stop(place->board, (uint8_t)(goal - back), face), sum_sixth(sum));
        }
    }
}

void place_step(struct place *place) {
    uint8_t goal = place->board->goal;
    probability_t old[BOARD_FACES];
    struct sum sum = {0, 0, BOARD_FACES / 2};
    const struct board_jump *jump = place->board->jumps;

    if (++place->throws == 0) {
        place->throws--;
        return;
    }
    memcpy(old, &place->at[goal + 1 - BOARD_FACES], sizeof old);
    sum.carry = window_pass(place->before + BOARD_FACES + goal, -1, goal + 1, 0, sum.carry);
    gain(place, goal, old[BOARD_FACES - 1]);
    add_overshoot(place, old, &sum);
    for (uint8_t count = place->board->jump_count; count; count--, jump++) {
        gain(place, jump->to, place->at[jump->from]);
        place->at[jump->from] = 0;
    }
}
