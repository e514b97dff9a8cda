#include "lcd_bus.h"

#include "hal/lcd.h"
#include "pin_access.h"
#include "wait.h"

/* Two of the 58 us pass in sending the next half-bytes. */
#define WAIT_WRITE() WAIT_US(56UL)

void lcd_bus_start(void) {
#if defined(PIN_LCD_OFF)
    pin_make_output(PIN_LCD_OFF);
#endif
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

bool lcd_bus_restart(void) {
#if defined(PIN_LCD_OFF)
    if (pin_is_high(PIN_LCD_OFF)) {
        pin_clear(PIN_LCD_OFF);
        return false;
    }
#endif
    return true;
}

void lcd_bus_begin(void) {
}

void lcd_bus_end(void) {
}

void lcd_bus_select(bool data) {
    pin_write(PIN_LCD_RS, data);
}

/* Timing for supplies from 2.7 V (bus timing characteristics): RS and data set up 60 and 195 ns,
   E high 450 ns, taken on the falling edge, held 10 ns, E cycle 1,000 ns. An interrupt in between
   only lengthens the pulse. */
void lcd_bus_half(uint8_t byte) {
    pin_write(PIN_LCD_DB7, byte & 0x80);
    pin_write(PIN_LCD_DB6, byte & 0x40);
    pin_write(PIN_LCD_DB5, byte & 0x20);
    pin_write(PIN_LCD_DB4, byte & 0x10);
    pin_set(PIN_LCD_E);
    WAIT_NS(500UL);
    pin_clear(PIN_LCD_E);
    WAIT_NS(500UL);
}

void lcd_bus_byte(uint8_t byte) {
    lcd_bus_half(byte);
    lcd_bus_half((uint8_t)(byte << 4));
    WAIT_WRITE();
}

/* A controller without a supply would be fed by each line that is high. */
#if defined(PIN_LCD_OFF)
enum { ASLEEP = false };
#else
enum { ASLEEP = true };
#endif

void lcd_bus_sleep(void) {
    pin_write(PIN_LCD_RS, ASLEEP);
    pin_write(PIN_LCD_DB7, ASLEEP);
    pin_write(PIN_LCD_DB6, ASLEEP);
    pin_write(PIN_LCD_DB5, ASLEEP);
    pin_write(PIN_LCD_DB4, ASLEEP);
#if defined(PIN_LCD_OFF)
    pin_set(PIN_LCD_OFF);
#endif
}

/* Never driven high, see the board's pins.h: an input is pulled up by the shield's transistor. */
void lcd_light(bool on) {
    if (on) {
        pin_make_input(PIN_LIGHT);
    } else {
        pin_make_output(PIN_LIGHT);
    }
}
