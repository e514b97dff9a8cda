#include "games/chips/odds/chip_duel.h"

#include "core/number/flash.h"
#include <string.h>

/* The parts of each extent. */
static const FLASH struct {
    enum chip_duel_part first;
    enum chip_duel_part last;
} parts[] = {
    [CHIP_DUEL_CHANCES] = {CHIP_DUEL_GREATER, CHIP_DUEL_GREATER},
    [CHIP_DUEL_EACH] = {CHIP_DUEL_SECOND, CHIP_DUEL_FIRST},
    [CHIP_DUEL_ALL] = {CHIP_DUEL_GREATER, CHIP_DUEL_FIRST},
};

enum chip_duel_outcome chip_duel_outcome(uint8_t first, uint8_t second) {
    if (first == second) {
        return CHIP_DUEL_DRAW;
    }
    return first < second ? CHIP_DUEL_FIRST_WINS : CHIP_DUEL_SECOND_WINS;
}

OUT_OF_LINE uint8_t chip_duel_chips(uint8_t first, uint8_t second, enum chip_duel_part part) {
    uint8_t greater = first < second ? second : first;

    switch (part) {
    case CHIP_DUEL_FIRST:
        return first;
    case CHIP_DUEL_SECOND:
        return second;
    case CHIP_DUEL_DIFFERENT:
        return first == second ? 0 : greater;
    default:
        return greater;
    }
}

static void start_part(struct chip_duel *duel, enum chip_duel_part part) {
    for (uint8_t field = 0; field < duel->fields.count; field++) {
        duel->chips_of_part[field] =
            chip_duel_chips(duel->chips[0][field], duel->chips[1][field], part);
    }
    duel->part = part;
    clearance_start(&duel->clearance, &duel->fields, duel->chips_of_part);
}

void chip_duel_start(struct chip_duel *duel, const struct chip_fields *fields,
                     const uint8_t first[], const uint8_t second[], enum chip_duel_extent extent) {
    memset(duel, 0, sizeof *duel);
    duel->fields = *fields;
    memcpy(duel->chips[0], first, fields->count);
    memcpy(duel->chips[1], second, fields->count);
    duel->extent = extent;
    duel->progress = WORKING;
    start_part(duel, parts[extent].first);
}

/* Outcomes that cannot happen stay 0. Without any chips it is a draw. */
static void find_chances(struct chip_duel *duel) {
    bool any = false;

    for (uint8_t field = 0; field < duel->fields.count; field++) {
        uint8_t first = duel->chips[0][field];
        uint8_t second = duel->chips[1][field];
        struct bounded last = clearance_last(&duel->clearance, field);
        bounded_add(&duel->chance[chip_duel_outcome(first, second)], &last);
        any |= first || second;
    }
    if (!any) {
        duel->chance[CHIP_DUEL_DRAW] = (struct bounded){.mantissa = 1};
    }
}

/* E(u), which is subtracted, comes first: until all parts are there, the sum is modulo 2^64. Errors
   may make a sum negative that should be 0. */
static void add_throws(struct chip_duel *duel) {
    const struct bounded *throws = &duel->throws_of_part;
    struct bounded *sum = &duel->throws;

    sum->fraction_bits = throws->fraction_bits;
    for (uint8_t times = duel->part == CHIP_DUEL_GREATER ? 2 : 1; times; times--) {
        sum->error += throws->error;
        if (duel->part == CHIP_DUEL_GREATER) {
            sum->mantissa -= throws->mantissa;
        } else {
            sum->mantissa += throws->mantissa;
        }
    }
    if (duel->part == CHIP_DUEL_FIRST && (int64_t)sum->mantissa < 0) {
        sum->mantissa = 0;
    }
}

static void end_part(struct chip_duel *duel) {
    duel->throws_of_part = clearance_throws(&duel->clearance);
    if (duel->part == CHIP_DUEL_GREATER) {
        find_chances(duel);
    } else if (duel->part != CHIP_DUEL_DIFFERENT) {
        duel->throws_of[duel->part == CHIP_DUEL_SECOND] = duel->throws_of_part;
    }
    add_throws(duel);
    if (duel->part == parts[duel->extent].last) {
        duel->progress = DONE;
    } else {
        start_part(duel, duel->part + 1);
    }
}

enum progress chip_duel_step(struct chip_duel *duel) {
    if (duel->progress == WORKING && clearance_step(&duel->clearance) == DONE) {
        end_part(duel);
    }
    return duel->progress;
}

uint8_t chip_duel_done(const struct chip_duel *duel) {
    uint8_t first = parts[duel->extent].first;
    uint8_t all = parts[duel->extent].last - first + 1;
    uint16_t done = (duel->part - first) * PROGRESS_ALL + clearance_done(&duel->clearance);

    if (duel->progress == DONE) {
        return PROGRESS_ALL;
    }
    done /= all;
    return (uint8_t)(done < PROGRESS_ALL ? done : PROGRESS_ALL - 1);
}
