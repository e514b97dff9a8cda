#ifndef KOSTKA_SIM_VERIFY_LISTING_H
#define KOSTKA_SIM_VERIFY_LISTING_H

#include "core/random/foretold.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What the console says of a game's throws (the command `proof`, docs/console.md), once or several
   times while it goes on and after its end. Other lines of a console may stand before, between and
   behind the answers, but not within. */

/* What a throw showed. */
struct listed {
    unsigned long line; /* 0: the throw is not listed */
    uint8_t dice;       /* 1..FORETOLD_DICE, or 0: a coin */
    uint8_t die[FORETOLD_DICE];
    uint8_t heads; /* of the coin, in FORETOLD_COIN_PARTS */
    bool tails;
};

struct listing {
    const char *file;
    unsigned long line;    /* the one that was read last */
    unsigned long answers; /* of the console */
    char game[16];         /* as the console calls it */
    bool is_trusted;       /* the dice were, when the seed was drawn */
    char commitment[FORETOLD_LETTERS];
    unsigned long commitment_line;
    bool has_seed;
    uint8_t seed[FORETOLD_SEED];
    unsigned long seed_line;
    uint16_t throws;                           /* so far, by the last answer */
    uint16_t listed;                           /* of which are listed */
    struct listed thrown[FORETOLD_THROWS + 1]; /* by their numbers */
};

/* How reading has ended. */
enum listing_end {
    LISTING_READ,
    LISTING_BAD,    /* it cannot be read: said on stderr, with file and line */
    LISTING_DIFFERS /* one answer contradicts another: said on stdout, likewise */
};

/* Reads it to the end of the file; "-" is standard input. */
enum listing_end listing_read(struct listing *listing, const char *file);

#endif
