#include "core/number/bounded.h"
#include "core/number/decimal.h"
#include "port.h"
volatile uint64_t m = 0x123456789ABCDEFULL;
int main(void) {
    TCCR1B = 2;
    port_begin();
    port_end();
    struct bounded b = {.mantissa = m, .error = 1000, .fraction_bits = 38};
    TCNT1 = 0;
    b = bounded_square_root(&b);
    uint16_t t = TCNT1;
    port_fixed(8UL * t, 0);
    struct decimal d;
    TCNT1 = 0;
    decimal_bounded(&d, &b, 6);
    t = TCNT1;
    port_fixed(8UL * t, 0);
    TCNT1 = 0;
    decimal_percent_bounded(&d, &b, 2);
    t = TCNT1;
    port_fixed(8UL * t, 0);
    port_fixed(d.length, 0);
    port_stop();
}
