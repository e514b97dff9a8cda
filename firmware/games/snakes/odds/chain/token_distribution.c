#include "games/snakes/odds/chain/token_distribution.h"

#include "core/number/flash.h"
#include "core/number/integer64.h"
#include <string.h>

#define ONE (1ULL << WINDOW_UNIT_BITS)

/* The value of a square, up to six beyond the goal. */
static uint8_t *at(struct token_distribution *token, uint8_t square) {
    uint8_t place = token->board->goal + BOARD_FACES - square;

    return &token->values[(uint16_t)(place * WINDOW48_BYTES)];
}

OUT_OF_LINE void token_distribution_start(struct token_distribution *token,
                                          const struct board *board, uint8_t square,
                                          uint16_t throws) {
    memset(token, 0, sizeof *token);
    token->board = board;
    token->last = throws;
    token->is_exact = true;
    window_unit_start(&token->unit, WINDOW48_BYTES);
    at(token, square)[WINDOW48_BYTES - 1] = WINDOW_UNIT_ONE;
}

static void move(struct token_distribution *token, uint8_t from, uint8_t to) {
    if (from != to) {
        window48_move(at(token, to), at(token, from));
    }
}

/* Who is beyond the goal, up to five squares, comes back; who reached it before has been put behind
   them. */
static void come_back(struct token_distribution *token, bool bounce) {
    uint8_t from = token->board->goal;
    uint8_t to = from;

    move(token, from + BOARD_FACES, from);
    for (uint8_t left = BOARD_FACES - 1; left; left--) {
        to -= bounce;
        move(token, ++from, to);
    }
}

/* The goal keeps who is there with all six faces, also where it has been put behind the squares
   beyond; where a throw past the goal lets a token stay, squares below it do with fewer. */
static struct window_found pass(struct token_distribution *token, bool stays) {
    uint8_t goal = token->board->goal;
    uint8_t highest = stays ? goal : goal + BOARD_FACES;
    uint8_t staying = stays ? BOARD_FACES : 1;
    const struct window_question question = {
        .first = at(token, highest),
        .shrink = token->shrink,
        .stretch = {{.count = staying, .own = BOARD_FACES, .own_step = -1},
                    {.count = (uint8_t)(highest + 1 - staying)}},
    };

    return window48_pass(&question);
}

static void throw_once(struct token_distribution *token) {
    const struct board *board = token->board;
    const struct board_jump *jump = board->jumps;
    bool stays = board->overshoot == BOARD_STAY;
    struct window_found found;

    token->throws++;
    if (!stays) {
        move(token, board->goal, board->goal + BOARD_FACES);
    }
    found = pass(token, stays);
    window_unit_throw(&token->unit);
    if (token->shrink) {
        window_unit_drop(&token->unit);
    }
    if (!stays) {
        come_back(token, board->overshoot == BOARD_BOUNCE);
    }
    for (uint8_t count = board->jump_count; count; count--, jump++) {
        move(token, jump->from, jump->to);
    }
    token->is_exact = token->is_exact && found.dropped == 0;
    /* Six times all that there is must have room. */
    token->shrink = window_unit_loss(&token->unit) <= BOARD_FACES;
}

enum progress token_distribution_step(struct token_distribution *token) {
    if (token->throws != token->last) {
        throw_once(token);
    }
    return token->throws == token->last ? DONE : WORKING;
}

uint8_t token_distribution_done(const struct token_distribution *token) {
    if (token->throws == token->last) {
        return PROGRESS_ALL;
    }
    return (uint8_t)((uint32_t)token->throws * PROGRESS_ALL / token->last);
}

static const uint8_t *value_of(const struct token_distribution *token, uint8_t square) {
    uint8_t place = token->board->goal + BOARD_FACES - square;

    return &token->values[(uint16_t)(place * WINDOW48_BYTES)];
}

static void load(const struct token_distribution *token, uint8_t square, uint64_t *value) {
    window48_load(value, value_of(token, square));
}

/* What all squares together have lost. */
static void find_missing(const struct token_distribution *token, uint64_t *missing) {
    uint64_t all = 0;

    if (token->is_exact) {
        *missing = 0;
        return;
    }
    for (uint8_t square = 0; square <= token->board->goal; square++) {
        uint64_t value;
        load(token, square, &value);
        integer64_add(&all, &value);
    }
    window_unit_multiply(&token->unit, &all);
    *missing = ONE;
    if (integer64_subtract(missing, &all)) {
        *missing = 0;
    }
}

/* What is missing may all have been at one square. */
static struct bounded chance_at(const struct token_distribution *token, uint8_t square,
                                const uint64_t *missing) {
    struct bounded chance = {.error = *missing};

    load(token, square, &chance.mantissa);
    if (chance.mantissa || !token->is_exact) {
        window_unit_multiply(&token->unit, &chance.mantissa);
        integer64_add32(&chance.error, window_unit_error(&chance.mantissa));
    }
    window_unit_take_between(&chance);
    return chance;
}

struct bounded token_distribution_at(const struct token_distribution *token, uint8_t square) {
    uint64_t missing;

    find_missing(token, &missing);
    return chance_at(token, square, &missing);
}

/* Is a token less likely on one square than on the other? */
static bool is_less(const struct token_distribution *token, uint8_t one, uint8_t other) {
    const uint8_t *left = value_of(token, one);
    const uint8_t *right = value_of(token, other);
    uint8_t byte = WINDOW48_BYTES;

    do {
        byte--;
    } while (byte && left[byte] == right[byte]);
    return left[byte] < right[byte];
}

/* The two that are found first, of those that are equally likely. */
static void find_likeliest(const struct token_distribution *token, uint8_t found[2]) {
    bool is_less_at_start = is_less(token, 0, 1);

    found[0] = is_less_at_start;
    found[1] = !is_less_at_start;
    for (uint8_t square = 2; square <= token->board->goal; square++) {
        if (is_less(token, found[0], square)) {
            found[1] = found[0];
            found[0] = square;
        } else if (is_less(token, found[1], square)) {
            found[1] = square;
        }
    }
}

void token_distribution_likeliest(const struct token_distribution *token,
                                  struct token_chance likeliest[2]) {
    uint8_t squares[2];
    uint64_t missing;

    find_missing(token, &missing);
    find_likeliest(token, squares);
    for (uint8_t i = 0; i < 2; i++) {
        likeliest[i].square = squares[i];
        likeliest[i].chance = chance_at(token, squares[i], &missing);
    }
}
