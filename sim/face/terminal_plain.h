#ifndef KOSTKA_SIM_TERMINAL_PLAIN_H
#define KOSTKA_SIM_TERMINAL_PLAIN_H

#include "face/terminal.h"

/* The plain face, for pipes and dumb terminals. */

void terminal_plain_open(bool ascii);
void terminal_plain_draw(const struct view *view, const struct terminal_status *status);
struct terminal_event terminal_plain_poll(void);

/* What a character on the keyboard stands for, the same in both faces. */
struct terminal_event terminal_letter(int letter);

#endif
