#include "ui/lab/screen_lab_throw.h"

#include "core/dice/dice_outcomes.h"
#include "device/dice.h"
#include "hal/lcd.h"
#include "ui/display/row.h"
#include "ui/feedback/pips.h"
#include "ui/feedback/roll.h"
#include "ui/kit/dice_wait.h"
#include "ui/lab/lab_fields.h"
#include <string.h>

static const FLASH enum lab_field edited[] = {LAB_DICE};

/* Numbers where there are no pips. */
enum { NUMBER_CELLS = 3, NUMBERS_IN_ROW = LCD_COLUMNS / NUMBER_CELLS, NUMBERS_LEAP = 6 };

/* All six are always thrown, so that none ever shows what was not. */
static uint8_t faces[DICE_MAXIMUM]; /* 0: not thrown yet; with pips the first is on the LEDs */
static uint8_t rolled;              /* the face of the LEDs that they belong to */
static bool shaking;

void lab_throw_open(void) {
    memset(faces, 0, sizeof faces);
}

static void enter(void) {
    lab_enter(edited, 1);
    shaking = false;
    rolled = roll_shown();
    if (lab_has_pips()) {
        pips_show(faces[0]);
    }
    if (faces[0] == 0) {
        roll_start(0);
    }
}

static void key(struct key_event event) {
    if (event.key == KEY_SELECT) {
        shaking = event.phase != KEY_RELEASED;
    } else {
        lab_key(event);
    }
}

/* What a die shows next while it rolls. */
static uint8_t passing(uint8_t face) {
    return lab_has_pips() ? pips_next(face) : (face + NUMBERS_LEAP) % lab_numbers()->set.faces + 1;
}

static void roll_on(void) {
    for (uint8_t die = 0; die < DICE_MAXIMUM; die++) {
        faces[die] = passing(faces[die]);
    }
    if (lab_has_pips()) {
        faces[0] = rolled;
    }
}

/* The die on the LEDs has been thrown: if it is none of these its only use was to roll. */
static void throw_all(void) {
    faces[0] = rolled;
    for (uint8_t die = lab_has_pips() ? 1 : 0; die < DICE_MAXIMUM; die++) {
        faces[die] = (uint8_t)(dice_below(lab_numbers()->set.faces) + 1);
    }
    if (!lab_has_pips()) {
        pips_show(0);
    }
}

static void tick(uint16_t now) {
    uint8_t thrown;

    if (shaking) {
        roll_start(0);
    } else if (!roll_decided() && !dice_wait()) {
        roll_decide(dice_throw());
    }
    thrown = roll_tick(now);
    if (!thrown && roll_shown() == rolled) {
        return;
    }
    rolled = roll_shown();
    if (thrown) {
        throw_all();
    } else {
        roll_on();
    }
    screens_redraw();
}

static void draw_die(uint8_t face) {
    if (lab_has_pips()) {
        row_face(face);
    } else {
        row_padded(face, NUMBER_CELLS - 1);
    }
    row_character(' ');
}

/* The sixth number does not fit beside the others. */
static void draw(void) {
    uint8_t dice = lab_numbers()->set.dice;
    uint8_t in_first_row = !lab_has_pips() && dice > NUMBERS_IN_ROW ? NUMBERS_IN_ROW : dice;
    uint8_t sum = 0;

    if (dice_wait_draw()) {
        return;
    }
    for (uint8_t die = 0; die < dice; die++) {
        if (die == in_first_row) {
            row_second();
        }
        draw_die(faces[die]);
        sum += faces[die];
    }
    if (in_first_row == dice) {
        row_second();
    }
    lab_draw_dice();
    row_labelled(lab_has_pips() ? LOCAL_TEXT(", sum ") : LOCAL_TEXT(" sum "), sum);
}

const FLASH struct screen screen_lab_throw = {
    .enter = enter,
    .key = key,
    .tick = tick,
    .draw = draw,
    .help = TEXT("Hold OK to shake, let go to throw."),
};
