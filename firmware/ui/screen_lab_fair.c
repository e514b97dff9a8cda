#include "core/dice.h"
#include "core/fixed.h"
#include "text/text.h"
#include "ui/dice.h"
#include "ui/display.h"
#include "ui/lab.h"
#include "ui/screen_list.h"

enum { SLICE = 60, FACES_A_ROW = 3, FACE_CELLS = 5 };
enum { VERDICT, COUNTS, FREQUENCIES, PAGES };

static const FLASH char throwing[] = "Throwing...";
static const FLASH char chi_square_of[] = "Chi2 of ";
static const FLASH char too_even[] = " too even";
static const FLASH char looks_fair[] = " looks fair";
static const FLASH char suspect[] = " suspect";
static const FLASH char unfair[] = " unfair";
static const FLASH char help[] = "Fair dice pass 15.09 once in 100 tests, 20.52 once in 1000. "
                                 "Down: counts, thousandths.";

/* Chi-square with 5 degrees of freedom, in hundredths: quantiles 0.01, 0.99 and 0.999. */
static const FLASH struct verdict {
    uint16_t from;
    const FLASH char *text;
} verdicts[] = {{2053, unfair}, {1510, suspect}, {55, looks_fair}, {0, too_even}};

static const FLASH uint8_t slices[] = {1, 10, 100}; /* by LAB_THROWS; the bar begins at 100 */

static void start(void) {
    lab_open();
    lab_page.fair.left = slices[lab_values[LAB_THROWS]];
}

static void enter(void) {
    lab_enter(LAB_DICE, LAB_DICE);
    if (lab_page.fair.thrown == 0)
        start();
}

static void key(struct key_event event) {
    if (event.phase != KEY_PRESSED)
        return;
    screens_redraw();
    if (lab_page.fair.left || event.key == KEY_LEFT)
        screens_pop();
    else if (event.key == KEY_SELECT)
        start();
    else
        lab_page.fair.shown =
            (uint8_t)((lab_page.fair.shown + (event.key == KEY_DOWN ? 1 : PAGES - 1)) % PAGES);
}

/* A slice takes some 30,000 cycles. */
static void tick(uint16_t now) {
    (void)now;
    if (lab_page.fair.left == 0)
        return;
    lab_page.fair.left--;
    lab_page.fair.thrown += SLICE;
    for (uint8_t i = 0; i < SLICE; i++)
        lab_page.fair.counts[dice_throw() - 1]++;
    screens_redraw();
}

static void draw_verdict(void) {
    uint32_t chi_square = dice_chi_square(lab_page.fair.counts);
    const FLASH struct verdict *verdict = verdicts;

    text_flash(chi_square_of);
    text_unsigned(lab_page.fair.thrown);
    display_at(1, 0);
    lab_show_ratio(chi_square, 100, 2);
    while (chi_square < verdict->from)
        verdict++;
    text_flash(verdict->text);
}

/* Counts, or thousandths of all. */
static void draw_faces(void) {
    for (uint8_t face = 0; face < LAB_SIDES; face++) {
        uint32_t number = lab_page.fair.counts[face];
        uint8_t row = face >= FACES_A_ROW;
        if (lab_page.fair.shown == FREQUENCIES)
            number = fixed_ratio(1000 * number, lab_page.fair.thrown, 0);
        display_at(row, (uint8_t)(FACE_CELLS * (row ? face - FACES_A_ROW : face)));
        display_put((char)face);
        text_padded(number, FACE_CELLS - 1);
    }
}

static void draw(void) {
    if (lab_page.fair.left) {
        text_flash(throwing);
        display_progress(1, (uint8_t)(255 - lab_page.fair.left * 5 / 2));
    } else if (lab_page.fair.shown == VERDICT) {
        draw_verdict();
    } else {
        draw_faces();
    }
}

const FLASH struct screen screen_lab_fair = {
    .enter = enter, .key = key, .tick = tick, .draw = draw, .help = help};
