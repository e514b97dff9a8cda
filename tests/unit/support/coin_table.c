/* A table of games (ui/games.h) in which every game is that of the coin: linked in the place of the
   firmware's by whoever names it. */

#include "support/coin_game.h"

#include "device/session.h"
#include "ui/games.h"
#include <stddef.h>

const FLASH struct game *const FLASH games[GAMES_COUNT] = {[0 ... GAMES_COUNT - 1] = &game_coin};

const FLASH struct game *games_in_play(void) {
    return session.game == GAME_NONE ? NULL : &game_coin;
}

void games_load(void) {
}

bool games_begin(uint8_t place, const uint8_t chosen[]) {
    (void)place;
    return game_coin.begin(chosen);
}

void games_resume(void) {
    if (session.game != GAME_NONE && !game_coin.resume()) {
        session.game = GAME_NONE;
    }
}
