#include "console/snakes/snakes_board.h"

#include "console/refusal.h"
#include "device/own_boards.h"
#include "games/snakes/built_in_boards.h"

static const FLASH char *const FLASH built_in_names[BOARDS_COUNT] = {
    [BOARDS_FORCH] = TEXT("forch"),
    [BOARDS_CHUTES] = TEXT("chutes"),
    [BOARDS_CLASSIC] = TEXT("classic"),
};

/* As they stand in struct board. */
static const FLASH char *const FLASH overshoots[] = {TEXT("stay"), TEXT("bounce"), TEXT("win")};

enum { OVERSHOOTS = sizeof overshoots / sizeof overshoots[0] };

const FLASH char *console_board_name(const struct console_board *board) {
    return board->name < BOARDS_COUNT ? built_in_names[board->name] : LOCAL_TEXT("own");
}

const FLASH char *console_board_overshoot(const struct board *board) {
    return overshoots[board->overshoot];
}

bool parse_own_number(struct console_call *call, uint8_t *number) {
    uint32_t digits;

    if (!parse_digits(call, &digits)) {
        return false;
    }
    if (digits < 1 || digits > OWN_BOARDS) {
        return console_refuse_number(call, LOCAL_TEXT("own boards are 1 to "), OWN_BOARDS,
                                     LOCAL_TEXT(""));
    }
    *number = (uint8_t)digits;
    return parse_end_argument(call);
}

/* The goal and the rule of a board without jumps. */
static bool parse_plain_board(struct console_call *call, struct board *board) {
    uint8_t overshoot;

    if (!parse_byte(call, LOCAL_TEXT("the goal"), BOARD_GOAL_MINIMUM, BOARD_GOAL_MAXIMUM,
                    &board->goal) ||
        !parse_choice(call, overshoots, OVERSHOOTS, &overshoot)) {
        return false;
    }
    board->overshoot = overshoot;
    board->jump_count = 0;
    return true;
}

static bool parse_own_board(struct console_call *call, struct board *board) {
    struct own_board own;
    uint8_t number = 0;

    if (!parse_own_number(call, &number)) {
        return false;
    }
    if (!own_boards_load(number - 1, &own)) {
        return console_refuse_number(call, LOCAL_TEXT("no board is kept as own "), number,
                                     LOCAL_TEXT(""));
    }
    *board = own.board;
    return true;
}

/* The board that a line begins with, before its jumps. */
static bool parse_base(struct console_call *call, struct console_board *entered) {
    *entered = *call->current;
    if (parse_accept(call, '+')) {
        return parse_end_argument(call);
    }
    entered->name = parse_accept_choice(call, built_in_names, BOARDS_COUNT);
    if (boards_load(entered->name, &entered->board)) {
        return true;
    }
    if (parse_accept_word(call, LOCAL_TEXT("own"))) {
        return parse_own_board(call, &entered->board);
    }
    return parse_plain_board(call, &entered->board);
}

static bool parse_jumps(struct console_call *call, struct console_board *entered) {
    struct board *board = &entered->board;

    while (parse_has_more(call)) {
        entered->name = BOARDS_COUNT;
        if (board->jump_count == BOARD_JUMPS) {
            return console_refuse_more(call, BOARD_JUMPS, LOCAL_TEXT(" jumps"));
        }
        if (!parse_arc(call, LOCAL_TEXT("a square"), board->goal,
                       &board->jumps[board->jump_count])) {
            return false;
        }
        board->jump_count++;
    }
    return true;
}

/* Goal, rule, number of jumps and their squares are known to be within their ranges. */
static bool refuse_fault(struct console_call *call, enum board_fault fault, uint8_t square) {
    const FLASH char *before;

    switch (fault) {
    case BOARD_JUMP_TO_ITSELF:
        return console_refuse_number(call, LOCAL_TEXT("a jump from "), square,
                                     LOCAL_TEXT(" to itself"));
    case BOARD_JUMP_TWICE:
        before = LOCAL_TEXT("two jumps from square ");
        break;
    case BOARD_JUMP_CHAINED:
        before = LOCAL_TEXT("jumps end and start on square ");
        break;
    case BOARD_GOAL_UNREACHABLE:
        before = LOCAL_TEXT("no way to the goal from square ");
        break;
    default: /* from the start or the goal */
        before = LOCAL_TEXT("a jump from square ");
        break;
    }
    return console_refuse_number(call, before, square, LOCAL_TEXT(""));
}

bool parse_board(struct console_call *call, struct console_board *entered) {
    enum board_fault fault;
    uint8_t square;

    if (!parse_base(call, entered) || !parse_jumps(call, entered)) {
        return false;
    }
    fault = board_check(&entered->board, &square);
    return fault == BOARD_SOUND ? true : refuse_fault(call, fault, square);
}
