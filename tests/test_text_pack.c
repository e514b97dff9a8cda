/* links: firmware/text/pack/dictionary.c firmware/text/pack/scan.c firmware/text/pack/train.c firmware/text/reader.c firmware/text/pairs.c */
#include "text/pack/dictionary.h"
#include "text/pack/scan.h"
#include "text/pack/train.h"

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "testing.h"

/* The packer of texts: what it finds in a source, and that nothing is lost. */

enum { ROOM = 4096 };

static uint64_t state = 7;

static uint32_t random_below(uint32_t limit) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((state >> 33) % limit);
}

/* Three copies of each text, as the callback shows it, in square brackets. */
static void show(void *context, const uint8_t *text, size_t length, FILE *copy) {
    unsigned *found = context;

    ++*found;
    putc('[', copy);
    for (size_t i = 0; i < length; i++) {
        if (text[i] < ' ' || text[i] > '~')
            fprintf(copy, "<%d>", text[i]);
        else
            putc(text[i], copy);
    }
    putc(']', copy);
}

/* The copy, or what was complained of. */
static const char *scanned(const char *source) {
    static char copied[ROOM], complained[ROOM];
    unsigned found = 0;
    memset(copied, 0, sizeof copied);
    memset(complained, 0, sizeof complained);
    FILE *copy = fmemopen(copied, sizeof copied, "w");
    FILE *errors = fmemopen(complained, sizeof complained, "w");

    assert_non_null(copy);
    assert_non_null(errors);
    bool good = scan_source("a.c", source, show, &found, copy, errors);
    fclose(copy);
    fclose(errors);
    assert_int_equal(good, complained[0] == 0);
    return good ? copied : complained;
}

static void test_finds_texts(void **unused) {
    static const char *const cases[][2] = {
        {"", ""},
        {"x = TEXT(\"ab\");\n", "x = [ab];\n"},
        {"TEXT (\"\")+TEXT(\"b\")", "[] +[b]"},
        {"TEXT(\"a\" \"b\"\"c\")", "[abc] "},
        /* Lines keep their numbers. */
        {"TEXT(\"a\"\n     \"b\")\nx", "[ab]\n     \nx"},
        {"TEXT(\"a\"\n# 7 \"b.h\" 3\n\"b\")\nx", "[ab]\n# 7 \"b.h\" 3\n\nx"},
        /* Other names, and what only looks so. */
        {"TEXTS(\"a\") MYTEXT(\"a\") TEXT_(\"a\") TEXT",
         "TEXTS(\"a\") MYTEXT(\"a\") TEXT_(\"a\") TEXT"},
        {"int TEXT = 1;", "int TEXT = 1;"},
        {"\"TEXT(\\\"a\\\")\" '\"' TEXT(\"b\") '\\'' \"\\\\\" TEXT(\"c\")",
         "\"TEXT(\\\"a\\\")\" '\"' [b] '\\'' \"\\\\\" [c]"},
        {"#pragma TEXT(1)\nTEXT(\"a\")", "#pragma TEXT(1)\n[a]"},
        /* Escapes. */
        {"TEXT(\"\\n\\t\\\\\\\"\\'\\?\\a\\b\\f\\r\\v\")", "[<10><9>\\\"'?<7><8><12><13><11>]"},
        {"TEXT(\"\\0a\\1234\\7F\\x7F\\176\\377\\x0000041\")", "[<0>aS4<7>F<127>~<255>A]"},
    };

    (void)unused;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_string_equal(scanned(cases[i][0]), cases[i][1]);
    }
}

static void test_says_what_is_wrong(void **unused) {
    static const char *const else_in_it =
        ": TEXT(...) has something else than string literals in it\n";
    static const char *const no_end = ": a string literal without an end\n";
    static const char *const no_bytes =
        ": a text may have no bytes \\200 to \\376, nor unknown escapes\n";
    const struct {
        const char *source;
        const char *where;
        const char *what;
    } cases[] = {
        {"TEXT()", "a.c:1", else_in_it},
        {"\nTEXT(\"a\"", "a.c:2", else_in_it},
        {"TEXT(\"a\"\n\n, \"b\")", "a.c:3", else_in_it},
        {"TEXT(TEXT(\"a\"))", "a.c:1", else_in_it},
        {"TEXT(L\"a\")", "a.c:1", else_in_it},
        {"# 40 \"b.c\"\n\nTEXT(x)", "b.c:41", else_in_it},
        {"TEXT(\"a)\n", "a.c:1", no_end},
        {"TEXT(\"a", "a.c:1", no_end},
        {"TEXT(\"a\\", "a.c:1", no_bytes},
        {"TEXT(\"\\200\")", "a.c:1", no_bytes},
        {"TEXT(\"\\376\")", "a.c:1", no_bytes},
        {"TEXT(\"\303\251\")", "a.c:1", no_bytes},
        {"TEXT(\"\\x100\")", "a.c:1", no_bytes},
        {"TEXT(\"\\400\")", "a.c:1", no_bytes},
        {"TEXT(\"\\q\")", "a.c:1", no_bytes},
        {"TEXT(\"\\ 1\")", "a.c:1", no_bytes},
        {"TEXT(\"\\xg\")", "a.c:1", no_bytes},
    };

    (void)unused;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char expected[200];
        snprintf(expected, sizeof expected, "%s%s", cases[i].where, cases[i].what);
        assert_string_equal(scanned(cases[i].source), expected);
    }
}

static void test_refuses_what_is_no_pair(void **unused) {
    static struct dictionary dictionary;

    (void)unused;
    assert_false(dictionary_add(&dictionary, 0, 'a'));
    assert_false(dictionary_add(&dictionary, 'a', 0));
    assert_false(dictionary_add(&dictionary, 'a', 0x80));
    assert_true(dictionary_add(&dictionary, 'a', 'b'));
    assert_true(dictionary_add(&dictionary, 0x80, 'c'));
    assert_false(dictionary_add(&dictionary, 0x81, 'd')); /* three would wait */
    assert_false(dictionary_add(&dictionary, 0x82, 'd'));
    assert_true(dictionary_add(&dictionary, '0', 0x81));
    assert_true(dictionary_add(&dictionary, 0x80, 0x82));
    for (uint8_t code = 0x83; dictionary.count < TEXT_PAIRS; code++) {
        uint8_t longer = dictionary.entries[code - 0x80].length < DICTIONARY_LONGEST ? code : 0x80;
        assert_true(dictionary_add(&dictionary, '1', longer));
        if (dictionary.entries[code - 0x80].length == DICTIONARY_LONGEST)
            assert_false(dictionary_add(&dictionary, '1', code));
    }
    assert_false(dictionary_add(&dictionary, 'a', 'b'));
}

/* The fewest codes by trying everything. */
static size_t fewest(const struct dictionary *dictionary, const uint8_t *text, size_t length) {
    if (length == 0) {
        return 0;
    }
    size_t best = 1 + fewest(dictionary, text + 1, length - 1);
    for (size_t i = 0; i < dictionary->count; i++) {
        const struct dictionary_entry *entry = &dictionary->entries[i];
        if (entry->length <= length && memcmp(entry->text, text, entry->length) == 0) {
            size_t codes = 1 + fewest(dictionary, text + entry->length, length - entry->length);
            best = codes < best ? codes : best;
        }
    }
    return best;
}

static void test_fewest_codes(void **unused) {
    (void)unused;
    for (int round = 0; round < 300; round++) {
        static struct dictionary dictionary;
        uint8_t text[12], packed[12];
        dictionary.count = 0;
        for (int i = 0; i < 12; i++) {
            uint32_t codes = 3 + (uint32_t)dictionary.count;
            uint32_t pair[2];
            for (int j = 0; j < 2; j++) {
                pair[j] = random_below(codes);
                pair[j] = pair[j] < 3 ? 'a' + pair[j] : 0x80 + pair[j] - 3;
            }
            dictionary_add(&dictionary, (uint8_t)pair[0], (uint8_t)pair[1]);
        }
        for (size_t i = 0; i < sizeof text; i++) {
            text[i] = (uint8_t)('a' + random_below(3));
        }
        assert_int_equal(dictionary_pack(&dictionary, text, sizeof text, packed),
                         fewest(&dictionary, text, sizeof text));
    }
}

static const uint8_t story[] = "the house that the dice built\nand the dice that the cat threw\0"
                               "the throw that the cat made\tin the house that the dice built";

/* Packed with the firmware's dictionary, read by the firmware's reader. */
static void test_round_trip(void **unused) {
    static struct dictionary dictionary;
    uint8_t packed[sizeof story + 1];

    (void)unused;
    assert_true(dictionary_load(&dictionary));
    for (size_t from = 0; from < sizeof story; from++) {
        size_t length = sizeof story - from;
        size_t codes = dictionary_pack(&dictionary, story + from, length, packed);
        assert_true(codes <= length);
        text_open((const char *)packed);
        for (size_t i = from; i < sizeof story; i++) {
            assert_int_equal(text_next(), story[i]);
        }
    }
    size_t codes = dictionary_pack(&dictionary, story, sizeof story, packed);
    printf("measured %zu bytes in %zu codes\n", sizeof story, codes);
    assert_true(codes < sizeof story * 3 / 4);
}

/* So that several can be in one array, and be counted. */
static void test_strings_are_packed_alike(void **unused) {
    static struct dictionary dictionary;
    uint8_t line[sizeof story], all[sizeof story];

    (void)unused;
    assert_true(dictionary_load(&dictionary));
    dictionary_pack(&dictionary, story, sizeof story, all);
    for (size_t i = 0; i < sizeof story; i++) {
        if (story[i] == 0) {
            size_t codes = dictionary_pack(&dictionary, story, i + 1, line);
            assert_memory_equal(line, all, codes);
        }
    }
}

static void test_training(void **unused) {
    static struct dictionary dictionary;
    static struct dictionary again;
    uint8_t packed[sizeof story];

    (void)unused;
    train(&dictionary, (const uint8_t *)"ababab\0ab", 10);
    assert_int_equal(dictionary.count, 1);
    assert_memory_equal(dictionary.entries[0].text, "ab", 2);
    train(&dictionary, (const uint8_t *)"aaaaa", 6); /* two at a time */
    assert_int_equal(dictionary.count, 0);
    train(&dictionary, (const uint8_t *)"aaaaaa", 7);
    assert_int_equal(dictionary.count, 1);
    train(&dictionary, story, sizeof story);
    train(&again, story, sizeof story);
    assert_memory_equal(&dictionary, &again, sizeof dictionary);
    assert_true(dictionary.count > 8);
    size_t codes = dictionary_pack(&dictionary, story, sizeof story, packed);
    assert_true(codes + 2 * dictionary.count < sizeof story);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_finds_texts),
        cmocka_unit_test(test_says_what_is_wrong),
        cmocka_unit_test(test_refuses_what_is_no_pair),
        cmocka_unit_test(test_fewest_codes),
        cmocka_unit_test(test_round_trip),
        cmocka_unit_test(test_strings_are_packed_alike),
        cmocka_unit_test(test_training),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
