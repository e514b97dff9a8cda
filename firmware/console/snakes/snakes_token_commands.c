#include "console/command.h"
#include "console/refusal.h"
#include "console/reply.h"
#include "console/snakes/snakes_arguments.h"
#include "device/workspace.h"
#include "games/snakes/odds/race_odds.h"
#include "games/snakes/odds/two_tokens.h"
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

static void say_bounded(const struct bounded *value) {
    reply_bounded(value);
    reply_end_line();
}

static const FLASH char pairs_mark[] =
    "the digits shown are certain; the device has no room for more";

/* Values that do not come to rest within the limits of core/pairs/pair_values.h. */
static enum progress refuse_endless(struct console_call *call) {
    console_refuse(call, LOCAL_TEXT("the game takes too long, or may never end"));
    return IMPOSSIBLE;
}

/* Without room for its pairs a board has no values, or rough ones of which no digit is certain
   (games/snakes/odds/two_tokens.h). */
static bool refuse_wide(struct console_call *call) {
    return console_refuse(call, LOCAL_TEXT("the board has too many pairs of squares"));
}

/* The chance of the first player, and the throws, which are found first. */
struct duel {
    uint8_t first;
    uint8_t second;
    bool throws_found;
    bool chance_said;
    struct bounded throws;
};
CONSOLE_STATE_HOLDS(struct duel);

static bool begin_duel(struct console_call *call) {
    struct duel *duel = call->state;
    struct pair_values *pairs;

    if (!parse_square(call, &duel->first) || !parse_square(call, &duel->second) ||
        !parse_end(call)) {
        return false;
    }
    duel->throws_found = false;
    pairs = console_borrow(call);
    pair_values_start(pairs, &call->current->board, PAIR_VALUES_THROWS);
    if (!pair_values_fit(pairs)) {
        return refuse_wide(call);
    }
    pair_values_ask(pairs, 0, duel->first, duel->second);
    return true;
}

static enum progress compute_duel(struct console_call *call) {
    struct duel *duel = call->state;
    enum progress progress = pair_values_step(call->workspace);

    if (progress == IMPOSSIBLE) {
        return refuse_endless(call);
    }
    if (progress == DONE && !duel->throws_found) {
        duel->throws_found = true;
        duel->throws = pair_values_answer(call->workspace, 0);
        pair_values_turn_to_wins(call->workspace);
        return WORKING;
    }
    return progress == DONE ? DONE : WORKING;
}

static bool say_duel(const struct console_call *call) {
    struct duel *duel = call->state;
    struct bounded chance = pair_values_answer(call->workspace, 0);

    say_bounded(duel->chance_said ? &duel->throws : &chance);
    duel->chance_said = !duel->chance_said;
    return duel->chance_said;
}

struct tokens {
    uint8_t square[2];
    uint8_t face;   /* asked about */
    uint8_t better; /* the token to move, a bit for each face from 1 on */
    uint8_t said;   /* lines: the expectation, then a face each */
};
CONSOLE_STATE_HOLDS(struct tokens);

static bool begin_tokens(struct console_call *call) {
    const struct board *board = &call->current->board;
    struct tokens *tokens = call->state;
    struct two_tokens *solved;

    if (!parse_square_or_goal(call, &tokens->square[0]) ||
        !parse_square_or_goal(call, &tokens->square[1]) || !parse_end(call)) {
        return false;
    }
    if (tokens->square[0] == board->goal && tokens->square[1] == board->goal) {
        return refuse_goal(call);
    }
    tokens->face = 1;
    tokens->better = 0;
    solved = console_borrow(call);
    two_tokens_start(solved, board);
    if (!solved->exact) {
        return refuse_wide(call);
    }
    two_tokens_ask(solved, tokens->square, 1);
    return true;
}

/* The expectation and what is best with the first face, then one face after the other. */
static enum progress compute_tokens(struct console_call *call) {
    struct tokens *tokens = call->state;
    enum progress progress = two_tokens_step(call->workspace);

    if (progress == IMPOSSIBLE) {
        return refuse_endless(call);
    }
    if (progress != DONE) {
        return WORKING;
    }
    if (two_tokens_choose(call->workspace)) {
        tokens->better |= 1 << tokens->face;
    }
    if (tokens->face == BOARD_FACES) {
        return DONE;
    }
    two_tokens_ask(call->workspace, tokens->square, ++tokens->face);
    return WORKING;
}

/* The square of the token to move. */
static bool say_choice(const struct tokens *tokens, uint8_t face) {
    reply_unsigned(face);
    reply_character(' ');
    reply_unsigned(tokens->square[tokens->better >> face & 1]);
    reply_end_line();
    return face < BOARD_FACES;
}

static bool say_tokens(const struct console_call *call) {
    struct tokens *tokens = call->state;
    uint8_t face = tokens->said++;
    struct bounded left;

    if (face > 0) {
        return say_choice(tokens, face);
    }
    left = two_tokens_left(call->workspace);
    say_bounded(&left);
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
        .mark = snakes_rounding_mark,
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
        .mark = pairs_mark,
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
        .mark = pairs_mark,
        .example = TEXT("tokens 0 0"),
        .begin = begin_tokens,
        .compute = compute_tokens,
        .answer = say_tokens,
    },
};

const FLASH struct command_table snakes_token_commands =
    COMMAND_TABLE(commands, .next = &snakes_board_commands);
