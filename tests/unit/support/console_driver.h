#ifndef KOSTKA_TESTS_SUPPORT_CONSOLE_DRIVER_H
#define KOSTKA_TESTS_SUPPORT_CONSOLE_DRIVER_H

#include <stddef.h>

/* Talks to the console over the fake serial line. Fails the test when a step answers with more than
   one line or with one longer than 79 characters. */

/* For cmocka: everything as after switching on, seed 1, dice ready. Always 0. */
int console_set_up(void **unused);

/* One step: how many characters it wrote. */
size_t step(void);

/* Steps until all that was fed is answered: everything written since the output was cleared. */
const char *settle(void);

/* The whole answer to a line. */
const char *ask(const char *line);
void expect(const char *line, const char *answer);

/* The line is answered by "error: " and the message, and the next command works (on forch). */
void expect_error(const char *line, const char *message);

/* The answer to a line that is one number and ok. */
double ask_number(const char *line);

#endif
