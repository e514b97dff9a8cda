#include "hal/serial.h"

#include <avr/interrupt.h>

/* The ATmega328P has one serial line and so no number in the name of its interrupt. */
#if !defined(USART0_RX_vect)
#define USART0_RX_vect USART_RX_vect
#endif

#if !defined(SERIAL_BAUD)
#define SERIAL_BAUD 115200UL
#endif

/* Double speed (U2X0): the divisor is F_CPU / 8 / baud, rounded; section 20.3.1. */
#define DIVISOR   ((F_CPU + 4 * SERIAL_BAUD) / (8 * SERIAL_BAUD))
#define REAL_BAUD (F_CPU / 8 / DIVISOR)

/* Table 20-3 recommends 1.5 % for U2X and allows 3.9 % if the other side is exact; 115200 from
   16 MHz is 2.1 % fast, which every Arduino lives with. */
#if REAL_BAUD * 1000 > SERIAL_BAUD * 1025 || REAL_BAUD * 1000 < SERIAL_BAUD * 975
#error "SERIAL_BAUD cannot be made from F_CPU to within 2.5 %"
#endif

/* A power of two, at most 128: the indices run free and are masked when used. */
enum { SERIAL_RING = 32, CONTROL_C = 3 };

static volatile uint8_t ring[SERIAL_RING];
static volatile uint8_t received; /* written by the interrupt only */
static volatile uint8_t taken;    /* written by serial_read only */
static volatile bool dropped;
static volatile bool interrupted;
static volatile uint8_t interrupted_at; /* `received` when the latest Ctrl-C came */

/* At most once in 1,360 cycles (10 bits at 117,647 baud); about 75 of them. The error bits belong
   to the byte that UDR0 gives next, so they are read first. DOR0 tells that the interrupt came too
   late for an earlier byte. */
ISR(USART0_RX_vect) {
    uint8_t status = UCSR0A;
    uint8_t byte = UDR0;
    uint8_t next = received;
    if (status & 1 << DOR0) {
        dropped = true;
    }
    if (byte == CONTROL_C) {
        interrupted_at = next;
        interrupted = true;
        return;
    }
    if ((uint8_t)(next - taken) == SERIAL_RING) {
        dropped = true;
        return;
    }
    ring[next % SERIAL_RING] = byte;
    received = next + 1;
}

void serial_start(void) {
    UBRR0 = DIVISOR - 1;
    UCSR0A = 1 << U2X0;
    UCSR0C = 1 << UCSZ01 | 1 << UCSZ00;
    UCSR0B = 1 << RXCIE0 | 1 << RXEN0 | 1 << TXEN0;
}

/* No lock: each index is one byte with one writer, and all of it is volatile, so that the byte is
   taken before its place is given back. */
int16_t serial_read(void) {
    uint8_t next = taken;
    if (next == received) {
        return SERIAL_NOTHING;
    }
    uint8_t byte = ring[next % SERIAL_RING];
    taken = next + 1;
    return byte;
}

bool serial_overrun(void) {
    bool was = dropped;
    if (was) {
        dropped = false;
    }
    return was;
}

/* Drops the bytes before the Ctrl-C, unless bytes after it have been read since. */
bool serial_interrupted(void) {
    bool was = interrupted;
    if (was) {
        interrupted = false;
        uint8_t at = interrupted_at;
        if ((uint8_t)(at - taken) <= SERIAL_RING) {
            taken = at;
        }
    }
    return was;
}

void serial_write(uint8_t byte) {
    while (!(UCSR0A & 1 << UDRE0)) {
    }
    UDR0 = byte;
}
