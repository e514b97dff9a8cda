#ifndef KOSTKA_GAMES_NIM_NIM_CHANCE_H
#define KOSTKA_GAMES_NIM_NIM_CHANCE_H

#include "core/number/fixed.h"
#include "games/nim/compound_search.h"
#include "games/nim/impartial.h"

/* The chance of a player to win a game of Nim and its kin as it stands, over or not, under the best
   play of both from there on: 0 or PROBABILITY_ONE. The search is only room to work in. At most
   60,000 cycles. */
probability_t nim_chance(struct compound_search *search, const struct impartial *game,
                         uint8_t player);

#endif
