#include "core/window.h"

void window_pass(uint32_t *first, int8_t step, uint8_t length, uint8_t count, struct sum *sum) {
    static const uint32_t nothing = 0;
    const uint32_t *ahead = first;

    for (uint8_t face = 0; face < BOARD_FACES; face++, ahead += step)
        sum_add(sum, *ahead, 1);
    length -= BOARD_FACES;
    while (count--) {
        sum_slide(sum, length ? ahead : &nothing, first);
        *first = sum_sixth(sum);
        first += step;
        if (length) {
            ahead += step;
            length--;
        }
    }
}

uint8_t window_faces(const struct board *board, uint8_t square, const uint32_t ring[WINDOW_RING],
                     struct sum *sum) {
    uint8_t stays = 0;

    for (uint8_t face = BOARD_FACES; face; face--) {
        uint8_t stop = board_stop(board, square, face);
        sum_add(sum, ring[stop % WINDOW_RING], 1);
        stays += stop == square;
    }
    return stays;
}
