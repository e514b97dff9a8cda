#include "ticks.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name;
    double ticks;
} units[] = {{"us", TICKS_PER_MICROSECOND},
             {"ms", TICKS_PER_MILLISECOND},
             {"s", TICKS_HERTZ},
             {"min", 60.0 * TICKS_HERTZ},
             {"h", 3600.0 * TICKS_HERTZ}};

char *ticks_text(uint64_t ticks, char text[TICKS_TEXT_SIZE]) {
    uint64_t micro = ticks / TICKS_PER_MICROSECOND;
    snprintf(text, TICKS_TEXT_SIZE, "%llu.%06llu s", (unsigned long long)(micro / 1000000),
             (unsigned long long)(micro % 1000000));
    return text;
}

int ticks_parse(const char *text, uint64_t *ticks) {
    /* strtod alone would also take signs, hexadecimal, "inf" and "nan" */
    if (!isdigit((unsigned char)text[0]) || text[strspn(text, "0123456789.")] == 'x') {
        return -1;
    }
    char *end;
    double number = strtod(text, &end);
    for (size_t i = 0; i < sizeof units / sizeof units[0]; i++) {
        if (strcmp(end, units[i].name) == 0) {
            double value = number * units[i].ticks;
            if (value > 1e17) {
                return -1;
            }
            *ticks = (uint64_t)(value + 0.5);
            return 0;
        }
    }
    return -1;
}
