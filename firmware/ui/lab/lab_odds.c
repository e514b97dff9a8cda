#include "ui/lab/lab_odds.h"

#include "core/number/flash.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/beeper.h"
#include "ui/feedback/roll.h"

/* ---- the numbers ----------------------------------------------------------------------------- */

enum field { DICE, SUM, COUNT, FACE, FIELDS };

static uint8_t numbers[FIELDS] = {[DICE] = DICE_MAXIMUM, [SUM] = 21, [COUNT] = 3, [FACE] = 1};
static uint8_t faces = DICE_FACES;

struct dice_set lab_dice(void) {
    return (struct dice_set){.dice = numbers[DICE], .faces = faces};
}

bool lab_has_pips(void) {
    return faces == DICE_FACES;
}

static uint8_t least(enum field field) {
    if (field == SUM) {
        return numbers[DICE];
    }
    return field == COUNT ? 0 : 1;
}

static uint8_t most(enum field field) {
    switch (field) {
    case DICE:
        return DICE_MAXIMUM;
    case SUM:
        return (uint8_t)(faces * numbers[DICE]);
    case COUNT:
        return numbers[DICE];
    default:
        return faces;
    }
}

/* Moves the numbers that depend on the dice into their new limits. */
static void put_within_limits(void) {
    for (uint8_t i = SUM; i < FIELDS; i++) {
        enum field field = (enum field)i;
        if (numbers[i] < least(field)) {
            numbers[i] = least(field);
        } else if (numbers[i] > most(field)) {
            numbers[i] = most(field);
        }
    }
}

void lab_take_dice(uint8_t taken) {
    faces = taken;
    put_within_limits();
}

/* ---- the editor ------------------------------------------------------------------------------ */

/* The fields of a page are edited one after the other. */
static struct {
    const FLASH enum field *fields;
    uint8_t count;
    uint8_t at; /* under the cursor */
} editor;

static void begin(const FLASH enum field edited[], uint8_t count) {
    editor.fields = edited;
    editor.count = count;
    editor.at = 0;
    display_glyphs(&glyphs_dice);
    pips_show(0);
}

void lab_enter(void) {
    static const FLASH enum field edited[] = {DICE};

    begin(edited, 1);
}

static void change(enum field field, bool up) {
    if (numbers[field] == (up ? most(field) : least(field))) {
        beeper_play(TUNE_REFUSE);
        return;
    }
    numbers[field] += up ? 1 : -1;
    beeper_play(TUNE_CLICK);
    put_within_limits();
}

void lab_key(struct key_event event) {
    if (event.phase != KEY_PRESSED && event.phase != KEY_REPEATED) {
        return;
    }
    screens_redraw();
    if (event.key == KEY_LEFT) {
        screens_pop();
    } else if (event.key == KEY_SELECT) {
        editor.at = (uint8_t)(editor.at + 1) % editor.count;
    } else {
        change(editor.fields[editor.at], event.key == KEY_UP);
    }
}

/* Draws a number with the cursor or a blank before it. */
static void draw_number(enum field field) {
    row_arrow(field == editor.fields[editor.at]);
    if (field == FACE && lab_has_pips()) {
        row_face(numbers[field]);
    } else {
        row_unsigned(numbers[field]);
    }
}

void lab_draw_dice(void) {
    draw_number(DICE);
    if (lab_has_pips()) {
        row_text(LOCAL_TEXT(" dice"));
    } else {
        row_labelled(LOCAL_TEXT("d"), faces);
    }
}

/* ---- the pages ------------------------------------------------------------------------------- */

/* Outcomes in per cent, in units of the last of `digits` digits after the point, rounded to
   nearest. Long division, because there are up to 20^6 of them. */
static uint32_t percent(uint32_t outcomes, uint32_t all, uint8_t digits) {
    uint32_t quotient = 0;

    for (digits += 2; digits; digits--) {
        outcomes *= 10;
        quotient = quotient * 10 + outcomes / all;
        outcomes %= all;
    }
    return quotient + (2 * outcomes >= all);
}

/* Draws a number of outcomes in per cent: 100%, 5.36%, 0.643%. If that would be 0 although there
   are outcomes, "<.001%". */
static void draw_percent(uint32_t outcomes) {
    uint32_t all = dice_set_outcomes(lab_dice());
    uint8_t digits = 2;
    uint32_t shown;

    if (outcomes == all) {
        digits = 0;
    } else if (outcomes <= (all - 1) / 100) {
        digits = 3;
    }
    shown = percent(outcomes, all, digits);
    if (shown == 0 && outcomes) {
        row_text(LOCAL_TEXT("<.001"));
    } else {
        row_scaled(shown, digits);
    }
    row_character('%');
}

static void enter_odds(void) {
    static const FLASH enum field edited[] = {DICE, COUNT, FACE};

    begin(edited, sizeof edited / sizeof edited[0]);
}

static void draw_odds(void) {
    lab_draw_dice();
    if (!lab_has_pips()) {
        row_character(':');
    }
    draw_number(COUNT);
    row_text(LOCAL_TEXT(" show"));
    draw_number(FACE);
    row_below(LOCAL_TEXT("="));
    draw_percent(dice_set_exactly(lab_dice(), numbers[COUNT]));
    row_text(LOCAL_TEXT(" >="));
    draw_percent(dice_set_at_least(lab_dice(), numbers[COUNT]));
}

const FLASH struct screen screen_lab_odds = {
    .enter = enter_odds,
    .key = lab_key,
    .draw = draw_odds,
    .help = TEXT("Chance of exactly and at least so many. OK: next."),
};

/* The curve is on the right, with the bar of the sum below the sum. */
enum { CURVE = 8, CENTRE = 12, HIGHEST_BAR = 8 };

static void enter_sum(void) {
    static const FLASH enum field edited[] = {DICE, SUM};

    begin(edited, sizeof edited / sizeof edited[0]);
    display_glyphs(&glyphs_bars);
}

/* Every sum that has an outcome has a bar. Sums below 0 wrap to some without outcomes. Some 3,000
   cycles a bar. */
static void draw_curve(void) {
    uint8_t sum = (uint8_t)(numbers[SUM] + CURVE - CENTRE);
    uint8_t middle = (uint8_t)((faces + 1) * numbers[DICE] / 2);
    uint32_t highest = dice_set_with_sum(lab_dice(), middle);

    display_at(1, CURVE);
    for (uint8_t column = CURVE; column < LCD_COLUMNS; column++, sum++) {
        uint32_t outcomes = dice_set_with_sum(lab_dice(), sum);
        row_character(display_bar((uint8_t)((HIGHEST_BAR * outcomes + highest - 1) / highest)));
    }
}

static void draw_sum(void) {
    lab_draw_dice();
    row_text(LOCAL_TEXT(" sum"));
    draw_number(SUM);
    row_second();
    draw_percent(dice_set_with_sum(lab_dice(), numbers[SUM]));
    draw_curve();
}

const FLASH struct screen screen_lab_sum = {
    .enter = enter_sum,
    .key = lab_key,
    .draw = draw_sum,
    .help = TEXT("Chance of the sum and its neighbours. OK: next."),
};
