#include "games/chips/odds/placement_number.h"

#include <string.h>

/* How many placements of so many chips there are on the fields that are left, while a walk from
   field to field places them: the binomial coefficient of chips + fields - 1 over fields - 1, 0
   where there are chips but no fields. */
struct walk {
    uint32_t placements;
    uint8_t fields;
    uint8_t chips;
};

static void multiply(struct walk *walk, uint8_t factor) {
    if (walk->placements) {
        walk->placements = walk->placements * factor / (walk->chips + walk->fields - 1);
    }
}

static void leave_field(struct walk *walk) {
    multiply(walk, walk->fields - 1);
    walk->fields--;
}

static void place_chip(struct walk *walk) {
    multiply(walk, walk->chips);
    walk->chips--;
}

static struct walk begin(uint8_t fields, uint8_t chips) {
    struct walk walk = {.placements = 1, .fields = fields, .chips = chips};

    for (uint8_t field = 1; field < fields; field++) {
        walk.placements = walk.placements * (chips + field) / field;
    }
    return walk;
}

static uint8_t all_of(const uint8_t placed[], uint8_t fields) {
    uint8_t chips = 0;

    while (fields--) {
        chips += *placed++;
    }
    return chips;
}

/* Each chip on a field comes behind all placements of it, and those after it, on later fields. */
uint32_t placement_number(const uint8_t placed[], uint8_t fields) {
    struct walk walk = begin(fields, all_of(placed, fields));
    uint32_t number = 0;

    while (walk.chips) {
        leave_field(&walk);
        for (uint8_t here = *placed++; here; here--) {
            number += walk.placements;
            place_chip(&walk);
        }
    }
    return number;
}

bool placement_of_number(uint32_t number, uint8_t fields, uint8_t chips, uint8_t placed[]) {
    struct walk walk = begin(fields, chips);

    memset(placed, 0, fields);
    if (number >= walk.placements) {
        return false;
    }
    leave_field(&walk);
    while (walk.chips) {
        if (number < walk.placements) {
            leave_field(&walk);
            placed++;
        } else {
            number -= walk.placements;
            place_chip(&walk);
            (*placed)++;
        }
    }
    return true;
}
