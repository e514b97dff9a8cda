#ifndef KOSTKA_CORE_THROWS_H
#define KOSTKA_CORE_THROWS_H

#include <stdbool.h>
#include <stdint.h>

/* Throws of 1..6 dice as multisets: how many dice show each face, count[0] the ones. Those of n
   dice are C(n + 5, 5): 6, 21, 56, 126, 252 and 462, 923 together. A multiset stands for
   n! / (count[0]! ... count[5]!) equally likely outcomes of 6^n: throws_showing. */

enum { THROWS_FACES = 6, THROWS_KINDS = 923 };

struct throws {
    uint8_t count[THROWS_FACES];
};

/* The first throw of `dice` dice, 1..6: all ones. */
void throws_first(struct throws *throws, uint8_t dice);

/* The next throw of as many dice; false, and nothing changed, after the last (all sixes). */
bool throws_next(struct throws *throws);

/* The number 0..922 of a throw of 1..6 dice, and back: fewer dice first, then in the order of
   throws_next. At most 462 steps, 45,000 cycles. A number beyond the last gives the last. */
uint16_t throws_number(const uint8_t count[THROWS_FACES]);
void throws_numbered(struct throws *throws, uint16_t number);

/* Counts faces 1..6 of 0..6 dice. */
void throws_count(uint8_t count[THROWS_FACES], const uint8_t faces[], uint8_t dice);

/* Of 6^dice outcomes, those in which every face with a count other than 0 shows exactly so many
   times, the other faces anyhow: dice! / (count[0]! ... rest!) * (faces not counted)^rest. Dice
   1..6, the counts together 1..dice. 1, 5, 5 in six dice: 60 * 4^3. */
uint16_t throws_showing(const uint8_t count[THROWS_FACES], uint8_t dice);

#endif
