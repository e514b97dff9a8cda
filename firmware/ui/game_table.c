#include "ui/games.h"

#define GAME_DECLARE(NAME, name, number) extern const FLASH struct game game_##name;
GAMES(GAME_DECLARE)

#define GAME_POINTER(NAME, name, number) &game_##name,
const FLASH struct game *const FLASH games[GAMES_COUNT] = {GAMES(GAME_POINTER)};
