#include "ui/screens/screen_setup.h"

#include "device/session.h"
#include "ui/games.h"
#include "ui/kit/menu.h"
#include "ui/screens/screen_play.h"
#include <stddef.h>

enum line { GO_ON, NEW_GAME, OWN_LINES };

static const FLASH struct option go_on = {.name = TEXT("Go on")};
static const FLASH struct option new_game = {.name = TEXT("New game")};

static uint8_t place = GAMES_COUNT; /* of the game in `games`; at first none */
static uint8_t values[OWN_LINES + GAME_OPTIONS_MAXIMUM];
static struct menu menu;

static const FLASH struct option *line_of(uint8_t line) {
    if (line == GO_ON) {
        return &go_on;
    }
    return line == NEW_GAME ? &new_game : &games[place]->options[line - OWN_LINES];
}

static bool goes_on(void) {
    return games_in_play() == games[place] && !standing_is_over(games[place]->standing());
}

static void open_play(void) {
    play_open();
    screens_push(&screen_play);
}

static bool begin(void) {
    if (!games_begin(place, &values[OWN_LINES])) {
        return false;
    }
    session_keep();
    menu.options.at = GO_ON;
    open_play();
    return true;
}

/* The game knows which of its lines mean something with what is chosen on the others. */
static bool means_something(uint8_t line) {
    const FLASH struct game *game = games[place];

    return line < OWN_LINES || game->has_option == NULL ||
           game->has_option((uint8_t)(line - OWN_LINES), &values[OWN_LINES]);
}

static bool choose(uint8_t line) {
    if (line == NEW_GAME) {
        return begin();
    }
    open_play();
    return true;
}

static struct menu menu = {
    .options = {.line_of = line_of,
                .shows = means_something,
                .values = values,
                .first = NEW_GAME,
                .at = NEW_GAME},
    .choose = choose,
};

void setup_choose(uint8_t chosen) {
    const FLASH struct game *game = games[chosen];

    menu.options.at = GO_ON;
    if (chosen == place) {
        return;
    }
    place = chosen;
    for (uint8_t option = 0; option < game->option_count; option++) {
        values[OWN_LINES + option] = game->options[option].initial;
    }
}

static void enter(void) {
    menu.options.count = (uint8_t)(OWN_LINES + games[place]->option_count);
    menu.options.first = goes_on() ? GO_ON : NEW_GAME;
    if (menu.options.at < menu.options.first) {
        menu.options.at = menu.options.first;
    }
    menu_enter(&menu);
    screens_explain(NULL, games[place]->rules);
}

const FLASH struct screen screen_setup = {.enter = enter, .key = menu_key, .draw = menu_draw};
