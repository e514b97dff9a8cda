#include "ui/lab/screen_lab.h"

#include "core/dice/dice_outcomes.h"
#include "device/dice.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/roll.h"
#include "ui/kit/dice_wait.h"
#include "ui/kit/menu.h"
#include "ui/lab/lab_fair.h"
#include "ui/lab/lab_odds.h"
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* Dice without pips are shown as numbers. */
enum { NUMBER_CELLS = 3, NUMBERS_IN_ROW = LCD_COLUMNS / NUMBER_CELLS, NUMBERS_LEAP = 6 };

/* All six are always thrown, so that no die ever shows a face that was not thrown. */
static uint8_t faces[DICE_MAXIMUM]; /* 0: not thrown yet; with pips the first is on the LEDs */
static uint8_t rolled;              /* the face on the LEDs for which they were set */
static bool shaking;

static void enter_throw(void) {
    lab_enter();
    shaking = false;
    rolled = roll_shown();
    if (lab_has_pips()) {
        pips_show(faces[0]);
    }
    if (faces[0] == 0) {
        roll_start(0);
    }
}

static void key_at_throw(struct key_event event) {
    if (event.key == KEY_SELECT) {
        shaking = event.phase != KEY_RELEASED;
        return;
    }
    if (event.key == KEY_LEFT) {
        memset(faces, 0, sizeof faces);
    }
    lab_key(event);
}

/* The next face of a rolling die. */
static uint8_t passing(uint8_t face) {
    return lab_has_pips() ? pips_next(face) : (face + NUMBERS_LEAP) % lab_dice().faces + 1;
}

static void roll_on(void) {
    for (uint8_t die = 0; die < DICE_MAXIMUM; die++) {
        faces[die] = passing(faces[die]);
    }
    if (lab_has_pips()) {
        faces[0] = rolled;
    }
}

/* The die on the LEDs has come to rest. With pips it is the first of these; otherwise it was there
   only to roll. */
static void throw_all(void) {
    faces[0] = rolled;
    for (uint8_t die = lab_has_pips() ? 1 : 0; die < DICE_MAXIMUM; die++) {
        faces[die] = (uint8_t)(dice_below(lab_dice().faces) + 1);
    }
    if (!lab_has_pips()) {
        pips_show(0);
    }
}

static void tick_throw(uint16_t now) {
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

/* The first row has no room for a sixth number. */
static void draw_throw(void) {
    uint8_t dice = lab_dice().dice;
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
    .enter = enter_throw,
    .key = key_at_throw,
    .tick = tick_throw,
    .draw = draw_throw,
    .help = TEXT("Hold OK to shake, let go to throw."),
};

enum line { THROW, ODDS, SUMS, DICE, FAIR, THROWS, LINES };

/* The regular dice, and one of ten faces. */
static const FLASH uint8_t faces_of[] = {4, 6, 8, 10, 12, 20};
enum { KINDS = sizeof faces_of, KIND_USUAL = 1 };
#define KINDS_OF_DICE                                                                              \
    TEXTS(TEXT("d4"), TEXT("d6"), TEXT("d8"), TEXT("d10"), TEXT("d12"), TEXT("d20"))

#define NUMBERS_OF_THROWS TEXTS(TEXT("60"), TEXT("600"), TEXT("6000"))

static const FLASH struct option lines[LINES] = {
    [THROW] = {.name = TEXT("Throw dice"), .opens = &screen_lab_throw},
    [ODDS] = {.name = TEXT("Odds"), .opens = &screen_lab_odds},
    [SUMS] = {.name = TEXT("Sums"), .opens = &screen_lab_sum},
    [DICE] = {.name = TEXT("Dice"), .most = KINDS - 1, .texts = KINDS_OF_DICE},
    [FAIR] = {.name = TEXT("Are they fair?")},
    [THROWS] = {.name = TEXT("Throws"), .most = LAB_FAIR_LONG, .texts = NUMBERS_OF_THROWS},
};

static uint8_t values[LINES] = {[DICE] = KIND_USUAL, [THROWS] = LAB_FAIR_MIDDLE};

/* NULL: the image has no test of the dice. */
static void (*const FLASH *const FLASH open_fair)(enum lab_fair_length length) = &lab_fair_open;

static const FLASH struct option *line_of(uint8_t line) {
    return &lines[line];
}

static bool shows(uint8_t line) {
    return line < FAIR || open_fair != NULL;
}

static bool choose(uint8_t line) {
    (void)line;
    (*open_fair)((enum lab_fair_length)values[THROWS]);
    return true;
}

static void change(uint8_t line) {
    if (line == DICE) {
        lab_take_dice(faces_of[values[DICE]]);
    }
}

static uint8_t at;
static const FLASH struct menu menu = {
    .options = {.line_of = line_of, .shows = shows, .count = LINES, .at = &at, .values = values},
    .choose = choose,
    .change = change,
};

static void enter(void) {
    menu_enter(&menu);
}

const FLASH struct screen screen_lab = {
    .enter = enter,
    .key = menu_key,
    .draw = menu_draw,
    .help = TEXT("Throw dice, see odds, test them. Dice: how many faces. Throws: of the test."),
};
