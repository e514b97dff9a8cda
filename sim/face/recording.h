#ifndef KOSTKA_SIM_RECORDING_H
#define KOSTKA_SIM_RECORDING_H

#include "models/view.h"
#include <stdbool.h>
#include <stdio.h>

/* An asciicast v2 recording of the terminal face (80x24), stamped with simulated time. */

struct recording;

/* Starts a recording; NULL, with errno set, when the file cannot be written. */
struct recording *recording_open(const char *path);

/* Adds a frame if it differs from the last one. */
void recording_frame(struct recording *recording, const struct view *view);

/* Finishes the file; false when something could not be written. */
bool recording_close(struct recording *recording);

#endif
