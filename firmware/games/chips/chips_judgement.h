#ifndef KOSTKA_GAMES_CHIPS_CHIPS_JUDGEMENT_H
#define KOSTKA_GAMES_CHIPS_CHIPS_JUDGEMENT_H

#include "games/chips/chips.h"
#include "games/chips/odds/chip_duel.h"
#include "games/chips/odds/placement.h"

/* What a player has placed, judged in hindsight: his chance to win, a draw counting half, and that
   of the best reply to what the other has placed, with which the game began for him. For both
   players these two add up to more than 1, as a rule: who knows what the other has placed has the
   better of it. */

struct chips_judgement {
    struct chip_fields fields;
    uint8_t own[CLEARANCE_FIELDS];
    uint8_t others[CLEARANCE_FIELDS];
    uint8_t reply[CLEARANCE_FIELDS]; /* the best */
    bool is_replied;                 /* it has been found */
    enum progress progress;
    probability_t best;
    probability_t chance;
    union {
        struct placement placement;
        struct chip_duel duel;
    };
};

/* Begins with what a player and the other have placed, as many chips each. */
void chips_judgement_start(struct chips_judgement *judgement, enum chips_kind kind,
                           const uint8_t own[], const uint8_t others[]);

/* At most 80,000 cycles; 15 chips on the fields of two dice take 1.2 s. IMPOSSIBLE: nothing has
   been placed, or too much. */
enum progress chips_judgement_step(struct chips_judgement *judgement);

/* 0..255: how far it has come. */
uint8_t chips_judgement_done(const struct chips_judgement *judgement);

/* When it is done: the chance with the best reply, which is never less than that with what was
   placed; within 1e-6, or 1e-5 with more than 10 chips on a field. */
probability_t chips_judgement_best(const struct chips_judgement *judgement);
probability_t chips_judgement_chance(const struct chips_judgement *judgement);

/* That reply; what was placed if that was as good. */
const uint8_t *chips_judgement_reply(const struct chips_judgement *judgement);

/* P(win) + P(draw) / 2 of a player, 0 or 1, in a duel that is done and whose extent has chances;
   within 1e-9. */
probability_t chips_judgement_score(const struct chip_duel *duel, uint8_t player);

#endif
