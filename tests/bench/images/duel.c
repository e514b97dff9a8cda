/* Two players with kick-out on forch's board: the chance in the position of which it is found the
   latest, both on the start, once the table is ready. */

#include "games/snakes/built_in_boards.h"
#include "games/snakes/pair_values.h"
#include "port.h"

static struct board board;
static struct pair_values pairs;

int main(void) {
    struct real value;

    boards_load(BOARDS_FORCH, &board);
    pair_values_start(&pairs, &board, PAIR_VALUES_WINS);
    while (pair_values_step(&pairs) == WORKING) {
    }
    port_begin();
    value = pair_values_at(&pairs, 0, 0);
    port_end();
    port_fixed(value.mantissa, value.fraction_bits);
    port_stop();
}
