#ifndef KOSTKA_UI_SNAKES_SNAKES_TOKEN_H
#define KOSTKA_UI_SNAKES_SNAKES_TOKEN_H

#include "core/chain/absorption.h"
#include "core/chain/finish_times.h"
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

/* What the pages start with. */
void snakes_start_absorption(struct absorption *absorption, enum snakes_page page, uint8_t number);
void snakes_start_times(struct finish_times *times);

uint8_t snakes_step_absorption(struct absorption *absorption, enum snakes_page page);
uint8_t snakes_step_finish(struct finish_distribution *finish, enum snakes_page page);
uint8_t snakes_step_times(struct finish_times *times);
uint8_t snakes_step_survival(struct survival *survival);
uint8_t snakes_step_token(struct token_distribution *token); /* the two likeliest squares */

#endif
