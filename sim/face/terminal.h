#ifndef KOSTKA_SIM_TERMINAL_H
#define KOSTKA_SIM_TERMINAL_H

#include "face/face.h"
#include "face/request.h"
#include "models/view.h"

/* The terminal face: the device drawn with ncurses, keys on arrows, Enter and Esc. If standard
   input or output is no terminal, or TERM is dumb or unset, it prints plain lines instead: the two
   LCD rows whenever they change, with keys read from standard input as the letters r u d l s.
   NO_COLOR is honoured. */

void terminal_open(void);

/* Redraws if anything changed; call about 30 times a second. */
void terminal_draw(const struct view *view, const struct face_status *status);

/* The next request of the user, without waiting. A key press arrives as one request: a terminal
   reports no key-up, so the caller holds the key for about 120 ms (1 s with hold). A mouse
   button on a drawn key is a request when it goes down and another when it comes up. End of
   input on a plain terminal is REQUEST_QUIT. */
struct request terminal_poll(void);

/* Restores the terminal; safe to call twice. */
void terminal_close(void);

#endif
