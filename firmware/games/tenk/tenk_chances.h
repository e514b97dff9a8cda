#ifndef KOSTKA_GAMES_TENK_TENK_CHANCES_H
#define KOSTKA_GAMES_TENK_TENK_CHANCES_H

#include "games/tenk/tenk.h"
#include "games/tenk/turn.h"

/* The chance of the player whose turn it is to win, against the strongest of the others, as if the
   two were alone and the game ended with the first at the goal; in a last turn, to get past it. The
   rest of the turn is solved (games/tenk/turn.h), what comes after it is looked up
   (games/tenk/win_table.h). Chances have 16 bits after the point; how far off they can be
   tenk_chance_error says (games/tenk/tenk_worth.h). */

struct tenk_chances {
    uint16_t mine;   /* steps that the player has banked */
    uint16_t theirs; /* and the strongest of the others */
    uint16_t beyond; /* steps of the stake that are beyond what is looked at closely */
    bool begun;      /* the turn has been given what it is worth to have banked */
    struct turn turn;
};

/* Begins for the game and the stake as it is. */
void tenk_chances_start(struct tenk_chances *chances, const struct tenk *game);

/* Whether what has been begun is good for the game, too: it is for all of a turn, while at most
   3000 points are at stake. They must have been started, and nobody else has used the memory. */
bool tenk_chances_hold(const struct tenk_chances *chances, const struct tenk *game);

/* At most 80,000 cycles; a turn takes 3 million. */
enum progress tenk_chances_step(struct tenk_chances *chances);

/* 0..255: how far they have come. */
uint8_t tenk_chances_done(const struct tenk_chances *chances);

/* With a stake for which they hold: the chance when so many steps more, 0..80, are set aside and
   0..5 dice are left, or TURN_BANKED; and when 1..6 dice are about to be thrown. */
uint16_t tenk_chances_aside(const struct tenk_chances *chances, uint16_t stake, uint8_t steps,
                            uint8_t left);
uint16_t tenk_chances_throw(struct tenk_chances *chances, uint16_t stake, uint8_t dice);

/* When the turn is lost. */
uint16_t tenk_chances_lost(const struct tenk_chances *chances);

#endif
