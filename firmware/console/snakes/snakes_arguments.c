#include "console/snakes/snakes_arguments.h"

#include "console/refusal.h"
#include "console/reply.h"

enum { START = 0, THROWS_MAXIMUM = 9999 };

/* A jump starts on the square, so that no token stays there. */
static bool refuse_start_of_jump(struct console_call *call, const struct board_jump *jump) {
    console_refuse_with(call, LOCAL_TEXT("square "));
    reply_unsigned(jump->from);
    reply_text(LOCAL_TEXT(" jumps to "));
    reply_unsigned(jump->to);
    reply_end_line();
    return false;
}

bool refuse_goal(struct console_call *call) {
    return console_refuse(call, LOCAL_TEXT("the game is over on the goal"));
}

static bool parse_standing(struct console_call *call, bool may_be_goal, uint8_t *square) {
    const struct board *board = &call->current->board;
    uint16_t number = 0;
    int8_t jump;

    if (!parse_part(call, LOCAL_TEXT("a square"), 0, board->goal, &number)) {
        return false;
    }
    *square = (uint8_t)number;
    jump = board_jump_from(board, *square);
    if (jump >= 0) {
        return refuse_start_of_jump(call, &board->jumps[jump]);
    }
    if (*square == board->goal && !may_be_goal) {
        return refuse_goal(call);
    }
    return parse_end_argument(call);
}

bool parse_square(struct console_call *call, uint8_t *square) {
    return parse_standing(call, false, square);
}

bool parse_square_or_goal(struct console_call *call, uint8_t *square) {
    return parse_standing(call, true, square);
}

bool parse_last_square(struct console_call *call, uint8_t *square) {
    *square = START;
    return !parse_has_more(call) || (parse_square(call, square) && parse_end(call));
}

bool parse_last_square_or_goal(struct console_call *call, uint8_t *square) {
    *square = START;
    return !parse_has_more(call) || (parse_square_or_goal(call, square) && parse_end(call));
}

bool parse_throws(struct console_call *call, uint16_t *throws) {
    return parse_number(call, LOCAL_TEXT("M"), 0, THROWS_MAXIMUM, throws);
}
