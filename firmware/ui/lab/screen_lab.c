#include "ui/lab/screen_lab.h"

#include "core/dice/dice_outcomes.h"
#include "core/number/fixed.h"
#include "core/number/progress.h"
#include "device/dice.h"
#include "hal/lcd.h"
#include "ui/display/display.h"
#include "ui/display/row.h"
#include "ui/feedback/roll.h"
#include "ui/kit/dice_wait.h"
#include "ui/kit/menu.h"
#include "ui/lab/lab_odds.h"
#include <stdbool.h>
#include <string.h>

/* Numbers where there are no pips. */
enum { NUMBER_CELLS = 3, NUMBERS_IN_ROW = LCD_COLUMNS / NUMBER_CELLS, NUMBERS_LEAP = 6 };

/* All six are always thrown, so that none ever shows what was not. */
static uint8_t faces[DICE_MAXIMUM]; /* 0: not thrown yet; with pips the first is on the LEDs */
static uint8_t rolled;              /* the face of the LEDs that they belong to */
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

/* What a die shows next while it rolls. */
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

/* The die on the LEDs has been thrown: if it is none of these its only use was to roll. */
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

/* The sixth number does not fit beside the others. */
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

/* Throws are made so many at a time. */
enum { SLICE = 60 };

enum { FACES_A_ROW = 3, COUNT_CELLS = 4 };

/* How many throws: 60, 600 or 6,000. */
enum lab_fair_length { LAB_FAIR_SHORT, LAB_FAIR_MIDDLE, LAB_FAIR_LONG };
static const FLASH uint8_t slices[] = {1, 10, 100};

enum { SLICES_MAXIMUM = 100 };

/* The faces do not fit one row with their counts: three at a time. */
enum view { VERDICT, COUNTS_LOW, COUNTS_HIGH, THOUSANDTHS_LOW, THOUSANDTHS_HIGH, VIEWS };

static struct {
    enum lab_fair_length length;
    enum view view;
    uint8_t left; /* slices to go */
    uint16_t thrown;
    uint16_t counts[DICE_FACES]; /* by face - 1 */
} test;

/* From so much of chi-square on with 5 degrees of freedom, in hundredths: the quantiles 0.999, 0.99
   and 0.01. */
static const FLASH struct verdict {
    uint16_t least;
    const FLASH char *text;
} verdicts[] = {
    {2053, TEXT(" unfair")},
    {1510, TEXT(" suspect")},
    {55, TEXT(" looks fair")},
    {0, TEXT(" too even")},
};

static void begin_test(enum lab_fair_length length) {
    memset(&test, 0, sizeof test);
    test.length = length;
    test.left = slices[length];
}

static void enter_test(void) {
    display_glyphs(&glyphs_dice);
    pips_show(0);
}

static void key_in_test(struct key_event event) {
    if (event.phase != KEY_PRESSED) {
        return;
    }
    screens_redraw();
    if (test.left || event.key == KEY_LEFT) {
        screens_pop();
    } else if (event.key == KEY_SELECT) {
        begin_test(test.length);
    } else {
        uint8_t by = event.key == KEY_DOWN ? 1 : VIEWS - 1;
        test.view = (enum view)((test.view + by) % VIEWS);
    }
}

/* A slice takes some 30,000 cycles. */
static void tick_test(uint16_t now) {
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

/* The bar is that of the longest test: a shorter one has the beginning behind it. */
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

static void draw_test(void) {
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
    .enter = enter_test,
    .key = key_in_test,
    .tick = tick_test,
    .draw = draw_test,
    .help = TEXT(
        "Always d6, as in the games. Fair dice pass 15.09 once in 100, 20.52 once in 1000 tests. "
        "Down: how often each face came."),
};

enum line { THROW, ODDS, SUMS, DICE, FAIR, THROWS, LINES };

/* The regular dice, and that of ten faces. */
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

static const FLASH struct option *line_of(uint8_t line) {
    return &lines[line];
}

static bool choose(uint8_t line) {
    (void)line;
    begin_test((enum lab_fair_length)values[THROWS]);
    screens_push(&screen_lab_fair);
    return true;
}

static void change(uint8_t line) {
    if (line == DICE) {
        lab_take_dice(faces_of[values[DICE]]);
    }
}

static uint8_t at;
static const FLASH struct menu menu = {
    .options = {.line_of = line_of, .count = LINES, .at = &at, .values = values},
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
