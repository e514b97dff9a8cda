/* As many products of wide integers as a question of Penney's game takes, with all bytes in use. */

#include "core/number/integer88.h"
#include "port.h"

enum { PRODUCTS = 40, A = 0, B = INTEGER88_BYTES, SUM = 2 * INTEGER88_BYTES };

static uint8_t number[3 * INTEGER88_BYTES];

int main(void) {
    for (uint8_t i = 0; i < SUM; i++) {
        number[i] = (uint8_t)(17 * i + 1);
    }
    port_begin();
    for (uint8_t left = PRODUCTS / 2; left; left--) {
        integer88_add_product(number, SUM, A, B);
        integer88_subtract_product(number, SUM, B, B);
    }
    port_end();
    for (uint8_t i = 0; i < INTEGER88_BYTES; i++) {
        port_fixed(number[SUM + i], 0);
    }
    port_stop();
}
