#include "ui/games.h"

#include "device/saved.h"
#include "device/session.h"
#include <stddef.h>

#define GAME_DECLARE(NAME, name, number) extern const FLASH struct game game_##name;
GAMES(GAME_DECLARE)

#define GAME_POINTER(NAME, name, number) &game_##name,
const FLASH struct game *const FLASH games[GAMES_COUNT] = {GAMES(GAME_POINTER)};

#define GAME_VALUE(NAME, name, number) GAME_##NAME,
static const FLASH uint8_t numbers[GAMES_COUNT] = {GAMES(GAME_VALUE)};

const FLASH struct game *games_in_play(void) {
    for (uint8_t place = 0; place < GAMES_COUNT; place++) {
        if (numbers[place] == session.game) {
            return games[place];
        }
    }
    return NULL;
}

void games_load(void) {
    for (uint8_t place = 0; place < GAMES_COUNT; place++) {
        if (games[place]->load) {
            games[place]->load();
        }
    }
}

bool games_begin(uint8_t place, const uint8_t chosen[]) {
    uint8_t before = session.game;

    session.game = numbers[place];
    if (!games[place]->begin(chosen)) {
        session.game = before;
        return false;
    }
    return true;
}

void games_resume(void) {
    const FLASH struct game *game = games_in_play();

    if (session.game == GAME_NONE) {
        return;
    }
    if (game == NULL || !game->resume()) {
        saved_refuse(STORE_GAME);
        session.game = GAME_NONE;
    } else if (standing_is_over(game->standing())) {
        session.game = GAME_NONE;
    }
}
