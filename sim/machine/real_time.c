#include "machine/real_time.h"

#include "ticks.h"
#include <time.h>

static const double SMOOTHING = 0.1, MOST_BEHIND = 0.1;

static double real_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static void nap(double seconds) {
    struct timespec length = {(time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)};
    nanosleep(&length, NULL);
}

void pace_start(struct pace *pace) {
    *pace = (struct pace){.real = real_seconds(), .actual = 1.0};
}

void pace_step(struct pace *pace, uint64_t ticks, unsigned speed) {
    double simulated = (double)ticks / TICKS_HERTZ;
    double spent = real_seconds() - pace->real;
    pace->owed = speed ? pace->owed + simulated / speed - spent : 0.0;
    if (pace->owed < -MOST_BEHIND) {
        pace->owed = -MOST_BEHIND;
    }
    double before = pace->real + spent;
    if (pace->owed > 0) {
        nap(pace->owed);
    }
    double now = real_seconds();
    pace->owed -= speed ? now - before : 0.0;
    double whole = now - pace->real;
    if (whole > 0) {
        pace->actual += SMOOTHING * (simulated / whole - pace->actual);
    }
    pace->real = now;
}
