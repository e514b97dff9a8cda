#include "core/random/health.h"

#include "core/number/flash.h"
#include <string.h>

void health_start(struct health *h) {
    memset(h, 0, sizeof *h);
}

static OUT_OF_LINE bool row_ok(struct health_row *row, uint8_t value, bool repeats) {
    if (row->run == 0) {
        row->first = value;
    }
    row->run = repeats ? row->run + 1 : 1;
    if (value == row->first) {
        row->equal++;
    }
    return row->run < HEALTH_REPETITIONS && row->equal < HEALTH_PROPORTION;
}

/* Compares a difference with the `count` before it, at most HEALTH_LAGS; then it replaces the
   oldest of them. */
static bool lags_ok(struct health *h, uint8_t difference, uint8_t count) {
    bool ok = true;

    for (uint8_t lag = 0; lag < HEALTH_LAGS && lag < count; lag++) {
        if ((uint8_t)(difference - h->before[lag] + 1) <= 2 &&
            ++h->near[lag] == HEALTH_PROPORTION) {
            ok = false;
        }
    }
    memmove(&h->before[1], &h->before[0], HEALTH_LAGS - 1);
    h->before[0] = difference;
    return ok;
}

/* The first sample has no difference, and the first difference has no change. */
bool health_accept(struct health *h, uint8_t sample) {
    uint8_t difference = (uint8_t)(sample - h->sample);
    uint8_t change = (uint8_t)(difference - h->before[0]);
    uint8_t changed_before = (uint8_t)(h->before[0] - h->before[1]);
    bool ok = true;

    if (h->seen == HEALTH_WINDOW) {
        health_start(h);
    }
    if (h->seen >= 2) {
        ok = row_ok(&h->row[1], change, h->seen > 2 && change == changed_before);
    }
    if (h->seen >= 1) {
        ok &= row_ok(&h->row[0], difference, h->seen > 1 && change == 0);
        ok &= lags_ok(h, difference, h->seen - 1);
    }
    h->seen++;
    h->sample = sample;
    return ok;
}
