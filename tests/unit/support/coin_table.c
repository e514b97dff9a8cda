/* A table of games (ui/games.h) in which every game is that of the coin: linked in the place of the
   firmware's by whoever names it. */

#include "support/coin_game.h"

#include "ui/games.h"

const FLASH struct game *const FLASH games[GAMES_COUNT] = {[0 ... GAMES_COUNT - 1] = &game_coin};
