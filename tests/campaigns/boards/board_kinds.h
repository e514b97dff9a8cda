#ifndef KOSTKA_CAMPAIGNS_BOARD_KINDS_H
#define KOSTKA_CAMPAIGNS_BOARD_KINDS_H

#include "campaigns/boards/game_rules.h"
#include "campaigns/boards/random_source.h"

/* Ten kinds of random boards. Every board can be played to the end, in at most 9,999 expected
   throws from any square. The boards that the console knows before the last line can be played to
   the end, too. */

enum { BOARD_KINDS = 10 };

struct board_kind {
    const char *name;
    bool near_goal; /* questions are asked from squares near the goal */
    void (*draw)(struct random_source *random, struct game_rules *rules);
    unsigned least_expected; /* throws from the start */
};

extern const struct board_kind board_kinds[BOARD_KINDS];

/* Draws a board of the kind. */
void board_draw(const struct board_kind *kind, struct random_source *random,
                struct game_rules *rules);

#endif
