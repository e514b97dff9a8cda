#include "ui/lab/screen_lab.h"

#include "ui/kit/menu.h"
#include "ui/lab/lab_fields.h"
#include "ui/lab/screen_lab_fair.h"
#include "ui/lab/screen_lab_odds.h"
#include "ui/lab/screen_lab_sum.h"
#include "ui/lab/screen_lab_throw.h"

enum line { THROW, ODDS, SUMS, DICE, FAIR, THROWS, LINES };

/* The regular dice, and that of ten faces. */
static const FLASH uint8_t faces_of[] = {4, 6, 8, 10, 12, 20};
enum { KINDS = sizeof faces_of, KIND_USUAL = 1 };
#define KINDS_OF_DICE                                                                              \
    TEXTS(TEXT("d4"), TEXT("d6"), TEXT("d8"), TEXT("d10"), TEXT("d12"), TEXT("d20"))

#define NUMBERS_OF_THROWS TEXTS(TEXT("60"), TEXT("600"), TEXT("6000"))

static const FLASH struct option lines[LINES] = {
    [THROW] = {.name = TEXT("Throw dice")},
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
    if (line == THROW) {
        lab_throw_open();
        screens_push(&screen_lab_throw);
    } else {
        lab_fair_open((enum lab_fair_length)values[THROWS]);
        screens_push(&screen_lab_fair);
    }
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
