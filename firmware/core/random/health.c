#include "core/random/health.h"

void health_start(struct health *h) {
    h->run = 0;
    h->seen = 0;
}

static bool repetition_ok(struct health *h, uint8_t sample) {
    if (h->run == 0 || sample != h->last) {
        h->last = sample;
        h->run = 0;
    }
    h->run++;
    return h->run < HEALTH_REPETITIONS;
}

static bool proportion_ok(struct health *h, uint8_t sample) {
    if (h->seen == 0 || h->seen == HEALTH_WINDOW) {
        h->first = sample;
        h->seen = 0;
        h->equal = 0;
    }
    h->seen++;
    if (sample == h->first) {
        h->equal++;
    }
    return h->equal < HEALTH_PROPORTION;
}

bool health_accept(struct health *h, uint8_t sample) {
    bool repetition = repetition_ok(h, sample);
    bool proportion = proportion_ok(h, sample);

    return repetition && proportion;
}
