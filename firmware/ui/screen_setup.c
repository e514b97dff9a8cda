#include "text/reader.h"
#include "ui/menu.h"
#include "ui/running.h"
#include "ui/screen_list.h"
#include <string.h>

/* Setting up the chosen game; if one of its kind is going on, it can be gone on with. */

uint8_t setup_values[SETUP_LINES_MAXIMUM];

static uint8_t game; /* enum game_name, the chosen one */

static uint8_t act(uint8_t line, bool chosen);

/* Its first line is SETUP_NEW where there is no game to go on with. */
static struct menu menu = {.form = {.values = setup_values}, .act = act};

void setup_choose(uint8_t name) {
    if (name != game)
        memset(setup_values, 0, sizeof setup_values);
    game = name;
    menu.form.line = SETUP_GO_ON;
}

static void enter(void) {
    const FLASH struct game *described = games_table[game];
    struct form *form = &menu.form;
    bool going = running.game == game && game_ask(GAME_STANDING, 0) < STANDING_WON;

    form->lines = described->lines;
    form->count = described->lines_count;
    form->first = going ? SETUP_GO_ON : SETUP_NEW;
    if (form->line < form->first)
        form->line = form->first;
    menu_enter(&menu);
    screens_explain(described->setup_help);
}

static uint8_t act(uint8_t line, bool chosen) {
    if (!chosen || line == SETUP_GO_ON)
        return SCREEN_PLAY;
    uint8_t screen = game_ask_of(game, GAME_CHOSEN, line);
    if (line == SETUP_NEW && screen != SCREENS_COUNT) {
        running.game = game;
        running_keep();
        menu.form.line = SETUP_GO_ON;
    }
    return screen;
}

static const FLASH char help[] = TEXT("Set up the game.");

const FLASH struct screen screen_setup = {enter, menu_key, menu_tick, menu_draw, help};
