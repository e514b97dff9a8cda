#include "campaigns/exact/chip_placement.h"

#include <math.h>
#include <string.h>

/* The integral from 0 on by the rule of Takahasi and Mori (1974) for integrands that decay as an
   exponential: t = exp(x - exp(-x)). */
enum { NODES = 160 };
static const double first_node = -4.5, node_step = 0.06;

struct search {
    const struct chip_fields *fields;
    double weight[NODES];
    /* By field and number of chips there: P(cleared by t) at each node. */
    double cleared[MOST_FIELDS][MOST_CHIPS + 1][NODES];
    double product[MOST_FIELDS + 1][NODES];
    unsigned placed[MOST_FIELDS], best[MOST_FIELDS];
    double least;
};

static struct search search;

static void fill_node(const struct chip_fields *fields, unsigned node) {
    double x = first_node + node_step * node;
    /* t is in units of the mean time of a throw at the rarest field. */
    unsigned rarest = fields->denominator;

    for (unsigned f = 0; f < fields->fields; f++) {
        rarest = fields->numerator[f] < rarest ? fields->numerator[f] : rarest;
    }
    double scale = (double)fields->denominator / rarest;
    double t = scale * exp(x - exp(-x));
    search.weight[node] = t * (1 + exp(-x)) * node_step;
    for (unsigned f = 0; f < fields->fields; f++) {
        double mean = t * fields->numerator[f] / fields->denominator;
        double term = exp(-mean), below = 0;
        for (unsigned v = 0; v <= MOST_CHIPS; v++) {
            search.cleared[f][v][node] = 1 - below;
            below += term;
            term *= mean / (v + 1);
        }
    }
}

static void begin(const struct chip_fields *fields) {
    search.fields = fields;
    for (unsigned node = 0; node < NODES; node++) {
        fill_node(fields, node);
        search.product[0][node] = 1;
    }
}

/* Puts chips on a field; returns the expected throws if nothing more is placed. */
static double place(unsigned field, unsigned chips) {
    const double *before = search.product[field], *cleared = search.cleared[field][chips];
    double *after = search.product[field + 1], sum = 0;

    search.placed[field] = chips;
    for (unsigned node = 0; node < NODES; node++) {
        after[node] = before[node] * cleared[node];
        sum += search.weight[node] * (1 - after[node]);
    }
    return sum;
}

static void try_fields(unsigned field, unsigned chips) {
    bool last = field + 1 == search.fields->fields;

    for (unsigned v = last ? chips : 0; v <= chips; v++) {
        double throws = place(field, v);
        if (throws >= search.least) {
            break; /* more chips only take longer */
        }
        if (last) {
            search.least = throws;
            memcpy(search.best, search.placed, sizeof search.best);
        } else {
            try_fields(field + 1, chips - v);
        }
    }
}

bool chip_faster(const struct chip_fields *fields, unsigned chips, real below, unsigned *fastest,
                 real *throws) {
    double bound = (double)below - 1e-6;

    begin(fields);
    search.least = bound;
    try_fields(0, chips);
    if (search.least >= bound) {
        return false;
    }
    memcpy(fastest, search.best, fields->fields * sizeof *fastest);
    *throws = search.least;
    return true;
}

real chip_integral(const struct chip_fields *fields, const unsigned *placement) {
    real throws = 0;

    begin(fields);
    for (unsigned f = 0; f < fields->fields; f++) {
        throws = place(f, placement[f]);
    }
    return throws;
}
