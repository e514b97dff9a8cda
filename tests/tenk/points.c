#include "console/tenk/turn_digits.h"
#include "games/tenk/odds/turn_points.h"
#include "sets.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The turn of ten thousand for points, and its table.

   tenk-points            the tables of games/tenk/odds/turn_points.h as C, on standard output
   tenk-points digits     what the values have beyond their units, in millionths (console) */

enum { BANK = 7, LEVELS = 900, STRAIGHT = 200, BENDS = 61, TABLE = BENDS + 2 };

static double thrown[LEVELS + 81][SETS_DICE + 1]; /* by dice to throw */

static double worth_aside(int level, int left) {
    double on = thrown[level][left ? left : SETS_DICE];

    return left && level >= BANK ? fmax(on, 50 * level) : on;
}

static double throw_dice(int dice, int level) {
    const struct sets *sets = &sets_of[dice];
    double sum = 0;

    for (int i = 0; i < sets->sets; i++) {
        const struct option_set *set = &sets->set[i];
        double best = set->attempt ? worth_aside(level + ATTEMPT_STEPS, 0) / 6 : 0;
        for (int k = 0; k < set->options; k++) {
            best = fmax(best, worth_aside(level + set->option[k].steps, set->option[k].left));
        }
        sum += set->outcomes * best;
    }
    return sum / sets->total;
}

static void solve(void) {
    for (int level = LEVELS; level < LEVELS + 81; level++) {
        for (int dice = 1; dice <= SETS_DICE; dice++) {
            thrown[level][dice] = 50 * level;
        }
    }
    for (int level = LEVELS - 1; level >= 0; level--) {
        for (int dice = 1; dice <= SETS_DICE; dice++) {
            thrown[level][dice] = throw_dice(dice, level);
        }
    }
}

static long units(int level, int dice) {
    return (long)floor(TURN_POINTS_UNIT * thrown[level][dice]);
}

static unsigned char bytes[1000];
static int count;

/* Writes a bend and how many zeros follow it. */
static void put_bend(long bend, int zeros) {
    unsigned long code = (unsigned long)(bend + TURN_POINTS_LEAST);

    if (code < TURN_POINTS_LONG) {
        bytes[count++] = (unsigned char)(code << 2 | (unsigned)zeros);
        return;
    }
    code = (unsigned long)(bend + TURN_POINTS_LONG_LEAST);
    if (code >> 8 < TURN_POINTS_LONG || code >> 14) {
        fprintf(stderr, "a bend of %ld\n", bend);
        exit(EXIT_FAILURE);
    }
    bytes[count++] = (unsigned char)(code >> 8 << 2 | (unsigned)zeros);
    bytes[count++] = (unsigned char)code;
}

/* A zero bend with no zeros behind it would be the end: the bend before takes one zero less. */
static void put_bends(const long bend[BENDS]) {
    for (int i = 0; i < BENDS;) {
        int zeros = 0;
        while (zeros < 3 && i + zeros + 1 < BENDS && bend[i + zeros + 1] == 0) {
            zeros++;
        }
        if (zeros == 3 && i + 4 < BENDS && bend[i + 4] == 0 &&
            (i + 5 == BENDS || bend[i + 5] != 0)) {
            zeros--;
        }
        put_bend(bend[i], zeros);
        i += zeros + 1;
    }
    bytes[count++] = TURN_POINTS_STAY;
}

/* The fractions of units follow from the straight line at the end. */
static void put_column(int dice) {
    double line = TURN_POINTS_UNIT * (thrown[STRAIGHT][dice] - thrown[STRAIGHT - 1][dice]);
    double begin = TURN_POINTS_UNIT * thrown[STRAIGHT][dice] - STRAIGHT * line;
    long slope_part = lround((line - floor(line)) * 65536);
    long value_part = lround((begin - floor(begin)) * 65536);
    long value[TABLE], bend[BENDS];

    for (int level = 0; level < TABLE; level++) {
        value[level] = units(level, dice) - (value_part + level * slope_part) / 65536;
    }
    printf("    {%luUL, %luUL, %ld, %d},\n", (unsigned long)(value[0] % 65536 * 65536 + value_part),
           (unsigned long)((value[1] - value[0]) * 65536 + slope_part), value[0] / 65536, count);
    for (int level = 0; level < BENDS; level++) {
        bend[level] = value[level + 2] - 2 * value[level + 1] + value[level];
    }
    put_bends(bend);
}

static void print_tables(void) {
    printf("#include \"games/tenk/odds/turn_points.h\"\n\n"
           "/* Made by `make tables` (tests/tenk/points.c); `make check-tables` makes it again and "
           "compares. */\n/* clang-format off */\n"
           "const FLASH struct turn_points_column turn_points_columns[] = {\n");
    for (int dice = 1; dice <= SETS_DICE; dice++) {
        put_column(dice);
    }
    printf("};\n\nconst FLASH uint8_t turn_points_bends[] = {");
    for (int i = 0; i < count; i++) {
        printf("%s%d,", i % 16 ? " " : "\n    ", bytes[i]);
    }
    printf("\n};\n/* clang-format on */\n");
}

static void print_digits(void) {
    printf("#include \"console/tenk/turn_digits.h\"\n\n"
           "/* Made by `make tables` (tests/tenk/points.c); `make check-tables` makes it again and "
           "compares. */\n/* clang-format off */\n"
           "const FLASH int16_t turn_digits[TURN_DIGITS_DICE][TURN_DIGITS_STAKES] = {\n");
    for (int dice = 1; dice <= SETS_DICE; dice++) {
        printf("    {");
        for (int level = 0; level < TURN_DIGITS_STAKES; level++) {
            printf("%s%ld",
                   level % 12 ? ", "
                   : level    ? ",\n     "
                              : "",
                   lround(1e6 * thrown[level][dice]) - TURN_DIGITS_OF_UNIT * units(level, dice));
        }
        printf("},\n");
    }
    printf("};\n/* clang-format on */\n");
}

int main(int arguments, char **argument) {
    sets_make();
    solve();
    if (arguments == 1) {
        print_tables();
    } else if (arguments == 2 && strcmp(argument[1], "digits") == 0) {
        print_digits();
    } else {
        fprintf(stderr, "usage: tenk-points [digits]\n");
        return 2;
    }
    return 0;
}
