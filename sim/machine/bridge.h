#ifndef KOSTKA_SIM_BRIDGE_H
#define KOSTKA_SIM_BRIDGE_H

#include "machine/machine.h"
#include <stdbool.h>
#include <stddef.h>

/* The serial line's other end: standard input and output, or a pseudo-terminal. As the line has no
   flow control, a line typed ahead waits until the device has answered the one before it (with a
   line that begins with "ok" or "error:") or has been silent for 5 s. */

struct bridge {
    struct machine *machine;
    int input, output;
    int hold;      /* keeps a pty's far end open, so that nobody listening is no error; or -1 */
    bool ended;    /* end of input */
    bool waiting;  /* for the answer to a line */
    bool failed;   /* the output is gone */
    uint64_t last; /* ticks of the last byte in either direction */
    char line[8];  /* the beginning of the line that is coming in */
    size_t line_length;
    unsigned char ahead[512]; /* read, not yet fed */
    size_t ahead_count;
};

void bridge_stdio(struct bridge *bridge, struct machine *machine);

/* Opens a pty and names it in name; false when there is none to be had. */
bool bridge_pty(struct bridge *bridge, struct machine *machine, char *name, size_t name_size);

/* Moves what has come; never waits. Call about once a simulated millisecond. */
void bridge_poll(struct bridge *bridge);

/* True when the input has ended, all of it has been answered, and nothing has come for so long. */
bool bridge_done(const struct bridge *bridge, uint64_t quiet);

void bridge_close(struct bridge *bridge);

#endif
