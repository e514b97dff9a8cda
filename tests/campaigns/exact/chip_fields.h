#ifndef KOSTKA_CAMPAIGNS_CHIP_FIELDS_H
#define KOSTKA_CAMPAIGNS_CHIP_FIELDS_H

#include "campaigns/real.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Chips on fields that throws hit with chances of a common denominator. */

enum { MOST_FIELDS = 11, MOST_CHIPS = 15 };

struct chip_fields {
    const char *name; /* NULL: as fractions */
    unsigned fields;
    unsigned numerator[MOST_FIELDS];
    unsigned denominator;
};

extern const struct chip_fields chip_thirds, chip_die, chip_twodice;

/* Writes fields as the console takes them: a name, or fractions in lowest terms. */
void chip_fields_text(const struct chip_fields *fields, char *text, size_t room);

/* Writes a placement as the console takes it: 3,2,1. */
void chips_text(const unsigned *chips, unsigned fields, char *text, size_t room);

#endif
