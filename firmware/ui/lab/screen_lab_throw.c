#include "ui/lab/screen_lab_throw.h"

#include "core/number/dice_outcomes.h"
#include "device/dice.h"
#include "ui/display/row.h"
#include "ui/feedback/pips.h"
#include "ui/feedback/roll.h"
#include "ui/kit/dice_wait.h"
#include "ui/lab/lab_fields.h"
#include <string.h>

static const FLASH enum lab_field edited[] = {LAB_DICE};

/* All six are always thrown, so that none ever shows what was not. */
static uint8_t faces[DICE_MAXIMUM]; /* 0: not thrown yet; the first is also on the LEDs */
static bool shaking;

void lab_throw_open(void) {
    memset(faces, 0, sizeof faces);
}

static void enter(void) {
    lab_enter(edited, 1);
    shaking = false;
    pips_show(faces[0]);
    if (faces[0] == 0) {
        roll_start();
    }
}

static void key(struct key_event event) {
    if (event.key == KEY_SELECT) {
        shaking = event.phase != KEY_RELEASED;
    } else {
        lab_key(event);
    }
}

static void tick(uint16_t now) {
    uint8_t thrown;

    if (shaking) {
        roll_start();
    }
    thrown = roll_tick(now);
    if (!thrown && roll_shown() == faces[0]) {
        return;
    }
    faces[0] = roll_shown();
    for (uint8_t die = 1; die < DICE_MAXIMUM; die++) {
        faces[die] = thrown ? dice_throw() : pips_next(faces[die - 1]);
    }
    screens_redraw();
}

static void draw(void) {
    uint8_t sum = 0;

    if (dice_wait_draw()) {
        return;
    }
    for (uint8_t die = 0; die < lab_numbers()->dice; die++) {
        row_face(faces[die]);
        row_character(' ');
        sum += faces[die];
    }
    row_second();
    lab_draw(LAB_DICE);
    row_labelled(LOCAL_TEXT(" dice, sum "), sum);
}

const FLASH struct screen screen_lab_throw = {
    .enter = enter,
    .key = key,
    .tick = tick,
    .draw = draw,
    .help = TEXT("Hold OK to shake, let go to throw."),
};
