#include "fuzz/inputs.h"

#include "fuzz/shown_cells.h"
#include "hal/host/fake.h"
#include "loop.h"
#include "store/store.h"
#include <stdlib.h>
#include <string.h>

enum { NOBODY = 1023, PASSES_OF_A_LINE = 60, PASSES_OF_A_START = 12, SETTLES = 5 };

/* A key goes down and up, is held, only bounces, or is followed by a pause. */
enum { PERIOD = 6, HELD_FOR = 20, PAUSE = 200 };
enum way { BOUNCES, IS_HELD, BEFORE_A_PAUSE };

static bool started;
static uint16_t now;

static void pass(uint16_t milliseconds) {
    now = (uint16_t)(now + milliseconds);
    fake_clock_set(now);
    loop_pass();
}

static void check_picture(void) {
    if (!shown_cells_are_drawn()) {
        abort();
    }
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

void input_power_cut(void) {
    if (started) {
        power_on();
    }
}

/* Holds a level of the ladder for so many passes. */
static void hold(uint16_t level, unsigned passes, uint16_t period) {
    fake_buttons_set(level);
    while (passes--) {
        pass(period);
    }
}

static void press(uint8_t byte) {
    static const uint16_t levels[8] = {0, 144, 329, 504, 741, 741, 504, 618};
    uint16_t level = levels[byte % 8];

    switch (byte / 8) {
    case BOUNCES:
        hold(level, 2, 1);
        break;
    case IS_HELD:
        hold(level, HELD_FOR, 10 * PERIOD);
        break;
    default:
        hold(level, SETTLES, PERIOD);
        break;
    }
    hold(NOBODY, SETTLES, byte / 8 == BEFORE_A_PAUSE ? PAUSE : PERIOD);
}

bool input_events(const uint8_t *data, size_t size) {
    start_once();
    uint32_t before = shown_cells_hash();
    for (size_t i = 0; i < size; i++) {
        press(data[i]);
    }
    check_picture();
    return shown_cells_hash() != before;
}

/* Clears the output, so that it is kept no longer than to the next line. */
static bool is_answered(void) {
    bool is = strstr(fake_serial_output(), "ok\r\n") || strstr(fake_serial_output(), "error: ");
    fake_serial_clear_output();
    return is;
}

bool input_lines(const uint8_t *data, size_t size) {
    start_once();
    fake_serial_feed_bytes(data, size);
    fake_serial_feed_bytes((const uint8_t *)"\r\n", 2);
    for (unsigned i = 0; i < PASSES_OF_A_LINE + size; i++) {
        pass(1);
    }
    check_picture();
    return is_answered();
}

/* Takes one part of the input; returns how many bytes it had. */
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

bool input_image(const uint8_t *data, size_t size) {
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
    fake_serial_clear_output();
    check_picture();
    return strspn(fake_lcd_text(0), " ") < LCD_COLUMNS;
}
