#include "games/chips/odds/clearance.h"

#include "core/number/flash.h"
#include "core/number/fraction.h"
#include <string.h>

static const FLASH uint64_t step = 0x237D37FE5D297EBB; /* ln(2) / 5 in 2^-64 */
static const FLASH uint64_t below =
    0xF73365720592BAD1; /* 1 + 1 / r + 1 / r^2 + ..., r = 2^(1/5), in 2^-61 */

#define CERTAIN UINT64_MAX

enum {
    NOT_LEFT = 16,    /* bits of cleared chances that count as 0 */
    SUM_BITS = 56,    /* fraction bits of the sum over all fields, */
    FIELD_BITS = 60,  /* of the sums of fields, */
    THROWS_BITS = 48, /* and of the answers */
    CHANCE_BITS = 56,
    BELOW_SHIFT = 3,
    HALVINGS_MOST = 60 /* halvings of the time; more are rare */
};

/* Error bounds of the header, in units of the last fraction bit of the answers. */
enum { THROWS_ERROR = 1126, CHANCE_ERROR = 72000 };

/* Limit of a slice, and costs of a field and a chip, in units of 600 cycles. */
enum { COST_OF_SLICE = 100, COST_OF_FIELD = 18, COST_OF_CHIP = 3 };

/* ---- the question ---------------------------------------------------------------------------- */

/* Inserts a field in the order of rates and then of chips. So the hits of fields of the same rate
   are counted once. */
static void insert(struct clearance *clearance, uint8_t field, uint8_t rate, uint8_t chips) {
    struct clearance_field *place = &clearance->field[clearance->count++];

    for (; place != clearance->field &&
           (rate < place[-1].rate || (rate == place[-1].rate && chips < place[-1].chips));
         place--) {
        *place = place[-1];
    }
    place->field = field;
    place->rate = rate;
    place->chips = chips;
}

/* Begins the time of k at the first field. */
static void begin_time(struct clearance *clearance) {
    hits_time_set(&clearance->time, clearance->k);
    clearance->at = 0;
    clearance->cleared = CERTAIN;
}

void clearance_start(struct clearance *clearance, const struct chip_fields *fields,
                     const uint8_t chips[]) {
    memset(clearance, 0, sizeof *clearance);
    clearance->total = fields->total;
    for (uint8_t i = 0; i < fields->count; i++) {
        if (chips[i]) {
            insert(clearance, i, fields->rate[i], chips[i]);
        }
    }
    clearance->progress = DONE;
    if (clearance->count) {
        clearance->progress = WORKING;
        clearance->k = hits_first_time(clearance->field[0].rate);
        begin_time(clearance);
    }
}

/* ---- fields at a time ------------------------------------------------------------------------ */

/* Computes P(N < chips) of a field, and its term: P(N = chips) times the chance that the fields
   before it are cleared. */
static void hit(struct clearance *clearance, struct clearance_field *field) {
    struct hits *hits = &clearance->hits;

    if (field == clearance->field || field->rate != field[-1].rate) {
        hits_start(hits, &clearance->time, field->rate);
    }
    hits_reach(hits, field->chips);
    field->left = hits->fewer;
    field->term = fraction_product64(hits_exactly(hits), clearance->cleared);
    clearance->cleared -= fraction_product64(clearance->cleared, field->left);
}

static uint8_t cost(const struct clearance_field *field) {
    return COST_OF_FIELD + COST_OF_CHIP * field->chips;
}

/* Computes as many fields as a slice has time for, at least one. */
static void hit_some(struct clearance *clearance) {
    struct clearance_field *field = &clearance->field[clearance->at];
    uint8_t spent = 0;

    do {
        spent += cost(field);
        hit(clearance, field++);
        clearance->at++;
    } while (clearance->at < clearance->count && spent + cost(field) <= COST_OF_SLICE);
}

/* The last time also stands for all times below it, at which E's integrand is 1. */
static void add_all(struct clearance *clearance, bool is_last) {
    struct scaled64 term = clearance->time.time;

    term.mantissa -= fraction_product64(term.mantissa, clearance->cleared);
    term.fraction_bits += 64 - SUM_BITS;
    if (is_last) {
        term.mantissa = fraction_product64(term.mantissa, below);
        term.fraction_bits -= BELOW_SHIFT;
    }
    clearance->sum += scaled64_fraction(&term);
}

/* Adds the terms of the fields, times the chance that the fields behind are cleared. */
static void add_fields(struct clearance *clearance) {
    uint64_t behind = CERTAIN;

    for (struct clearance_field *field = &clearance->field[clearance->count];
         field-- != clearance->field;) {
        field->sum += fraction_product64(field->term, behind) >> (64 - FIELD_BITS);
        behind -= fraction_product64(behind, field->left);
    }
}

static void add_time(struct clearance *clearance) {
    bool is_last = clearance->cleared >> NOT_LEFT == 0;

    add_all(clearance, is_last);
    add_fields(clearance);
    clearance->k++;
    if (is_last) {
        clearance->progress = DONE;
    } else {
        begin_time(clearance);
    }
}

enum progress clearance_step(struct clearance *clearance) {
    if (clearance->progress == WORKING) {
        if (clearance->at < clearance->count) {
            hit_some(clearance);
        } else {
            add_time(clearance);
        }
    }
    return clearance->progress;
}

uint8_t clearance_done(const struct clearance *clearance) {
    uint16_t halvings;

    if (clearance->progress == DONE) {
        return PROGRESS_ALL;
    }
    halvings = (clearance->k - hits_first_time(clearance->field[0].rate)) / HITS_TIMES_TO_HALF;
    return halvings < HALVINGS_MOST ? (uint8_t)(halvings * (PROGRESS_ALL / HALVINGS_MOST))
                                    : PROGRESS_ALL - 1;
}

/* ---- the answers ----------------------------------------------------------------------------- */

/* A sum times its step, with fewer fraction bits, times a factor. */
static uint64_t integral_of(uint64_t sum, uint8_t dropped, uint8_t factor) {
    return (fraction_product64(step, sum) >> dropped) * factor;
}

struct bounded clearance_throws(const struct clearance *clearance) {
    struct bounded throws = {.fraction_bits = THROWS_BITS};

    if (clearance->count) {
        throws.mantissa = integral_of(clearance->sum, SUM_BITS - THROWS_BITS, clearance->total);
        throws.error = (uint32_t)THROWS_ERROR * clearance->total / clearance->field[0].rate +
                       2 * clearance->total;
    }
    return throws;
}

static const struct clearance_field *find(const struct clearance *clearance, uint8_t field) {
    for (uint8_t i = 0; i < clearance->count; i++) {
        if (clearance->field[i].field == field) {
            return &clearance->field[i];
        }
    }
    return 0;
}

struct bounded clearance_last(const struct clearance *clearance, uint8_t field) {
    const struct clearance_field *found = find(clearance, field);
    struct bounded last = {.fraction_bits = CHANCE_BITS};

    if (found) {
        last.mantissa = integral_of(found->sum, FIELD_BITS - CHANCE_BITS, found->chips);
        last.error = CHANCE_ERROR;
    }
    return last;
}

uint8_t clearance_bottleneck(const struct clearance *clearance) {
    uint64_t greatest = 0;
    uint8_t bottleneck = 0;

    for (uint8_t field = 0; field < CLEARANCE_FIELDS; field++) {
        struct bounded last = clearance_last(clearance, field);
        if (last.error && last.mantissa + CHANCE_ERROR >= greatest) {
            greatest = last.mantissa;
            bottleneck = field;
        }
    }
    return bottleneck;
}
