#ifndef KOSTKA_UI_RECORD_H
#define KOSTKA_UI_RECORD_H

#include <stdbool.h>
#include <stdint.h>

/* How many games have been played to their end, and how many of them a person won. Survives
   power-off; stops at 65,535. */
struct record {
    uint16_t games;
    uint16_t won;
};

extern struct record record_current;

/* Reads it from the store; 0 and 0 if there is none, or none that can be. Call once at start. */
void record_load(void);

/* A game has ended: counts it and queues the saving. */
void record_game(bool won_by_person);

#endif
