#include "machine/power_down.h"

#include <simavr/avr_timer.h>
#include <string.h>

/* Keeps simavr's order: the timers that are due soonest come first. */
void standstill_begin(struct standstill *standstill, avr_t *avr, const void *runs_on) {
    standstill->stands = true;
    standstill->since = avr->cycle;
    standstill->count = 0;
    for (const avr_cycle_timer_slot_t *slot = avr->cycle_timers.timer; slot; slot = slot->next) {
        if (slot->param != runs_on && standstill->count < STANDSTILL_TIMERS) {
            avr_cycle_count_t left = slot->when > avr->cycle ? slot->when - avr->cycle : 0;
            standstill->timers[standstill->count++] =
                (struct standstill_timer){slot->timer, slot->param, left};
        }
    }
    for (unsigned i = 0; i < standstill->count; i++) {
        avr_cycle_timer_cancel(avr, standstill->timers[i].call, standstill->timers[i].parameter);
    }
}

/* simavr's timers compute their count from the cycle at which the count was 0. */
static void delay_counts(avr_t *avr, uint64_t stood) {
    for (avr_io_t *io = avr->io_port; io; io = io->next) {
        if (strcmp(io->kind, "timer") == 0) {
            ((avr_timer_t *)io)->tov_base += stood;
        }
    }
}

void standstill_end(struct standstill *standstill, avr_t *avr) {
    if (!standstill->stands) {
        return;
    }
    standstill->stands = false;
    delay_counts(avr, avr->cycle - standstill->since);
    for (unsigned i = 0; i < standstill->count; i++) {
        const struct standstill_timer *timer = &standstill->timers[i];
        avr_cycle_timer_register(avr, timer->left, timer->call, timer->parameter);
    }
}
