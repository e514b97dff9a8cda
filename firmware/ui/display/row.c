#include "ui/display/row.h"

#include "core/number/decimal.h"
#include "core/number/flash.h"
#include "core/number/fraction.h"
#include "hal/lcd.h"
#include "ui/display/display.h"

void row_second(void) {
    display_at(1, 0);
}

void row_text(const FLASH char *text) {
    while (*text) {
        display_put(*text++);
    }
}

void row_below(const FLASH char *text) {
    row_second();
    row_text(text);
}

void row_texts(const FLASH char *text, const FLASH char *second) {
    row_text(text);
    row_below(second);
}

void row_character(char character) {
    display_put(character);
}

static void put(const struct decimal *decimal) {
    for (uint8_t i = 0; i < decimal->length; i++) {
        char character = decimal->character[i];
        display_put(character == DECIMAL_MARK ? (char)DISPLAY_ABOUT : character);
    }
}

void row_unsigned(uint32_t number) {
    row_padded(number, 0);
}

static void put_scaled(uint32_t number, uint8_t digits, uint8_t width) {
    struct decimal decimal;

    decimal_scaled(&decimal, number, digits, width);
    put(&decimal);
}

void row_padded(uint32_t number, uint8_t width) {
    put_scaled(number, 0, width);
}

void row_labelled(const FLASH char *label, uint16_t number) {
    row_text(label);
    row_unsigned(number);
}

void row_scaled(uint32_t number, uint8_t digits) {
    put_scaled(number, digits, 0);
}

OUT_OF_LINE void row_real(struct real number, uint8_t digits) {
    struct decimal decimal;

    decimal_real(&decimal, number, digits);
    put(&decimal);
}

static uint8_t fitting(uint32_t whole, uint8_t digits) {
    if (digits > 2 && whole >= 100) {
        digits = whole >= 1000 ? 1 : 2;
    }
    return digits;
}

void row_real_fitted(struct real number, uint8_t digits) {
    struct bounded bounded = bounded_real(number, 0);

    row_real(number, fitting(bounded_whole(&bounded), digits));
}

void row_percent(probability_t probability, uint8_t digits) {
    struct decimal decimal;

    decimal_percent(&decimal, probability, digits);
    put(&decimal);
}

void row_bounded(const struct bounded *number, uint8_t digits) {
    struct decimal decimal;

    decimal_bounded(&decimal, number, digits);
    put(&decimal);
}

/* Adds a thousandth, because a number that is that close below 10 or 100 may be rounded up to it.
   Half the number has room for the sum. */
void row_bounded_within(const struct bounded *number, uint8_t width) {
    enum { THOUSANDTH_BITS = 10 };
    struct bounded half = {.mantissa = number->mantissa >> 1,
                           .fraction_bits = number->fraction_bits - 1};
    uint8_t digits = width - 2;
    uint32_t whole;

    half.mantissa += half.mantissa >> THOUSANDTH_BITS;
    whole = bounded_whole(&half);
    for (uint32_t least = 10; whole >= least && digits; least *= 10) {
        digits--;
    }
    row_bounded(number, digits);
}

void row_percent_bounded(const struct bounded *chance, uint8_t digits) {
    struct decimal decimal;

    decimal_percent_bounded(&decimal, chance, digits);
    put(&decimal);
}

void row_percent_apart(const struct bounded *chance, uint8_t digits) {
    struct decimal decimal;

    decimal_percent_bounded(&decimal, chance, digits);
    if (decimal.character[0] != ' ') {
        row_character(' ');
    }
    put(&decimal);
}

bool row_fraction(uint16_t numerator, uint16_t denominator) {
    uint16_t divisor = (uint16_t)fraction_common_divisor(numerator, denominator);

    denominator /= divisor;
    if (denominator > 99) {
        return false;
    }
    row_unsigned(numerator / divisor);
    row_character('/');
    row_unsigned(denominator);
    return true;
}

void row_face(uint8_t face) {
    row_character(face == 0 || face > 6 ? ' ' : (char)(face - 1));
}

/* True if the name is "You". */
static bool write_name(uint8_t player, const uint8_t kind[], uint8_t players) {
    if (players > 2 || (players == 2 && !kind[0] == !kind[1])) {
        row_character(players > 2 && kind[player] ? 'C' : 'P');
        row_character((char)('1' + player));
        return false;
    }
    row_text(kind[player] ? LOCAL_TEXT("CPU") : LOCAL_TEXT("You"));
    return !kind[player];
}

void row_name(uint8_t player, const uint8_t kind[], uint8_t players) {
    write_name(player, kind, players);
}

uint8_t row_left_player(const uint8_t kind[], uint8_t players) {
    return players == 2 && kind[0] > kind[1] && kind[1] == 0;
}

void row_winner(uint8_t player, const uint8_t kind[], uint8_t players) {
    row_text(write_name(player, kind, players) ? LOCAL_TEXT(" win!") : LOCAL_TEXT(" wins!"));
}

uint8_t row_break(const FLASH char **text, uint8_t width) {
    const FLASH char *from = *text;
    uint8_t length = 0;
    uint8_t words = 0; /* the length up to the end of the last word that fits */

    while (length < width && from[length] != '\0') {
        length++;
        if (from[length] == ' ' || from[length] == '\0') {
            words = length;
        }
    }
    if (words) {
        length = words;
    }
    from += length;
    while (*from == ' ') {
        from++;
    }
    *text = from;
    return length;
}

void row_arrow(bool here) {
    row_character(here ? (char)DISPLAY_ARROW_RIGHT : ' ');
}

void row_align_right(uint8_t column) {
    display_shift(column, LCD_COLUMNS - display_column());
}
