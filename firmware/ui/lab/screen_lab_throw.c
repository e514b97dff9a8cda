#include "device/dice.h"
#include "text/text.h"
#include "ui/kit/display.h"
#include "ui/kit/pips.h"
#include "ui/kit/roll.h"
#include "ui/kit/screen_list.h"
#include "ui/screens/lab_fields.h"

static const FLASH char layout[] = "\n" LAB_SHOW_DICE " dice, sum ";
static const FLASH char help[] = "Hold OK to shake, let go to throw.";

/* All six are always thrown, so that none ever shows what was not. */
static void enter(void) {
    uint8_t face = lab_page.throw.faces[0];

    lab_enter(LAB_DICE, LAB_DICE);
    lab_page.throw.shaking = false;
    pips_show(face);
    if (face == 0)
        roll_start();
}

static void key(struct key_event event) {
    if (event.key == KEY_SELECT)
        lab_page.throw.shaking = event.phase != KEY_RELEASED;
    else
        lab_key(event);
}

static void tick(uint16_t now) {
    uint8_t *faces = lab_page.throw.faces;

    if (lab_page.throw.shaking)
        roll_start();
    uint8_t thrown = roll_tick(now);
    if (!thrown && roll_shown() == faces[0])
        return;
    faces[0] = roll_shown();
    for (uint8_t die = 1; die < DICE_MAXIMUM; die++)
        faces[die] = thrown ? dice_throw() : pips_next(faces[die - 1]);
    screens_redraw();
}

static void draw(void) {
    const uint8_t *face = lab_page.throw.faces;
    uint8_t sum = 0;

    for (uint8_t die = lab_values[LAB_DICE]; die; die--, face++) {
        display_put((char)(*face - 1));
        display_put(' ');
        sum += *face;
    }
    lab_show(layout);
    text_byte(sum);
}

const FLASH struct screen screen_lab_throw = {
    .enter = enter, .key = key, .tick = tick, .draw = draw, .help = help};
