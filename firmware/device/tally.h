#ifndef KOSTKA_DEVICE_TALLY_H
#define KOSTKA_DEVICE_TALLY_H

#include <stdbool.h>
#include <stdint.h>

/* How many games have been played to their end, and how many of them a person won; stops at
   65,535. It is kept with the game that goes on, as running.record (device/session.h). */
struct record {
    uint16_t games;
    uint16_t won;
};

/* A record that cannot be becomes 0 and 0. */
void record_check(void);

/* A game has ended: counts it. To be kept by running_keep. */
void record_game(bool won_by_person);

#endif
