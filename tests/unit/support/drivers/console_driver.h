#ifndef KOSTKA_TESTS_SUPPORT_CONSOLE_DRIVER_H
#define KOSTKA_TESTS_SUPPORT_CONSOLE_DRIVER_H

#include <stddef.h>

/* Talks to the console over the fake serial line. Fails the test when a step answers with more than
   one line or more than 79 characters. */

/* For cmocka: everything as after switching on, seed 1, dice ready. Always 0. */
int console_set_up(void **unused);

/* One step: how many characters it wrote. */
size_t step(void);

/* Steps until there is nothing more to do at once: everything written since the output was
   cleared. */
const char *settle(void);

/* The whole answer to a line. */
const char *ask(const char *line);

/* The answer to a line that is one number and ok. */
double ask_number(const char *line);

/* A line and its answer: the data lines with a newline between them, and then ok is expected; or
   one line "error: ...", and then nothing, and the next command works. Advice that follows a comma
   at the end of an error need not be given. */
struct exchange {
    const char *line;
    const char *answer;
};

void expect(const char *line, const char *answer);
void expect_exchanges(const struct exchange *exchanges, size_t count);

#define EXPECT_EXCHANGES(table) expect_exchanges(table, sizeof(table) / sizeof(table)[0])

/* A test of these exchanges, {line, answer} each. */
#define EXCHANGES(name, ...)                                                                       \
    TEST(name, console_set_up) {                                                                   \
        static const struct exchange exchanges[] = {__VA_ARGS__};                                  \
                                                                                                   \
        EXPECT_EXCHANGES(exchanges);                                                               \
    }

#endif
