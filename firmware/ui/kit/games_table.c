#include "device/session.h"
#include "ui/kit/game.h"
#include <stddef.h>

#define ROW(NAME, name, text) [GAME_##NAME] = &game_##name,

const FLASH struct game *const FLASH games_table[GAME_NAMES] = {GAMES(ROW)};

uint8_t game_ask_of(uint8_t game, uint8_t task, uint8_t argument) {
    uint8_t (*function)(uint8_t) = games_table[game]->task[task];

    return function ? function(argument) : 0;
}

uint8_t game_ask(uint8_t task, uint8_t argument) {
    return game_ask_of(session.game, task, argument);
}
