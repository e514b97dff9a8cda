#ifndef KOSTKA_GAMES_SNAKES_ODDS_WINDOW_WINDOW_H
#define KOSTKA_GAMES_SNAKES_ODDS_WINDOW_WINDOW_H

#include <stdbool.h>
#include <stdint.h>

/* A die has six faces: what all moves of snakes and ladders have in common are sums over six
   squares in a row. Nothing is divided: after a throw all values are six times what they should be,
   and whoever owns them remembers what a unit is worth (games/snakes/odds/window/window_unit.h).
   Only when there is no room left the lowest byte is dropped from all of them, once in three throws
   or more seldom. That is all the rounding there is, and as it only takes away, its sign is known.

   A value is a whole number of 5 or 6 bytes, the lowest first; values lie one behind the other. The
   routines for 5 and for 6 differ in nothing else. Assembly on AVR (window_pass_avr.S). */

enum { WINDOW40_BYTES = 5, WINDOW48_BYTES = 6 };

/* Values one behind the other that are alike. */
struct window_stretch {
    uint8_t count;   /* 0: there are none */
    uint8_t own;     /* times that the first one counts itself, too: where faces let a token stay */
    int8_t own_step; /* what a value counts itself more than the one before it */
};

enum { WINDOW_STRETCHES = 2 };

struct window_question {
    uint8_t *first; /* value; six more than are replaced are read from here on */
    bool shrink;    /* the lowest bytes are dropped */
    struct window_stretch stretch[WINDOW_STRETCHES];
};

/* What is known of all new values together. */
struct window_found {
    uint8_t dropped; /* the bits that are set in any of the bytes dropped */
    uint8_t top;     /* the bits that are set in any of the highest bytes */
};

/* A highest byte beyond this leaves no room for seven values in a sum, so that the next pass must
   shrink. */
enum { WINDOW_ROOM = 36 };

/* Replaces each of the values by the sum of the six that follow it. 43 (51) cycles a value of 5 (6)
   bytes, three more where they shrink, and 110 (130) where `own` or `own_step` is not 0. */
struct window_found window40_pass(const struct window_question *question);
struct window_found window48_pass(const struct window_question *question);

/* Jumps are pairs of bytes: the value of the first becomes that of the second. 37 (41) cycles a
   jump. */
void window40_follow(uint8_t *values, const void *jumps, uint8_t count);
void window48_follow(uint8_t *values, const void *jumps, uint8_t count);

/* A value as a number. */
void window40_load(uint64_t *number, const uint8_t *value);
void window48_load(uint64_t *number, const uint8_t *value);

/* Adds a value of 6 bytes to another one and clears it. */
void window48_move(uint8_t *to, uint8_t *from);

#endif
