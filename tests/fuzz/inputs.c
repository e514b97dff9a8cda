#include "fuzz/inputs.h"

#include "device/dice.h"
#include "hal/host/fake.h"
#include "hal/lcd.h"
#include "loop.h"
#include "store/store.h"
#include "ui/kit/screens.h"
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { NOBODY = 1023, PASSES_OF_A_LINE = 60, PASSES_OF_A_START = 12, SETTLES = 5 };

static bool started;
static uint16_t now;

static void pass(uint16_t milliseconds) {
    now = (uint16_t)(now + milliseconds);
    fake_clock_set(now);
    loop_pass();
}

/* Glyphs, twice, and what the ROM has: the rest is blank, and nobody means it. */
static void check_picture(void) {
    for (uint8_t row = 0; row < LCD_ROWS; row++) {
        for (uint8_t column = 0; column < LCD_COLUMNS; column++) {
            uint8_t code = fake_lcd_code(row, column);
            if ((code >= 2 * LCD_GLYPHS && code < ' ') || (code >= 0x80 && code <= 0xA0)) {
                abort();
            }
        }
    }
    fake_serial_clear_output();
}

static void power_on(void) {
    fake_clock_reset();
    fake_buttons_reset();
    fake_lcd_reset();
    fake_serial_reset();
    fake_entropy_reset();
    fake_power_reset();
    now = 0;
    loop_start();
}

static void start_once(void) {
    if (started) {
        return;
    }
    started = true;
    fake_reset_all();
    power_on();
    for (unsigned i = 0; i < 6000; i++) {
        pass(1);
    }
}

void input_events(const uint8_t *data, size_t size) {
    start_once();
    for (size_t i = 0; i < size; i++) {
        struct key_event event = {(enum key)(KEY_RIGHT + data[i] % 5),
                                  (enum key_phase)(data[i] / 5 % 4)};
        screens_step(now, true, event);
        pass((uint16_t)(1 + (data[i] >> 5) * 20));
    }
    check_picture();
}

void input_lines(const uint8_t *data, size_t size) {
    start_once();
    fake_serial_feed_bytes(data, size);
    fake_serial_feed_bytes((const uint8_t *)"\r\n", 2);
    for (unsigned i = 0; i < PASSES_OF_A_LINE + size; i++) {
        pass(1);
    }
    check_picture();
}

/* Takes one part of the input; how many bytes it was. */
static size_t take_part(const uint8_t *data, size_t size) {
    size_t length = data[1] % (STORE_MOST_SIZE + 1u);
    length = length < size - 2 ? length : size - 2;
    if (data[0] & 0x80) {
        uint16_t address = (uint16_t)(data[0] << 8 | data[1]) % (NVM_SIZE - STORE_MOST_SIZE);
        memcpy(fake_nvm_bytes() + address, data + 2, length);
    } else if (store_save((enum store_kind)(data[0] % STORE_KINDS), data + 2, (uint8_t)length)) {
        while (store_busy()) {
            store_step();
        }
    }
    return 2 + length;
}

void input_image(const uint8_t *data, size_t size) {
    started = false;
    fake_nvm_reset();
    store_start();
    while (size > 2) {
        size_t taken = take_part(data, size);
        data += taken;
        size -= taken;
    }
    power_on();
    for (unsigned i = 0; i < PASSES_OF_A_START; i++) {
        fake_buttons_set(i % 3 == 2 ? NOBODY : 741);
        for (unsigned k = 0; k < SETTLES; k++) {
            pass(6);
        }
    }
    check_picture();
}
