#ifndef KOSTKA_UI_KIT_SCREENS_H
#define KOSTKA_UI_KIT_SCREENS_H

#include "core/number/flash.h"
#include "ui/kit/keys.h"
#include <stdbool.h>
#include <stdint.h>

/* The screens and who is in front. A screen is four functions and a help sentence in a table in
   flash; those in use lie on a small stack, and only the top one is seen, ticked and given keys.

   Keys mean the same everywhere: up and down move, select does, left goes back, right explains.
   The framework keeps right (help) and, after a minute without a key, the attract mode to itself.
 */

/* Those that a menu opens are in the order of its lines. */
enum screen_name {
    SCREEN_SPLASH,
    SCREEN_MENU,
    SCREEN_LAB,
    SCREEN_SETTINGS,
    SCREEN_LAB_THROW,
    SCREEN_LAB_ODDS,
    SCREEN_LAB_SUM,
    SCREEN_LAB_FAIR,
    SCREEN_CALIBRATION,
    SCREEN_RECORD,
    SCREEN_SETUP,
    SCREEN_PLAY,
    SCREEN_EDITOR,
    /* These two show a sentence, and get the right key themselves. */
    SCREEN_ATTRACT,
    SCREEN_HELP,
    SCREENS_COUNT
};

struct screen {
    void (*enter)(void); /* came to the front: from below (push) or above (pop) */
    void (*key)(struct key_event event);
    void (*tick)(uint16_t now); /* every pass of the loop, now in milliseconds; at most 5 ms */
    void (*draw)(void);     /* fills the picture, which is empty; called when it was asked for */
    const FLASH char *help; /* one sentence, or NULL: see screens_explain */
};

/* Puts a screen in front. The stack holds 6; a push onto a full stack is ignored. */
void screens_push(enum screen_name name);

/* Back to the one below; the last one stays. */
void screens_pop(void);

/* Puts a screen in the place of the one in front. */
void screens_replace(enum screen_name name);

/* No attract mode for another minute: something is being computed that is waited for. */
void screens_stay_awake(uint16_t now);

/* Asks for draw() after the current handler. */
void screens_redraw(void);

/* Another sentence than the screen's own to be shown by the next help key, until a screen comes to
   the front. Where there is none at all the screen gets the right key itself. */
void screens_explain(const FLASH char *sentence);

/* One pass: at most one key event, a tick, a redraw if asked for. Marks every handler on the
   probe as 4 * name + 1 (enter), + 2 (key), + 3 (tick), + 4 (draw). */
void screens_step(uint16_t now, bool has_event, struct key_event event);

/* The sentence that the help screen shows (for the help screen). */
const FLASH char *screens_sentence(void);

extern const FLASH struct screen *const FLASH screen_table[SCREENS_COUNT];

#endif
