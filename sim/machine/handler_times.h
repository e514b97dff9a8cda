#ifndef KOSTKA_SIM_HANDLER_TIMES_H
#define KOSTKA_SIM_HANDLER_TIMES_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* Measurements: how long handlers run (the firmware marks them in GPIOR0, see hal/probe.h) and how
   deep the stack goes. Times are in ticks; a handler's time includes interrupts that came in. */

enum { PROBE_HANDLERS = 256 };

struct probe_handler {
    uint64_t calls, longest, when; /* when the longest began */
};

struct probe {
    struct probe_handler handlers[PROBE_HANDLERS];
    uint8_t running;
    uint64_t began;
    uint16_t stack_top, stack_lowest; /* RAMEND and the lowest stack pointer since the start */
};

void probe_start(struct probe *probe, uint16_t stack_top);

/* The firmware marked a handler's start (its number) or end (0). */
void probe_mark(struct probe *probe, uint8_t handler, uint64_t now);

/* The device was reset: what was running did not end. */
void probe_reset(struct probe *probe);

/* The handler that took longest, one still running included; 0 if none ever ran. */
uint8_t probe_slowest(const struct probe *probe, uint64_t now, uint64_t *longest);

/* Bytes of stack used at most. */
unsigned probe_stack(const struct probe *probe);

/* Prints the table of handlers, and the stack. */
void probe_report(const struct probe *probe, uint64_t now, FILE *output);

#endif
