#include "ui/game.h"
#include "ui/running.h"
#include <stddef.h>

const FLASH struct game *const FLASH games_table[GAMES_COUNT] = {
    [GAME_SNAKES] = &game_snakes,
    [GAME_PENNEY] = &game_penney,
};

uint8_t game_ask_of(uint8_t game, uint8_t task, uint8_t argument) {
    uint8_t (*function)(uint8_t) = games_table[game]->task[task];

    return function ? function(argument) : 0;
}

uint8_t game_ask(uint8_t task, uint8_t argument) {
    return game_ask_of(running.game, task, argument);
}
