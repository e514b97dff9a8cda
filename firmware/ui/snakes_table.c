#include "ui/snakes_table.h"

#include "games/boards.h"
#include "store/store.h"

struct snakes snakes_game;
struct board snakes_board;

static bool load_board(void) {
    if (snakes_game.overshoot > BOARD_WIN || !boards_load(snakes_game.board, &snakes_board))
        return false;
    snakes_board.overshoot = snakes_game.overshoot;
    return true;
}

void snakes_table_new(void) {
    load_board();
    snakes_start(&snakes_game);
    snakes_table_keep();
}

bool snakes_table_resume(void) {
    return store_load(STORE_GAME, &snakes_game, sizeof snakes_game) && load_board() &&
           snakes_is_sound(&snakes_game, &snakes_board);
}

void snakes_table_keep(void) {
    if (snakes_is_over(&snakes_game))
        store_forget(STORE_GAME);
    else
        store_save(STORE_GAME, &snakes_game, sizeof snakes_game);
}
