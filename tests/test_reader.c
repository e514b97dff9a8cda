/* links: firmware/text/text.c firmware/core/fixed.c */
#include "text/reader.h"

#include "text/text.h"
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "testing.h"

/* The reader of packed texts against an expansion by recursion. */

enum { ROOM = 4096 };

static size_t expand(uint8_t code, char *to) {
    if (code < 0x80 || code == 0xFF) {
        *to = (char)code;
        return 1;
    }
    size_t first = expand(text_pairs[code - 0x80][0], to);
    return first + expand(text_pairs[code - 0x80][1], to + first);
}

static void expand_all(const char *packed, char *to) {
    while (*packed) {
        to += expand((uint8_t)*packed++, to);
    }
    *to = 0;
}

static uint8_t used_codes(void) {
    uint8_t used = TEXT_PAIRS;

    while (used && text_pairs[used - 1][0] == 0) {
        used--;
    }
    return used;
}

static void assert_reads(const char *packed) {
    char expected[ROOM];

    expand_all(packed, expected);
    text_open(packed);
    for (const char *at = expected; *at; at++) {
        assert_int_equal(text_next(), *at);
    }
    assert_int_equal(text_next(), 0);
}

/* What is no code stands for itself: the LCD's own characters too. */
static void test_plain_characters(void **unused) {
    char plain[130];
    size_t length = 0;

    (void)unused;
    for (int character = 1; character < 0x80; character++) {
        plain[length++] = (char)character;
    }
    plain[length++] = '\377';
    plain[length] = 0;
    text_open(plain);
    for (size_t i = 0; i <= length; i++) {
        assert_int_equal(text_next(), plain[i]);
    }
}

static void test_every_pair_of_codes(void **unused) {
    uint8_t used = used_codes();

    (void)unused;
    assert_true(used > 0);
    for (int first = 0; first < used; first++) {
        for (int second = 0; second < used; second++) {
            assert_reads((char[]){(char)(0x80 + first), (char)(0x80 + second), '.', 0});
        }
    }
    printf("measured %d codes\n", used);
}

/* Counting strings, lines and words in packed texts rests on it. */
static void test_no_pair_has_a_mark(void **unused) {
    (void)unused;
    for (int i = 0; i < used_codes(); i++) {
        char text[ROOM];
        size_t length = expand((uint8_t)(0x80 + i), text);
        assert_true(length >= 2);
        for (size_t j = 0; j < length; j++) {
            assert_true(text[j] != 0);
        }
    }
}

/* A text that was left in the middle of a code leaves nothing behind. */
static void test_text_left_unread(void **unused) {
    (void)unused;
    for (int code = 0x80; code < 0x80 + used_codes(); code++) {
        char text[] = {(char)code, (char)code, 0};
        char expected[ROOM];
        size_t length = expand((uint8_t)code, expected);
        for (size_t left = 1; left < length; left++) {
            text_open(text);
            for (size_t i = 0; i < left; i++) {
                assert_int_equal(text_next(), expected[i]);
            }
            assert_reads("\1x\377");
        }
    }
}

static void test_reads_on_behind_the_end(void **unused) {
    (void)unused;
    text_open("ab\0c");
    assert_int_equal(text_next(), 'a');
    assert_int_equal(text_next(), 'b');
    assert_int_equal(text_next(), 0);
    assert_int_equal(text_next(), 'c');
    assert_int_equal(text_next(), 0);
}

static char shown[ROOM];
static size_t count;

static void catch (char character) {
    assert_true(count < sizeof shown - 1);
    shown[count++] = character;
    shown[count] = 0;
}

static void test_flash_and_rest(void **unused) {
    const char packed[] = {'a', (char)0x80, (char)0x81, 'z', 0};
    char expected[ROOM];

    (void)unused;
    expand_all(packed, expected);
    text_to(catch);
    count = 0;
    text_flash(packed);
    assert_string_equal(shown, expected);
    for (size_t skipped = 1; skipped < strlen(expected); skipped++) {
        count = 0;
        text_open(packed);
        for (size_t i = 0; i < skipped; i++) {
            text_next();
        }
        text_rest();
        assert_string_equal(shown, expected + skipped);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_plain_characters),        cmocka_unit_test(test_every_pair_of_codes),
        cmocka_unit_test(test_no_pair_has_a_mark),      cmocka_unit_test(test_text_left_unread),
        cmocka_unit_test(test_reads_on_behind_the_end), cmocka_unit_test(test_flash_and_rest),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
