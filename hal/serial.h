#ifndef KOSTKA_HAL_SERIAL_H
#define KOSTKA_HAL_SERIAL_H

#include <stdbool.h>
#include <stdint.h>

/* The serial line: 115200 baud, 8 data bits, no parity, 1 stop bit (57600 with SERIAL_BAUD). */

enum { SERIAL_NOTHING = -1, SERIAL_CLOSED = -2 };

void serial_start(void);

/* The next byte received (0..255), SERIAL_NOTHING when none waits, or SERIAL_CLOSED when none
   will ever come (host only). A ring buffers SERIAL_RING bytes; a byte that arrives while it is
   full is dropped. */
int16_t serial_read(void);

/* True, once, if bytes have been dropped. */
bool serial_overrun(void);

/* True, once, after Ctrl-C (ETX, 3), which serial_read does not give. Bytes that came before it and
   have not been read are forgotten. */
bool serial_interrupted(void);

/* Sends a byte; waits while the transmitter is full, at most 90 us at 115200 baud. */
void serial_write(uint8_t byte);

#endif
