#include "twi.h"

#include "pin_access.h"
#include "wait.h"
#include <avr/power.h>

/* The unit is wired to two pins of the part. */
#if defined(__AVR_ATmega2560__)
#define PINS_OF_PART (PIN_SCL == PIN(D, 0) && PIN_SDA == PIN(D, 1))
#elif defined(__AVR_ATmega1284P__)
#define PINS_OF_PART (PIN_SCL == PIN(C, 0) && PIN_SDA == PIN(C, 1))
#elif defined(__AVR_ATmega328P__)
#define PINS_OF_PART (PIN_SCL == PIN(C, 5) && PIN_SDA == PIN(C, 4))
#endif
#if !PINS_OF_PART
#error "SDA and SCL must be on the pins of the two-wire interface"
#endif

/* SCL is F_CPU / (16 + 2 TWBR) (section 22.5.2). */
enum { SCL_HERTZ = 100000, RATE = (F_CPU / SCL_HERTZ - 16) / 2 };

/* Half a millisecond in polls of about 8 cycles. */
enum { POLLS = F_CPU / 2000 / 8 };

/* States of the bus, as TWSR has them (tables 22-2, 22-3). */
enum { STATUS = 0xF8, STARTED = 0x08, STARTED_AGAIN = 0x10, ADDRESSED = 0x18, TAKEN = 0x28 };

/* Frees the bus, because the processor may have been reset in the middle of a byte. */
void twi_start(void) {
    power_twi_enable();
    TWBR = RATE;
    TWSR = 0;
    twi_free_bus();
}

static bool wait_until_done(void) {
    for (uint16_t left = POLLS; left; left--) {
        if (TWCR & 1 << TWINT) {
            return true;
        }
    }
    return false;
}

/* The last stop condition may still be under way, which TWSTO shows. */
static void wait_until_stopped(void) {
    for (uint16_t left = POLLS; left && (TWCR & 1 << TWSTO); left--) {
    }
}

static bool send(uint8_t byte, uint8_t expected) {
    TWDR = byte;
    TWCR = 1 << TWINT | 1 << TWEN;
    return wait_until_done() && (TWSR & STATUS) == expected;
}

bool twi_begin(uint8_t address) {
    wait_until_stopped();
    TWCR = 1 << TWINT | 1 << TWSTA | 1 << TWEN;
    return wait_until_done() && (TWSR & STATUS) == STARTED &&
           send((uint8_t)(address << 1), ADDRESSED);
}

bool twi_send(uint8_t byte) {
    return send(byte, TAKEN);
}

void twi_end(void) {
    TWCR = 1 << TWINT | 1 << TWSTO | 1 << TWEN;
}

/* A line is pulled low or let go, never driven high. */
PIN_FUNCTION void pull_low(uint16_t pin) {
    pin_clear(pin);
    pin_make_output(pin);
    WAIT_US(5UL);
}

/* The part pulls the line up, too: without a backpack nothing else may do it. */
PIN_FUNCTION void let_go(uint16_t pin) {
    pin_make_input(pin);
    pin_set(pin);
    WAIT_US(5UL);
}

void twi_free_bus(void) {
    TWCR = 0;
    for (uint8_t left = 9; left && !pin_is_high(PIN_SDA); left--) {
        pull_low(PIN_SCL);
        let_go(PIN_SCL);
    }
    pull_low(PIN_SCL);
    pull_low(PIN_SDA);
    let_go(PIN_SCL);
    let_go(PIN_SDA);
}
