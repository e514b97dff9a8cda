#ifndef KOSTKA_TESTS_BENCH_BENCH_MACHINE_H
#define KOSTKA_TESTS_BENCH_BENCH_MACHINE_H

#include <stdbool.h>
#include <stdint.h>

/* Runs an image on a simulated part and takes what it says through tests/bench/images/port.h. */

enum { MACHINE_VALUES = 512 };

struct measurement {
    uint64_t cycles; /* from begin to end */
    unsigned flash;  /* the whole image, in bytes */
    unsigned data;   /* static RAM */
    unsigned stack;  /* the deepest it has been, by what is left of the paint */
    unsigned count;  /* results */
    double value[MACHINE_VALUES];
};

/* False, and why is on stderr, when the image cannot be read, crashes, or does not end. */
bool machine_measure(const char *mcu, const char *path, struct measurement *measurement);

#endif
