#include "models/model_piezo.h"

#include "ticks.h"
#include <string.h>

enum { SILENCE = 20 * TICKS_PER_MILLISECOND, RESTS = 100 * TICKS_PER_MILLISECOND };

static avr_cycle_count_t rests(avr_t *avr, avr_cycle_count_t when, void *parameter) {
    (void)avr;
    (void)when;
    struct piezo *piezo = parameter;
    faults_raise(piezo->faults, "a voltage rests on the piezo");
    return 0;
}

static void drive(struct piezo *piezo) {
    const struct wire *pin = &piezo->wiring->piezo;
    const uint8_t *data = piezo->avr->data;
    uint64_t now = piezo->avr->cycle;
    bool source = piezo->connected ? piezo->toggled : data[pin->port] >> pin->bit & 1;
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
    avr_cycle_timer_cancel(piezo->avr, rests, piezo);
    if (level) {
        avr_cycle_timer_register(piezo->avr, RESTS, rests, piezo);
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

static uint16_t compare_value(const uint8_t *data, const struct tone_timer *timer, uint16_t low) {
    return (uint16_t)(data[low] + (timer->wide ? data[low + 1] * 256u : 0));
}

/* Half a period of the tone that the timer makes, in ticks; 0 if it makes none. */
static uint64_t half_period(const struct piezo *piezo) {
    const struct tone_timer *timer = piezo->wiring->timer;
    const uint8_t *data = piezo->avr->data;
    uint8_t a = piezo->control_a, b = data[timer->control_b];
    bool on = (a & timer->mask_a) == timer->toggle_a && (b & timer->mask_b) == timer->toggle_b &&
              piezo->match <= piezo->top;
    return on ? (uint64_t)timer->prescalers[b & 7] * (piezo->top + 1u) : 0;
}

/* The bits of TCCRnA that connect the pin; the lowest two select the waveform. */
static uint8_t outputs(const struct tone_timer *timer) {
    return timer->mask_a & (uint8_t)~3u;
}

/* True if the timer drives the pin, running or not. */
static bool is_connected(const struct piezo *piezo) {
    const struct tone_timer *timer = piezo->wiring->timer;
    return (piezo->control_a & outputs(timer)) == (timer->toggle_a & outputs(timer));
}

static uint8_t read_control(avr_t *avr, avr_io_addr_t address, void *parameter) {
    (void)avr;
    (void)address;
    return ((struct piezo *)parameter)->control_a;
}

static void check_count(struct piezo *piezo) {
    if (!piezo->begins) {
        faults_raise(piezo->faults, "a tone begins with what the count was before, not with 0");
    }
    piezo->begins = false;
}

static void write_timer(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    struct piezo_hook *hook = parameter;
    struct piezo *piezo = hook->piezo;
    const struct tone_timer *timer = piezo->wiring->timer;
    if (address == timer->control_a) {
        piezo->control_a = value;
        value &= (uint8_t)~outputs(timer);
    }
    if (hook->write) {
        hook->write(avr, address, value, hook->parameter);
    } else {
        avr->data[address] = value;
    }
    if (address == timer->top) {
        piezo->top = compare_value(avr->data, timer, timer->top);
    } else if (address == timer->match) {
        piezo->match = compare_value(avr->data, timer, timer->match);
    }
    if (address == timer->count) {
        piezo->begins = compare_value(avr->data, timer, timer->count) == 0;
    }
    uint64_t half = half_period(piezo);
    if (half && !piezo->half) {
        check_count(piezo);
    }
    if (half != piezo->half || is_connected(piezo) != piezo->connected) {
        piezo->connected = is_connected(piezo);
        piezo->half = half;
        avr_cycle_timer_cancel(avr, toggle, piezo);
        if (half) {
            avr_cycle_timer_register(avr, half, toggle, piezo);
        }
        drive(piezo);
    }
}

void piezo_start(struct piezo *piezo, avr_t *avr, const struct wiring *wiring,
                 struct faults *faults, void (*changed)(void *context, bool level), void *context) {
    const struct tone_timer *timer = wiring->timer;
    /* the high byte of a 16-bit register is written first: the low one completes the value */
    const uint16_t registers[PIEZO_HOOKS] = {timer->control_a, timer->control_b, timer->count,
                                             timer->top, timer->match};
    memset(piezo, 0, sizeof *piezo);
    piezo->avr = avr;
    piezo->faults = faults;
    piezo->wiring = wiring;
    piezo->changed = changed;
    piezo->context = context;
    for (unsigned i = 0; i < PIEZO_HOOKS; i++) {
        unsigned io = AVR_DATA_TO_IO(registers[i]);
        piezo->hooks[i] = (struct piezo_hook){piezo, avr->io[io].w.c, avr->io[io].w.param};
        avr->io[io].w.c = write_timer;
        avr->io[io].w.param = &piezo->hooks[i];
    }
    avr->io[AVR_DATA_TO_IO(timer->control_a)].r.c = read_control;
    avr->io[AVR_DATA_TO_IO(timer->control_a)].r.param = piezo;
}

void piezo_reset(struct piezo *piezo) {
    piezo->half = piezo->top = piezo->match = 0;
    piezo->control_a = 0;
    piezo->connected = false;
    piezo->begins = true;
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
