#include "text/reader.h"

/* Structure and signed comparison are the smallest of several ways to say this to avr-gcc. */
static struct {
    const FLASH char *next;
    uint8_t pending[TEXT_PENDING]; /* the first is next, 0: none */
} reader;

const FLASH char *text_string(const FLASH char *strings, uint8_t number) {
    while (number) {
        if (*strings++ == '\0')
            number--;
    }
    return strings;
}

void text_open(const FLASH char *text) {
    reader.next = text;
    reader.pending[0] = 0;
    reader.pending[1] = 0;
}

char text_next(void) {
    int8_t code = (int8_t)reader.pending[0];
    uint8_t first = reader.pending[1];
    uint8_t second = 0;

    if (code == 0)
        code = (int8_t)*reader.next++;
    while (code < TEXT_BEYOND_PAIRS) {
        const FLASH uint8_t *pair = text_pairs[(uint8_t)code - TEXT_FIRST_PAIR];
        code = (int8_t)*pair++;
        second = first;
        first = *pair;
    }
    reader.pending[0] = first;
    reader.pending[1] = second;
    return (char)code;
}
