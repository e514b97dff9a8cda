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

void real_time_start(struct real_time *real_time) {
    *real_time = (struct real_time){.real = real_seconds(), .actual = 1.0};
}

void real_time_step(struct real_time *real_time, uint64_t ticks, unsigned speed) {
    double simulated = (double)ticks / TICKS_HERTZ;
    double spent = real_seconds() - real_time->real;
    real_time->owed = speed ? real_time->owed + simulated / speed - spent : 0.0;
    if (real_time->owed < -MOST_BEHIND) {
        real_time->owed = -MOST_BEHIND;
    }
    double before = real_time->real + spent;
    if (real_time->owed > 0) {
        nap(real_time->owed);
    }
    double now = real_seconds();
    real_time->owed -= speed ? now - before : 0.0;
    double whole = now - real_time->real;
    if (whole > 0) {
        real_time->actual += SMOOTHING * (simulated / whole - real_time->actual);
    }
    real_time->real = now;
}
