#ifndef KOSTKA_UI_KIT_SCREENS_H
#define KOSTKA_UI_KIT_SCREENS_H

#include "core/number/flash.h"
#include "ui/kit/keys.h"
#include <stdbool.h>
#include <stdint.h>

/* The screens and who is in front. Those in use lie on a small stack, and only the top one is seen,
   ticked and given keys.

   Keys mean the same everywhere: up and down move, select does, left goes back, right explains; in
   the main menu right leads to the setup of a game.
   The framework keeps right (help) and, after a minute without a key, the attract mode to itself.
 */
struct screen {
    const FLASH char *help; /* a sentence, or NULL: see screens_explain */
    void (*enter)(void);    /* came to the front, from below or from above; may be NULL */
    void (*key)(struct key_event event); /* see takes_right */
    void (*tick)(uint16_t now);          /* every pass of the loop, milliseconds; may be NULL */
    void (*draw)(void);                  /* fills the picture, which is empty; when asked for */
    bool takes_right; /* gets the right key itself; its sentence is shown already */
    bool stays;       /* no attract mode comes over it */
};

/* The screens that the framework itself opens. */
struct screens_of_framework {
    const FLASH struct screen *first;     /* at power-on */
    const FLASH struct screen *help;      /* shows screens_sentence */
    const FLASH struct screen *attract;   /* a minute after the last key; NULL: none */
    void (*const FLASH *self_test)(void); /* is called when up is held at power-on; NULL: none */
};

/* Puts the first in front. Call once at start. */
void screens_start(const FLASH struct screens_of_framework *screens);

/* Puts a screen in front. The stack holds 6; a push onto a full stack is ignored. */
void screens_push(const FLASH struct screen *screen);

/* Back to the one below; the last one stays. */
void screens_pop(void);

/* Back to the undermost. */
void screens_home(void);

/* Puts a screen in the place of the one in front. */
void screens_replace(const FLASH struct screen *screen);

/* No attract mode for another minute: something is being computed that is waited for. */
void screens_stay_awake(uint16_t now);

/* Asks for draw() after the current handler. */
void screens_redraw(void);

/* Something is being computed: asks for the next tick at once, without a sleep before it. */
void screens_hurry(void);

/* True once every period (milliseconds): the beats of the screen in front; its first may come
 * early.
 */
bool screens_beat(uint16_t now, uint8_t period);

/* Another sentence than the screen's own to be shown by the next help key, until a screen comes to
   the front, and the title of what it explains: at most 15 characters are seen, NULL if it has
   none. Where there is no sentence the screen gets the right key itself. */
void screens_explain(const FLASH char *title, const FLASH char *sentence);

/* What the help screen shows (for the help screen). */
const FLASH char *screens_title(void);
const FLASH char *screens_sentence(void);

/* One pass: at most one key event, a tick, a redraw if asked for. Marks on the probe which handler
   runs: enter 1, key 2, tick 3, draw 4. Every handler returns within 5 ms. Answers whether one of
   them called screens_hurry. */
bool screens_step(uint16_t now, bool has_event, struct key_event event);

#endif
