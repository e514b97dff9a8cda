#include "machine/injection.h"

#include "models/boards/registers.h"
#include <simavr/sim_interrupts.h>

enum { LDS_MASK = 0xFE0F, LDS = 0x9000, RAM_BEGINS = 0x100 };

static unsigned word(const avr_t *avr, uint32_t address) {
    return avr->flash[address] | (unsigned)avr->flash[address + 1] << 8;
}

/* The data address that an LDS at `at` reads; 0 if another instruction is there. */
static unsigned loaded(const avr_t *avr, uint32_t at) {
    return at + 3 <= avr->flashend && (word(avr, at) & LDS_MASK) == LDS ? word(avr, at + 2) : 0;
}

void injection_between(const struct injection *injection, avr_t *avr, uint32_t at, uint32_t next) {
    unsigned low = loaded(avr, at);
    if (low == 0 || next != at + 4 || loaded(avr, next) != low + 1 || !avr->sreg[S_I] ||
        avr->interrupts.running_ptr != 0) {
        return;
    }
    if (low == REG_TCNT1L) {
        avr_raise_interrupt(avr, injection->watchdog);
    } else if (low >= RAM_BEGINS && avr->data[low] == 0xFF) {
        avr_raise_interrupt(avr, injection->tick);
    }
}
