#include "ui/lab/lab_fair.h"

#include "core/dice/dice_outcomes.h"
#include "core/number/fixed.h"
#include "core/number/progress.h"
#include "device/dice.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/roll.h"
#include "ui/kit/dice_wait.h"
#include "ui/kit/screens.h"
#include <string.h>

/* Throws in a slice. */
enum { SLICE = 60 };

enum { FACES_A_ROW = 3, COUNT_CELLS = 4 };

static const FLASH uint8_t slices[] = {1, 10, 100};

enum { SLICES_MAXIMUM = 100 };

/* All faces with their counts do not fit one row, so a view shows three of them. */
enum view { VERDICT, COUNTS_LOW, COUNTS_HIGH, THOUSANDTHS_LOW, THOUSANDTHS_HIGH, VIEWS };

static struct {
    enum lab_fair_length length;
    enum view view;
    uint8_t left; /* slices to go */
    uint16_t thrown;
    uint16_t counts[DICE_FACES]; /* by face - 1 */
} test;

/* The verdict by the least chi-square with 5 degrees of freedom, in hundredths: the quantiles
   0.999, 0.99 and 0.01. */
static const FLASH struct verdict {
    uint16_t least;
    const FLASH char *text;
} verdicts[] = {
    {2053, TEXT(" unfair")},
    {1510, TEXT(" suspect")},
    {55, TEXT(" looks fair")},
    {0, TEXT(" too even")},
};

static void begin(enum lab_fair_length length) {
    memset(&test, 0, sizeof test);
    test.length = length;
    test.left = slices[length];
}

static void enter(void) {
    display_glyphs(&glyphs_dice);
    pips_show(0);
}

static void key(struct key_event event) {
    if (event.phase != KEY_PRESSED) {
        return;
    }
    screens_redraw();
    if (test.left || event.key == KEY_LEFT) {
        screens_pop();
    } else if (event.key == KEY_SELECT) {
        begin(test.length);
    } else {
        uint8_t by = event.key == KEY_DOWN ? 1 : VIEWS - 1;
        test.view = (enum view)((test.view + by) % VIEWS);
    }
}

/* A slice takes some 30,000 cycles. */
static void tick(uint16_t now) {
    (void)now;
    if (test.left == 0) {
        return;
    }
    screens_redraw();
    if (dice_wait()) {
        return;
    }
    screens_hurry();
    test.left--;
    test.thrown += SLICE;
    for (uint8_t i = 0; i < SLICE; i++) {
        test.counts[dice_throw() - 1]++;
    }
}

/* The bar is that of the longest test; a shorter one starts farther on. */
static void draw_progress(void) {
    row_text(LOCAL_TEXT("Throwing d6..."));
    display_progress(1, (uint8_t)(PROGRESS_ALL - PROGRESS_ALL * test.left / SLICES_MAXIMUM));
}

static void draw_verdict(void) {
    uint32_t chi_square = dice_chi_square(test.counts, test.thrown);
    const FLASH struct verdict *verdict = verdicts;

    row_labelled(LOCAL_TEXT("Chi2 of "), test.thrown);
    row_text(LOCAL_TEXT(" d6"));
    row_second();
    row_scaled(chi_square, 2);
    while (chi_square < verdict->least) {
        verdict++;
    }
    row_text(verdict->text);
}

static void draw_face(uint8_t face) {
    uint32_t number = test.counts[face - 1];

    if (test.view >= THOUSANDTHS_LOW) {
        number = fixed_ratio(1000 * number, test.thrown, 0);
    }
    row_face(face);
    row_padded(number, COUNT_CELLS);
}

static void draw_faces(void) {
    bool high = test.view == COUNTS_HIGH || test.view == THOUSANDTHS_HIGH;

    if (test.view >= THOUSANDTHS_LOW) {
        row_text(LOCAL_TEXT("Of 1000 throws:"));
    } else {
        row_labelled(LOCAL_TEXT("Times in "), test.thrown);
        row_character(':');
    }
    row_second();
    for (uint8_t face = 1; face <= FACES_A_ROW; face++) {
        draw_face(high ? face + FACES_A_ROW : face);
    }
}

static void draw(void) {
    if (test.left && dice_wait_draw()) {
        return;
    }
    if (test.left) {
        draw_progress();
    } else if (test.view == VERDICT) {
        draw_verdict();
    } else {
        draw_faces();
    }
}

static const FLASH struct screen screen_lab_fair = {
    .enter = enter,
    .key = key,
    .tick = tick,
    .draw = draw,
    .help = TEXT(
        "Always d6, as in the games. Fair dice pass 15.09 once in 100, 20.52 once in 1000 tests. "
        "Down: how often each face came."),
};

static void open(enum lab_fair_length length) {
    begin(length);
    screens_push(&screen_lab_fair);
}

void (*const FLASH lab_fair_open)(enum lab_fair_length length) = open;
