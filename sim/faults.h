#ifndef KOSTKA_SIM_FAULTS_H
#define KOSTKA_SIM_FAULTS_H

#include <stdint.h>

struct avr_t;

/* Breaches of the device's rules, as the models find them. */

enum { FAULTS_TEXT_SIZE = 256 };

struct faults {
    const struct avr_t *avr; /* for the time and the program counter; may be NULL */
    unsigned count;
    char first[FAULTS_TEXT_SIZE]; /* what, when and where, one line */
    char last[FAULTS_TEXT_SIZE];
};

void faults_start(struct faults *faults, const struct avr_t *avr);

/* Records a breach; the text gets the simulated time and the PC (a byte address) appended. Does
   nothing while a bootloader runs: that code is not ours. */
void faults_raise(struct faults *faults, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
