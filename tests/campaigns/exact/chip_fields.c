#include "campaigns/exact/chip_fields.h"

#include <stdio.h>
#include <string.h>

const struct chip_fields chip_thirds = {
    .name = "thirds", .fields = 3, .numerator = {3, 2, 1}, .denominator = 6};
const struct chip_fields chip_die = {
    .name = "die", .fields = 6, .numerator = {1, 1, 1, 1, 1, 1}, .denominator = 6};
const struct chip_fields chip_twodice = {.name = "twodice",
                                         .fields = 11,
                                         .numerator = {1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1},
                                         .denominator = 36};

static unsigned common_divisor(unsigned a, unsigned b) {
    while (b) {
        unsigned rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

void chip_fields_text(const struct chip_fields *fields, char *text, size_t room) {
    size_t length = 0;

    if (fields->name) {
        snprintf(text, room, "%s", fields->name);
        return;
    }
    for (unsigned f = 0; f < fields->fields && length < room; f++) {
        unsigned divisor = common_divisor(fields->numerator[f], fields->denominator);
        length += (size_t)snprintf(text + length, room - length, "%s%u/%u", f ? "," : "",
                                   fields->numerator[f] / divisor, fields->denominator / divisor);
    }
}

void chips_text(const unsigned *chips, unsigned fields, char *text, size_t room) {
    size_t length = 0;

    for (unsigned f = 0; f < fields && length < room; f++) {
        length += (size_t)snprintf(text + length, room - length, "%s%u", f ? "," : "", chips[f]);
    }
}
