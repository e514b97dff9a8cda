#ifndef KOSTKA_DEVICE_TALLY_H
#define KOSTKA_DEVICE_TALLY_H

#include <stdbool.h>
#include <stdint.h>

/* How many games have been played to their end, and how many of them a person won; stops at
   65,535. It is kept with the game that goes on, as session.tally (device/session.h). */
struct tally {
    uint16_t games;
    uint16_t won;
};

/* A record that cannot be becomes 0 and 0. */
void tally_check(void);

/* A game has ended: counts it. To be kept by session_keep. */
void tally_game(bool won_by_person);

#endif
