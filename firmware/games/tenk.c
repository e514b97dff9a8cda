#include "games/tenk.h"

#include "core/flash.h"
#include <stddef.h>
#include <string.h>

static void begin_turn(struct tenk *game) {
    game->phase = TENK_READY;
    game->dice = THROWS_FACES;
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
    uint8_t count[THROWS_FACES];

    throws_count(count, game->face, game->dice);
    scoring_read(scoring, count);
}

/* One of the two dice that show the same face is thrown again: it does not matter which. */
static uint8_t *thrown_again(struct tenk *game, const struct scoring *scoring) {
    uint8_t *again = game->face;

    while (scoring->count[*again - 1] != 2)
        again++;
    return again;
}

enum tenk_answer tenk_throw(struct tenk *game, const uint8_t faces[]) {
    struct scoring scoring;

    if (game->phase == TENK_ATTEMPT) {
        tenk_read(game, &scoring);
        *thrown_again(game, &scoring) = *faces;
        tenk_read(game, &scoring);
        game->phase = TENK_LOST;
        if (scoring.whole_steps) {
            game->stake += SCORING_ATTEMPT_STEPS;
            game->phase = TENK_READY;
        }
        return TENK_DONE;
    }
    if (game->phase != TENK_READY)
        return TENK_NOT_NOW;
    memcpy(game->face, faces, game->dice);
    tenk_read(game, &scoring);
    game->phase = scoring_best(&scoring) ? TENK_THROWN : TENK_LOST;
    return TENK_DONE;
}

/* Of equals the first: that one had so much first. */
static uint8_t leader(const struct tenk *game) {
    uint8_t first = 0;

    for (uint8_t player = 1; player < TENK_PLAYERS; player++) {
        if (game->score[player] > game->score[first])
            first = player;
    }
    return first;
}

/* With the house rule the game ends with a round. */
static void end_turn(struct tenk *game) {
    uint8_t first = leader(game);
    uint8_t next = game->turn + 1;

    if (next >= game->players)
        next = 0;
    if (game->score[first] >= TENK_GOAL_STEPS && !(game->last_turns && next)) {
        game->turn = first;
        game->phase = TENK_OVER;
        return;
    }
    game->turn = next;
    if (next == 0 && game->round < UINT8_MAX)
        game->round++;
    begin_turn(game);
}

enum tenk_answer tenk_set_aside(struct tenk *game, uint8_t choice, bool bank) {
    struct scoring scoring;
    uint16_t stake;
    uint8_t left;

    if (game->phase != TENK_THROWN)
        return TENK_NOT_NOW;
    if (choice == SCORING_NOTHING || (bank && choice == SCORING_ATTEMPT))
        return TENK_NOTHING_ASIDE;
    tenk_read(game, &scoring);
    if (!scoring_is_legal(&scoring, choice))
        return TENK_NOT_LEGAL;
    if (choice == SCORING_ATTEMPT) {
        game->phase = TENK_ATTEMPT;
        return TENK_DONE;
    }
    left = scoring_left(&scoring, choice);
    stake = game->stake + scoring_steps(&scoring, choice);
    if (bank && left == 0)
        return TENK_HOT_DICE;
    if (bank && stake < TENK_BANK_STEPS)
        return TENK_BELOW_MINIMUM;
    if (bank) {
        game->score[game->turn] += stake;
        end_turn(game);
        return TENK_DONE;
    }
    game->stake = stake;
    game->dice = left ? left : THROWS_FACES;
    game->phase = TENK_READY;
    return TENK_DONE;
}

enum tenk_answer tenk_pass(struct tenk *game) {
    if (game->phase != TENK_LOST)
        return TENK_NOT_NOW;
    end_turn(game);
    return TENK_DONE;
}

uint16_t tenk_strongest_other(const struct tenk *game) {
    uint16_t most = 0;

    for (uint8_t player = 0; player < TENK_PLAYERS; player++) {
        if (player != game->turn && game->score[player] > most)
            most = game->score[player];
    }
    return most;
}

/* More than a game can come to by any luck. */
enum { STEPS_SOUND = 999 };

/* Of every byte from the front the least and most, a hexadecimal digit each. */
static const FLASH uint8_t ranges[] = {0x24, 0x03, 0x03, 0x03, 0x03, 0x01, 0x03, 0x03,
                                       0x16, 0x16, 0x16, 0x16, 0x16, 0x16, 0x16};

_Static_assert(sizeof ranges == offsetof(struct tenk, round), "a range for every byte");

bool tenk_is_sound(const struct tenk *game) {
    const uint8_t *byte = (const uint8_t *)game;
    struct scoring scoring;

    for (uint8_t i = 0; i < sizeof ranges; i++, byte++) {
        if (*byte < ranges[i] >> 4 || *byte > (ranges[i] & 15))
            return false;
    }
    for (uint8_t player = 0; player < TENK_PLAYERS; player++) {
        if (game->score[player] > (player < game->players ? STEPS_SOUND : 0))
            return false;
    }
    tenk_read(game, &scoring);
    if (game->phase == TENK_ATTEMPT && !scoring.attempt)
        return false;
    if (game->phase == TENK_THROWN && scoring_best(&scoring) == SCORING_NOTHING)
        return false;
    return game->turn < game->players && game->stake <= STEPS_SOUND;
}
