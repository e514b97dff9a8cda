#include "ui/layout.h"

#include "text/text.h"
#include "ui/results.h"

enum { REAL = 1, BYTE = 8, FACE, PERCENT = 11, LAST_CODE = PERCENT + 2 };

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
                text_real(*real, (uint8_t)(code - REAL));
            else
                text_percent(real->mantissa, (uint8_t)(code - PERCENT));
            real++;
        }
    }
}
