#include "ui/kit/game.h"
#include "ui/kit/menu.h"
#include "ui/kit/screen_list.h"

/* The games, then the rest. */
#define LINE(NAME, name, text)   text "\n"
#define NUMBER(NAME, name, text) GAME_##NAME,

static const FLASH char lines[] = GAMES(LINE) "Dice lab\nSettings\n";
static const FLASH char help[] = "OK opens, left goes back, right explains.";
static const FLASH uint8_t numbers[] = {GAMES(NUMBER)};

static uint8_t act(uint8_t line, bool chosen) {
    (void)chosen;
    if (line >= sizeof numbers)
        return (uint8_t)(SCREEN_LAB + line - sizeof numbers);
    setup_choose(numbers[line]);
    return SCREEN_SETUP;
}

static const FLASH struct menu menu = {.options = {.lines = lines, .count = sizeof numbers + 2},
                                       .act = act};

static void enter(void) {
    static uint8_t line;

    menu_enter(&menu, &line);
}

const FLASH struct screen screen_menu = {
    .enter = enter, .key = menu_key, .tick = menu_tick, .draw = menu_draw, .help = help};
