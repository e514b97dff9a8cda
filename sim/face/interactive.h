#ifndef KOSTKA_SIM_INTERACTIVE_H
#define KOSTKA_SIM_INTERACTIVE_H

#include "face/recording.h"
#include "machine/bridge.h"
#include "machine/machine.h"
#include <stdbool.h>

/* The loop behind the terminal face. */

struct interactive_settings {
    bool full_speed;
    const char *snapshot;        /* file of the snapshot key; NULL: kostka.png */
    struct recording *recording; /* or NULL */
    struct bridge *bridge;       /* or NULL */
    const char *notice;          /* shown at first, or NULL */
};

/* Runs until the user quits. */
void interactive_run(struct machine *machine, const struct interactive_settings *settings);

#endif
