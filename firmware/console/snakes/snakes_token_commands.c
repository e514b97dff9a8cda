#include "console/command.h"
#include "console/refusal.h"
#include "console/reply.h"
#include "console/snakes/snakes_arguments.h"
#include "device/workspace.h"
#include "games/snakes/race_odds.h"
#include "games/snakes/two_tokens.h"
#include <stddef.h>

/* Tokens on the current board: next, race, duel, tokens. */

WORKSPACE_HOLDS(struct race_odds);
WORKSPACE_HOLDS(struct pair_values);
WORKSPACE_HOLDS(struct two_tokens);

struct next {
    uint8_t square;
    uint8_t face; /* said last */
};
CONSOLE_STATE_HOLDS(struct next);

static bool begin_next(struct console_call *call) {
    struct next *next = call->state;

    return parse_square(call, &next->square) && parse_end(call);
}

static const FLASH char *step_name(const struct board *board, struct board_move move) {
    if (move.landing == board->goal) {
        return LOCAL_TEXT(" goal");
    }
    switch (move.step) {
    case BOARD_LADDER:
        return LOCAL_TEXT(" ladder");
    case BOARD_SNAKE:
        return LOCAL_TEXT(" snake");
    case BOARD_STAYED:
        return LOCAL_TEXT(" stay");
    default:
        return LOCAL_TEXT(" plain");
    }
}

static bool say_next(const struct console_call *call) {
    const struct board *board = &call->current->board;
    struct next *next = call->state;
    struct board_move move = board_throw(board, next->square, ++next->face);

    reply_unsigned(next->face);
    reply_character(' ');
    reply_unsigned(move.landing);
    reply_text(step_name(board, move));
    reply_end_line();
    return next->face < BOARD_FACES;
}

struct race {
    uint8_t players;
    uint8_t square[RACE_ODDS_PLAYERS];
    uint8_t said;
};
CONSOLE_STATE_HOLDS(struct race);

static bool begin_race(struct console_call *call) {
    struct race *race = call->state;

    race->players = 0;
    do {
        if (!parse_square(call, &race->square[race->players])) {
            return false;
        }
        race->players++;
    } while (race->players < 2 || (parse_has_more(call) && race->players < RACE_ODDS_PLAYERS));
    if (!parse_end(call)) {
        return false;
    }
    race_odds_start(console_borrow(call), &call->current->board, race->players, race->square);
    return true;
}

static enum progress compute_race(struct console_call *call) {
    return race_odds_step(call->workspace);
}

static bool say_race(const struct console_call *call) {
    struct race *race = call->state;
    const struct bounded chance = race_odds_wins(call->workspace, race->said);

    reply_bounded(&chance);
    reply_end_line();
    return ++race->said < race->players;
}

/* Values of fewer than four bytes do not hold six digits for certain. */
static void say_pair_value(const struct board *board, enum pair_values_kind kind,
                           struct real value) {
    if (pair_values_width(board, kind) < PAIR_VALUES_WIDEST) {
        reply_character('~');
    }
    reply_real(value, REPLY_DIGITS);
    reply_end_line();
}

#define PAIRS_MARK TEXT("the board has too many squares for all six digits to be certain")

static enum progress refuse_unsettled(struct console_call *call) {
    console_refuse(call, LOCAL_TEXT("the chance never settles"));
    return IMPOSSIBLE;
}

/* The chance of the first player, then the throws: each needs the workspace for itself. */
struct duel {
    uint8_t first;
    uint8_t second;
    uint8_t found; /* how many of the values are */
    uint8_t said;
    struct real value[2]; /* PAIR_VALUES_WINS, PAIR_VALUES_THROWS */
};
CONSOLE_STATE_HOLDS(struct duel);

static const FLASH enum pair_values_kind duel_kinds[] = {PAIR_VALUES_WINS, PAIR_VALUES_THROWS};

enum { DUEL_VALUES = sizeof duel_kinds / sizeof duel_kinds[0] };

static void start_duel(struct console_call *call) {
    const struct duel *duel = call->state;

    if (duel->found < DUEL_VALUES) {
        pair_values_start(console_borrow(call), &call->current->board, duel_kinds[duel->found]);
    }
}

static bool begin_duel(struct console_call *call) {
    struct duel *duel = call->state;

    if (!parse_square(call, &duel->first) || !parse_square(call, &duel->second) ||
        !parse_end(call)) {
        return false;
    }
    if (pair_values_width(&call->current->board, PAIR_VALUES_WINS) < PAIR_VALUES_NARROWEST) {
        return console_refuse_number(call, LOCAL_TEXT("more than "),
                                     PAIR_VALUES_BYTES / PAIR_VALUES_NARROWEST,
                                     LOCAL_TEXT(" pairs of squares"));
    }
    start_duel(call);
    return true;
}

static enum progress compute_duel(struct console_call *call) {
    struct duel *duel = call->state;
    enum progress progress;

    if (duel->found == DUEL_VALUES) {
        return DONE;
    }
    progress = pair_values_step(call->workspace);
    if (progress == IMPOSSIBLE) {
        return refuse_unsettled(call);
    }
    if (progress == DONE) {
        duel->value[duel->found++] = pair_values_at(call->workspace, duel->first, duel->second);
        start_duel(call);
    }
    return WORKING;
}

static bool say_duel(const struct console_call *call) {
    struct duel *duel = call->state;
    uint8_t index = duel->said++;

    say_pair_value(&call->current->board, duel_kinds[index], duel->value[index]);
    return duel->said < DUEL_VALUES;
}

struct tokens {
    uint8_t square[2];
    uint8_t said; /* lines: the expectation, then a face each */
};
CONSOLE_STATE_HOLDS(struct tokens);

static bool begin_tokens(struct console_call *call) {
    const struct board *board = &call->current->board;
    struct tokens *tokens = call->state;

    if (!parse_square_or_goal(call, &tokens->square[0]) ||
        !parse_square_or_goal(call, &tokens->square[1]) || !parse_end(call)) {
        return false;
    }
    if (tokens->square[0] == board->goal && tokens->square[1] == board->goal) {
        return console_refuse(call, LOCAL_TEXT("the game is over on the goal"));
    }
    two_tokens_start(console_borrow(call), board);
    return true;
}

static enum progress compute_tokens(struct console_call *call) {
    enum progress progress = two_tokens_step(call->workspace);

    return progress == IMPOSSIBLE ? refuse_unsettled(call) : progress;
}

/* The square of the token to move. */
static bool say_choice(const struct console_call *call, uint8_t face) {
    const struct tokens *tokens = call->state;
    uint8_t token = two_tokens_choose(call->workspace, tokens->square, face);

    reply_unsigned(face);
    reply_character(' ');
    reply_unsigned(tokens->square[token]);
    reply_end_line();
    return face < BOARD_FACES;
}

static bool say_tokens(const struct console_call *call) {
    struct tokens *tokens = call->state;
    uint8_t face = tokens->said++;

    if (face > 0) {
        return say_choice(call, face);
    }
    say_pair_value(&call->current->board, PAIR_VALUES_TOKENS,
                   two_tokens_left(call->workspace, tokens->square[0], tokens->square[1]));
    return true;
}

static const FLASH struct command commands[] = {
    {
        .name = TEXT("next"),
        .syntax = TEXT("SQ"),
        .explanation = TEXT("Where each face of the die brings a token from SQ, and how."),
        .example = TEXT("next 1"),
        .begin = begin_next,
        .answer = say_next,
    },
    {
        .name = TEXT("race"),
        .syntax = TEXT("SQ SQ ..."),
        .explanation =
            TEXT("Chances to win of two to six players who do not meet, the next one first."),
        .mark = TEXT("rounding has left only these digits certain"),
        .example = TEXT("race 0 0 0"),
        .begin = begin_race,
        .compute = compute_race,
        .answer = say_race,
    },
    {
        .name = TEXT("duel"),
        .syntax = TEXT("SQ SQ"),
        .explanation =
            TEXT("With kick-out: the chance of the next to throw, and the throws expected."),
        .mark = PAIRS_MARK,
        .example = TEXT("duel 0 0"),
        .begin = begin_duel,
        .compute = compute_duel,
        .answer = say_duel,
    },
    {
        .name = TEXT("tokens"),
        .syntax = TEXT("SQ SQ"),
        .explanation =
            TEXT("Throws expected until both tokens are home, and which a face best moves."),
        .mark = PAIRS_MARK,
        .example = TEXT("tokens 0 0"),
        .begin = begin_tokens,
        .compute = compute_tokens,
        .answer = say_tokens,
    },
};

const FLASH struct command_table snakes_token_commands =
    COMMAND_TABLE(commands, &snakes_board_commands);
