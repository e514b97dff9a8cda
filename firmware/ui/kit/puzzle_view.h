#ifndef KOSTKA_UI_KIT_PUZZLE_VIEW_H
#define KOSTKA_UI_KIT_PUZZLE_VIEW_H

#include "core/puzzle/puzzle.h"
#include "device/workspace.h"

/* How the puzzles of a game look, for the one screen that serves all of them. `puzzle` is the
   struct that the kind has made. */
struct puzzle_view {
    const FLASH struct puzzle_kind *kind;
    const FLASH char *question; /* what is asked, for the help */

    /* Row 0: the position, and in it the choice at which the player is, if that is to be seen
       there; PUZZLE_CHOICES: none. */
    void (*draw_position)(const void *puzzle, uint8_t choice);

    /* Row 1, at whose start the cursor is: what else belongs to the position. */
    void (*draw_setting)(const void *puzzle);

    /* At the cursor, in 9 characters at most: a choice. */
    void (*draw_choice)(const void *puzzle, uint8_t choice);
};

#endif
