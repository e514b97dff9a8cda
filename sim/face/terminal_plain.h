#ifndef KOSTKA_SIM_TERMINAL_PLAIN_H
#define KOSTKA_SIM_TERMINAL_PLAIN_H

#include "face/face.h"
#include "face/request.h"

/* The plain face, for pipes and dumb terminals. */

void terminal_plain_open(bool ascii);
void terminal_plain_draw(const struct view *view, const struct face_status *status);
struct request terminal_plain_poll(void);

/* The request of a letter on the keyboard, the same in both faces. */
struct request terminal_plain_letter(int letter);

#endif
