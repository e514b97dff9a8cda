#include "support/statistics/throw_battery.h"

#include "support/statistics/chi_square.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "support/testing.h"

enum { FACES = 6, LAGS = 5, TRIPLES = 216, SIXFOLD = 46656, MULTISETS = 462, GAPS = 40, BINS = 20 };

static struct counts {
    uint32_t pairs[FACES][FACES]; /* by the face before and this one */
    uint32_t places[BATTERY_PLACES][FACES];
    uint32_t gaps[GAPS + 1];   /* throws from one six to the next; last: GAPS or more */
    uint32_t sixfold[SIXFOLD]; /* six throws in a row, in the scale of 6 */
    uint32_t bins[BINS];       /* parts, by how probable the chi-square of their faces is */
    uint32_t at_part[FACES];   /* counts of faces when the part began */
    uint32_t thrown;
    unsigned before, since_six, code;
} counts;

/* The multiset of six dice, by their code in the scale of 6, and the share of each multiset. */
static uint16_t multiset[SIXFOLD];
static double multiset_shares[MULTISETS], gap_shares[GAPS + 1];

static void fill_multisets(void) {
    static int16_t known[117649]; /* by the counts of each face in the scale of 7 */
    int16_t found = 0;

    memset(multiset_shares, 0, sizeof multiset_shares);
    memset(known, 0, sizeof known);
    for (unsigned code = 0; code < SIXFOLD; code++) {
        static const unsigned weight[FACES] = {1, 7, 49, 343, 2401, 16807};
        unsigned key = 0, rest = code;
        for (unsigned die = 0; die < BATTERY_GROUP; die++) {
            key += weight[rest % FACES];
            rest /= FACES;
        }
        if (known[key] == 0) {
            known[key] = ++found;
        }
        multiset[code] = (uint16_t)(known[key] - 1);
        multiset_shares[multiset[code]] += 1.0 / SIXFOLD;
    }
    assert_int_equal(found, MULTISETS);
}

static void fill_gaps(void) {
    double left = 1;

    for (unsigned i = 0; i < GAPS; i++) {
        gap_shares[i] = left / FACES;
        left -= gap_shares[i];
    }
    gap_shares[GAPS] = left;
}

static void count_gap(unsigned face) {
    if (face == FACES - 1) {
        counts.gaps[counts.since_six < GAPS ? counts.since_six : GAPS]++;
        counts.since_six = 0;
    } else {
        counts.since_six++;
    }
}

static void sum_faces(uint32_t faces[FACES]) {
    memset(faces, 0, FACES * sizeof faces[0]);
    for (unsigned i = 0; i < BATTERY_PLACES * FACES; i++) {
        faces[i % FACES] += counts.places[i / FACES][i % FACES];
    }
}

/* The chance that a chi-square with five degrees of freedom is as great or greater. */
static double chance_of(double square) {
    return erfc(sqrt(square / 2)) + sqrt(2 * square / M_PI) * exp(-square / 2) * (1 + square / 3);
}

/* ---- counting -------------------------------------------------------------------------------- */

void battery_start(void) {
    memset(&counts, 0, sizeof counts);
}

void battery_count(uint8_t shown, uint8_t place) {
    unsigned face = shown - 1u;

    if (face >= FACES || place >= BATTERY_PLACES) {
        fail_msg("a die shows %u, of place %u", shown, place);
    }
    counts.pairs[counts.before][face]++;
    counts.places[place][face]++;
    counts.before = face;
    count_gap(face);
    counts.code = counts.code * FACES + face;
    if (++counts.thrown % BATTERY_GROUP == 0) {
        counts.sixfold[counts.code]++;
        counts.code = 0;
    }
}

void battery_end_part(void) {
    uint32_t faces[FACES];
    double square = 0, throws = 0;

    sum_faces(faces);
    for (unsigned face = 0; face < FACES; face++) {
        double count = faces[face] - counts.at_part[face];
        throws += count;
        square += count * count;
    }
    square = square * FACES / throws - throws;
    unsigned bin = (unsigned)(chance_of(square) * BINS);
    counts.bins[bin < BINS ? bin : BINS - 1]++;
    memcpy(counts.at_part, faces, sizeof faces);
}

/* ---- evaluation ------------------------------------------------------------------------------ */

static double told(const char *what, double deviate) {
    printf("  %-34s %6.2f\n", what, deviate);
    assert_false(isnan(deviate));
    return fabs(deviate);
}

/* Tests whether a face depends on the one `lag` throws before, within groups of six. */
static double of_lag(unsigned lag) {
    uint32_t pairs[FACES][FACES] = {{0}};

    for (unsigned code = 0; code < SIXFOLD; code++) {
        unsigned face[FACES], rest = code;
        for (unsigned die = 0; die < FACES; die++) {
            face[die] = rest % FACES;
            rest /= FACES;
            if (die >= lag) {
                pairs[face[die - lag]][face[die]] += counts.sixfold[code];
            }
        }
    }
    return chi_square_independent(pairs[0], FACES, FACES);
}

static double of_triples(void) {
    uint32_t triples[TRIPLES] = {0};

    for (unsigned code = 0; code < SIXFOLD; code++) {
        triples[code / TRIPLES] += counts.sixfold[code];
        triples[code % TRIPLES] += counts.sixfold[code];
    }
    return chi_square_even(triples, TRIPLES);
}

static double of_multisets(void) {
    uint32_t multisets[MULTISETS] = {0};

    for (unsigned code = 0; code < SIXFOLD; code++) {
        multisets[multiset[code]] += counts.sixfold[code];
    }
    return chi_square_fit(multisets, multiset_shares, MULTISETS);
}

double battery_worst(void) {
    uint32_t faces[FACES];
    double most;

    fill_multisets();
    fill_gaps();
    sum_faces(faces);
    most = told("faces", chi_square_even(faces, FACES));
    most = fmax(most, told("parts by their faces", chi_square_even(counts.bins, BINS)));
    most = fmax(most, told("faces by their place",
                           chi_square_independent(counts.places[0], BATTERY_PLACES, FACES)));
    most = fmax(most, told("from six to six", chi_square_fit(counts.gaps, gap_shares, GAPS + 1)));
    most = fmax(
        most, told("a face after another", chi_square_independent(counts.pairs[0], FACES, FACES)));
    for (unsigned lag = 2; lag <= LAGS; lag++) {
        char what[40];
        snprintf(what, sizeof what, "a face, and that %u throws before", lag);
        most = fmax(most, told(what, of_lag(lag)));
    }
    most = fmax(most, told("three in a row", of_triples()));
    most = fmax(most, told("six in a row", chi_square_even(counts.sixfold, SIXFOLD)));
    return fmax(most, told("six at once, as multisets", of_multisets()));
}
