#include "faults.h"

#include "ticks.h"
#include <simavr/sim_avr.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

void faults_start(struct faults *faults, const struct avr_t *avr) {
    memset(faults, 0, sizeof *faults);
    faults->avr = avr;
}

static bool is_of_bootloader(const struct avr_t *avr) {
    return avr && avr->reset_pc && avr->pc >= avr->reset_pc;
}

void faults_raise(struct faults *faults, const char *format, ...) {
    char what[160];
    char when[TICKS_TEXT_SIZE];
    va_list arguments;
    if (is_of_bootloader(faults->avr)) {
        return;
    }
    va_start(arguments, format);
    vsnprintf(what, sizeof what, format, arguments);
    va_end(arguments);
    snprintf(faults->last, sizeof faults->last, "%s at %s, PC 0x%04x", what,
             ticks_text(faults->avr ? faults->avr->cycle : 0, when),
             faults->avr ? (unsigned)faults->avr->pc : 0u);
    if (faults->count++ == 0) {
        memcpy(faults->first, faults->last, sizeof faults->first);
    }
}
