#ifndef KOSTKA_SIM_BRIDGE_H
#define KOSTKA_SIM_BRIDGE_H

#include "machine/machine.h"
#include <stdbool.h>
#include <stddef.h>

/* The host's end of the serial line: standard input and output, or a pseudo-terminal. The serial
   line has no flow control. So a line that was typed ahead waits until the device has answered the
   one before it (with a line that begins with "ok" or "error:"), or has been silent for 5 s. */

struct bridge {
    struct machine *machine;
    int input, output;
    int hold;      /* the far end of a pty, held open so that the pty needs no listener; or -1 */
    bool ended;    /* end of input */
    bool waiting;  /* for the answer to a line */
    bool failed;   /* the output has been closed */
    uint64_t last; /* ticks of the last byte in either direction */
    char line[8];  /* the beginning of the line that is coming in */
    size_t line_length;
    unsigned char ahead[512]; /* bytes read, not yet fed */
    size_t ahead_count;
};

void bridge_stdio(struct bridge *bridge, struct machine *machine);

/* Opens a pty and writes its name; false if there is none. */
bool bridge_pty(struct bridge *bridge, struct machine *machine, char *name, size_t name_size);

/* Moves bytes in both directions; never waits. Call about once a simulated millisecond. */
void bridge_poll(struct bridge *bridge);

/* True if the output has been closed, or if the input has ended, no bytes or answers are pending,
   and no byte has moved for `quiet` ticks. */
bool bridge_done(const struct bridge *bridge, uint64_t quiet);

void bridge_close(struct bridge *bridge);

#endif
