#include "ui/menu.h"
#include "ui/screen_list.h"
#include "ui/settings.h"

static const FLASH char sound[] = "Sound";
static const FLASH char light[] = "Light";
static const FLASH char speed[] = "Computer";
static const FLASH char keypad[] = "Keys...";
static const FLASH char off_on[] = "off\0on";
static const FLASH char speeds[] = "slow\0normal\0fast";
static const FLASH char help[] = "Select changes. Keys: teach another keypad.";

/* The lines with values in the order of struct settings. */
static const FLASH struct form_line lines[] = {
    {.name = sound, .values = off_on, .count = 2},
    {.name = light, .values = off_on, .count = 2},
    {.name = speed, .values = speeds, .count = 3},
    {.name = keypad},
};

static const FLASH struct menu menu = {
    .form = {.lines = lines, .count = sizeof lines / sizeof lines[0]},
    .opens = {[sizeof(struct settings)] = SCREEN_CALIBRATION},
};

static uint8_t line;

static void key(struct key_event event) {
    if (menu_key(&menu, &line, settings_values(), event) == FORM_CHANGED)
        settings_save();
}

static void draw(void) {
    form_draw(&menu.form, line, settings_values());
}

const FLASH struct screen screen_settings = {
    .enter = menu_enter, .key = key, .tick = menu_tick, .draw = draw, .help = help};
