#include "games/tenk/tenk.h"

#include <string.h>

_Static_assert((int)SCORING_ATTEMPTED < (int)TENK_BANKED, "a decision has room for a choice");
_Static_assert((int)TENK_OPTIONS <= (int)GAME_SETUP, "a setup has room for the options");
_Static_assert(sizeof(struct tenk) <= GAME_STATE_STORED, "all of a state is stored");

static void begin_turn(struct tenk *game) {
    game->phase = TENK_READY;
    game->dice = DICE_FACES;
    game->stake = 0;
}

void tenk_start(struct tenk *game) {
    game->turn = 0;
    game->round = 1;
    memset(game->face, 1, sizeof game->face);
    memset(game->score, 0, sizeof game->score);
    begin_turn(game);
}

void tenk_read(const struct tenk *game, struct scoring *scoring) {
    uint8_t count[DICE_FACES];

    dice_multiset_count(count, game->face, game->dice);
    scoring_read(scoring, count);
    if (game->phase == TENK_ATTEMPT) {
        scoring_choose(scoring, scoring->last);
    }
}

/* In an attempt either die of the pair may be thrown again: the result is the same. */
void tenk_throw(struct tenk *game, struct scoring *scoring, const uint8_t faces[]) {
    bool attempt = game->phase == TENK_ATTEMPT;
    uint8_t *face = game->face;

    if (attempt) {
        while (scoring->count[*face - 1] != 2) {
            face++;
        }
    }
    memcpy(face, faces, attempt ? 1 : game->dice);
    game->phase = TENK_LOST;
    tenk_read(game, scoring);
    if (!attempt && scoring->best) {
        game->phase = TENK_THROWN;
    }
    if (attempt && scoring->set) {
        game->stake += SCORING_ATTEMPT_STEPS;
        game->phase = TENK_READY;
    }
}

/* The player with most steps except `but`; of equals the first, because that one had them first.
   Players not in the game have 0. */
static OUT_OF_LINE uint8_t leader(const struct tenk *game, uint8_t but) {
    uint8_t first = but == 0;

    for (uint8_t player = 1; player < TENK_PLAYERS; player++) {
        if (player != but && game->score[player] > game->score[first]) {
            first = player;
        }
    }
    return first;
}

uint8_t tenk_rival(const struct tenk *game) {
    return leader(game, game->turn);
}

OUT_OF_LINE uint16_t tenk_strongest_other(const struct tenk *game) {
    return game->score[tenk_rival(game)];
}

uint16_t tenk_goal(uint16_t theirs) {
    return theirs >= TENK_GOAL_STEPS ? theirs + 1 : TENK_GOAL_STEPS;
}

/* With the house rule the game ends only at the end of a round. */
static void pass(struct tenk *game) {
    uint8_t first = leader(game, game->players);
    uint8_t next = game->turn + 1;

    if (next >= game->players) {
        next = 0;
    }
    if (game->score[first] >= TENK_GOAL_STEPS && !(game->last_turns && next)) {
        game->turn = first;
        game->phase = TENK_OVER;
        return;
    }
    game->turn = next;
    if (next == 0 && game->round < UINT8_MAX) {
        game->round++;
    }
    begin_turn(game);
}

enum tenk_answer tenk_may_bank(const struct tenk *game, const struct scoring *scoring) {
    if (scoring->choice == SCORING_NOTHING || scoring_is_attempt(scoring)) {
        return TENK_NOTHING_ASIDE;
    }
    if (scoring->left == 0) {
        return TENK_HOT_DICE;
    }
    if (game->stake + scoring->steps < TENK_BANK_STEPS) {
        return TENK_BELOW_MINIMUM;
    }
    return TENK_DONE;
}

/* More steps than a game can reach by any luck. */
enum { STEPS_SOUND = 999 };

/* A bool read from storage may be neither true nor false, so its byte is checked. */
static bool is_bool(const bool *stored) {
    uint8_t byte;

    memcpy(&byte, stored, sizeof byte);
    return byte <= true;
}

static bool are_players(const struct tenk *game) {
    for (uint8_t player = 0; player < TENK_PLAYERS; player++) {
        if (game->kind[player] > TENK_WINNER) {
            return false;
        }
    }
    return game->players >= 2 && game->players <= TENK_PLAYERS;
}

static bool are_dice(const struct tenk *game) {
    for (uint8_t die = 0; die < DICE_FACES; die++) {
        if (game->face[die] < 1 || game->face[die] > DICE_FACES) {
            return false;
        }
    }
    return game->dice >= 1 && game->dice <= DICE_FACES;
}

/* Checks all that is used as an index, so that the rest can be checked afterwards. */
static bool is_in_range(const struct tenk *game) {
    return are_players(game) && are_dice(game) && is_bool(&game->last_turns) &&
           game->turn < game->players && game->phase < TENK_LOST && game->round > 0 &&
           game->stake <= STEPS_SOUND;
}

/* Only in last turns can a player have reached the goal, and only one whose last turn is over. */
static uint16_t score_limit(const struct tenk *game, uint8_t player) {
    if (player >= game->players) {
        return 0;
    }
    return game->last_turns && player < game->turn ? STEPS_SOUND : TENK_GOAL_STEPS - 1;
}

static bool is_sound(void *state) {
    const struct tenk *game = state;
    struct scoring scoring;

    if (!is_in_range(game)) {
        return false;
    }
    for (uint8_t player = 0; player < TENK_PLAYERS; player++) {
        if (game->score[player] > score_limit(game, player)) {
            return false;
        }
    }
    tenk_read(game, &scoring);
    if (game->phase == TENK_ATTEMPT && scoring.last == scoring.best) {
        return false;
    }
    return game->phase != TENK_THROWN || scoring.best != SCORING_NOTHING;
}

/* ---- the rules ------------------------------------------------------------------------------- */

/* The setup may hold any values: the state is made from it, and then checked. */
static bool begin(void *state, const struct game_start *start) {
    struct tenk *game = state;
    const uint8_t *setup = start->setup;

    *game = (struct tenk){.players = setup[TENK_OPTION_PLAYERS],
                          .last_turns = setup[TENK_OPTION_LAST_TURNS]};
    for (uint8_t player = 0; player < TENK_PLAYERS && player < game->players; player++) {
        game->kind[player] = setup[TENK_OPTION_FIRST_SEAT + player];
    }
    tenk_start(game);
    return setup[TENK_OPTION_LAST_TURNS] <= true && is_sound(game);
}

static uint8_t players(const void *state) {
    const struct tenk *game = state;

    return game->players;
}

static struct turn turn(const void *state) {
    const struct tenk *game = state;
    struct turn due = {.kind = TURN_THROW, .player = game->turn};

    if (game->phase == TENK_OVER) {
        due.kind = TURN_OVER;
    } else if (game->phase == TENK_THROWN) {
        due.kind = TURN_DECIDE;
    }
    return due;
}

/* Sets the choice aside, and then banks or throws on. */
static bool decide(void *state, decision_t decision) {
    struct tenk *game = state;
    uint8_t choice = tenk_decision_choice(decision);
    struct scoring scoring;

    tenk_read(game, &scoring);
    if (decision >> TENK_DECISION_BITS || choice == SCORING_NOTHING || choice > scoring.last) {
        return false;
    }
    scoring_choose(&scoring, choice);
    if (tenk_decision_is_banked(decision)) {
        if (tenk_may_bank(game, &scoring) != TENK_DONE) {
            return false;
        }
        game->score[game->turn] += game->stake + scoring.steps;
        pass(game);
        return true;
    }
    game->phase = TENK_ATTEMPT;
    if (!scoring_is_attempt(&scoring)) {
        game->stake += scoring.steps;
        game->dice = scoring.left ? scoring.left : DICE_FACES;
        game->phase = TENK_READY;
    }
    return true;
}

/* In an attempt the reading says which die is thrown again. */
static void throw_dice(void *state, const struct derived_throw *dice) {
    struct tenk *game = state;
    struct scoring scoring;

    tenk_read(game, &scoring);
    tenk_throw(game, &scoring, dice->die);
    if (game->phase == TENK_LOST) {
        pass(game);
    }
}

const FLASH struct rules tenk_rules = {
    .state_bytes = sizeof(struct tenk),
    .stored_bytes = sizeof(struct tenk),
    .decision_bits = TENK_DECISION_BITS,
    .first_seat = TENK_OPTION_FIRST_SEAT,
    .begin = begin,
    .players = players,
    .turn = turn,
    .decide = decide,
    .throw = throw_dice,
    .is_sound = is_sound,
};
