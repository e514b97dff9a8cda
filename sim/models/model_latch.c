#include "models/model_latch.h"

#include "models/boards/registers.h"
#include <string.h>

enum { WAVEFORM_A = 0x03 };                                   /* of TCCR1A */
enum { WAVEFORM_B = 0x18, CLOCK = 0x07, EVERY_CYCLE = 0x01 }; /* of TCCR1B */

static uint8_t read_low(avr_t *avr, avr_io_addr_t address, void *parameter) {
    struct latch *latch = parameter;
    bool is_plain = (avr->data[REG_TCCR1B] & (WAVEFORM_B | CLOCK)) == EVERY_CYCLE &&
                    !(avr->data[REG_TCCR1A] & WAVEFORM_A);
    if (!is_plain && !latch->wrong) {
        latch->wrong = true;
        faults_raise(latch->faults,
                     "timer 1 does not count every cycle, to the end: noise is lost");
    }
    latch->depth = avr->interrupts.running_ptr;
    latch->full = true;
    return latch->read_low ? latch->read_low(avr, address, latch->parameter) : avr->data[address];
}

static uint8_t read_high(avr_t *avr, avr_io_addr_t address, void *parameter) {
    struct latch *latch = parameter;
    if (!latch->full) {
        faults_raise(latch->faults, "timer 1: the high byte is read before the low one");
    } else if (latch->depth != avr->interrupts.running_ptr) {
        faults_raise(latch->faults, "timer 1: an interrupt has read it between its two bytes");
    }
    latch->full = false;
    return avr->data[address];
}

void latch_start(struct latch *latch, avr_t *avr, struct faults *faults) {
    unsigned low = AVR_DATA_TO_IO(REG_TCNT1L), high = AVR_DATA_TO_IO(REG_TCNT1H);
    memset(latch, 0, sizeof *latch);
    latch->avr = avr;
    latch->faults = faults;
    latch->read_low = avr->io[low].r.c;
    latch->parameter = avr->io[low].r.param;
    avr->io[low].r.c = read_low;
    avr->io[low].r.param = latch;
    avr->io[high].r.c = read_high;
    avr->io[high].r.param = latch;
}
