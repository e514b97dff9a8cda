#include "games/nim/nim_computer.h"

#include "core/number/flash.h"

enum { BYTES_OF_A_STRAY_MOVE = 8, TIMES = 4 };

/* Of so many moves so many go astray. */
static const FLASH uint8_t errs[LEVELS] = {[LEVEL_EASY] = 2, [LEVEL_GOOD] = 1};

/* The random byte's low bits say whether to err, the high ones how. */
void nim_computer_start(struct nim_computer *computer, const struct impartial *game,
                        enum level level, uint8_t random) {
    compound_search_start(&computer->search, &game->compound, 0);
    if (impartial_is_computer(game) && random % TIMES < errs[level]) {
        compound_search_stray(&computer->search, random / BYTES_OF_A_STRAY_MOVE);
    }
}

enum progress nim_computer_step(struct nim_computer *computer) {
    return compound_search_step(&computer->search);
}

void nim_computer_hurry(struct nim_computer *computer) {
    compound_search_cut_short(&computer->search);
}

uint8_t nim_computer_done(const struct nim_computer *computer) {
    return compound_search_done(&computer->search);
}

const uint8_t *nim_computer_move(const struct nim_computer *computer) {
    return compound_search_move(&computer->search);
}

bool nim_computer_can_win(const struct nim_computer *computer) {
    return !compound_search_is_lost(&computer->search);
}
