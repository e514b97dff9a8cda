#include "core/place.h"

#include "core/window.h"
#include <string.h>

void place_start(struct place *place, const struct board *board, uint8_t square) {
    memset(place, 0, sizeof *place);
    place->board = board;
    place->at[square] = PROBABILITY_ONE;
}

/* What throws past the goal bring back to the squares before it. */
static void add_overshoot(struct place *place, const probability_t old[BOARD_FACES],
                          struct sum *sum) {
    uint8_t goal = place->board->goal;

    for (uint8_t back = 1; back < BOARD_FACES; back++) {
        for (uint8_t face = BOARD_FACES; face > back; face--) {
            sum->low = old[back];
            sum->high = 0;
            place->at[board_stop(place->board, (uint8_t)(goal - back), face)] += sum_sixth(sum);
        }
    }
}

void place_step(struct place *place) {
    const struct board *board = place->board;
    probability_t *goal = &place->at[board->goal];
    probability_t old[BOARD_FACES];
    struct sum sum = {0, 0, BOARD_FACES / 2};

    if (place->throws == UINT16_MAX)
        return;
    place->throws++;
    for (uint8_t back = 0; back < BOARD_FACES; back++)
        old[back] = *(goal - back);
    window_pass(goal, -1, board->goal + 1, board->goal + 1, &sum);
    *goal += old[0];
    add_overshoot(place, old, &sum);
    for (uint8_t jump = 0; jump < board->jump_count; jump++) {
        place->at[board->jumps[jump].to] += place->at[board->jumps[jump].from];
        place->at[board->jumps[jump].from] = 0;
    }
}
