#include "text/reader.h"
#include "ui/game.h"
#include "ui/menu.h"
#include "ui/screen_list.h"

/* The games in the order of enum game_name, then the rest. */
static const FLASH char lines[] = TEXT("Snakes, ladders\n"
                                       "Penney's game\n"
                                       "Dice lab\n"
                                       "Settings\n");
static const FLASH char help[] = TEXT("Select opens, left goes back, right explains.");

static uint8_t line;

static void choose_game(void);

static const FLASH struct menu menu = {
    .lines = lines,
    .count = GAMES_COUNT + 2,
    .line = &line,
    .acted = choose_game,
    .opens = {SCREEN_SETUP, SCREEN_SETUP, SCREEN_LAB, SCREEN_SETTINGS},
};

static void choose_game(void) {
    if (line < GAMES_COUNT)
        setup_choose(line);
}

static void enter(void) {
    menu_enter(&menu);
}

const FLASH struct screen screen_menu = {
    .enter = enter, .key = menu_key, .tick = menu_tick, .draw = menu_draw, .help = help};
