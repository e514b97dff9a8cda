#include "device/session.h"
#include "ui/kit/menu.h"
#include "ui/kit/screen_list.h"
#include <string.h>

/* Setting up the chosen game; if one of its kind is going on, it can be gone on with. */

uint8_t setup_values[SETUP_LINES_MAXIMUM];

static uint8_t game; /* enum game_name, the chosen one */

static uint8_t act(uint8_t at, bool chosen);

/* Its first line is SETUP_NEW where there is no game to go on with. */
static const FLASH struct menu menu = {.options = {.values = setup_values}, .act = act};

static uint8_t line; /* under the cursor */

void setup_choose(uint8_t name) {
    if (name != game)
        memset(setup_values, 0, sizeof setup_values);
    game = name;
    line = SETUP_GO_ON;
}

static void enter(void) {
    const FLASH struct game *described = games_table[game];
    struct options *options = menu_enter(&menu, &line);
    bool going = session.game == game && game_ask(GAME_STANDING, 0) < STANDING_WON;

    options->lines = described->lines;
    options->count = described->lines_count;
    options->first = going ? SETUP_GO_ON : SETUP_NEW;
    if (line < options->first)
        line = options->first;
    screens_explain(described->setup_help);
}

static uint8_t act(uint8_t at, bool chosen) {
    if (!chosen || at == SETUP_GO_ON)
        return SCREEN_PLAY;
    uint8_t screen = game_ask_of(game, GAME_CHOSEN, at);
    if (at == SETUP_NEW && screen != SCREENS_COUNT) {
        session.game = game;
        session_keep();
        line = SETUP_GO_ON;
    }
    return screen;
}

const FLASH struct screen screen_setup = {enter, menu_key, menu_tick, menu_draw, NULL};
