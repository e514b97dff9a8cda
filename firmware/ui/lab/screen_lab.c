#include "ui/lab/screen_lab.h"

#include "ui/kit/menu.h"
#include "ui/lab/screen_lab_fair.h"
#include "ui/lab/screen_lab_odds.h"
#include "ui/lab/screen_lab_sum.h"
#include "ui/lab/screen_lab_throw.h"

enum line { THROW, ODDS, SUMS, FAIR, THROWS, LINES };

#define NUMBERS_OF_THROWS TEXTS(TEXT("60"), TEXT("600"), TEXT("6000"))

static const FLASH struct option lines[LINES] = {
    [THROW] = {.name = TEXT("Throw dice")},
    [ODDS] = {.name = TEXT("Odds"), .opens = &screen_lab_odds},
    [SUMS] = {.name = TEXT("Sums"), .opens = &screen_lab_sum},
    [FAIR] = {.name = TEXT("Are they fair?")},
    [THROWS] = {.name = TEXT("Throws"), .most = LAB_FAIR_LONG, .texts = NUMBERS_OF_THROWS},
};

static uint8_t values[LINES] = {[THROWS] = LAB_FAIR_MIDDLE};

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

static struct menu menu = {
    .options = {.line_of = line_of, .count = LINES, .values = values},
    .choose = choose,
};

static void enter(void) {
    menu_enter(&menu);
}

const FLASH struct screen screen_lab = {
    .enter = enter,
    .key = menu_key,
    .draw = menu_draw,
    .help = TEXT("Throw dice, see odds, test them."),
};
