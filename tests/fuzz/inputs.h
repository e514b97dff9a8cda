#ifndef KOSTKA_TESTS_FUZZ_INPUTS_H
#define KOSTKA_TESTS_FUZZ_INPUTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The device's inputs from outside, as arbitrary bytes, for libFuzzer or a loop of our own. The
   firmware runs on the fakes of the host. The sanitizers judge it, and after each input the LCD may
   only show what it can. The device goes on from input to input.

   Each function returns whether the device answered: if it no longer does, the inputs that follow
   try nothing. */

/* Each byte is a key and the way it is pressed: down and up, held, bouncing, or with a pause behind
   it. The answer is a change of the picture. */
bool input_events(const uint8_t *data, size_t size);

/* Characters to the console, ended by a line break; a computation is left after a while. The answer
   is `ok` or an error. */
bool input_lines(const uint8_t *data, size_t size);

/* An EEPROM. The first byte of each part says what it is: a record of any kind with a right CRC and
   any content (kind, length, bytes), or raw bytes from an address on. The device is started on the
   EEPROM and keys are pressed. The answer is that it shows something. */
bool input_image(const uint8_t *data, size_t size);

/* Turns the power off and on between two inputs. */
void input_power_cut(void);

#endif
