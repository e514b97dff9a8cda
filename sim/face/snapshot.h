#ifndef KOSTKA_SIM_SNAPSHOT_H
#define KOSTKA_SIM_SNAPSHOT_H

#include "models/view.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* A picture of the device. */

enum { SNAPSHOT_TEXT_SIZE = 4096 };

/* The text picture, the form of the golden screens: the two LCD rows between bars, then one line
   each for the pips, the light and the tone, then the glyphs that are on the screen as 5x8 dots.
   Depends only on what is seen, not on the time. Returns the length, always below
   SNAPSHOT_TEXT_SIZE. */
size_t snapshot_text(const struct view *view, char text[SNAPSHOT_TEXT_SIZE]);

/* Writes a picture to a file; the ending .txt, .svg or .png decides the kind. False, with one line
   in message, when the ending is none of these or the file cannot be written. */
bool snapshot_write(const struct view *view, const char *path, char *message, size_t message_size);

#endif
