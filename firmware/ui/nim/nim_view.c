#include "ui/nim/nim_view.h"

#include "ui/display/row.h"

void nim_view_heaps(const uint8_t numbers[], const uint8_t others[]) {
    uint8_t count = nim_in_play()->compound.count;

    for (uint8_t heap = 0; heap < count; heap++) {
        row_arrow(numbers[heap] != others[heap]);
        row_padded(numbers[heap], 2);
    }
}
