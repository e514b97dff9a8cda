#include "ui/menu.h"
#include "ui/screen_list.h"
#include <stddef.h>

static const FLASH char snakes[] = "Snakes, ladders";
static const FLASH char lab[] = "Dice lab";
static const FLASH char options[] = "Settings";
static const FLASH char help[] = "Select opens, left goes back, right explains.";

static const FLASH struct form_line lines[] = {{.name = snakes}, {.name = lab}, {.name = options}};

static const FLASH struct menu menu = {
    .form = {.lines = lines, .count = sizeof lines / sizeof lines[0]},
    .opens = {SCREEN_SNAKES_SETUP, SCREEN_LAB, SCREEN_SETTINGS},
};

static uint8_t line;

static void key(struct key_event event) {
    menu_key(&menu, &line, NULL, event);
}

static void draw(void) {
    form_draw(&menu.form, line, NULL);
}

const FLASH struct screen screen_menu = {
    .enter = menu_enter, .key = key, .tick = menu_tick, .draw = draw, .help = help};
