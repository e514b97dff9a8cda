/* Statistics of throws in great numbers: of the generator's dice one after the other, and of
   derived throws, six dice a throw; in a campaign 1,000,002,000 dice of each. Two bad dice show
   that the tests would notice one. */

#include "core/random/derived_throw.h"
#include "core/random/generator.h"
#include "core/random/sha256.h"
#include "support/campaign.h"
#include "support/statistics/throw_battery.h"

#include <stdio.h>

#include "support/testing.h"

/* Each part has SIXES_... times six throws. */
enum { PARTS = 1000, SIXES_QUICK = 167, SIXES_ALL = 166667 };
enum { FACES = 6, RARELY_QUICK = 200, RARELY = 5000 };

/* With fair dice, one of the deviates is beyond 4.5 once in 5,000 runs; the seeds are fixed. */
static const double FAIR_MOST = 4.5, BIASED_LEAST = 6;

/* ---- sources of throws ----------------------------------------------------------------------- */

struct dealer {
    struct generator generator;
    struct derived_throw derived;
    uint32_t seed, game;
    uint8_t secret[SHA256_BYTES]; /* hash of the seed and the game */
    uint32_t thrown;              /* dice thrown so far */
    uint8_t before;
    uint8_t place; /* index of the byte in its block, or of the die in its throw */
};

/* Returns the dealer's next face, 1..6. */
typedef uint8_t source(struct dealer *dealer);

/* A bad die fails once in so many throws. */
static unsigned rarely;

static void hash_secret(struct dealer *dealer) {
    const uint32_t message[] = {dealer->seed, dealer->game};

    sha256_short(message, sizeof message, dealer->secret);
}

static uint8_t generated(struct dealer *dealer) {
    uint8_t face = generator_die(&dealer->generator);

    dealer->place = (uint8_t)(dealer->generator.position - 1);
    return face;
}

/* A game has 1,000 throws. */
static uint8_t derived(struct dealer *dealer) {
    uint32_t number = dealer->thrown / THROW_DICE % 1000;

    dealer->place = (uint8_t)(dealer->thrown % THROW_DICE);
    if (dealer->place == 0) {
        if (number == 0) {
            dealer->game++;
            hash_secret(dealer);
        }
        throw_derive(&dealer->derived, dealer->secret, (uint16_t)(number + 1));
    }
    return dealer->derived.die[dealer->place];
}

/* Refuses no byte: of all 256 bytes, 43 give each face from 1 to 4, and 42 give each of 5 and 6. */
static uint8_t unrefused(struct dealer *dealer) {
    uint8_t face = generator_byte(&dealer->generator) % FACES + 1;

    dealer->place = (uint8_t)(dealer->generator.position - 1);
    return face;
}

/* All faces are equally frequent, but a face follows itself too often. */
static uint8_t sometimes_the_same(struct dealer *dealer) {
    uint8_t face = generated(dealer);

    return dealer->thrown % rarely == 1 ? dealer->before : face;
}

/* ---- the tests ------------------------------------------------------------------------------- */

static void throw_part(struct dealer *dealer, source *next, unsigned throws) {
    for (unsigned n = 0; n < throws; n++) {
        dealer->before = next(dealer);
        dealer->thrown++;
        battery_count(dealer->before, dealer->place);
    }
    battery_end_part();
}

/* Counts the throws of a source; returns the greatest deviate. */
static double worst(const char *name, source *next, uint32_t seed) {
    struct dealer dealer = {.seed = seed, .before = 1};
    unsigned throws = campaign_cases(SIXES_QUICK, SIXES_ALL) * BATTERY_GROUP;

    printf("%s: seed %u, %u throws, deviates\n", name, seed, PARTS * throws);
    rarely = campaign_cases(RARELY_QUICK, RARELY);
    battery_start();
    hash_secret(&dealer);
    generator_start(&dealer.generator, dealer.secret, GENERATOR_SEED);
    for (unsigned part = 0; part < PARTS; part++) {
        throw_part(&dealer, next, throws);
    }
    return battery_worst();
}

TEST(throws_are_fair_and_independent) {
    assert_true(worst("generator", generated, 1) < FAIR_MOST);
    assert_true(worst("derived", derived, 2) < FAIR_MOST);
}

TEST(a_die_that_refuses_no_byte_is_seen) {
    assert_true(worst("no byte refused", unrefused, 3) > BIASED_LEAST);
}

TEST(a_die_that_repeats_itself_is_seen) {
    assert_true(worst("the same again, rarely", sometimes_the_same, 4) > BIASED_LEAST);
}
