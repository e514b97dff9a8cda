#ifndef KOSTKA_DEVICE_TALLY_H
#define KOSTKA_DEVICE_TALLY_H

#include <stdbool.h>
#include <stdint.h>

/* How many games have been finished, and how many of them a person won. Stored in the header of the
   game (device/session.h). */
struct tally {
    uint16_t games; /* both stop when this is 65,535 */
    uint16_t won;
};

/* True if a tally that was read is possible. */
bool tally_can_be(const struct tally *tally);

/* Counts a game that has ended. */
void tally_count(struct tally *tally, bool won_by_person);

#endif
