#include "models/model_watchdog.h"

#include "models/boards/registers.h"
#include "ticks.h"
#include <simavr/avr_watchdog.h>
#include <string.h>

enum { WDIF_BIT = 7, WDIE_BIT = 6 };

enum { WDIF = 0x80, WDIE = 0x40, WDP3 = 0x20, WDCE = 0x10, WDE = 0x08, WDP = 0x27 };

/* Cycles from WDR to the change of time-out that it prepares, at most. */
enum { FED_WITHIN = 16 };

/* 2048 cycles of 128 kHz at the shortest. */
enum { PERIOD_SHORTEST = 16 * TICKS_PER_MILLISECOND };

/* Typical parts: a few percent off (figure 33-40), 0.03 % of jitter from one period to the next. */
static const double DRIFT_MOST = 0.04, WANDER = 2e-5, JITTER = 3e-4;

/* By enum watchdog_noise. */
static const char *const noises[WATCHDOG_NOISES] = {"noisy",       "stuck",    "steady",
                                                    "alternating", "drifting", "silent"};

/* The cycles by which a period without noise exceeds its nominal length. */
static int regular(const struct watchdog *watchdog) {
    switch (watchdog->noise) {
    case WATCHDOG_STEADY:
        return 37;
    case WATCHDOG_ALTERNATING:
        return watchdog->periods & 1 ? 50 : -30;
    case WATCHDOG_DRIFTING:
        return (int)(watchdog->periods / 4);
    default:
        return 0;
    }
}

static avr_cycle_count_t period(struct watchdog *watchdog) {
    uint8_t bits = watchdog->avr->data[REG_WDTCSR];
    unsigned prescaler = (bits & 7u) | (bits & WDP3 ? 8u : 0u);
    watchdog->periods++;
    if (watchdog->noise != WATCHDOG_NOISY) {
        avr_cycle_count_t nominal = PERIOD_SHORTEST;
        return (nominal << (prescaler > 9 ? 9 : prescaler)) + (avr_cycle_count_t)regular(watchdog);
    }
    watchdog->drift += WANDER * prng_normal(&watchdog->prng);
    double jitter = JITTER * prng_normal(&watchdog->prng);
    double nominal = (double)PERIOD_SHORTEST * (double)(1u << (prescaler > 9 ? 9 : prescaler));
    return (avr_cycle_count_t)(nominal * (1.0 + watchdog->drift + jitter));
}

static avr_cycle_count_t timeout(avr_t *avr, avr_cycle_count_t when, void *parameter) {
    struct watchdog *watchdog = parameter;
    uint8_t bits = avr->data[REG_WDTCSR];
    if (watchdog->noise == WATCHDOG_SILENT) {
        return when + period(watchdog);
    }
    bool is_ignored = (bits & WDIF) && (bits & WDE); /* the last interrupt was not served */
    if ((bits & WDIE) && !is_ignored) {
        avr_raise_interrupt(avr, &watchdog->vector);
        return when + period(watchdog);
    }
    watchdog->bites = bits & WDE;
    return 0;
}

static void restart(struct watchdog *watchdog) {
    watchdog->restarted = watchdog->avr->cycle;
    if (watchdog->avr->data[REG_WDTCSR] & (WDE | WDIE)) {
        avr_cycle_timer_register(watchdog->avr, period(watchdog), timeout, watchdog);
    } else {
        avr_cycle_timer_cancel(watchdog->avr, timeout, watchdog);
    }
}

/* The sequence: WDCE and WDE together, then within four cycles the change, without WDCE. */
static uint8_t timed_change(struct watchdog *watchdog, uint8_t old, uint8_t value) {
    avr_t *avr = watchdog->avr;
    uint8_t bits = (uint8_t)((old & (WDE | WDP)) | (value & WDE));
    bool opens = (value & WDCE) && (value & WDE);
    if (avr->cycle <= watchdog->change_until && !(value & WDCE)) {
        bits = value & (WDE | WDP);
    }
    watchdog->change_until = opens ? avr->cycle + 4 : 0;
    if (opens && avr->sreg[S_I]) {
        faults_raise(watchdog->faults,
                     "watchdog written with interrupts on: one may part the timed sequence");
    }
    if (avr->data[REG_MCUSR] & MCUSR_WDRF) {
        bits |= WDE;
    }
    if (!opens && bits != (value & (WDE | WDP))) {
        faults_raise(watchdog->faults, "watchdog control 0x%02x is not taken as it is written",
                     value);
    }
    return bits;
}

/* A change of the time-out needs WDR just before, because the timer counts on. */
static void check_fed(const struct watchdog *watchdog) {
    if (watchdog->avr->cycle - watchdog->restarted > FED_WITHIN) {
        faults_raise(watchdog->faults, "watchdog: another time-out without WDR before it");
    }
}

static void write_control(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    struct watchdog *watchdog = parameter;
    uint8_t old = avr->data[address];
    uint8_t bits = timed_change(watchdog, old, value) | (value & WDIE);
    if (value & WDIF) {
        avr_clear_interrupt(avr, &watchdog->vector);
        old &= (uint8_t)~WDIF;
    }
    avr->data[address] = bits | (old & WDIF);
    bool was_on = old & (WDE | WDIE), is_on = bits & (WDE | WDIE);
    if (was_on && is_on && ((old ^ bits) & WDP)) {
        check_fed(watchdog);
    }
    if (!was_on || !is_on || ((old ^ bits) & WDP)) {
        restart(watchdog);
    }
}

static int answer_ioctl(struct avr_io_t *io, uint32_t control, void *parameter) {
    (void)parameter;
    if (control != AVR_IOCTL_WATCHDOG_RESET) {
        return -1;
    }
    restart((struct watchdog *)io); /* the wdr instruction */
    return 0;
}

/* simavr raises a vector's "running" signal when it enters the handler. */
static void interrupt_served(struct avr_irq_t *irq, uint32_t value, void *parameter) {
    (void)irq;
    struct watchdog *watchdog = parameter;
    if (value && (watchdog->avr->data[REG_WDTCSR] & WDE)) {
        watchdog->avr->data[REG_WDTCSR] &= (uint8_t)~WDIE;
    }
}

void watchdog_start(struct watchdog *watchdog, avr_t *avr, uint8_t vector, struct faults *faults,
                    uint64_t seed) {
    memset(watchdog, 0, sizeof *watchdog);
    watchdog->faults = faults;
    watchdog->avr = avr;
    prng_start(&watchdog->prng, seed, PRNG_WATCHDOG);
    watchdog->io.kind = "kostka watchdog";
    watchdog->io.ioctl = answer_ioctl;
    avr_register_io(avr, &watchdog->io); /* at the head: asked before simavr's own */
    avr->io[AVR_DATA_TO_IO(REG_WDTCSR)].w.c = write_control;
    avr->io[AVR_DATA_TO_IO(REG_WDTCSR)].w.param = watchdog;
    watchdog->vector = (avr_int_vector_t){.vector = vector,
                                          .enable = AVR_IO_REGBIT(REG_WDTCSR, WDIE_BIT),
                                          .raised = AVR_IO_REGBIT(REG_WDTCSR, WDIF_BIT)};
    avr_register_vector(avr, &watchdog->vector);
    avr_irq_register_notify(&watchdog->vector.irq[AVR_INT_IRQ_RUNNING], interrupt_served, watchdog);
}

bool watchdog_noise(struct watchdog *watchdog, const char *name) {
    for (unsigned i = 0; i < WATCHDOG_NOISES; i++) {
        if (strcmp(noises[i], name) == 0) {
            watchdog->noise = (enum watchdog_noise)i;
            return true;
        }
    }
    return false;
}

bool watchdog_guards(const struct watchdog *watchdog) {
    return (watchdog->avr->data[REG_WDTCSR] & (WDE | WDIE)) == WDE;
}

bool watchdog_wakes(const struct watchdog *watchdog) {
    return watchdog->avr->data[REG_WDTCSR] & WDIE;
}

void watchdog_power_on(struct watchdog *watchdog) {
    watchdog->periods = 0;
    double unit = (double)prng_between(&watchdog->prng, 0, 2000000) / 1e6 - 1.0;
    watchdog->drift = unit * DRIFT_MOST;
}

void watchdog_reset(struct watchdog *watchdog) {
    avr_t *avr = watchdog->avr;
    watchdog->bites = false;
    watchdog->change_until = 0;
    avr->data[REG_WDTCSR] = avr->data[REG_MCUSR] & MCUSR_WDRF ? WDE : 0;
    restart(watchdog);
}
