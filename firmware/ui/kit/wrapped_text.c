#include "ui/kit/wrapped_text.h"

uint8_t wrapped_text_row(const FLASH char **text, uint8_t width) {
    const FLASH char *from = *text;
    uint8_t length = 0;
    uint8_t words = 0; /* the length up to the end of the last word that fits */

    while (length < width && from[length] != '\0') {
        length++;
        if (from[length] == ' ' || from[length] == '\0') {
            words = length;
        }
    }
    if (words) {
        length = words;
    }
    from += length;
    while (*from == ' ') {
        from++;
    }
    *text = from;
    return length;
}
