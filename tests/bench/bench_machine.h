#ifndef KOSTKA_TESTS_BENCH_BENCH_MACHINE_H
#define KOSTKA_TESTS_BENCH_BENCH_MACHINE_H

#include <stdbool.h>
#include <stdint.h>

/* Runs an image on a simulated part and takes its results through tests/bench/images/port.h. */

enum { MACHINE_VALUES = 512 };

struct measurement {
    uint64_t cycles; /* from begin to end */
    unsigned flash;  /* the whole image, in bytes */
    unsigned data;   /* static RAM */
    unsigned stack;  /* its greatest depth, by the paint that is left */
    unsigned count;  /* results */
    double value[MACHINE_VALUES];
};

/* False: the image cannot be read, crashes, or does not end; the reason is on stderr. */
bool machine_measure(const char *mcu, const char *path, struct measurement *measurement);

#endif
