#ifndef KOSTKA_TESTS_SUPPORT_CONSOLE_DRIVER_H
#define KOSTKA_TESTS_SUPPORT_CONSOLE_DRIVER_H

#include <stddef.h>

/* Talks to the console over the fake serial line. Fails the test when a step answers with more than
   one line or more than 79 characters. */

/* For cmocka: sets everything up as after power-on, with seed 1 and the dice ready. Always 0. */
int console_set_up(void **unused);

/* Makes one step; returns how many characters it wrote. */
size_t step(void);

/* Steps until the console has nothing more to do at once; returns everything written since the
   output was cleared. */
const char *settle(void);

/* Returns the whole answer to a line. */
const char *ask(const char *line);

/* Returns the answer to a line; it must be one number and ok. */
double ask_number(const char *line);

/* A line and its answer. The answer is the data lines with a newline between them, and ok must
   follow. Or it is one line "error: ..."; then nothing may follow, and the next command must work.
   Advice after a comma at the end of an error may be left out. */
struct exchange {
    const char *line;
    const char *answer;
};

void expect(const char *line, const char *answer);
void expect_exchanges(const struct exchange *exchanges, size_t count);

#define EXPECT_EXCHANGES(table) expect_exchanges(table, sizeof(table) / sizeof(table)[0])

/* A test of these exchanges, each {line, answer}. */
#define EXCHANGES(name, ...)                                                                       \
    TEST(name, console_set_up) {                                                                   \
        static const struct exchange exchanges[] = {__VA_ARGS__};                                  \
                                                                                                   \
        EXPECT_EXCHANGES(exchanges);                                                               \
    }

#endif
