#include "ui/lab.h"
#include "ui/menu.h"
#include "ui/screen_list.h"

static const FLASH char throw_dice[] = "Throw dice";
static const FLASH char odds[] = "Odds";
static const FLASH char sums[] = "Sums";
static const FLASH char fair[] = "Are they fair?";
static const FLASH char throws[] = "Throws";
static const FLASH char numbers[] = "60\0"
                                    "600\0"
                                    "6000";
static const FLASH char help[] = "Throw dice, see odds, test the dice.";

/* The form keeps the value of line LAB_THROWS in lab_values. */
static const FLASH struct form_line lines[] = {
    {.name = throw_dice},
    {.name = odds},
    {.name = sums},
    {.name = fair},
    [LAB_THROWS] = {.name = throws, .values = numbers, .count = 3},
};

static const FLASH struct menu menu = {
    .form = {.lines = lines, .count = sizeof lines / sizeof lines[0]},
    .opens = {SCREEN_LAB_THROW, SCREEN_LAB_ODDS, SCREEN_LAB_SUM, SCREEN_LAB_FAIR},
};

static uint8_t line;

static void key(struct key_event event) {
    if (menu_key(&menu, &line, lab_values, event) == FORM_CHOSEN)
        lab_open();
}

static void draw(void) {
    form_draw(&menu.form, line, lab_values);
}

const FLASH struct screen screen_lab = {
    .enter = menu_enter, .key = key, .tick = menu_tick, .draw = draw, .help = help};
