#ifndef KOSTKA_TESTS_ORACLE_CHIPS_ORACLE_H
#define KOSTKA_TESTS_ORACLE_CHIPS_ORACLE_H

#include <gmp.h>
#include <stdint.h>

/* The chips game in exact rationals, state by state as the rules have it: every throw takes a chip
   of every player from the field it hits, with probability rate / total for each field; first to
   clear wins, and the same chips on every field are a draw at once. */

enum { CHIPS_ORACLE_FIELDS = 11 };

struct chips_fields {
    const char *name;
    unsigned count;
    unsigned total;
    uint8_t rate[CHIPS_ORACLE_FIELDS];
};

extern const struct chips_fields chips_thirds, chips_die, chips_two_dice;

/* The built-in fields of this name. */
const struct chips_fields *chips_fields_named(const char *name);

/* The number of states of a game of these placements; the second may be NULL. */
unsigned long chips_states(const struct chips_fields *fields, const uint8_t *v, const uint8_t *w);

/* Expected throws until one placement is cleared. */
void chips_expected(mpq_t throws, const struct chips_fields *fields, const uint8_t *v);

/* Expected throws until the game is decided, then P(v first), P(draw), P(w first). The four must be
   initialized. */
void chips_duel(mpq_t result[4], const struct chips_fields *fields, const uint8_t *v,
                const uint8_t *w);

/* The expected throws of every placement of 0..most chips on each field, state by state in long
   double: that of u is at the sum of u_i * (most + 1)^i. The caller frees it. */
long double *chips_expected_of_all(const struct chips_fields *fields, unsigned most);

/* The index of a placement in that table. */
unsigned long chips_index(const struct chips_fields *fields, const uint8_t *u, unsigned most);

/* P(v first) + P(draw) / 2 of v against w, by that table. */
long double chips_score(const struct chips_fields *fields, const long double *expected,
                        unsigned most, const uint8_t *v, const uint8_t *w);

/* A number 0..n-1; the same series in every run. */
enum { CHIPS_SEED = 20261121 };
unsigned chips_random(unsigned n);

/* Random fields: rates of a total of at most 255, with or without throws that hit nothing. */
void chips_random_fields(struct chips_fields *fields);

/* Scatters n chips over some of the first fields. */
void chips_scatter(const struct chips_fields *fields, unsigned n, uint8_t *chips);

/* Reads "3-2-1" or "3,2,1". */
void chips_parse(const char *text, uint8_t chips[CHIPS_ORACLE_FIELDS]);

#endif
