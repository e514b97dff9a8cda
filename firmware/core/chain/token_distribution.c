#include "core/chain/token_distribution.h"

#include "core/chain/window.h"
#include <string.h>

void token_distribution_start(struct token_distribution *token, const struct board *board,
                              uint8_t square, uint16_t throws) {
    memset(token, 0, sizeof *token);
    token->board = board;
    token->last = throws;
    token->at[square] = PROBABILITY_ONE;
}

static void move(struct token_distribution *token, uint8_t from, uint8_t to) {
    token->at[to] += token->at[from];
    token->at[from] = 0;
}

/* Who is beyond the goal, up to five squares, comes back; who reached it before has been put behind
   them. */
static void come_back(struct token_distribution *token, bool bounce) {
    uint8_t from = token->board->goal;
    uint8_t to = from;

    move(token, from + BOARD_FACES, from);
    for (uint8_t left = BOARD_FACES - 1; left; left--) {
        to -= bounce;
        move(token, ++from, to);
    }
}

/* Two sixths are owed at first and three in turn: on the average as many as at any square. */
static void throw_once(struct token_distribution *token) {
    const struct board *board = token->board;
    const struct board_jump *jump = board->jumps;
    enum board_overshoot overshoot = board->overshoot;
    uint8_t last = board->goal;
    uint8_t stays = BOARD_FACES; /* at the goal all faces, one less a square below */

    token->throws++;
    if (overshoot != BOARD_STAY) {
        move(token, last, last + BOARD_FACES);
        last += BOARD_FACES - 1;
        stays = 0;
    }
    window_pass(&token->at[last], -1, last + 1, (int8_t)stays, 2 + (token->throws & 1));
    if (overshoot != BOARD_STAY) {
        come_back(token, overshoot == BOARD_BOUNCE);
    }
    for (uint8_t count = board->jump_count; count; count--, jump++) {
        move(token, jump->from, jump->to);
    }
}

enum progress token_distribution_step(struct token_distribution *token) {
    if (token->throws != token->last) {
        throw_once(token);
    }
    return token->throws == token->last ? DONE : WORKING;
}

uint8_t token_distribution_done(const struct token_distribution *token) {
    if (token->throws == token->last) {
        return PROGRESS_ALL;
    }
    return (uint8_t)((uint32_t)token->throws * PROGRESS_ALL / token->last);
}

uint16_t token_distribution_throws(const struct token_distribution *token) {
    return token->throws;
}

probability_t token_distribution_at(const struct token_distribution *token, uint8_t square) {
    return token->at[square];
}

void token_distribution_likeliest(const struct token_distribution *token,
                                  struct token_chance likeliest[2]) {
    likeliest[0] = likeliest[1] = (struct token_chance){0, 0};
    for (uint8_t square = 0; square <= token->board->goal; square++) {
        struct token_chance here = {square, token->at[square]};
        if (here.chance > likeliest[0].chance) {
            likeliest[1] = likeliest[0];
            likeliest[0] = here;
        } else if (here.chance > likeliest[1].chance) {
            likeliest[1] = here;
        }
    }
}
