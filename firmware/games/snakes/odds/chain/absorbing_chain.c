#include "games/snakes/odds/chain/absorbing_chain.h"

#include <string.h>

/* Inserts an event behind the others on its square. If one link ends where another starts, the end
   of the link that was listed first comes first: it needs the value of a token that could stand
   there if there were no jump. */
static void add_event(struct absorbing_chain *chain, uint8_t square, enum chain_event_kind what,
                      uint8_t link) {
    struct chain_event *event = &chain->event[chain->events++];

    event[1].square = CHAIN_NOWHERE;
    for (; event != chain->event && event[-1].square < square; event--) {
        *event = event[-1];
    }
    *event = (struct chain_event){square, what, link};
}

static void add_link(struct absorbing_chain *chain, uint8_t link, uint8_t from, uint8_t to) {
    chain->link[link] = (struct chain_link){from, to};
    add_event(chain, from, CHAIN_LINK_START, link);
    if (to < from) {
        add_event(chain, to, CHAIN_UNKNOWN_END, link);
        if (to < chain->lowest) {
            chain->lowest = to;
        }
    } else if (to != chain->board->goal) { /* there the value is 0 */
        add_event(chain, to, CHAIN_LADDER_TOP, link);
    }
}

/* With bounce, a token on goal - k, k = 1..3, reaches the same squares as one on goal - (7 - k), so
   both squares have the same value. For two of them, k = 1 and 2, it is not known beforehand. */
static void add_held(struct absorbing_chain *chain) {
    const struct board *board = chain->board;

    for (uint8_t back = CHAIN_HELD; back && board->overshoot == BOARD_BOUNCE; back--) {
        if (board_can_stand(board, board->goal - back)) {
            add_link(chain, chain->held++, board->goal - back,
                     board->goal - (BOARD_FACES + 1) + back);
        }
    }
    chain->unknowns = chain->held;
}

/* Adds the jumps from the last to the first: boards mostly list them upwards, and with the highest
   jump first the factors have many zeros. */
void absorbing_chain_start(struct absorbing_chain *chain, const struct board *board) {
    const struct board_jump *jump = &board->jumps[board->jump_count];
    uint8_t ladder = CHAIN_LINKS;

    memset(chain, 0, sizeof *chain);
    chain->board = board;
    chain->lowest = CHAIN_NOWHERE;
    chain->event[0].square = CHAIN_NOWHERE;
    add_held(chain);
    while (jump != board->jumps) {
        jump--;
        add_link(chain, jump->to > jump->from ? --ladder : chain->unknowns++, jump->from, jump->to);
    }
}

uint8_t absorbing_chain_faces(const struct board *board, uint8_t square) {
    uint8_t before = board->goal - square;

    if (board->overshoot == BOARD_STAY && before < BOARD_FACES) {
        return before;
    }
    if (board->overshoot == BOARD_BOUNCE && before == BOARD_FACES / 2) {
        return BOARD_FACES - 1;
    }
    return BOARD_FACES;
}
