#ifndef KOSTKA_TESTS_FUZZ_INPUTS_H
#define KOSTKA_TESTS_FUZZ_INPUTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What comes into the device from outside, as arbitrary bytes, for libFuzzer or a loop of our own.
   The firmware runs on the fakes of the host; the sanitizers judge it, and after each input the LCD
   may only show what it can. The device goes on from input to input.

   Each says whether the device answered: one that no longer does is not tried by what follows. */

/* Each byte is a key, and how it is pressed: down and up, held, bouncing, or with a pause behind
   it. The answer is another picture than before. */
bool input_events(const uint8_t *data, size_t size);

/* Characters to the console, ended by a line break; whatever is computed is left after a while. The
   answer is `ok` or an error. */
bool input_lines(const uint8_t *data, size_t size);

/* An EEPROM: records of any kind with right CRC and any content (kind, length, bytes), or raw bytes
   from an address on, as the first byte of each part says. The device is started on it and keys are
   pressed. The answer is that it shows something. */
bool input_image(const uint8_t *data, size_t size);

/* Between two inputs the power fails and comes back. */
void input_power_cut(void);

#endif
