#include "models/model_piezo.h"

#include "ticks.h"
#include <string.h>

enum { SILENCE = 20 * TICKS_PER_MILLISECOND };

static void drive(struct piezo *piezo) {
    const struct wire *pin = &piezo->wiring->piezo;
    const uint8_t *data = piezo->avr->data;
    uint64_t now = piezo->avr->cycle;
    bool source = piezo->half ? piezo->toggled : data[pin->port] >> pin->bit & 1;
    bool level = source && (data[pin->port - 1] >> pin->bit & 1);
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

static uint32_t compare_value(const uint8_t *data, const struct tone_timer *timer, uint16_t low) {
    return data[low] + (timer->wide ? data[low + 1] * 256u : 0);
}

/* Half a period of what the timer puts out, 0 when it does not. */
static uint64_t half_period(const uint8_t *data, const struct tone_timer *timer) {
    uint32_t top = compare_value(data, timer, timer->top);
    uint8_t a = data[timer->control_a], b = data[timer->control_b];
    bool on = (a & timer->mask_a) == timer->toggle_a && (b & timer->mask_b) == timer->toggle_b &&
              compare_value(data, timer, timer->match) <= top;
    return on ? (uint64_t)timer->prescalers[b & 7] * (top + 1) : 0;
}

static void write_timer(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    struct piezo_hook *hook = parameter;
    struct piezo *piezo = hook->piezo;
    if (hook->write) {
        hook->write(avr, address, value, hook->parameter);
    } else {
        avr->data[address] = value;
    }
    uint64_t half = half_period(avr->data, &piezo->wiring->timer);
    if (half != piezo->half) {
        piezo->half = half;
        avr_cycle_timer_cancel(avr, toggle, piezo);
        if (half) {
            avr_cycle_timer_register(avr, half, toggle, piezo);
        }
        drive(piezo);
    }
}

void piezo_start(struct piezo *piezo, avr_t *avr, const struct wiring *wiring,
                 void (*changed)(void *context, bool level), void *context) {
    const struct tone_timer *timer = &wiring->timer;
    /* of 16 bits the high byte is written first: the low one completes the value */
    const uint16_t registers[PIEZO_HOOKS] = {timer->control_a, timer->control_b, timer->top,
                                             timer->match};
    memset(piezo, 0, sizeof *piezo);
    piezo->avr = avr;
    piezo->wiring = wiring;
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
