#include "core/number/dice_outcomes.h"
#include "core/number/fixed.h"
#include "device/dice.h"
#include "text/text.h"
#include "ui/kit/display.h"
#include "ui/kit/screen_list.h"
#include "ui/screens/lab_fields.h"

enum { SLICE = 60, FACES_A_ROW = 3, FACE_CELLS = 5 };
enum { VERDICT, COUNTS, FREQUENCIES, PAGES };

static const FLASH char throwing[] = "Throwing...";
static const FLASH char chi_square_of[] = "Chi2 of ";
static const FLASH char verdicts[] = " unfair\0"
                                     " suspect\0"
                                     " looks fair\0"
                                     " too even";
static const FLASH char help[] = "Fair dice pass 15.09 once in 100, 20.52 once in 1000 tests. "
                                 "Down: counts.";

/* Chi-square with 5 degrees of freedom, in hundredths: quantiles 0.01, 0.99 and 0.999. */
static const FLASH uint16_t least[] = {2053, 1510, 55, 0}; /* of each verdict */

static const FLASH uint8_t slices[] = {1, 10, 100}; /* by LAB_THROWS; the bar begins at 100 */

static void enter(void) {
    lab_enter(LAB_DICE, LAB_DICE);
    if (lab_page.fair.thrown == 0)
        lab_page.fair.left = slices[lab_values[LAB_THROWS]];
}

static void key(struct key_event event) {
    struct lab_fair *fair = &lab_page.fair;

    if (event.phase != KEY_PRESSED)
        return;
    screens_redraw();
    if (fair->left || event.key == KEY_LEFT) {
        screens_pop();
    } else if (event.key == KEY_SELECT) {
        lab_open();
        enter();
    } else {
        fair->shown = (uint8_t)(fair->shown + (event.key == KEY_DOWN ? 1 : PAGES - 1)) % PAGES;
    }
}

/* A slice takes some 30,000 cycles. */
static void tick(uint16_t now) {
    struct lab_fair *fair = &lab_page.fair;

    (void)now;
    if (fair->left == 0)
        return;
    fair->left--;
    fair->thrown += SLICE;
    for (uint8_t i = 0; i < SLICE; i++)
        fair->counts[dice_throw() - 1]++;
    screens_redraw();
}

static void draw_verdict(const struct lab_fair *fair) {
    uint32_t chi_square = dice_chi_square(fair->counts, fair->thrown);
    uint8_t verdict = 0;

    text_flash(chi_square_of);
    text_unsigned(fair->thrown);
    display_put('\n');
    text_decimal(chi_square, 2);
    while (chi_square < least[verdict])
        verdict++;
    text_open(verdicts);
    text_skip(verdict, '\0');
    text_rest();
}

/* Counts, or thousandths of all. */
static void draw_faces(const struct lab_fair *fair) {
    for (uint8_t face = 0; face < LAB_SIDES; face++) {
        uint32_t number = fair->counts[face];
        if (fair->shown == FREQUENCIES)
            number = fixed_ratio(1000 * number, fair->thrown, 0);
        if (face == FACES_A_ROW)
            display_put('\n');
        display_put((char)face);
        text_padded(number, FACE_CELLS - 1);
    }
}

static void draw(void) {
    const struct lab_fair *fair = &lab_page.fair;

    if (fair->left) {
        text_flash(throwing);
        display_progress(1, (uint8_t)(255 - fair->left * 5 / 2));
    } else if (fair->shown == VERDICT) {
        draw_verdict(fair);
    } else {
        draw_faces(fair);
    }
}

const FLASH struct screen screen_lab_fair = {
    .enter = enter, .key = key, .tick = tick, .draw = draw, .help = help};
