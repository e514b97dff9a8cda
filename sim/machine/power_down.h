#ifndef KOSTKA_SIM_POWER_DOWN_H
#define KOSTKA_SIM_POWER_DOWN_H

#include <simavr/sim_avr.h>
#include <stdbool.h>

/* Power-down (ATmega328P datasheet, section 10.5): all clocks but the watchdog's stand still, which
   simavr does not simulate. Here all cycle timers, simavr's and those of the models, are delayed by
   the time of the standstill, and simavr's timers do not count. */

enum { STANDSTILL_TIMERS = MAX_CYCLE_TIMERS };

struct standstill {
    bool stands;
    uint64_t since;
    struct standstill_timer {
        avr_cycle_timer_t call;
        void *parameter;
        avr_cycle_count_t left; /* cycles */
    } timers[STANDSTILL_TIMERS];
    unsigned count;
};

/* Stops all cycle timers but those with the parameter `runs_on`. */
void standstill_begin(struct standstill *standstill, avr_t *avr, const void *runs_on);

/* Lets the stopped timers run on with the cycles they had left. Does nothing without standstill. */
void standstill_end(struct standstill *standstill, avr_t *avr);

#endif
