/* Two players with kick-out on forch's board: the chance in the position of which it is found the
   latest, both on the start, once the table is ready. */

#include "games/snakes/built_in_boards.h"
#include "games/snakes/pair_values.h"
#include "port.h"

static struct board board;
static struct pairs pairs;

int main(void) {
    struct real value;

    boards_load(BOARDS_FORCH, &board);
    pairs_start(&pairs, &board, PAIRS_WINS);
    while (pairs_step(&pairs) == PAIRS_WORKING) {
    }
    port_begin();
    pairs_at(&pairs, 0, 0, &value);
    port_end();
    port_fixed(value.mantissa, value.fraction_bits);
    port_stop();
}
