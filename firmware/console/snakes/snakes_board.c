#include "console/snakes/snakes_board.h"

#include "console/reply.h"
#include "device/own_boards.h"
#include "games/snakes/built_in_boards.h"
#include <string.h>

/* The current board: keep, board. */

static struct current_board {
    struct board board;
    uint8_t name; /* of games/snakes/built_in_boards.h; BOARDS_COUNT: another board */
} current;

const struct board *snakes_board(void) {
    return &current.board;
}

static void start(void) {
    current.name = BOARDS_FORCH;
    boards_load(BOARDS_FORCH, &current.board);
}

/* The built-in boards in the order of built_in_boards.h, then own boards; and the words of enum
   board_overshoot. */
static const FLASH char board_names[] = "forch|chutes|classic|own";
static const FLASH char overshoots[] = "stay|bounce|win";

/* ---- squares --------------------------------------------------------------------------------- */

bool refuse_goal(struct console_call *call) {
    return console_refuse(call, LOCAL_TEXT("the game is over on the goal"));
}

bool read_square_or_goal(struct console_call *call, void *value) {
    const struct board *board = &current.board;
    uint8_t *square = value;
    int8_t jump;

    if (!parse_byte(call, LOCAL_TEXT("a square"), 0, board->goal, square)) {
        return false;
    }
    jump = board_jump_from(board, *square);
    return jump < 0 || console_refuse_numbers(call, LOCAL_TEXT("square # jumps to #"), *square,
                                              board->jumps[jump].to);
}

bool read_square(struct console_call *call, void *value) {
    const uint8_t *square = value;

    return read_square_or_goal(call, value) && (*square < current.board.goal || refuse_goal(call));
}

/* ---- keep ------------------------------------------------------------------------------------ */

struct kept {
    uint8_t number;
    uint8_t name[OWN_NAME];
};
CONSOLE_STATE_HOLDS(struct kept);

/* If no letter comes, the name stays blank. */
static bool read_name(struct console_call *call, void *value) {
    uint8_t *name = value;

    for (uint8_t i = 0; i < OWN_NAME; i++) {
        char letter = word_fold(*call->at);
        if (letter < 'a' || letter > 'z') {
            break;
        }
        name[i] = (uint8_t)(letter - 'a' + 1);
        call->at++;
    }
    return true;
}

static void begin_keep(struct console_call *call) {
    const struct kept *kept = call->state;
    struct own_board own = {.board = current.board};

    memcpy(own.name, kept->name, sizeof own.name);
    own_boards_save(kept->number - 1, &own);
}

static enum progress wait_until_saved(struct console_call *call) {
    (void)call;
    return own_boards_are_saved() ? DONE : WORKING;
}

/* ---- board ----------------------------------------------------------------------------------- */

struct showing {
    bool is_changed; /* the line has changed the board, and shows nothing */
    bool is_name_said;
    uint8_t jumps_said;
};
CONSOLE_STATE_HOLDS(struct showing);

/* Reads the goal and the rule of a board without jumps. */
static bool parse_plain_board(struct console_call *call, struct board *board) {
    uint8_t overshoot;

    if (!parse_byte(call, LOCAL_TEXT("the goal"), BOARD_GOAL_MINIMUM, BOARD_GOAL_MAXIMUM,
                    &board->goal) ||
        !parse_end(call)) {
        return false;
    }
    overshoot = parse_choice(call, overshoots);
    if (overshoot > BOARD_WIN) {
        return console_refuse_not(call, overshoots);
    }
    board->overshoot = overshoot;
    board->jump_count = 0;
    return true;
}

static bool parse_own_board(struct console_call *call, struct board *board) {
    struct own_board own;
    uint8_t number = 0;

    if (!parse_end(call) || !parse_byte(call, LOCAL_TEXT("N"), 1, OWN_BOARDS, &number) ||
        !parse_end(call)) {
        return false;
    }
    if (!own_boards_load(number - 1, &own)) {
        return console_refuse_numbers(call, LOCAL_TEXT("no board is kept as own #"), number, 0);
    }
    *board = own.board;
    return true;
}

/* Reads the board that a line begins with, before its jumps. */
static bool parse_base(struct console_call *call, struct current_board *entered) {
    *entered = current;
    if (parse_accept(call, '+')) {
        return true;
    }
    entered->name = parse_choice(call, board_names);
    if (boards_load(entered->name, &entered->board)) {
        return true;
    }
    if (entered->name == BOARDS_COUNT) {
        return parse_own_board(call, &entered->board);
    }
    entered->name = BOARDS_COUNT;
    return parse_is_number(call) ? parse_plain_board(call, &entered->board)
                                 : console_refuse_argument(call);
}

static bool parse_jumps(struct console_call *call, struct current_board *entered) {
    struct board *board = &entered->board;

    while (parse_has_more(call)) {
        struct board_jump *jump;
        entered->name = BOARDS_COUNT;
        if (board->jump_count == BOARD_JUMPS) {
            return console_refuse_numbers(call, LOCAL_TEXT("more than # jumps"), BOARD_JUMPS, 0);
        }
        jump = &board->jumps[board->jump_count++];
        if (!parse_arc(call, LOCAL_TEXT("a square"), board->goal, &jump->from, &jump->to)) {
            return false;
        }
    }
    return true;
}

/* The other faults cannot occur: goal, rule, number of jumps and their squares have been read
   within their ranges. */
static const FLASH char *const FLASH faults[] = {
    [BOARD_JUMP_FROM_START] = TEXT("a jump from square #"),
    [BOARD_JUMP_FROM_GOAL] = TEXT("a jump from square #"),
    [BOARD_JUMP_TO_ITSELF] = TEXT("a jump from # to itself"),
    [BOARD_JUMP_TWICE] = TEXT("two jumps from square #"),
    [BOARD_JUMP_CHAINED] = TEXT("jumps end and start on square #"),
    [BOARD_GOAL_UNREACHABLE] = TEXT("no way to the goal from square #"),
};

/* Reads a sound board, up to the end of the line: its name, the number of an own board, goal and
   rule, or + for the current board; then the jumps to be added to it. */
static bool read_board(struct console_call *call, void *value) {
    struct showing *showing = value;
    struct current_board entered;
    enum board_fault fault;
    uint8_t square;

    if (!parse_base(call, &entered) || !parse_end(call) || !parse_jumps(call, &entered)) {
        return false;
    }
    fault = board_check(&entered.board, &square);
    if (fault != BOARD_SOUND) {
        return console_refuse_numbers(call, faults[fault], square, 0);
    }
    current = entered;
    showing->is_changed = true;
    return true;
}

/* Prints the board's name, then the lines that would enter it. */
static bool say_board(const struct console_call *call) {
    /* "board 100 bounce" and that many " 100>100" fit in a line. */
    enum { JUMPS_IN_LINE = 8 };
    const struct board *board = &current.board;
    struct showing *showing = call->state;

    if (showing->is_changed) {
        return false;
    }
    if (!showing->is_name_said) {
        showing->is_name_said = true;
        reply_choice(board_names, current.name);
        return reply_end_line(true);
    }
    if (showing->jumps_said > 0) {
        reply_text(LOCAL_TEXT("board +"));
    } else {
        reply_numbers(LOCAL_TEXT("board # "), board->goal, 0);
        reply_choice(overshoots, board->overshoot);
    }
    for (uint8_t i = 0; i < JUMPS_IN_LINE && showing->jumps_said < board->jump_count; i++) {
        const struct board_jump *jump = &board->jumps[showing->jumps_said++];
        reply_numbers(LOCAL_TEXT(" #>#"), jump->from, jump->to);
    }
    return reply_end_line(showing->jumps_said < board->jump_count);
}

static const FLASH struct command commands[] = {
    {
        .name = TEXT("keep"),
        .explanation = TEXT("Keeps the board as own N, 1 to 3, under a name of six letters."),
        .example = TEXT("keep 1 GARDEN"),
        ARGUMENTS(BYTE("N", struct kept, number, 1, OWN_BOARDS),
                  OWN("[NAME]", read_name, struct kept, name, uint8_t *)),
        .begin = begin_keep,
        .compute = wait_until_saved,
    },
    {
        .name = TEXT("board"),
        .explanation = TEXT("Shows the current board, or changes it; + adds jumps to it."),
        .example = TEXT("board 30 stay 3>12 25>8"),
        ARGUMENTS({.name = TEXT("[forch|chutes|classic|own N|+|GOAL stay|bounce|win] [A>B..]"),
                   .read = read_board}),
        .answer = say_board,
    },
};

const FLASH struct command_table snakes_board_commands =
    COMMAND_TABLE(commands, "Snakes and ladders, boards", .start = start);
