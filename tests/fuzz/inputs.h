#ifndef KOSTKA_TESTS_FUZZ_INPUTS_H
#define KOSTKA_TESTS_FUZZ_INPUTS_H

#include <stddef.h>
#include <stdint.h>

/* What comes into the device from outside, as arbitrary bytes, for libFuzzer or a loop of our own.
   The firmware runs on the fakes of the host; the sanitizers judge it, and after each input the LCD
   may only show what it can. */

/* Each byte is a key's event and how long nothing follows; the device goes on from input to input.
 */
void input_events(const uint8_t *data, size_t size);

/* Characters to the console, ended by a line break; whatever is computed is left after a while. */
void input_lines(const uint8_t *data, size_t size);

/* An EEPROM: records of any kind with right CRC and any content (kind, length, bytes), or raw bytes
   from an address on, as the first byte of each part says. The device is started on it and keys are
   pressed. */
void input_image(const uint8_t *data, size_t size);

#endif
