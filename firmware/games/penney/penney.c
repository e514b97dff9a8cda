#include "games/penney/penney.h"

#include <string.h>

_Static_assert((int)PENNEY_PARTS == (int)COIN_PARTS, "what heads are of");
_Static_assert(sizeof(struct penney) <= GAME_STATE_STORED, "all of a state is stored");

OUT_OF_LINE uint8_t penney_rows(const struct penney *game) {
    return (uint8_t)(1 << game->letters);
}

void penney_start(struct penney *game) {
    memset(game->state.word, 0, sizeof game->state.word);
    game->state.tossed = PATTERNS_NO_TOSSES;
    game->tosses = 0;
}

static bool is_word(const struct penney *game, uint8_t word) {
    return (uint8_t)(word - penney_rows(game)) < penney_rows(game);
}

/* The first player who has this word (0: no word yet); the number of players if nobody has. */
static uint8_t owner(const struct penney *game, uint8_t word) {
    const uint8_t *has = game->state.word;
    uint8_t player = 0;

    while (player < game->players && *has++ != word) {
        player++;
    }
    return player;
}

uint8_t penney_chooser(const struct penney *game) {
    return owner(game, 0);
}

bool penney_choose(struct penney *game, uint8_t word) {
    if (!is_word(game, word) || owner(game, word) != game->players) {
        return false;
    }
    game->state.word[penney_chooser(game)] = word;
    return true;
}

uint8_t penney_latest(uint8_t tossed, uint8_t rows) {
    return tossed < rows ? tossed : (tossed & (uint8_t)(rows - 1)) | rows;
}

uint8_t penney_winner(const struct penney *game) {
    return owner(game, game->state.tossed);
}

static bool is_in_range(const struct penney *game) {
    if (game->players < 2 || game->players > PENNEY_PLAYERS) {
        return false;
    }
    for (uint8_t player = 0; player < PENNEY_PLAYERS; player++) {
        if (game->player[player] > (player < game->players ? PENNEY_COMPUTER : PENNEY_PERSON)) {
            return false;
        }
    }
    return game->letters >= PATTERNS_LETTERS_LEAST && game->letters <= PATTERNS_LETTERS_MOST &&
           game->state.heads > 0 && game->state.heads < PENNEY_PARTS &&
           game->state.parts == PENNEY_PARTS;
}

/* True if the words were chosen in turn and differ. A word that occurs twice has another owner. */
static bool has_words(const struct penney *game) {
    uint8_t chosen = penney_chooser(game);
    const uint8_t *word = game->state.word;

    for (uint8_t player = 0; player < PENNEY_PLAYERS; player++, word++) {
        if (player >= chosen ? *word != 0 : !is_word(game, *word) || owner(game, *word) != player) {
            return false;
        }
    }
    return true;
}

/* The number of letters is checked first, because all else depends on it. */
static bool is_sound(void *state) {
    const struct penney *game = state;
    uint8_t tossed = game->state.tossed;

    if (!is_in_range(game) || !has_words(game) || tossed == 0 || tossed >= 2 * penney_rows(game)) {
        return false;
    }
    return penney_chooser(game) == game->players || tossed == PATTERNS_NO_TOSSES;
}

/* ---- the rules ------------------------------------------------------------------------------- */

static bool begin(void *state, const struct game_start *start) {
    const uint8_t *setup = start->setup;
    struct penney *game = state;

    *game = (struct penney){.players = setup[PENNEY_OPTION_PLAYERS],
                            .letters = setup[PENNEY_OPTION_LETTERS]};
    if (game->players > PENNEY_PLAYERS) {
        return false;
    }
    memcpy(game->player, &setup[PENNEY_OPTION_FIRST_SEAT], game->players);
    game->state.heads = (uint8_t)(8 * setup[PENNEY_OPTION_EIGHTHS] + setup[PENNEY_OPTION_REST]);
    game->state.parts = PENNEY_PARTS;
    penney_start(game);
    return is_sound(game);
}

static uint8_t players(const void *state) {
    return ((const struct penney *)state)->players;
}

static struct turn turn(const void *state) {
    const struct penney *game = state;
    uint8_t winner = penney_winner(game);
    uint8_t chooser = penney_chooser(game);

    if (winner < game->players) {
        return (struct turn){.kind = TURN_OVER, .player = winner};
    }
    if (chooser < game->players) {
        return (struct turn){.kind = TURN_DECIDE, .player = chooser};
    }
    return (struct turn){.kind = TURN_THROW, .player = GAME_NOBODY};
}

static bool decide(void *state, decision_t decision) {
    struct penney *game = state;

    return decision < penney_rows(game) &&
           penney_choose(game, penney_decision_word(game, decision));
}

static void toss(void *state, const struct derived_throw *dice) {
    struct penney *game = state;
    uint8_t *tossed = &game->state.tossed;
    bool tails = coin_is_tails(dice->coin, game->state.heads);

    *tossed = penney_latest((uint8_t)(*tossed << 1 | tails), penney_rows(game));
    if (++game->tosses == 0) {
        game->tosses--;
    }
}

const FLASH struct rules penney_rules = {
    .state_bytes = sizeof(struct penney),
    .stored_bytes = sizeof(struct penney),
    .decision_bits = PENNEY_DECISION_BITS,
    .first_seat = PENNEY_OPTION_FIRST_SEAT,
    .begin = begin,
    .players = players,
    .turn = turn,
    .decide = decide,
    .throw = toss,
    .is_sound = is_sound,
};
