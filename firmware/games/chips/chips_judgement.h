#ifndef KOSTKA_GAMES_CHIPS_CHIPS_JUDGEMENT_H
#define KOSTKA_GAMES_CHIPS_CHIPS_JUDGEMENT_H

#include "games/chips/chip_duel.h"
#include "games/chips/chips.h"
#include "games/chips/placement.h"

/* What two players have placed, judged in hindsight: each one's chance to win, a draw counting
   half, and that of the best reply to what the other has placed, with which the game began for each
   of them. The two of those add up to more than 1, as a rule: who knows what the other has placed
   has the better of it. */

struct chips_judgement {
    struct chip_fields fields;
    uint8_t chips; /* that each has placed */
    uint8_t placed[CHIPS_PLAYERS][CLEARANCE_FIELDS];
    uint8_t player; /* whose best reply is looked for; then CHIPS_PLAYERS */
    enum progress progress;
    probability_t best[CHIPS_PLAYERS];
    probability_t chance[CHIPS_PLAYERS];
    union {
        struct placement reply;
        struct chip_duel duel;
    };
};

/* Begins for a game of two who have placed, before the first throw. */
void chips_judgement_start(struct chips_judgement *judgement, const struct chips *game);

/* At most 80,000 cycles; 15 chips on the fields of two dice take 1.9 s. IMPOSSIBLE: the game is
   none of two who have placed. */
enum progress chips_judgement_step(struct chips_judgement *judgement);

/* 0..255: how far it has come. */
uint8_t chips_judgement_done(const struct chips_judgement *judgement);

/* When it is done: the chance with the best reply, which is never less than that with what was
   placed; within 1e-6, or 1e-5 with more than 10 chips on a field. */
probability_t chips_judgement_best(const struct chips_judgement *judgement, uint8_t player);
probability_t chips_judgement_chance(const struct chips_judgement *judgement, uint8_t player);

/* P(win) + P(draw) / 2 of a player, 0 or 1, in a duel that is done and whose extent has chances;
   within 1e-9. */
probability_t chips_judgement_score(const struct chip_duel *duel, uint8_t player);

#endif
