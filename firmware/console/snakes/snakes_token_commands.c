#include "console/reply.h"
#include "console/snakes/snakes_board.h"
#include "device/workspace.h"
#include "games/snakes/odds/race_odds.h"
#include "games/snakes/odds/two_tokens.h"

/* Several tokens on the current board: race, duel, tokens. */

WORKSPACE_HOLDS(struct race_odds);
WORKSPACE_HOLDS(struct pair_values);
WORKSPACE_HOLDS(struct two_tokens);

const FLASH char snakes_rounding_mark[] = "rounding has left only these digits certain";

/* ---- race ------------------------------------------------------------------------------------ */

struct race {
    uint8_t players;
    uint8_t square[RACE_ODDS_PLAYERS];
    uint8_t said;
};
CONSOLE_STATE_HOLDS(struct race);

static bool read_players(struct console_call *call, void *value) {
    struct race *race = value;

    race->players = 0;
    do {
        if (!read_square(call, &race->square[race->players]) || !parse_end(call)) {
            return false;
        }
        race->players++;
    } while (race->players < 2 || (parse_has_more(call) && race->players < RACE_ODDS_PLAYERS));
    return true;
}

static void begin_race(struct console_call *call) {
    const struct race *race = call->state;

    race_odds_start(console_take(call), snakes_board(), race->players, race->square);
}

static enum progress compute_race(struct console_call *call) {
    return race_odds_step(call->workspace);
}

static bool say_race(const struct console_call *call) {
    struct race *race = call->state;

    reply_bounded_line(race_odds_wins(call->workspace, race->said));
    return ++race->said < race->players;
}

/* ---- with kick-out, or two of one player: duel, tokens --------------------------------------- */

static const FLASH char pairs_mark[] =
    "the digits shown are certain; the device has no room for more";

/* Refuses the call because the values do not settle within the limits of
   games/snakes/odds/pairs/pair_values.h. */
static bool refuse_endless(struct console_call *call) {
    return console_refuse(call, LOCAL_TEXT("the game takes too long, or may never end"));
}

/* The throws are found first, then the first player's chance. The chance is printed first. */
struct duel {
    uint8_t first;
    uint8_t second;
    bool throws_found;
    bool chance_said;
    struct bounded throws;
};
CONSOLE_STATE_HOLDS(struct duel);

static void begin_duel(struct console_call *call) {
    struct duel *duel = call->state;
    struct pair_values *pairs = console_take(call);

    duel->throws_found = false;
    pair_values_start(pairs, snakes_board(), PAIR_VALUES_THROWS);
    pair_values_ask(pairs, 0, duel->first, duel->second);
}

static enum progress compute_duel(struct console_call *call) {
    struct duel *duel = call->state;
    enum progress progress = pair_values_step(call->workspace);

    if (progress == IMPOSSIBLE) {
        refuse_endless(call);
    } else if (progress == DONE && !duel->throws_found) {
        duel->throws_found = true;
        duel->throws = pair_values_answer(call->workspace, 0);
        pair_values_turn_to_wins(call->workspace);
        return WORKING;
    }
    return progress;
}

static bool say_duel(const struct console_call *call) {
    struct duel *duel = call->state;

    reply_bounded_line(duel->chance_said ? duel->throws : pair_values_answer(call->workspace, 0));
    duel->chance_said = !duel->chance_said;
    return duel->chance_said;
}

struct tokens {
    uint8_t square[2];
    uint8_t said; /* lines printed: the expectation, then a face each */
};
CONSOLE_STATE_HOLDS(struct tokens);

/* Reads the square of the second token. At most one of the two is home. */
static bool read_second_token(struct console_call *call, void *value) {
    const uint8_t *square = value;
    uint8_t goal = snakes_board()->goal;

    return read_square_or_goal(call, value) && parse_end(call) &&
           (parse_has_more(call) || square[-1] < goal || square[0] < goal || refuse_goal(call));
}

static void begin_tokens(struct console_call *call) {
    struct tokens *tokens = call->state;
    struct two_tokens *solved = console_take(call);

    two_tokens_start(solved, snakes_board());
    two_tokens_ask(solved, tokens->square, 0);
}

static enum progress compute_tokens(struct console_call *call) {
    enum progress progress = two_tokens_step(call->workspace);

    if (progress == IMPOSSIBLE) {
        refuse_endless(call);
    }
    return progress;
}

/* Prints the expectation, then the square of the token to move with each face. */
static bool say_tokens(const struct console_call *call) {
    struct tokens *tokens = call->state;
    uint8_t face = tokens->said++;

    if (face == 0) {
        reply_bounded_line(two_tokens_left(call->workspace));
        return true;
    }
    reply_numbers(LOCAL_TEXT("# #"), face,
                  tokens->square[two_tokens_choose(call->workspace, face)]);
    return reply_end_line(face < BOARD_FACES);
}

static const FLASH struct command commands[] = {
    {
        .name = TEXT("race"),
        .explanation = TEXT("Chances of two to six who do not meet to win, the next one first."),
        .mark = snakes_rounding_mark,
        .example = TEXT("race 0 0 0"),
        ARGUMENTS({.name = TEXT("SQ SQ ..."), .read = read_players}),
        .begin = begin_race,
        .compute = compute_race,
        .answer = say_race,
    },
    {
        .name = TEXT("duel"),
        .explanation = TEXT("With kick-out: the chance of the next to throw, throws expected."),
        .mark = pairs_mark,
        .example = TEXT("duel 0 0"),
        ARGUMENTS(OWN("SQ", read_square, struct duel, first, uint8_t),
                  OWN("SQ", read_square, struct duel, second, uint8_t)),
        .begin = begin_duel,
        .compute = compute_duel,
        .answer = say_duel,
    },
    {
        .name = TEXT("tokens"),
        .explanation = TEXT("Throws until both tokens are home, and which a face best moves."),
        .mark = pairs_mark,
        .example = TEXT("tokens 0 0"),
        ARGUMENTS(OWN("SQ", read_square_or_goal, struct tokens, square[0], uint8_t),
                  OWN("SQ", read_second_token, struct tokens, square[1], uint8_t)),
        .begin = begin_tokens,
        .compute = compute_tokens,
        .answer = say_tokens,
    },
};

const FLASH struct command_table snakes_token_commands =
    COMMAND_TABLE(commands, "Snakes and ladders, several tokens", .next = &snakes_board_commands);
