#include "core/dice.h"
#include "core/fixed.h"
#include "text/text.h"
#include "ui/dice.h"
#include "ui/display.h"
#include "ui/lab.h"
#include "ui/pips.h"
#include "ui/screen_list.h"
#include <string.h>

enum { SLICE = 60, FACES = 6, FACES_A_ROW = 3, FACE_CELLS = 5 };
enum { VERDICT, COUNTS, FREQUENCIES, PAGES };

static const FLASH char throwing[] = "Throwing...";
static const FLASH char chi_square_of[] = "Chi2 of ";
static const FLASH char too_even[] = " too even";
static const FLASH char looks_fair[] = " looks fair";
static const FLASH char suspect[] = " suspect";
static const FLASH char unfair[] = " unfair";
static const FLASH char help[] = "A fair die goes above 15.09 once in 100 tests, above 20.52 once "
                                 "in 1000. Up, down: counts, per cents. Select: again.";

/* Chi-square with 5 degrees of freedom, in hundredths: quantiles 0.01, 0.99 and 0.999. */
static const FLASH struct verdict {
    uint16_t from;
    const FLASH char *text;
} verdicts[] = {{2053, unfair}, {1510, suspect}, {55, looks_fair}, {0, too_even}};

static const FLASH uint8_t slices[] = {1, 10, 100}; /* by LAB_THROWS */

static uint16_t counts[FACES];
static uint8_t left; /* slices to go */
static uint8_t page;

static uint8_t slices_in_all(void) {
    return slices[lab_values[LAB_THROWS]];
}

static uint16_t throws_in_all(void) {
    return (uint16_t)(slices_in_all() * SLICE);
}

void lab_fair_start(void) {
    memset(counts, 0, sizeof counts);
    left = slices_in_all();
    page = VERDICT;
}

static void enter(void) {
    lab_enter(LAB_DICE, LAB_DICE);
}

static void key(struct key_event event) {
    if (event.phase != KEY_PRESSED)
        return;
    screens_redraw();
    if (left || event.key == KEY_LEFT)
        screens_pop();
    else if (event.key == KEY_SELECT)
        lab_fair_start();
    else
        page = (uint8_t)((page + (event.key == KEY_DOWN ? 1 : PAGES - 1)) % PAGES);
}

/* A slice takes some 30,000 cycles. */
static void tick(uint16_t now) {
    (void)now;
    if (left == 0)
        return;
    left--;
    for (uint8_t i = 0; i < SLICE; i++)
        counts[dice_throw() - 1]++;
    screens_redraw();
}

static void draw_verdict(void) {
    uint32_t chi_square = dice_chi_square(counts);
    const FLASH struct verdict *verdict = verdicts;

    text_flash(chi_square_of);
    text_unsigned(throws_in_all());
    display_at(1, 0);
    lab_show_ratio(chi_square, 100, 2);
    while (chi_square < verdict->from)
        verdict++;
    text_flash(verdict->text);
}

/* Tenths of a per cent are rounded here, once, for a binary fraction cannot tell a half. */
static void draw_faces(void) {
    for (uint8_t face = 0; face < FACES; face++) {
        uint16_t count = counts[face];
        display_at(face / FACES_A_ROW, (uint8_t)(face % FACES_A_ROW * FACE_CELLS));
        display_put((char)face);
        if (page == COUNTS)
            text_padded(count, FACE_CELLS - 1);
        else
            lab_show_ratio(fixed_ratio(1000UL * count, throws_in_all(), 0), 10, 1);
    }
}

static void draw(void) {
    if (left) {
        text_flash(throwing);
        display_progress(1, (uint8_t)(255 - 255 * left / slices_in_all()));
    } else if (page == VERDICT) {
        draw_verdict();
    } else {
        draw_faces();
    }
}

const FLASH struct screen screen_lab_fair = {
    .enter = enter, .key = key, .tick = tick, .draw = draw, .help = help};
