#include "core/chain/token_distribution.h"

#include "core/chain/window.h"
#include <string.h>

void token_distribution_start(struct token_distribution *place, const struct board *board,
                              uint8_t square) {
    memset(place, 0, sizeof *place);
    place->board = board;
    place->at[square] = PROBABILITY_ONE;
}

static void move(struct token_distribution *place, uint8_t from, uint8_t to) {
    place->at[to] += place->at[from];
    place->at[from] = 0;
}

/* Who is beyond the goal, up to five squares, comes back; who reached it before has been put behind
   them. */
static void come_back(struct token_distribution *place, bool bounce) {
    uint8_t from = place->board->goal;
    uint8_t to = from;

    move(place, from + BOARD_FACES, from);
    for (uint8_t left = BOARD_FACES - 1; left; left--) {
        to -= bounce;
        move(place, ++from, to);
    }
}

/* Two sixths are owed at first and three in turn: on the average as many as at any square. */
void token_distribution_step(struct token_distribution *place) {
    const struct board *board = place->board;
    const struct board_jump *jump = board->jumps;
    uint8_t overshoot = board->overshoot;
    uint8_t last = board->goal;
    uint8_t stays = BOARD_FACES; /* at the goal all faces, one less a square below */

    if (++place->throws == 0) {
        place->throws--;
        return;
    }
    if (overshoot != BOARD_STAY) {
        move(place, last, last + BOARD_FACES);
        last += BOARD_FACES - 1;
        stays = 0;
    }
    window_pass(&place->at[last], -1, last + 1, (int8_t)stays, 2 + (place->throws & 1));
    if (overshoot != BOARD_STAY)
        come_back(place, overshoot == BOARD_BOUNCE);
    for (uint8_t count = board->jump_count; count; count--, jump++)
        move(place, jump->from, jump->to);
}
