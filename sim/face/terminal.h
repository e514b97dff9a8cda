#ifndef KOSTKA_SIM_TERMINAL_H
#define KOSTKA_SIM_TERMINAL_H

#include "models/view.h"
#include <stdbool.h>

/* The terminal face: the device drawn with ncurses, keys on arrows, Enter and Esc. Where standard
   output is no terminal, or TERM is dumb or unset, plain lines instead: the two LCD rows printed
   whenever they change, keys read from standard input as the letters r u d l s. NO_COLOR is
   honoured. */

enum terminal_action {
    TERMINAL_NONE,
    TERMINAL_KEY,       /* a device key went down: see key */
    TERMINAL_PAUSE,     /* toggle */
    TERMINAL_SPEED,     /* next of 1x, 4x, full */
    TERMINAL_RESET,     /* the reset button */
    TERMINAL_POWER_CUT, /* power off and on again */
    TERMINAL_SNAPSHOT,  /* write a picture */
    TERMINAL_QUIT
};

struct terminal_event {
    enum terminal_action action;
    enum view_key key;
    bool hold; /* the shifted or capital form: hold the key for a second */
};

struct terminal_status {
    bool paused;
    unsigned speed;      /* 1, 4, or 0 for full speed */
    double actual_speed; /* simulated seconds per real second */
    const char *notice;  /* one line to show, or NULL */
};

void terminal_open(void);

/* Redraws if anything changed; call about 30 times a second. */
void terminal_draw(const struct view *view, const struct terminal_status *status);

/* The next thing the user asked for, without waiting. A key press arrives as one event: a terminal
   knows no key-up, so the caller holds the key for about 120 ms (1 s with hold). End of input on
   a plain terminal is TERMINAL_QUIT. */
struct terminal_event terminal_poll(void);

/* Restores the terminal; safe to call twice. */
void terminal_close(void);

#endif
