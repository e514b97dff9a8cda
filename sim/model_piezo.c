#include "model_piezo.h"

#include "registers.h"
#include "ticks.h"
#include <string.h>

enum { SILENCE = 20 * TICKS_PER_MILLISECOND };

/* TCCR2A: COM2B = 1 toggles OC2B, WGM = 2 is CTC (WGM22 is in TCCR2B). */
enum { TOGGLE_CTC_MASK = 0x33, TOGGLE_CTC = 0x12, WGM22 = 0x08 };

static void drive(struct piezo *piezo) {
    const uint8_t *data = piezo->avr->data;
    uint64_t now = piezo->avr->cycle;
    bool source = piezo->half ? piezo->toggled : (data[piezo->wire.port] & piezo->wire.pins) != 0;
    bool level = source && (data[piezo->wire.port - 1] & piezo->wire.pins);
    if (level == piezo->level) {
        return;
    }
    if (now - piezo->edge > SILENCE) {
        piezo->rose = 0;
        piezo->period = 0;
    }
    piezo->level = level;
    piezo->edge = now;
    if (level) {
        piezo->period = piezo->rose ? now - piezo->rose : 0;
        piezo->rose = now;
    }
    if (piezo->changed) {
        piezo->changed(piezo->context, level);
    }
}

static avr_cycle_count_t toggle(avr_t *avr, avr_cycle_count_t when, void *parameter) {
    (void)avr;
    struct piezo *piezo = parameter;
    piezo->toggled = !piezo->toggled;
    drive(piezo);
    return piezo->half ? when + piezo->half : 0;
}

/* Half a period of what timer 2 puts out, 0 when it does not. */
static uint64_t half_period(const avr_t *avr) {
    static const uint16_t prescalers[8] = {0, 1, 8, 32, 64, 128, 256, 1024};
    const uint8_t *data = avr->data;
    bool on = (data[REG_TCCR2A] & TOGGLE_CTC_MASK) == TOGGLE_CTC && !(data[REG_TCCR2B] & WGM22) &&
              data[REG_OCR2B] <= data[REG_OCR2A];
    return on ? (uint64_t)prescalers[data[REG_TCCR2B] & 7] * (data[REG_OCR2A] + 1u) : 0;
}

static void write_timer(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    struct piezo_hook *hook = parameter;
    struct piezo *piezo = hook->piezo;
    if (hook->write) {
        hook->write(avr, address, value, hook->parameter);
    } else {
        avr->data[address] = value;
    }
    uint64_t half = half_period(avr);
    if (half != piezo->half) {
        piezo->half = half;
        avr_cycle_timer_cancel(avr, toggle, piezo);
        if (half) {
            avr_cycle_timer_register(avr, half, toggle, piezo);
        }
        drive(piezo);
    }
}

void piezo_start(struct piezo *piezo, avr_t *avr, struct wire wire,
                 void (*changed)(void *context, bool level), void *context) {
    static const uint16_t registers[PIEZO_HOOKS] = {REG_TCCR2A, REG_TCCR2B, REG_OCR2A, REG_OCR2B};
    memset(piezo, 0, sizeof *piezo);
    piezo->avr = avr;
    piezo->wire = wire;
    piezo->changed = changed;
    piezo->context = context;
    for (unsigned i = 0; i < PIEZO_HOOKS; i++) {
        unsigned io = AVR_DATA_TO_IO(registers[i]);
        piezo->hooks[i] = (struct piezo_hook){piezo, avr->io[io].w.c, avr->io[io].w.param};
        avr->io[io].w.c = write_timer;
        avr->io[io].w.param = &piezo->hooks[i];
    }
}

void piezo_reset(struct piezo *piezo) {
    piezo->half = 0;
    drive(piezo);
}

void piezo_update(struct piezo *piezo) {
    drive(piezo);
}

uint32_t piezo_hertz(const struct piezo *piezo) {
    if (piezo->period == 0 || piezo->avr->cycle - piezo->edge > SILENCE) {
        return 0;
    }
    return (uint32_t)((TICKS_PER_SECOND + piezo->period / 2) / piezo->period);
}
