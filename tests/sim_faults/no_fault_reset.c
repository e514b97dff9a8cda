/* no fault: a watchdog reset that the script allows; SRAM, EEPROM and MCUSR afterwards */
#include "faulty_program.h"

static uint8_t kept[64] __attribute__((section(".noinit")));
static uint8_t cause __attribute__((section(".noinit")));

static void start_up(void) __attribute__((naked, used, section(".init3")));

static void start_up(void) {
    cause = MCUSR;
    MCUSR = 0;
    __asm__ __volatile__("wdr");
    WDTCSR = 1 << WDCE | 1 << WDE;
    WDTCSR = 0;
}

static void send(uint8_t byte) {
    while (!(UCSR0A & 1 << UDRE0)) {
    }
    UDR0 = byte;
}

static uint8_t read(uint16_t address) {
    EEAR = address;
    EECR |= 1 << EERE;
    return EEDR;
}

int main(void) {
    uint8_t same = 0;
    UBRR0 = 16;
    UCSR0A = 1 << U2X0;
    UCSR0B = 1 << TXEN0;
    for (uint8_t i = 0; i < sizeof kept; i++) {
        same += kept[i] == (uint8_t)(i * 7);
        kept[i] = (uint8_t)(i * 7);
    }
    send('0' + cause);
    send(same == sizeof kept ? 'K' : same < 8 ? 'N' : '?');
    send(read(3) == 0x5A ? 'E' : '-');
    send('\n');
    EEAR = 3;
    EEDR = 0x5A;
    EECR |= 1 << EEMPE;
    EECR |= 1 << EEPE;
    WDTCSR = 1 << WDCE | 1 << WDE;
    WDTCSR = 1 << WDE | 1 << WDP2 | 1 << WDP1; /* 1 s */
    rest();
}
