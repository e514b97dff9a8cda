#include "machine/handler_times.h"

#include "ticks.h"
#include <string.h>

void probe_start(struct probe *probe, uint16_t stack_top) {
    memset(probe, 0, sizeof *probe);
    probe->stack_top = probe->stack_lowest = stack_top;
}

static void finish(struct probe *probe, uint64_t now) {
    struct probe_handler *handler = &probe->handlers[probe->running];
    uint64_t took = now - probe->began;
    handler->calls++;
    if (took > handler->longest) {
        handler->longest = took;
        handler->when = probe->began;
    }
}

void probe_mark(struct probe *probe, uint8_t handler, uint64_t now) {
    if (probe->running) {
        finish(probe, now);
    }
    probe->running = handler;
    probe->began = now;
}

void probe_reset(struct probe *probe) {
    probe->running = 0;
}

uint8_t probe_slowest(const struct probe *probe, uint64_t now, uint64_t *longest) {
    uint8_t slowest = probe->running;
    *longest = probe->running ? now - probe->began : 0;
    for (unsigned i = 1; i < PROBE_HANDLERS; i++) {
        if (probe->handlers[i].longest > *longest) {
            *longest = probe->handlers[i].longest;
            slowest = (uint8_t)i;
        }
    }
    return slowest;
}

unsigned probe_stack(const struct probe *probe) {
    return (unsigned)(probe->stack_top - probe->stack_lowest);
}

void probe_report(const struct probe *probe, uint64_t now, FILE *output) {
    char when[TICKS_TEXT_SIZE];
    fprintf(output, "handler      calls   longest us  at\n");
    for (unsigned i = 1; i < PROBE_HANDLERS; i++) {
        const struct probe_handler *handler = &probe->handlers[i];
        if (handler->calls) {
            fprintf(output, "%7u %10llu %12.1f  %s\n", i, (unsigned long long)handler->calls,
                    (double)handler->longest / TICKS_PER_MICROSECOND,
                    ticks_text(handler->when, when));
        }
    }
    fprintf(output, "stack %u bytes at most\n", probe_stack(probe));
    fprintf(output, "time %s, %llu cycles\n", ticks_text(now, when), (unsigned long long)now);
}
