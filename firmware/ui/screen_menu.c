#include "text/text.h"
#include "ui/menu.h"
#include "ui/screen_list.h"
#include <stddef.h>

static const FLASH char lines[] = TEXT("Snakes, ladders\n"
                                       "Dice lab\n"
                                       "Settings\n");
static const FLASH char help[] = TEXT("Select opens, left goes back, right explains.");

static uint8_t line;

static const FLASH struct menu menu = {
    .form = {.lines = lines, .count = 3},
    .line = &line,
    .acted = menu_nothing,
    .opens = {SCREEN_SNAKES_SETUP, SCREEN_LAB, SCREEN_SETTINGS},
};

static void enter(void) {
    menu_enter(&menu);
}

const FLASH struct screen screen_menu = {
    .enter = enter, .key = menu_key, .tick = menu_tick, .draw = menu_draw, .help = help};
