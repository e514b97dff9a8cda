#include "core/place.h"

void place_start(struct place *place, const struct board *board, uint8_t square) {
    place->board = board;
    place->throws = 0;
    for (uint8_t i = 0; i <= board->goal; i++)
        place->at[i] = 0;
    place->at[square] = PROBABILITY_ONE;
}

/* A distribution in the middle of its step: squares are done from the goal down, so that the old
   values below are still there. */
struct push {
    const struct board *board;
    probability_t *at;
    probability_t old_top[BOARD_FACES]; /* the six squares before the goal */
    uint8_t remainder;                  /* sixths left over by the square before */
};

/* What a square that throws can overshoot from adds to the six squares below it. */
static void add_overshoot(const struct push *push, uint8_t square, struct sixth *sum) {
    uint8_t goal = push->board->goal;

    for (uint8_t back = 1; back < BOARD_FACES; back++) {
        for (uint8_t face = back + 1; face <= BOARD_FACES; face++) {
            if (board_stop(push->board, (uint8_t)(goal - back), face) == square)
                sixth_add(sum, push->old_top[back - 1]);
        }
    }
}

/* Deals out a sum of sixths; what does not fill a whole unit goes on to the next square. */
static probability_t deal(struct push *push, struct sixth *sum) {
    push->remainder = (uint8_t)(push->remainder + sum->remainder);
    if (push->remainder < 6)
        return sum->quotient;
    push->remainder -= 6;
    return sum->quotient + 1;
}

static void push_all(struct push *push) {
    uint8_t goal = push->board->goal;
    struct sixth window = {0, 0};

    for (uint8_t face = 1; face <= BOARD_FACES; face++)
        sixth_add(&window, push->at[goal - face]);
    for (uint8_t square = goal;; square--) {
        struct sixth sum = window;
        if (square + BOARD_FACES > goal)
            add_overshoot(push, square, &sum);
        push->at[square] = deal(push, &sum) + (square == goal ? push->at[goal] : 0);
        if (square == 0)
            break;
        sixth_subtract(&window, push->at[square - 1]);
        if (square > BOARD_FACES)
            sixth_add(&window, push->at[square - 1 - BOARD_FACES]);
    }
}

void place_step(struct place *place) {
    const struct board *board = place->board;
    struct push push = {.board = board, .at = place->at, .remainder = BOARD_FACES / 2};

    if (place->throws == UINT16_MAX)
        return;
    place->throws++;
    for (uint8_t back = 1; back <= BOARD_FACES; back++)
        push.old_top[back - 1] = place->at[board->goal - back];
    push_all(&push);
    for (uint8_t jump = 0; jump < board->jump_count; jump++) {
        place->at[board->jumps[jump].to] += place->at[board->jumps[jump].from];
        place->at[board->jumps[jump].from] = 0;
    }
}
