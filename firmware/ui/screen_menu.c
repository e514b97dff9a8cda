#include "text/reader.h"
#include "ui/game.h"
#include "ui/menu.h"
#include "ui/screen_list.h"

/* The games, then the rest. */
#define LINE(NAME, name, text)   text "\n"
#define NUMBER(NAME, name, text) GAME_##NAME,
#define OPENS(NAME, name, text)  SCREEN_SETUP,

static const FLASH char lines[] = TEXT(GAMES(LINE) "Dice lab\nSettings\n");
static const FLASH char help[] = TEXT("OK opens, left goes back, right explains.");
static const FLASH uint8_t numbers[] = {GAMES(NUMBER)};

static uint8_t line;

static void choose_game(void);

static const FLASH struct menu menu = {
    .lines = lines,
    .count = sizeof numbers + 2,
    .line = &line,
    .acted = choose_game,
    .opens = {GAMES(OPENS) SCREEN_LAB, SCREEN_SETTINGS},
};

static void choose_game(void) {
    if (line < sizeof numbers)
        setup_choose(numbers[line]);
}

static void enter(void) {
    menu_enter(&menu);
}

const FLASH struct screen screen_menu = {
    .enter = enter, .key = menu_key, .tick = menu_tick, .draw = menu_draw, .help = help};
