#include "games/chips/odds/additions.h"

#include "core/number/fraction.h"
#include <stddef.h>
#include <string.h>

#define STEP     0x237D37FE /* 2 ln(2) / 5 in 2^-31 */
#define CERTAIN  UINT32_MAX
#define NOT_LEFT 256 /* a smaller cleared chance ends the sums */

enum {
    STRIDE = 2,        /* of k, from time to time */
    FEW_CHIPS = 5,     /* so few are almost certainly gone in half the time of many */
    HALVINGS_MOST = 40 /* halvings of the time; more are rare */
};

/* Limit of a slice, and costs of a field and a chip, in units of 600 cycles. */
enum { COST_OF_SLICE = 100, COST_OF_FIELD = 24, COST_OF_CHIP = 3 };

static void begin_time(struct additions *additions) {
    hits_time_set(&additions->time, additions->k);
    additions->at = 0;
    additions->all = CERTAIN;
}

/* Inserts a field in the order of rates and then of chips. So the hits of fields of the same rate
   are counted once. */
static void insert(struct additions *additions, uint8_t field, uint8_t rate, uint8_t chips) {
    struct additions_field *place = &additions->field[additions->count++];

    for (; place != additions->field &&
           (rate < place[-1].rate || (rate == place[-1].rate && chips < place[-1].chips));
         place--) {
        *place = place[-1];
    }
    place->field = field;
    place->rate = rate;
    place->chips = chips;
}

/* The k of the time by which every field has almost certainly lost its chips. */
static uint16_t first_time(const struct additions *additions) {
    uint16_t first = UINT16_MAX;

    for (const struct additions_field *field = additions->field;
         field != &additions->field[additions->count]; field++) {
        uint16_t k = hits_first_time(field->rate);
        if (field->chips + additions->most <= FEW_CHIPS) {
            k += HITS_TIMES_TO_HALF;
        }
        if (k < first) {
            first = k;
        }
    }
    return first;
}

void additions_start(struct additions *additions, const struct chip_fields *fields,
                     const uint8_t chips[], uint8_t most) {
    memset(additions, 0, sizeof *additions);
    for (uint8_t field = 0; field < fields->count; field++) {
        insert(additions, field, fields->rate[field], chips[field]);
    }
    additions->most = most;
    additions->progress = WORKING;
    additions->k = first_time(additions);
    begin_time(additions);
}

/* ---- fields at a time ------------------------------------------------------------------------ */

static bool can_add(const struct additions_field *field, uint8_t added) {
    return field->chips + added <= CLEARANCE_CHIPS;
}

/* Returns P(N >= chips). `ends`: this time's part of the chance to be last, without the other
   fields. */
static uint32_t reach(struct additions *additions, uint8_t chips, uint32_t *ends) {
    struct hits *hits = &additions->hits;

    hits_reach(hits, chips);
    *ends = fraction_product32((uint32_t)(hits_exactly(hits) >> 32), STEP) * chips;
    return ~(uint32_t)(hits->fewer >> 32);
}

static void find_hits(struct additions *additions, struct additions_field *field) {
    field->cleared = reach(additions, field->chips, &field->ends);
    for (uint8_t added = 0; added < additions->most && can_add(field, added + 1); added++) {
        uint32_t cleared = reach(additions, field->chips + added + 1, &field->ends_with[added]);
        field->ratio[added] = fraction_quotient32(cleared, field->cleared);
    }
}

static void hit(struct additions *additions, struct additions_field *field) {
    const struct additions_field *before = field == additions->field ? NULL : field - 1;

    if (before && before->rate == field->rate && before->chips == field->chips) {
        uint8_t number = field->field;
        *field = *before;
        field->field = number;
    } else {
        if (!before || before->rate != field->rate) {
            hits_start(&additions->hits, &additions->time, field->rate);
        }
        find_hits(additions, field);
    }
    field->others = additions->all;
    additions->all = fraction_product32(additions->all, field->cleared);
}

static uint8_t cost(const struct additions *additions, const struct additions_field *field) {
    uint8_t chips = field->chips + additions->most;

    return COST_OF_FIELD + COST_OF_CHIP * chips;
}

/* Computes as many fields as a slice has time for, at least one. */
static void hit_some(struct additions *additions) {
    struct additions_field *field = &additions->field[additions->at];
    uint8_t spent = 0;

    do {
        spent += cost(additions, field);
        hit(additions, field++);
        additions->at++;
    } while (additions->at < additions->count && spent + cost(additions, field) <= COST_OF_SLICE);
}

/* ---- sums at a time -------------------------------------------------------------------------- */

/* Once all fields are computed: the others of each are those before it and those behind. */
static void join(struct additions *additions) {
    uint32_t behind = CERTAIN;

    for (struct additions_field *field = &additions->field[additions->count];
         field-- != additions->field;) {
        field->others = fraction_product32(field->others, behind);
        field->ends = fraction_product32(field->ends, field->others);
        behind = fraction_product32(behind, field->cleared);
    }
}

/* Adds this time's parts of all fields but `to`, for a placement with chips added to `to`. */
static void add_up(const struct additions *additions, probability_t last[],
                   const struct additions_field *to, uint32_t ratio) {
    for (const struct additions_field *field = additions->field;
         field != &additions->field[additions->count]; field++) {
        if (field->ends && field != to) {
            last[field->field] += fraction_product32(field->ends, ratio);
        }
    }
}

static void add_field(struct additions *additions, const struct additions_field *field) {
    uint8_t to = field->field;

    additions->last[to] += field->ends;
    for (uint8_t added = 0; added < additions->most && can_add(field, added + 1); added++) {
        probability_t *last = additions->last_with[added][to];
        add_up(additions, last, field, field->ratio[added]);
        last[to] += fraction_product32(field->ends_with[added], field->others);
    }
}

static void add_time(struct additions *additions) {
    join(additions);
    for (uint8_t i = 0; i < additions->count; i++) {
        add_field(additions, &additions->field[i]);
    }
    if (additions->all < NOT_LEFT) {
        additions->progress = DONE;
    } else {
        additions->k += STRIDE;
        begin_time(additions);
    }
}

enum progress additions_step(struct additions *additions) {
    if (additions->progress == WORKING) {
        if (additions->at < additions->count) {
            hit_some(additions);
        } else {
            add_time(additions);
        }
    }
    return additions->progress;
}

uint8_t additions_done(const struct additions *additions) {
    uint16_t halvings;

    if (additions->progress == DONE) {
        return PROGRESS_ALL;
    }
    halvings = (additions->k - first_time(additions)) / HITS_TIMES_TO_HALF;
    return halvings < HALVINGS_MOST ? (uint8_t)(halvings * (PROGRESS_ALL / HALVINGS_MOST))
                                    : PROGRESS_ALL - 1;
}
