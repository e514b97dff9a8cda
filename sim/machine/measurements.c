#include "machine/measurements.h"

#include "ticks.h"
#include <string.h>

void measurements_start(struct measurements *measurements, uint16_t stack_top) {
    memset(measurements, 0, sizeof *measurements);
    measurements->stack_top = measurements->stack_lowest = stack_top;
}

static void finish(struct measurements *measurements, uint64_t now) {
    struct measured_handler *handler = &measurements->handlers[measurements->running];
    uint64_t took = now - measurements->began;
    handler->calls++;
    if (took > handler->longest) {
        handler->longest = took;
        handler->when = measurements->began;
    }
}

void measurements_mark(struct measurements *measurements, uint8_t handler, uint64_t now) {
    if (measurements->running) {
        finish(measurements, now);
    }
    measurements->running = handler;
    measurements->began = now;
}

void measurements_decide(struct measurements *measurements, bool deciding, uint64_t now) {
    uint64_t took = now - measurements->deciding_since;
    if (measurements->deciding && !deciding) {
        measurements->decisions++;
        if (took > measurements->slowest_decision) {
            measurements->slowest_decision = took;
        }
    } else if (deciding && !measurements->deciding) {
        measurements->deciding_since = now;
    }
    measurements->deciding = deciding;
}

uint64_t measurements_decision(struct measurements *measurements, uint64_t now, uint64_t *count) {
    uint64_t slowest = measurements->slowest_decision;
    if (measurements->deciding && now - measurements->deciding_since > slowest) {
        slowest = now - measurements->deciding_since;
    }
    *count = measurements->decisions;
    measurements->decisions = measurements->slowest_decision = 0;
    return slowest;
}

void measurements_spend(struct measurements *measurements, enum measured_mode mode, uint64_t time) {
    measurements->modes[mode] += time;
}

void measurements_begin_modes(struct measurements *measurements) {
    memset(measurements->modes, 0, sizeof measurements->modes);
}

void measurements_reset(struct measurements *measurements) {
    measurements->running = 0;
    measurements->deciding = false;
}

uint8_t measurements_slowest(const struct measurements *measurements, uint64_t now,
                             uint64_t *longest) {
    uint8_t slowest = measurements->running;
    *longest = measurements->running ? now - measurements->began : 0;
    for (unsigned i = 1; i < MEASUREMENTS_HANDLERS; i++) {
        if (measurements->handlers[i].longest > *longest) {
            *longest = measurements->handlers[i].longest;
            slowest = (uint8_t)i;
        }
    }
    return slowest;
}

unsigned measurements_stack(const struct measurements *measurements) {
    return (unsigned)(measurements->stack_top - measurements->stack_lowest);
}

void measurements_report(const struct measurements *measurements, uint64_t now, FILE *output) {
    char when[TICKS_TEXT_SIZE];
    fprintf(output, "handler      calls   longest us  at\n");
    for (unsigned i = 1; i < MEASUREMENTS_HANDLERS; i++) {
        const struct measured_handler *handler = &measurements->handlers[i];
        if (handler->calls) {
            fprintf(output, "%7u %10llu %12.1f  %s\n", i, (unsigned long long)handler->calls,
                    (double)handler->longest / TICKS_PER_MICROSECOND,
                    ticks_text(handler->when, when));
        }
    }
    fprintf(output, "stack %u bytes at most\n", measurements_stack(measurements));
    fprintf(output, "time %s, %llu cycles\n", ticks_text(now, when), (unsigned long long)now);
}
