#ifndef KOSTKA_SIM_POWER_DOWN_H
#define KOSTKA_SIM_POWER_DOWN_H

#include <simavr/sim_avr.h>
#include <stdbool.h>

/* Power-down (ATmega328P datasheet, section 10.5): all clocks but the watchdog's stand still, which
   simavr does not know. Whatever it or a model of ours would do at a certain cycle is put off for
   as long as that lasts, and its timers do not count. */

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

/* All that waits for a cycle stands still, but for what has this parameter. */
void standstill_begin(struct standstill *standstill, avr_t *avr, const void *runs_on);

/* It goes on from where it was. Nothing where nothing stands. */
void standstill_end(struct standstill *standstill, avr_t *avr);

#endif
