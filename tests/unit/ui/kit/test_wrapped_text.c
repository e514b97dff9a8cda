#include "ui/kit/wrapped_text.h"

#include "support/testing.h"

#include <string.h>

static void rows_break_between_words(void **unused) {
    static const struct {
        const char *text;
        const char *rows[4];
    } cases[] = {
        {"one two three", {"one two", "three"}},
        {"exactly ten a", {"exactly", "ten a"}},
        {"exactly te", {"exactly te"}},
        {"incomprehensibly long", {"incomprehe", "nsibly", "long"}},
        {"0123456789 ab", {"0123456789", "ab"}},
        {"", {""}},
        {"a  b", {"a  b"}},
    };
    (void)unused;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const char *text = cases[i].text;
        for (size_t row = 0; row == 0 || *text; row++) {
            const char *from = text;
            uint8_t length = wrapped_text_row(&text, 10);
            assert_int_equal(length, strlen(cases[i].rows[row]));
            assert_memory_equal(from, cases[i].rows[row], length);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(rows_break_between_words)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
