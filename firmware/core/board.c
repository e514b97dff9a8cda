#include "core/board.h"

bool board_squares_has(const struct board_squares *set, uint8_t square) {
    return set->bits[square >> 3] >> (square & 7) & 1;
}

void board_squares_add(struct board_squares *set, uint8_t square) {
    set->bits[square >> 3] |= (uint8_t)(1 << (square & 7));
}

int8_t board_jump_from(const struct board *board, uint8_t square) {
    for (uint8_t jump = 0; jump < board->jump_count; jump++) {
        if (board->jumps[jump].from == square)
            return (int8_t)jump;
    }
    return -1;
}

bool board_can_stand(const struct board *board, uint8_t square) {
    return square <= board->goal && board_jump_from(board, square) < 0;
}

uint8_t board_stop(const struct board *board, uint8_t square, uint8_t face) {
    uint8_t stop = (uint8_t)(square + face);

    if (stop <= board->goal)
        return stop;
    switch (board->overshoot) {
    case BOARD_BOUNCE:
        return (uint8_t)(2 * board->goal - stop);
    case BOARD_WIN:
        return board->goal;
    default:
        return square;
    }
}

struct board_move board_throw(const struct board *board, uint8_t square, uint8_t face) {
    struct board_move move;
    int8_t jump;

    move.stop = board_stop(board, square, face);
    move.landing = move.stop;
    move.step = BOARD_PLAIN;
    jump = board_jump_from(board, move.stop);
    if (jump >= 0) {
        move.landing = board->jumps[jump].to;
        move.step = move.landing > move.stop ? BOARD_LADDER : BOARD_SNAKE;
    } else if (move.stop == board->goal) {
        move.step = BOARD_FINISHED;
    } else if (board->overshoot == BOARD_STAY && move.stop == square) {
        move.step = BOARD_STAYED;
    }
    return move;
}

static enum board_fault check_jump(const struct board *board, uint8_t index, uint8_t *square) {
    uint8_t from = board->jumps[index].from;
    uint8_t to = board->jumps[index].to;

    *square = from > board->goal ? from : to;
    if (*square > board->goal)
        return BOARD_JUMP_OFF_BOARD;
    *square = from;
    if (from == 0)
        return BOARD_JUMP_FROM_START;
    if (from == board->goal)
        return BOARD_JUMP_FROM_GOAL;
    if (from == to)
        return BOARD_JUMP_TO_ITSELF;
    if (board_jump_from(board, from) != (int8_t)index)
        return BOARD_JUMP_TWICE;
    *square = to;
    if (board_jump_from(board, to) >= 0)
        return BOARD_JUMP_CHAINED;
    return BOARD_SOUND;
}

/* Adds to a set the squares from which one throw can lead into it, as long as there are any. */
static void close_backward(const struct board *board, struct board_squares *leads) {
    bool grew;

    do {
        grew = false;
        for (uint8_t square = board->goal; square-- > 0;) {
            for (uint8_t face = 1; face <= BOARD_FACES; face++) {
                if (!board_squares_has(leads, square) &&
                    board_squares_has(leads, board_throw(board, square, face).landing)) {
                    board_squares_add(leads, square);
                    grew = true;
                }
            }
        }
    } while (grew);
}

enum board_fault board_check(const struct board *board, uint8_t *square) {
    *square = 0;
    if (board->goal < BOARD_GOAL_MINIMUM || board->goal > BOARD_GOAL_MAXIMUM)
        return BOARD_GOAL_OUT_OF_RANGE;
    if (board->overshoot > BOARD_WIN)
        return BOARD_OVERSHOOT_UNKNOWN;
    if (board->jump_count > BOARD_JUMPS)
        return BOARD_TOO_MANY_JUMPS;
    for (uint8_t index = 0; index < board->jump_count; index++) {
        enum board_fault fault = check_jump(board, index, square);
        if (fault != BOARD_SOUND)
            return fault;
    }
    struct board_squares leads = {{0}};
    board_squares_add(&leads, board->goal);
    close_backward(board, &leads);
    for (*square = 0; *square < board->goal; ++*square) {
        if (board_can_stand(board, *square) && !board_squares_has(&leads, *square))
            return BOARD_GOAL_UNREACHABLE;
    }
    *square = 0;
    return BOARD_SOUND;
}

/* The squares reached by now, those reached by the last throw, and the starts of jumps (so that
   most landings need no search). */
struct flood {
    struct board_squares reached;
    struct board_squares edge;
    struct board_squares starts;
};

static void flood_start(struct flood *flood, const struct board *board, uint8_t square) {
    *flood = (struct flood){{{0}}, {{0}}, {{0}}};
    board_squares_add(&flood->reached, square);
    board_squares_add(&flood->edge, square);
    for (uint8_t jump = 0; jump < board->jump_count; jump++)
        board_squares_add(&flood->starts, board->jumps[jump].from);
}

/* One throw more; false when it reaches nothing new. */
static bool flood_step(struct flood *flood, const struct board *board) {
    struct board_squares edge = {{0}};
    bool grew = false;

    for (uint8_t square = 0; square < board->goal; square++) {
        if (!board_squares_has(&flood->edge, square))
            continue;
        for (uint8_t face = 1; face <= BOARD_FACES; face++) {
            uint8_t landing = board_stop(board, square, face);
            if (board_squares_has(&flood->starts, landing))
                landing = board->jumps[board_jump_from(board, landing)].to;
            if (board_squares_has(&flood->reached, landing))
                continue;
            board_squares_add(&flood->reached, landing);
            board_squares_add(&edge, landing);
            grew = true;
        }
    }
    flood->edge = edge;
    return grew;
}

void board_reachable(const struct board *board, uint8_t square, struct board_squares *reached) {
    struct flood flood;

    flood_start(&flood, board, square);
    while (flood_step(&flood, board)) {
    }
    *reached = flood.reached;
}

uint8_t board_soonest(const struct board *board, uint8_t square) {
    struct flood flood;
    uint8_t throws = 0;

    flood_start(&flood, board, square);
    while (!board_squares_has(&flood.reached, board->goal)) {
        if (!flood_step(&flood, board))
            return UINT8_MAX;
        throws++;
    }
    return throws;
}
