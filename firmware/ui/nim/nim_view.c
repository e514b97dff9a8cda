#include "ui/nim/nim_view.h"

#include "ui/display/row.h"

uint8_t nim_computer_player(void) {
    const uint8_t *player = nim_in_play()->player;

    if (player[0] == player[1]) {
        return ROW_NO_NAMES;
    }
    return player[1] == IMPARTIAL_COMPUTER;
}

void nim_view_heaps(const uint8_t numbers[], const uint8_t others[]) {
    uint8_t count = nim_in_play()->compound.count;

    for (uint8_t heap = 0; heap < count; heap++) {
        row_arrow(numbers[heap] != others[heap]);
        row_padded(numbers[heap], 2);
    }
}
