/* no fault: what looks similar and is allowed */
#include "faulty_program.h"

static volatile uint8_t samples;

ISR(WDT_vect) {
    samples++;
}

static void write(uint16_t address, uint8_t value) {
    while (EECR & 1 << EEPE) {
    }
    EEAR = address;
    EEDR = value;
    EECR |= 1 << EEMPE;
    EECR |= 1 << EEPE;
}

static void toggle_tests(void) {
    DDRC = 0x0E;
    PORTC = 0x04;     /* reads high, and must stay so */
    PINC |= 1 << PC1; /* SBI: toggles this pin alone */
    DDRB |= 4;        /* the light goes off */
    DDRB &= (uint8_t)~4;
}

int main(void) {
    lcd_start();
    lcd_command(0x80 | 0x4F);
    lcd_data('x');
    lcd_command(0x40 | 0x08);
    for (uint8_t row = 0; row < 8; row++) {
        lcd_data(row); /* glyph 1 */
    }
    lcd_command(0x80);
    lcd_data('k');
    toggle_tests();
    write(1, 0x12);
    write(1023, 0x34);
    WDTCSR = 1 << WDCE | 1 << WDE;
    WDTCSR = 1 << WDIE; /* an interrupt every 16 ms */
    sei();
    SMCR = 1 << SE;
    while (samples < 10) {
        sleep_cpu();
    }
    lcd_command(0xC0);
    lcd_data('0' + samples / 10);
    rest();
}
