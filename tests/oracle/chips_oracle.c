#include "oracle/chips_oracle.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

const struct chips_fields chips_thirds = {"thirds", 3, 6, {3, 2, 1}};
const struct chips_fields chips_die = {"die", 6, 6, {1, 1, 1, 1, 1, 1}};
const struct chips_fields chips_two_dice = {"twodice", 11, 36, {1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1}};

const struct chips_fields *chips_fields_named(const char *name) {
    static const struct chips_fields *const all[] = {&chips_thirds, &chips_die, &chips_two_dice};

    for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++) {
        if (strcmp(all[i]->name, name) == 0) {
            return all[i];
        }
    }
    abort();
}

static unsigned after(unsigned chips, unsigned hits) {
    return chips > hits ? chips - hits : 0;
}

/* The hits on a field that matter: as many as the greater placement has chips there. */
static unsigned matters(const uint8_t *v, const uint8_t *w, unsigned field) {
    return w && w[field] > v[field] ? w[field] : v[field];
}

unsigned long chips_states(const struct chips_fields *fields, const uint8_t *v, const uint8_t *w) {
    unsigned long states = 1;

    for (unsigned i = 0; i < fields->count; i++) {
        states *= matters(v, w, i) + 1;
    }
    return states;
}

/* 0: undecided; 1: v is cleared; 2: a draw; 3: w is cleared. */
static unsigned verdict(const struct chips_fields *fields, const uint8_t *v, const uint8_t *w,
                        const unsigned hits[]) {
    bool v_cleared = true;
    bool w_cleared = true;
    bool same = true;

    for (unsigned i = 0; i < fields->count; i++) {
        unsigned v_left = after(v[i], hits[i]);
        unsigned w_left = w ? after(w[i], hits[i]) : 1;
        v_cleared = v_cleared && v_left == 0;
        w_cleared = w_cleared && w_left == 0;
        same = same && v_left == w_left;
    }
    if (w && same) {
        return 2;
    }
    return v_cleared ? 1 : w_cleared ? 3 : 0;
}

/* Solves the states from the last one, where all is cleared, back to the first. */
static void solve(mpq_t result[4], const struct chips_fields *fields, const uint8_t *v,
                  const uint8_t *w) {
    unsigned long states = chips_states(fields, v, w);
    mpq_t(*value)[4] = malloc(states * sizeof *value);
    mpq_t term;

    mpq_init(term);
    for (unsigned long state = states; state--;) {
        unsigned hits[CHIPS_ORACLE_FIELDS];
        unsigned long rest = state;
        unsigned long stride = 1;
        unsigned rates = 0;
        for (unsigned k = 0; k < 4; k++) {
            mpq_init(value[state][k]);
        }
        for (unsigned i = 0; i < fields->count; i++) {
            hits[i] = (unsigned)(rest % (matters(v, w, i) + 1));
            rest /= matters(v, w, i) + 1;
        }
        unsigned over = verdict(fields, v, w, hits);
        if (over) {
            mpq_set_ui(value[state][over], 1, 1);
            continue;
        }
        mpq_set_ui(value[state][0], fields->total, 1);
        for (unsigned i = 0; i < fields->count; stride *= matters(v, w, i) + 1, i++) {
            if (hits[i] == matters(v, w, i)) {
                continue;
            }
            rates += fields->rate[i];
            mpq_set_ui(term, fields->rate[i], 1);
            for (unsigned k = 0; k < 4; k++) {
                mpq_t product;
                mpq_init(product);
                mpq_mul(product, term, value[state + stride][k]);
                mpq_add(value[state][k], value[state][k], product);
                mpq_clear(product);
            }
        }
        mpq_set_ui(term, rates, 1);
        for (unsigned k = 0; k < 4; k++) {
            mpq_div(value[state][k], value[state][k], term);
        }
    }
    for (unsigned k = 0; k < 4; k++) {
        mpq_set(result[k], value[0][k]);
    }
    for (unsigned long state = 0; state < states; state++) {
        for (unsigned k = 0; k < 4; k++) {
            mpq_clear(value[state][k]);
        }
    }
    mpq_clear(term);
    free(value);
}

void chips_expected(mpq_t throws, const struct chips_fields *fields, const uint8_t *v) {
    mpq_t result[4];

    for (unsigned k = 0; k < 4; k++) {
        mpq_init(result[k]);
    }
    solve(result, fields, v, NULL);
    mpq_set(throws, result[0]);
    for (unsigned k = 0; k < 4; k++) {
        mpq_clear(result[k]);
    }
}

void chips_duel(mpq_t result[4], const struct chips_fields *fields, const uint8_t *v,
                const uint8_t *w) {
    solve(result, fields, v, w);
}

static unsigned long places(const struct chips_fields *fields, unsigned most) {
    unsigned long all = 1;

    for (unsigned i = 0; i < fields->count; i++) {
        all *= most + 1;
    }
    return all;
}

long double *chips_expected_of_all(const struct chips_fields *fields, unsigned most) {
    unsigned long all = places(fields, most);
    long double *expected = malloc(all * sizeof *expected);

    expected[0] = 0;
    for (unsigned long place = 1; place < all; place++) {
        unsigned long rest = place;
        unsigned long stride = 1;
        long double sum = fields->total;
        unsigned rates = 0;
        for (unsigned i = 0; i < fields->count; i++) {
            if (rest % (most + 1)) {
                sum += fields->rate[i] * expected[place - stride];
                rates += fields->rate[i];
            }
            rest /= most + 1;
            stride *= most + 1;
        }
        expected[place] = sum / rates;
    }
    return expected;
}

unsigned long chips_index(const struct chips_fields *fields, const uint8_t *u, unsigned most) {
    unsigned long place = 0;

    for (unsigned i = fields->count; i--;) {
        place = place * (most + 1) + u[i];
    }
    return place;
}

/* The last field of the greater of both decides: P(i last) = p_i (E(u) - E(u - e_i)). */
long double chips_score(const struct chips_fields *fields, const long double *expected,
                        unsigned most, const uint8_t *v, const uint8_t *w) {
    uint8_t u[CHIPS_ORACLE_FIELDS];
    unsigned long stride = 1;
    unsigned long place;
    long double score = 0;

    for (unsigned i = 0; i < fields->count; i++) {
        u[i] = v[i] > w[i] ? v[i] : w[i];
    }
    place = chips_index(fields, u, most);
    for (unsigned i = 0; i < fields->count; i++, stride *= most + 1) {
        if (u[i] && v[i] <= w[i]) {
            long double last = expected[place] - expected[place - stride];
            score += last * fields->rate[i] / fields->total / (v[i] == w[i] ? 2 : 1);
        }
    }
    return score;
}

void chips_parse(const char *text, uint8_t chips[CHIPS_ORACLE_FIELDS]) {
    memset(chips, 0, CHIPS_ORACLE_FIELDS);
    for (unsigned field = 0; *text && field < CHIPS_ORACLE_FIELDS; field++) {
        char *end;
        chips[field] = (uint8_t)strtoul(text, &end, 10);
        text = *end ? end + 1 : end;
    }
}

unsigned chips_random(unsigned n) {
    static uint64_t state = CHIPS_SEED;

    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (unsigned)((state >> 20) % n);
}

void chips_random_fields(struct chips_fields *fields) {
    do {
        unsigned limit = chips_random(4) ? 20 : 255;
        fields->name = "random";
        fields->count = 1 + chips_random(CHIPS_ORACLE_FIELDS);
        fields->total = chips_random(3) ? 0 : chips_random(60);
        for (unsigned i = 0; i < fields->count; i++) {
            fields->total += fields->rate[i] = (uint8_t)(1 + chips_random(limit));
        }
    } while (fields->total > UINT8_MAX);
}

void chips_scatter(const struct chips_fields *fields, unsigned n, uint8_t *chips) {
    unsigned used = 1 + chips_random(fields->count);

    memset(chips, 0, CHIPS_ORACLE_FIELDS);
    while (n--) {
        chips[chips_random(used)]++;
    }
}
