/* The chances of six players, who do not meet, to win on chutes from the start. */

#include "games/snakes/built_in_boards.h"
#include "games/snakes/odds/race_odds.h"
#include "port.h"

static struct board board;
static struct race_odds odds;

int main(void) {
    static const uint8_t square[RACE_ODDS_PLAYERS];

    boards_load(BOARDS_CHUTES, &board);
    port_begin();
    race_odds_start(&odds, &board, RACE_ODDS_PLAYERS, square);
    while (race_odds_step(&odds) != DONE) {
    }
    port_end();
    for (uint8_t player = 0; player < RACE_ODDS_PLAYERS; player++) {
        port_chance(race_odds_wins(&odds, player));
    }
    port_stop();
}
