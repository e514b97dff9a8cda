#include "hal/lcd.h"

#include "pin_access.h"

/* A constant number of CPU cycles that lasts at least so many nanoseconds or microseconds. Integer
   arithmetic on purpose: <util/delay.h> computes in double. */
#define WAIT_NS(ns) __builtin_avr_delay_cycles(((ns) * (F_CPU / 1000000UL) + 999) / 1000)
#define WAIT_US(us) __builtin_avr_delay_cycles((us) * (F_CPU / 1000000UL))

/* Instructions, table 6. */
enum {
    CLEAR = 0x01,
    HOME = 0x02,
    ENTRY_RIGHTWARD = 0x06,
    DISPLAY_OFF = 0x08,
    DISPLAY_ON = 0x0C,
    FUNCTION_4_BIT_2_LINES = 0x28,
    SET_CGRAM = 0x40,
    SET_DDRAM = 0x80
};

/* Nothing can be read back, so all execution times are waited out. The datasheet gives them for an
   oscillator of 270 kHz, but its own range begins at 190 kHz (internal, at 5 V): 37 us + 4 us until
   the address counter has moved become 58 us, 1.52 ms become 2.16 ms. Two of the 58 us pass in
   sending the next half-bytes. */
#define WAIT_WRITE() WAIT_US(56UL)
#define WAIT_CLEAR() WAIT_US(2200UL)

/* The instruction that sets the controller's address to where it is now; 0 when unknown. */
static uint8_t address;

/* Sends the upper half of a byte. Timing for supplies from 2.7 V (bus timing characteristics): RS
   and data set up 60 and 195 ns, E high 450 ns, taken on the falling edge, held 10 ns, E cycle
   1,000 ns. An interrupt in between only lengthens the pulse. */
static void send_half(uint8_t byte) {
    pin_write(PIN_LCD_DB7, byte & 0x80);
    pin_write(PIN_LCD_DB6, byte & 0x40);
    pin_write(PIN_LCD_DB5, byte & 0x20);
    pin_write(PIN_LCD_DB4, byte & 0x10);
    pin_set(PIN_LCD_E);
    WAIT_NS(500UL);
    pin_clear(PIN_LCD_E);
    WAIT_NS(500UL);
}

static void send(uint8_t byte) {
    send_half(byte);
    send_half((uint8_t)(byte << 4));
    WAIT_WRITE();
}

static void command(uint8_t instruction) {
    pin_clear(PIN_LCD_RS);
    send(instruction);
}

static void data(uint8_t byte) {
    pin_set(PIN_LCD_RS);
    send(byte);
}

static void start_pins(void) {
    pin_clear(PIN_LCD_E);
    pin_clear(PIN_LCD_RS);
    pin_make_output(PIN_LCD_E);
    pin_make_output(PIN_LCD_RS);
    pin_make_output(PIN_LCD_DB7);
    pin_make_output(PIN_LCD_DB6);
    pin_make_output(PIN_LCD_DB5);
    pin_make_output(PIN_LCD_DB4);
    pin_clear(PIN_LIGHT);
}

/* Figure 24, with its waits (40 ms from 2.7 V, then 4.1 ms, 100 us, two writes) made longer. Three
   times "8 bits" before "4 bits" brings the controller to a known state even from the middle of a
   4-bit byte, as after a reset of the processor alone. */
void lcd_start(void) {
    start_pins();
    WAIT_US(50000UL);
    for (uint8_t left = 4; left; left--) {
        send_half(left > 1 ? 0x30 : 0x20);
        WAIT_US(6000UL);
    }
    command(FUNCTION_4_BIT_2_LINES);
    command(DISPLAY_OFF);
    command(CLEAR);
    WAIT_CLEAR();
    command(ENTRY_RIGHTWARD);
    command(DISPLAY_ON);
    address = 0;
}

/* The same sequence in two parts. With a controller in step the first half-byte "8 bits" is the
   first half of the instruction 0x33, and nothing happens. One out of step completes some
   instruction by it, at worst a home, which is why there is a pause. From the second part on the
   bus has 8 bits and, as its lower lines are not wired, maybe one row: the function set is so soon
   that nobody sees it. Home undoes a shift of the picture. */
void lcd_restart_first(void) {
    pin_clear(PIN_LCD_RS);
    send_half(0x30);
}

void lcd_restart_second(void) {
    pin_clear(PIN_LCD_RS);
    for (uint8_t left = 3; left; left--) {
        send_half(left > 1 ? 0x30 : 0x20);
        WAIT_US(150UL);
    }
    command(FUNCTION_4_BIT_2_LINES);
    command(ENTRY_RIGHTWARD);
    command(DISPLAY_ON);
    command(HOME);
    WAIT_CLEAR();
    address = 0;
}

/* The controller moves on by itself, from the end of row 0 to cells that are not seen: the address
   then matches no cell. */
void lcd_write(uint8_t row, uint8_t column, uint8_t code) {
    if (row >= LCD_ROWS || column >= LCD_COLUMNS) {
        return;
    }
    uint8_t target = (uint8_t)(SET_DDRAM | (row ? 0x40 : 0) | column);
    if (target != address) {
        command(target);
    }
    data(code);
    address = (uint8_t)(target + 1);
}

/* Leaves the controller's address in CGRAM: unknown to lcd_write, which sets it again. */
void lcd_define_glyph(uint8_t glyph, const FLASH uint8_t rows[LCD_GLYPH_ROWS]) {
    if (glyph >= LCD_GLYPHS) {
        return;
    }
    command((uint8_t)(SET_CGRAM | glyph << 3));
    for (uint8_t row = 0; row < LCD_GLYPH_ROWS; row++) {
        data(rows[row]);
    }
    address = 0;
}

/* Never driven high, see the board's pins.h: an input is pulled up by the shield's transistor. */
void lcd_light(bool on) {
    if (on) {
        pin_make_input(PIN_LIGHT);
    } else {
        pin_make_output(PIN_LIGHT);
    }
}
