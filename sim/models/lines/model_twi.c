#include "models/lines/model_twi.h"

#include "models/boards/registers.h"
#include "ticks.h"
#include <string.h>

enum { DONE = 0x80, START = 0x20, STOP = 0x10, ENABLED = 0x04, INTERRUPTS = 0x01 };

enum { PRESCALER = 0x03 };

enum {
    NO_STATE = 0xF8,
    STARTED = 0x08,
    STARTED_AGAIN = 0x10,
    ADDRESS_TAKEN = 0x18,
    ADDRESS_REFUSED = 0x20,
    BYTE_TAKEN = 0x28,
    BYTE_REFUSED = 0x30
};

enum { BITS = 9, HERTZ_MOST = 100000 };

/* Ticks of one clock of SCL (section 22.5.2). */
static unsigned period(const struct twi *twi) {
    const uint8_t *data = twi->avr->data;
    return 16 + 2u * data[REG_TWBR] * (1u << 2 * (data[REG_TWSR] & PRESCALER));
}

static void finish(struct twi *twi, uint8_t state) {
    uint8_t *data = twi->avr->data;
    data[REG_TWSR] = (uint8_t)(state | (data[REG_TWSR] & PRESCALER));
    data[REG_TWCR] |= DONE;
    twi->doing = TWI_NOTHING;
}

static void start_is_done(struct twi *twi) {
    bool again = twi->owns;
    twi->owns = true;
    twi->is_address = true;
    twi->refused = false;
    backpack_begin(twi->backpack);
    finish(twi, again ? STARTED_AGAIN : STARTED);
}

static void byte_is_done(struct twi *twi) {
    avr_t *avr = twi->avr;
    bool is_address = twi->is_address;
    bool taken = backpack_take(twi->backpack, avr->data[REG_TWDR], is_address, avr->cycle);
    twi->refused = !taken;
    twi->is_address = false;
    finish(twi, is_address ? (taken ? ADDRESS_TAKEN : ADDRESS_REFUSED)
                           : (taken ? BYTE_TAKEN : BYTE_REFUSED));
}

static void stop_is_done(struct twi *twi) {
    uint8_t *data = twi->avr->data;
    twi->owns = false;
    twi->doing = TWI_NOTHING;
    backpack_end(twi->backpack);
    data[REG_TWCR] &= (uint8_t)~STOP;
    data[REG_TWSR] = (uint8_t)(NO_STATE | (data[REG_TWSR] & PRESCALER));
}

/* Ends the action; tries again a clock later while the backpack holds a line. */
static avr_cycle_count_t end_action(avr_t *avr, avr_cycle_count_t when, void *parameter) {
    struct twi *twi = parameter;
    (void)avr;
    if (twi->backpack->holds_sda || twi->backpack->holds_scl) {
        return when + period(twi);
    }
    if (twi->doing == TWI_STARTS) {
        start_is_done(twi);
    } else if (twi->doing == TWI_SENDS) {
        byte_is_done(twi);
    } else {
        stop_is_done(twi);
    }
    return 0;
}

static void begin_action(struct twi *twi, enum twi_action action, unsigned clocks) {
    twi->doing = action;
    twi->began = twi->avr->cycle;
    avr_cycle_timer_register(twi->avr, (avr_cycle_count_t)clocks * period(twi), end_action, twi);
}

static void begin_byte(struct twi *twi) {
    if (!twi->owns) {
        faults_raise(twi->faults, "I2C: a byte without a start condition");
    } else if (twi->refused) {
        faults_raise(twi->faults, "I2C: a byte after one that was not acknowledged");
    }
    begin_action(twi, TWI_SENDS, BITS);
}

static bool is_pulled_up(const struct twi *twi, const struct wire *line) {
    return twi->avr->data[line->port] >> line->bit & 1;
}

static void check(const struct twi *twi, uint8_t control) {
    unsigned hertz = TICKS_HERTZ / period(twi);
    if (hertz > HERTZ_MOST) {
        faults_raise(twi->faults, "I2C: SCL of %u kHz, 100 at most", hertz / 1000);
    }
    if (!is_pulled_up(twi, &twi->wiring->sda) || !is_pulled_up(twi, &twi->wiring->scl)) {
        faults_raise(twi->faults, "I2C: a line that the part does not pull up");
    }
    if (control & INTERRUPTS) {
        faults_raise(twi->faults, "I2C: interrupts, which are not simulated");
    }
    if (twi->doing != TWI_NOTHING) {
        faults_raise(twi->faults, "I2C: told to go on before it is ready");
    }
}

static void turn_off(struct twi *twi) {
    avr_cycle_timer_cancel(twi->avr, end_action, twi);
    twi->doing = TWI_NOTHING;
    twi->owns = false;
    twi->avr->data[REG_TWSR] |= NO_STATE;
}

static void write_control(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    struct twi *twi = parameter;
    bool was_done = avr->data[address] & DONE;
    avr->data[address] = (uint8_t)(value & ~DONE);
    if (!(value & ENABLED)) {
        turn_off(twi);
    } else if (!(value & DONE)) {
        avr->data[address] |= was_done ? DONE : 0;
    } else {
        check(twi, value);
        if (value & START) {
            begin_action(twi, TWI_STARTS, 1);
        } else if (value & STOP) {
            begin_action(twi, TWI_STOPS, 1);
        } else {
            begin_byte(twi);
        }
    }
}

static void write_status(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    (void)parameter;
    avr->data[address] = (uint8_t)((avr->data[address] & NO_STATE) | (value & PRESCALER));
}

static void write_plain(avr_t *avr, avr_io_addr_t address, uint8_t value, void *parameter) {
    (void)parameter;
    avr->data[address] = value;
}

/* Not avr_register_io_write: simavr's own handlers are not to be called. */
static void take(struct twi *twi, uint16_t address, avr_io_write_t writer) {
    unsigned io = AVR_DATA_TO_IO(address);
    twi->avr->io[io].w.c = writer;
    twi->avr->io[io].w.param = twi;
}

void twi_start(struct twi *twi, avr_t *avr, const struct wiring *wiring, struct backpack *backpack,
               struct faults *faults) {
    memset(twi, 0, sizeof *twi);
    twi->avr = avr;
    twi->wiring = wiring;
    twi->backpack = backpack;
    twi->faults = faults;
    take(twi, REG_TWBR, write_plain);
    take(twi, REG_TWDR, write_plain);
    take(twi, REG_TWSR, write_status);
    take(twi, REG_TWCR, write_control);
}

void twi_reset(struct twi *twi) {
    uint64_t clocks = (twi->avr->cycle - twi->began) / period(twi);
    if (twi->doing == TWI_SENDS && clocks == BITS - 1) {
        twi->backpack->holds_sda = 1;
    }
    turn_off(twi);
}

bool twi_is_on(const struct twi *twi) {
    return twi->avr->data[REG_TWCR] & ENABLED;
}
