#ifndef KOSTKA_DEVICE_PROOF_H
#define KOSTKA_DEVICE_PROOF_H

#include "core/random/foretold.h"
#include "device/dice.h"
#include "device/features.h"
#include <stdbool.h>
#include <stdint.h>

/* That nobody has meddled with the throws of the game in hand can be proved when it is over
   (core/random/foretold.h). Its seed is drawn from the dice as soon as they are ready, kept in the
   game's own record, and shown when the game has ended; until then there is its commitment. Seed
   and number of throws are written with the state that a throw has led to, in one record: after a
   power cut no throw is missing, none is made twice, and one that was not yet kept comes again as
   it was.

   What was shown is noted where it is shown, in what room the game's state leaves in the session,
   the oldest throw forgotten for the newest: so that it can be compared with what should have been.
   Those of before power-on are not known any more.

   A game of which nothing is known of its state (proof_attend) has no proof: its dice are dice.h's.
   So are all from throw FORETOLD_THROWS on, and all where the image has no HAS_PROOF. */

/* Whether there is a seed. Not to be called where there are no proofs. */
bool proof_is_begun(void);

#if HAS_PROOF

/* Another game is in hand, whose state takes so many bytes of session.state.thrown; 0: it has no
   dice. What was shown is forgotten. */
void proof_attend(uint16_t state_bytes, bool is_reviewed);

/* It begins: there is no seed. */
void proof_begin(void);

/* Draws the seed if there is none, unless the dice are still being made ready. True when that has
   been done just now: the session has to be kept. */
bool proof_draw(void);

/* The next throw. What proof_die and proof_coin answer from now on, and dice_throw and dice_below,
   is of it, until it is closed; `room` must stay. 11,000 cycles, 24,000 when the seed has to be
   drawn. */
void proof_open_throw(struct foretold *room);
void proof_close_throw(void);

/* A die that is shown, 1..6. */
uint8_t proof_die(void);

/* Whether a coin, which is shown in the place of the throw's dice, lands on tails: it shows heads
   in `heads` of FORETOLD_COIN_PARTS cases. */
bool proof_coin(uint8_t heads);

/* Throws so far, and whether the seed was drawn while the dice were not to be trusted. */
uint16_t proof_throws(void);
bool proof_is_distrusted(void);

/* The seed; only for those who ask first whether the game is over. */
const uint8_t *proof_seed(void);

/* What a throw has shown. */
struct proof_shown {
    uint8_t dice; /* 1..FORETOLD_DICE, or 0: a coin */
    uint8_t die[FORETOLD_DICE];
    uint8_t heads; /* of the coin */
    bool tails;
};

/* The oldest throw that is still known; behind proof_throws() when none is. */
uint16_t proof_first_shown(void);

/* What it showed; false when it is not known. At most 5,000 cycles. */
bool proof_look(uint16_t number, struct proof_shown *shown);

#else

/* Without it, what games and screens call is the dice themselves. */
#define WITHOUT_PROOF static inline __attribute__((always_inline))

WITHOUT_PROOF void proof_attend(uint16_t state_bytes, bool is_reviewed) {
    (void)state_bytes;
    (void)is_reviewed;
}

WITHOUT_PROOF void proof_begin(void) {
}

WITHOUT_PROOF bool proof_draw(void) {
    return false;
}

WITHOUT_PROOF void proof_open_throw(struct foretold *room) {
    (void)room;
}

WITHOUT_PROOF void proof_close_throw(void) {
}

WITHOUT_PROOF uint8_t proof_die(void) {
    return dice_throw();
}

WITHOUT_PROOF bool proof_coin(uint8_t heads) {
    return foretold_is_tails(dice_below(FORETOLD_COIN_PARTS), heads);
}

#endif

#endif
