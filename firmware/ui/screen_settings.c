#include "text/text.h"
#include "ui/menu.h"
#include "ui/screen_list.h"
#include "ui/settings.h"

/* The lines with values in the order of struct settings. */
static const FLASH char lines[] = TEXT("Sound\toff\ton\n"
                                       "Light\toff\ton\n"
                                       "Computer\tslow\tnormal\tfast\n"
                                       "Keys...\n"
                                       "Record...\n");
static const FLASH char help[] = TEXT("OK changes. Keys: teach another keypad.");

static uint8_t line;

static const FLASH struct menu menu = {
    .lines = lines,
    .count = sizeof(struct settings) + 2,
    .line = &line,
    .values = settings_current.bytes,
    .acted = settings_save,
    .opens = {[sizeof(struct settings)] = SCREEN_CALIBRATION, SCREEN_RECORD},
};

static void enter(void) {
    menu_enter(&menu);
}

const FLASH struct screen screen_settings = {
    .enter = enter, .key = menu_key, .tick = menu_tick, .draw = menu_draw, .help = help};
