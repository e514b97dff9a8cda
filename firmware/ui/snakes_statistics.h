#ifndef KOSTKA_UI_SNAKES_STATISTICS_H
#define KOSTKA_UI_SNAKES_STATISTICS_H

#include "core/flash.h"
#include "core/workspace.h"
#include <stdbool.h>
#include <stdint.h>

/* What the pages of snakes and ladders compute and draw, a row of a table each. All are about the
   token of the player who throws next. */

enum snakes_number { SNAKES_NO_NUMBER, SNAKES_THROWS, SNAKES_SQUARE, SNAKES_NUMBERS };

struct snakes_statistic {
    void (*start)(union workspace *workspace);
    /* A slice of at most 5 ms; true when the result is there. */
    bool (*step)(union workspace *workspace);
    void (*draw)(void);       /* for what is no text */
    const FLASH char *layout; /* otherwise: the text, with codes for the results */
    const FLASH char *help;
    uint8_t number; /* enum snakes_number: what the user may change on it */
};

extern const FLASH struct snakes_statistic snakes_statistics[];

/* The numbers that the user changes, by enum snakes_number. */
extern uint8_t snakes_numbers[SNAKES_NUMBERS];

/* How much of the computation is done, of 255; set by the steps. */
extern uint8_t snakes_progress;

/* Draws a page whose result is there. */
void snakes_statistics_draw(uint8_t page);

/* Each player's chance to win (one player: expected throws) in the second row. */
void snakes_draw_odds(void);

#endif
