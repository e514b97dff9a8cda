#ifndef KOSTKA_UI_SNAKES_SNAKES_TOKEN_H
#define KOSTKA_UI_SNAKES_SNAKES_TOKEN_H

#include "core/chain/absorption.h"
#include "core/chain/finish_distribution.h"
#include "core/chain/survival.h"
#include "ui/snakes/snakes_statistics.h"

/* The token of snakes and ladders that the pages are about, and a slice of each of the computations
   about it, into results: enum page_progress. */

/* The token that is asked about: of two the one that is chosen, or the one that is not home. */
uint8_t snakes_token(void);

/* Of two tokens, the one that the player would move. */
extern uint8_t snakes_choice;

/* Where that token stands. */
uint8_t snakes_square(void);

/* One result a slice, once the equations are solved. */
uint8_t snakes_step_absorption(struct absorption *absorption, enum snakes_page page,
                               uint8_t number);

uint8_t snakes_step_duration(struct finish_times *duration, enum snakes_page page, uint8_t number);

/* Of the place in a tail, the two likeliest squares; of the tail itself, its ratio. */
uint8_t snakes_step_place(struct survival *tail, enum snakes_page page, uint8_t number);

#endif
