#include "device/settings.h"
#include "text/text.h"
#include "ui/kit/menu.h"
#include "ui/kit/screen_list.h"

/* The lines with values in the order of struct settings. */
static const FLASH char lines[] = "Sound\toff\ton\n"
                                  "Light\toff\ton\n"
                                  "Computer\tslow\tnormal\tfast\n"
                                  "Keys...\n"
                                  "Record...\n";
static const FLASH char help[] = "OK changes. Keys: teach another keypad.";

static uint8_t act(uint8_t line, bool chosen) {
    (void)chosen;
    settings_save();
    return (uint8_t)(SCREEN_CALIBRATION - sizeof(struct settings) + line);
}

static const FLASH struct menu menu = {.options = {.lines = lines,
                                                   .values = settings_current.bytes,
                                                   .count = sizeof(struct settings) + 2},
                                       .act = act};

static void enter(void) {
    static uint8_t line;

    menu_enter(&menu, &line);
}

const FLASH struct screen screen_settings = {
    .enter = enter, .key = menu_key, .tick = menu_tick, .draw = menu_draw, .help = help};
