#include "campaigns/exact/chip_states.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const uint64_t chip_prime = ((uint64_t)1 << 61) - 1;

/* A state is the chips left on each field of the player who put more there; the other one has lost
   as many. */
struct states {
    const struct chip_fields *fields;
    const unsigned *mine, *theirs;
    unsigned most[MOST_FIELDS], stride[MOST_FIELDS], count;
    unsigned left[MOST_FIELDS];
};

static void begin(struct states *states, const struct chip_fields *fields, const unsigned *mine,
                  const unsigned *theirs) {
    *states = (struct states){.fields = fields, .mine = mine, .theirs = theirs, .count = 1};
    for (unsigned f = 0; f < fields->fields; f++) {
        unsigned other = theirs ? theirs[f] : 0;
        states->most[f] = mine[f] > other ? mine[f] : other;
        states->stride[f] = states->count;
        states->count *= states->most[f] + 1;
    }
}

unsigned chip_states(const struct chip_fields *fields, const unsigned *mine,
                     const unsigned *theirs) {
    struct states states;

    begin(&states, fields, mine, theirs);
    return states.count;
}

static void next(struct states *states) {
    for (unsigned f = 0; f < states->fields->fields; f++) {
        if (++states->left[f] <= states->most[f]) {
            return;
        }
        states->left[f] = 0;
    }
}

static unsigned left_of(const struct states *states, const unsigned *chips, unsigned field) {
    unsigned gone = states->most[field] - states->left[field];

    return chips[field] > gone ? chips[field] - gone : 0;
}

enum ending { GOES_ON, MINE_CLEARED, ALIKE, THEIRS_CLEARED };

static enum ending ending(const struct states *states) {
    bool mine = true, theirs = states->theirs != NULL, alike = theirs;

    for (unsigned f = 0; f < states->fields->fields; f++) {
        unsigned own = left_of(states, states->mine, f);
        mine &= own == 0;
        if (states->theirs) {
            unsigned other = left_of(states, states->theirs, f);
            theirs &= other == 0;
            alike &= own == other;
        }
    }
    return alike ? ALIKE : mine ? MINE_CLEARED : theirs ? THEIRS_CLEARED : GOES_ON;
}

static void *allocated(size_t size) {
    void *memory = malloc(size);

    if (!memory) {
        perror("chip states");
        exit(EXIT_FAILURE);
    }
    return memory;
}

static void average(const struct states *states, struct chip_odds *odds, unsigned s) {
    struct chip_odds sum = {.throws = states->fields->denominator};
    unsigned weights = 0;

    for (unsigned f = 0; f < states->fields->fields; f++) {
        if (states->left[f] == 0) {
            continue;
        }
        unsigned weight = states->fields->numerator[f];
        const struct chip_odds *after = &odds[s - states->stride[f]];
        sum.throws += weight * after->throws;
        sum.wins += weight * after->wins;
        sum.draws += weight * after->draws;
        sum.loses += weight * after->loses;
        weights += weight;
    }
    odds[s] = (struct chip_odds){sum.throws / weights, sum.wins / weights, sum.draws / weights,
                                 sum.loses / weights};
}

void chip_solve(const struct chip_fields *fields, const unsigned *mine, const unsigned *theirs,
                struct chip_odds *result) {
    struct states states;

    begin(&states, fields, mine, theirs);
    struct chip_odds *odds = allocated(states.count * sizeof *odds);
    for (unsigned s = 0; s < states.count; s++, next(&states)) {
        enum ending ended = ending(&states);
        if (ended == GOES_ON) {
            average(&states, odds, s);
        } else {
            odds[s] = (struct chip_odds){0, ended == MINE_CLEARED, ended == ALIKE,
                                         ended == THEIRS_CLEARED};
        }
    }
    *result = odds[states.count - 1];
    free(odds);
}

static uint64_t times(uint64_t a, uint64_t b) {
    return (uint64_t)((unsigned __int128)a * b % chip_prime);
}

/* Fermat: a^(p - 2) is the inverse of a. */
static uint64_t inverse(uint64_t a) {
    uint64_t result = 1;

    for (uint64_t power = chip_prime - 2; power; power >>= 1) {
        if (power & 1) {
            result = times(result, a);
        }
        a = times(a, a);
    }
    return result;
}

bool chip_residue_is(uint64_t residue, uint64_t numerator, uint64_t denominator) {
    return denominator % chip_prime != 0 &&
           times(residue, denominator % chip_prime) == numerator % chip_prime;
}

static void average_residues(const struct states *states, const uint64_t *inverses,
                             struct chip_residues *residues, unsigned s) {
    struct chip_residues sum = {.throws = states->fields->denominator};
    unsigned weights = 0;

    for (unsigned f = 0; f < states->fields->fields; f++) {
        if (states->left[f] == 0) {
            continue;
        }
        unsigned weight = states->fields->numerator[f];
        const struct chip_residues *after = &residues[s - states->stride[f]];
        sum.throws = (sum.throws + times(weight, after->throws)) % chip_prime;
        sum.wins = (sum.wins + times(weight, after->wins)) % chip_prime;
        sum.draws = (sum.draws + times(weight, after->draws)) % chip_prime;
        sum.loses = (sum.loses + times(weight, after->loses)) % chip_prime;
        weights += weight;
    }
    uint64_t share = inverses[weights];
    residues[s] = (struct chip_residues){times(sum.throws, share), times(sum.wins, share),
                                         times(sum.draws, share), times(sum.loses, share)};
}

void chip_solve_residues(const struct chip_fields *fields, const unsigned *mine,
                         const unsigned *theirs, struct chip_residues *result) {
    struct states states;
    uint64_t inverses[256] = {0};

    for (unsigned weight = 1; weight <= fields->denominator; weight++) {
        inverses[weight] = inverse(weight);
    }
    begin(&states, fields, mine, theirs);
    struct chip_residues *residues = allocated(states.count * sizeof *residues);
    for (unsigned s = 0; s < states.count; s++, next(&states)) {
        enum ending ended = ending(&states);
        if (ended == GOES_ON) {
            average_residues(&states, inverses, residues, s);
        } else {
            residues[s] = (struct chip_residues){0, ended == MINE_CLEARED, ended == ALIKE,
                                                 ended == THEIRS_CLEARED};
        }
    }
    *result = residues[states.count - 1];
    free(residues);
}
