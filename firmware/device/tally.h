#ifndef KOSTKA_DEVICE_TALLY_H
#define KOSTKA_DEVICE_TALLY_H

#include <stdbool.h>
#include <stdint.h>

/* How many games have been played to their end, and how many of them a person won. It is kept with
   the game that goes on (device/session.h). */
struct tally {
    uint16_t games; /* stops at 65,535, and the other with it */
    uint16_t won;
};

/* Whether a tally can be. */
bool tally_can_be(const struct tally *tally);

/* A game has ended: counts it. */
void tally_count(struct tally *tally, bool won_by_person);

#endif
