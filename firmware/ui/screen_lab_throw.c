#include "core/dice.h"
#include "text/text.h"
#include "ui/dice.h"
#include "ui/display.h"
#include "ui/lab.h"
#include "ui/pips.h"
#include "ui/roll.h"
#include "ui/screen_list.h"

static const FLASH char sum_is[] = " dice, sum ";
static const FLASH char help[] = "Hold select to shake, let go to throw.";

/* All six are always thrown, so that none ever shows what was not. */
static void enter(void) {
    lab_enter(LAB_DICE, LAB_DICE);
    lab_page.throw.shaking = false;
    pips_show(lab_page.throw.faces[0]);
    if (lab_page.throw.faces[0] == 0)
        roll_start();
}

static void key(struct key_event event) {
    if (event.key != KEY_SELECT)
        lab_key(event);
    else if (event.phase == KEY_PRESSED || event.phase == KEY_RELEASED)
        lab_page.throw.shaking = event.phase == KEY_PRESSED;
}

static void tick(uint16_t now) {
    if (lab_page.throw.shaking)
        roll_start();
    if (!roll_rolling())
        return;
    uint8_t thrown = roll_tick(now);
    if (!thrown && roll_shown() == lab_page.throw.faces[0])
        return;
    lab_page.throw.faces[0] = roll_shown();
    for (uint8_t die = 1; die < DICE_MAXIMUM; die++)
        lab_page.throw.faces[die] =
            thrown ? dice_throw() : pips_next(lab_page.throw.faces[die - 1]);
    screens_redraw();
}

static void draw(void) {
    uint8_t sum = 0;

    for (uint8_t die = 0; die < lab_values[LAB_DICE]; die++) {
        display_put((char)(lab_page.throw.faces[die] - 1));
        display_put(' ');
        sum += lab_page.throw.faces[die];
    }
    display_at(1, 0);
    lab_show_field(LAB_DICE);
    text_flash(sum_is);
    text_unsigned(sum);
}

const FLASH struct screen screen_lab_throw = {
    .enter = enter, .key = key, .tick = tick, .draw = draw, .help = help};
