#include "ui/snakes_table.h"

#include "games/boards.h"
#include "store/store.h"

struct snakes snakes_game;

static bool fetch_board(void) {
    bool known = boards_load(snakes_game.number, &snakes_game.board);

    snakes_game.board.overshoot = snakes_game.overshoot;
    return known;
}

/* As many players as a row has room for, of a token each. */
static bool can_be_shown(const struct position *position) {
    return position->players <= 2 && position->tokens == 1 && position->kicks == 0;
}

void snakes_table_new(void) {
    fetch_board();
    snakes_start(&snakes_game);
    snakes_table_keep();
}

bool snakes_table_resume(void) {
    return store_load(STORE_GAME, &snakes_game, SNAKES_KEPT) && fetch_board() &&
           snakes_is_sound(&snakes_game) && can_be_shown(&snakes_game.at);
}

void snakes_table_keep(void) {
    store_save(STORE_GAME, &snakes_game, snakes_is_over(&snakes_game) ? 0 : SNAKES_KEPT);
}
