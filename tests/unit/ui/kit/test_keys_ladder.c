/* Decoding of the ladder's levels. */

#include "ui/kit/keys.h"

#include "support/testing.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { NOBODY = 1023 };

/* Decodes three makers' ladders with the default thresholds, with noise of 20 either way. */
TEST(three_common_ladders_are_read_right) {
    static const uint16_t ladders[3][KEYS_COUNT] = {
        {0, 144, 329, 504, 741}, {0, 133, 308, 481, 722}, {0, 205, 405, 623, 824}};
    keys_default();
    for (size_t maker = 0; maker < 3; maker++) {
        for (uint8_t k = 0; k < KEYS_COUNT; k++) {
            uint16_t level = ladders[maker][k];
            assert_int_equal(keys_decode(level), KEY_RIGHT + k);
            assert_int_equal(keys_decode((uint16_t)(level + 20)), KEY_RIGHT + k);
            assert_int_equal(keys_decode((uint16_t)(level < 20 ? 0 : level - 20)), KEY_RIGHT + k);
        }
    }
    assert_int_equal(keys_decode(NOBODY), KEY_NONE);
    assert_int_equal(keys_decode(NOBODY - 100), KEY_NONE);
}

TEST(the_default_thresholds_are_as_promised) {
    static const uint16_t ends[KEYS_COUNT] = {50, 250, 450, 650, 850};
    keys_default();
    for (uint8_t k = 0; k < KEYS_COUNT; k++) {
        assert_int_equal(keys_decode((uint16_t)(ends[k] - 1)), KEY_RIGHT + k);
        assert_int_equal(keys_decode(ends[k]), k + 1 < KEYS_COUNT ? KEY_RIGHT + k + 1 : KEY_NONE);
    }
}

/* A fourth maker's ladder is misread with the defaults, and read right once calibrated. */
TEST(another_ladder_is_read_right_once_taught) {
    static const struct keypad measured = {{0, 512, 683, 768, 819}};
    static const uint16_t ends[KEYS_COUNT] = {256, 598, 726, 794, 921};
    keys_default();
    assert_int_not_equal(keys_decode(768), KEY_LEFT);
    assert_true(keys_calibrate(&measured));
    for (uint8_t k = 0; k < KEYS_COUNT; k++) {
        assert_int_equal(keys_decode(measured.level[k]), KEY_RIGHT + k);
        assert_int_equal(keys_decode((uint16_t)(ends[k] - 1)), KEY_RIGHT + k);
        assert_int_equal(keys_decode(ends[k]), k + 1 < KEYS_COUNT ? KEY_RIGHT + k + 1 : KEY_NONE);
    }
    assert_int_equal(keys_decode(NOBODY), KEY_NONE);
}

/* All 120 ways in which five levels can belong to five keys. */
TEST(any_key_may_have_any_level) {
    static const uint16_t levels[KEYS_COUNT] = {3, 140, 330, 510, 993};
    size_t orders = 0;
    for (unsigned code = 0; code < 3125; code++) {
        struct keypad measured;
        unsigned used = 0, rest = code;
        for (uint8_t k = 0; k < KEYS_COUNT; k++, rest /= 5) {
            used |= 1u << rest % 5;
            measured.level[k] = levels[rest % 5];
        }
        bool distinct = used == 31;
        assert_int_equal(keys_calibrate(&measured), distinct);
        for (uint8_t k = 0; distinct && k < KEYS_COUNT; k++) {
            assert_int_equal(keys_decode(measured.level[k]), KEY_RIGHT + k);
        }
        orders += distinct;
    }
    assert_int_equal(orders, 120);
}

TEST(levels_too_close_are_refused_and_change_nothing) {
    static const struct keypad good = {{0, 30, 60, 90, 993}};
    static const struct keypad bad[] = {
        {{0, 29, 60, 90, 993}},     {{0, 30, 59, 90, 993}},
        {{0, 30, 60, 90, 994}},     {{993, 90, 60, 31, 2}},
        {{0, 30, 60, 90, 1024}},    {{0, 30, 60, 90, 65535}},
        {{65506, 30, 60, 90, 120}}, {{500, 500, 500, 500, 500}},
        {{0, 0, 60, 90, 120}},      {{65535, 65535, 65535, 65535, 65535}},
        {{1023, 30, 60, 90, 120}},  {{0, 30, 60, 90, 65510}}};
    assert_true(keys_calibrate(&good));
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        assert_false(keys_calibrate(&bad[i]));
        assert_int_equal(keys_decode(14), KEY_RIGHT); /* the thresholds are unchanged */
        assert_int_equal(keys_decode(15), KEY_UP);
        assert_int_equal(keys_decode(1007), KEY_SELECT);
        assert_int_equal(keys_decode(1008), KEY_NONE);
    }
}

/* The resistors of the handheld, R1 to 5 V and R2 to R5 from key to key. */
struct resistor {
    double ohms;
    unsigned tolerance; /* per cent */
};
enum { LADDER_RESISTORS = 5 };

/* Reads a resistor from a line such as "R4 R17 R18","3","1 kΩ","5 %",... */
static bool read_resistor(const char *line, const char *reference, struct resistor *resistor) {
    char references[64], padded[80], wanted[8], unit;

    if (sscanf(line, "\"%63[^\"]\",\"%*u\",\"%lf %c%*[^\"]\",\"%u %%", references, &resistor->ohms,
               &unit, &resistor->tolerance) != 4) {
        return false;
    }
    snprintf(padded, sizeof padded, " %s ", references);
    snprintf(wanted, sizeof wanted, " %s ", reference);
    resistor->ohms *= unit == 'k' ? 1000 : 1;
    return strstr(padded, wanted) != NULL;
}

static void read_ladder(struct resistor *resistors) {
    char line[256], reference[] = "R1";
    FILE *file = fopen("hardware/bare-1284p/parts.csv", "r");

    assert_non_null(file);
    size_t found = 0;
    while (found < LADDER_RESISTORS && fgets(line, sizeof line, file)) {
        reference[1] = (char)('1' + found);
        if (read_resistor(line, reference, &resistors[found])) {
            found++;
            rewind(file);
        }
    }
    fclose(file);
    assert_int_equal(found, LADDER_RESISTORS);
}

/* The level of a key if each resistor is off by its full tolerance, up where its bit is set. */
static double level_at(const struct resistor *resistors, size_t key, unsigned up) {
    double ohms[LADDER_RESISTORS], below = 0;

    for (size_t i = 0; i < LADDER_RESISTORS; i++) {
        double off = resistors[i].tolerance / 100.0;
        ohms[i] = resistors[i].ohms * (up >> i & 1 ? 1 + off : 1 - off);
    }
    for (size_t i = 1; i <= key; i++) {
        below += ohms[i];
    }
    return 1023 * below / (below + ohms[0]);
}

/* The converter may be off by four levels to either side. */
TEST(ladder_bands_overlap_nowhere_at_5_percent_parts) {
    struct resistor resistors[LADDER_RESISTORS];
    int after = 0;
    read_ladder(resistors);
    keys_default();
    for (size_t key = 0; key < KEYS_COUNT; key++) {
        double low = NOBODY, high = 0;
        for (unsigned up = 0; up < 1u << LADDER_RESISTORS; up++) {
            low = fmin(low, level_at(resistors, key, up));
            high = fmax(high, level_at(resistors, key, up));
        }
        int from = (int)fmax(floor(low) - 4, 0), to = (int)ceil(high) + 4;
        assert_true(from >= after);
        for (int level = from; level <= to; level++) {
            assert_int_equal(keys_decode((uint16_t)level), KEY_RIGHT + key);
        }
        print_message("key %zu: %d to %d\n", key, from, to);
        after = to + 1;
    }
    assert_int_equal(resistors[0].tolerance, 5);
}

TEST(a_start_restores_the_default) {
    static const struct keypad measured = {{0, 512, 683, 768, 819}};
    struct keys keys;
    struct key_event event;
    assert_true(keys_calibrate(&measured));
    keys_start(&keys);
    assert_int_equal(keys.stable, KEY_NONE);
    assert_int_equal(keys_decode(512), KEY_LEFT);
    assert_false(keys_sample(&keys, NOBODY, 7, &event));
}
