#ifndef KOSTKA_SIM_MEASUREMENTS_H
#define KOSTKA_SIM_MEASUREMENTS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* Measurements: how long handlers run and the computer player decides (the firmware marks both, in
   GPIOR0 and GPIOR1, see hal/probe.h), and how deep the stack goes. Times are in ticks and include
   the interrupts that came in. */

enum { MEASUREMENTS_HANDLERS = 256 };

/* What the processor does: instructions, sleep in idle mode, power-down. */
enum measured_mode { MEASURED_AWAKE, MEASURED_IDLE, MEASURED_DOWN, MEASURED_MODES };

struct measured_handler {
    uint64_t calls, longest, when; /* when the longest began */
};

struct measurements {
    struct measured_handler handlers[MEASUREMENTS_HANDLERS];
    uint64_t modes[MEASURED_MODES]; /* since measurements_begin_modes */
    uint8_t running;
    uint64_t began;
    bool deciding;
    uint64_t deciding_since;
    uint64_t decisions, slowest_decision; /* since the last measurements_decision */
    uint16_t stack_top, stack_lowest;     /* RAMEND and the lowest stack pointer since the start */
};

void measurements_start(struct measurements *measurements, uint16_t stack_top);

/* The firmware marked a handler's start (its number) or end (0). */
void measurements_mark(struct measurements *measurements, uint8_t handler, uint64_t now);

/* The firmware marked the start of a decision, or its end. */
void measurements_decide(struct measurements *measurements, bool deciding, uint64_t now);

/* The longest decision since the last call, one still running included. `count`: how many ended. */
uint64_t measurements_decision(struct measurements *measurements, uint64_t now, uint64_t *count);

/* measurements_spend adds time spent in a mode; measurements_begin_modes sets all modes to 0. */
void measurements_spend(struct measurements *measurements, enum measured_mode mode, uint64_t time);
void measurements_begin_modes(struct measurements *measurements);

/* The device was reset: a running handler or decision does not count. */
void measurements_reset(struct measurements *measurements);

/* The handler that took longest, one still running included; 0 if none ever ran. */
uint8_t measurements_slowest(const struct measurements *measurements, uint64_t now,
                             uint64_t *longest);

/* Bytes of stack used at most. */
unsigned measurements_stack(const struct measurements *measurements);

/* Prints the table of handlers, and the stack. */
void measurements_report(const struct measurements *measurements, uint64_t now, FILE *output);

#endif
