#ifndef KOSTKA_SIM_REAL_TIME_H
#define KOSTKA_SIM_REAL_TIME_H

#include <stdint.h>

/* Keeps simulated time in step with real time, by sleeping between slices. */

struct real_time {
    double real;   /* seconds of the monotonic clock at the last step */
    double actual; /* simulated seconds per real second, smoothed */
    double owed;   /* real seconds that the simulation is ahead */
};

void real_time_start(struct real_time *real_time);

/* Call after a slice of simulated ticks. Sleeps as the speed asks (1 real time, 4 four times, 0 not
   at all). A simulation that falls behind makes up for 0.1 s at most. */
void real_time_step(struct real_time *real_time, uint64_t ticks, unsigned speed);

#endif
