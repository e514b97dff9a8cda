#include "ui/kit/layout.h"

#include "text/text.h"
#include "ui/kit/results.h"

enum { REAL = 1, BYTE = 8, FACE, PERCENT = 11, LAST_CODE = PERCENT + 2 };

/* Of what is computed six places are good, and a row has no room for more. */
static void put_real(const struct real *real, uint8_t digits) {
    uint16_t whole = (uint16_t)(real->mantissa >> real->fraction_bits);

    if (digits > 2 && whole >= 100) {
        digits = 2;
        if (whole >= 1000)
            digits = 1;
    }
    text_real(*real, digits);
}

void layout_draw(const FLASH char *layout, const uint8_t bytes[]) {
    const struct real *real = results.real;
    char code;

    text_open(layout);
    while ((code = text_next())) {
        if (code > LAST_CODE || code == '\n') {
            text_character(code);
        } else if (code == BYTE) {
            text_byte(*bytes++);
        } else if (code == FACE) {
            text_character((char)(*bytes++ - 1));
        } else {
            if (code < BYTE)
                put_real(real, (uint8_t)(code - REAL));
            else
                text_percent(real->mantissa, (uint8_t)(code - PERCENT));
            real++;
        }
    }
}

/* What is certain would touch the number before it. */
void layout_share(uint8_t player, probability_t chance, uint8_t digits) {
    text_character((char)('1' + player));
    if (chance == PROBABILITY_ONE)
        text_character(' ');
    text_percent(chance, digits);
}
