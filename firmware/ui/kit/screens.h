#ifndef KOSTKA_UI_KIT_SCREENS_H
#define KOSTKA_UI_KIT_SCREENS_H

#include "core/number/flash.h"
#include "ui/kit/keys.h"
#include <stdbool.h>
#include <stdint.h>

/* The stack of screens. Only the top screen is shown, ticked and given keys.

   Keys mean the same everywhere: up and down move, select does, left goes back, right explains; in
   the main menu right leads to the setup of a game. The framework itself handles right (help) and
   opens the attract mode after a minute without a key. */
struct screen {
    const FLASH char *help; /* a sentence, or NULL: see screens_explain */
    void (*enter)(void);    /* it came to the front, from below or above; may be NULL */
    void (*key)(struct key_event event); /* see takes_right */
    void (*tick)(uint16_t now);          /* every pass of the loop, milliseconds; may be NULL */
    void (*draw)(void);                  /* fills the picture, which is empty, when asked for */
    bool takes_right;                    /* handles right itself, in place of the help */
    bool stays;                          /* the attract mode does not come over it */
};

/* The screens that the framework itself opens. */
struct screens_of_framework {
    const FLASH struct screen *first;     /* at power-on */
    const FLASH struct screen *help;      /* shows screens_sentence */
    const FLASH struct screen *attract;   /* a minute after the last key; NULL: none */
    void (*const FLASH *self_test)(void); /* called when up is held at power-on; NULL: none */
};

/* Puts the first screen in front. Call once at start. */
void screens_start(const FLASH struct screens_of_framework *screens);

/* Puts a screen in front. The stack holds 6; a push onto a full stack is ignored. */
void screens_push(const FLASH struct screen *screen);

/* Goes back to the screen below; the last one stays. */
void screens_pop(void);

/* Goes back to the bottom screen. */
void screens_home(void);

/* Replaces the screen in front. */
void screens_replace(const FLASH struct screen *screen);

/* Puts off the attract mode for another minute. */
void screens_stay_awake(uint16_t now);

/* Asks for draw() after the current handler. */
void screens_redraw(void);

/* Asks for the next tick at once, without a sleep before it, because a computation is running. */
void screens_hurry(void);

/* True once every period (milliseconds), for the screen in front. Its first beat may come early. */
bool screens_beat(uint16_t now, uint8_t period);

/* Sets the sentence that the next help key shows instead of the screen's own, until a screen comes
   to the front, and its title: at most 15 characters are shown, NULL if it has none. If the
   sentence is NULL, the screen gets the right key itself. */
void screens_explain(const FLASH char *title, const FLASH char *sentence);

/* Title and sentence for the help screen. */
const FLASH char *screens_title(void);
const FLASH char *screens_sentence(void);

/* One pass: at most one key event, a tick, a redraw if asked for. Marks on the probe which handler
   runs: enter 1, key 2, tick 3, draw 4. Every handler returns within 5 ms. True if one of them
   called screens_hurry. */
bool screens_step(uint16_t now, bool has_event, struct key_event event);

#endif
