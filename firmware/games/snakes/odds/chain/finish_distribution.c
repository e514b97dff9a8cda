#include "games/snakes/odds/chain/finish_distribution.h"

#include "core/number/integer64.h"
#include <string.h>

/* The squares from which a throw may go past the goal. */
enum { LAST_SQUARES = BOARD_FACES - 1 };

static uint8_t *at(struct finish_distribution *finish, uint8_t square) {
    return &finish->unfinished[square * WINDOW40_BYTES];
}

static void follow_jumps(struct finish_distribution *finish) {
    window40_follow(finish->unfinished, finish->board->jumps, finish->board->jump_count);
}

/* Beyond the goal stands what bouncing back comes to; otherwise nothing does. */
static void fill_beyond(struct finish_distribution *finish) {
    uint8_t *beyond = at(finish, finish->board->goal);
    const uint8_t *back = beyond;

    for (uint8_t count = LAST_SQUARES; count; count--) {
        beyond += WINDOW40_BYTES;
        back -= WINDOW40_BYTES;
        memcpy(beyond, back, WINDOW40_BYTES);
    }
}

static void plan_pass(struct finish_distribution *finish) {
    uint8_t staying = finish->board->overshoot == BOARD_STAY ? LAST_SQUARES : 0;

    finish->pass.first = finish->unfinished;
    finish->pass.stretch[0].count = (uint8_t)(finish->board->goal - staying);
    finish->pass.stretch[1] = (struct window_stretch){.count = staying, .own = 1, .own_step = 1};
}

void finish_distribution_start(struct finish_distribution *finish, const struct board *board,
                               uint8_t square, uint16_t throws) {
    memset(finish, 0, sizeof *finish);
    finish->board = board;
    finish->square = square;
    finish->last = throws;
    window_unit_start(&finish->unit, WINDOW40_BYTES);
    plan_pass(finish);
    for (uint8_t on_way = 0; on_way < board->goal; on_way++) {
        at(finish, on_way)[WINDOW40_BYTES - 1] = WINDOW_UNIT_ONE;
    }
    follow_jumps(finish);
}

/* Of two squares. */
static uint8_t lower_of(uint8_t a, uint8_t b) {
    return a < b ? a : b;
}

/* As if all squares above it could be reached. */
static uint8_t lowest_reached(const struct board *board, uint8_t square) {
    uint8_t lowest = lower_of(square, board->goal - LAST_SQUARES);
    uint8_t before;

    do {
        before = lowest;
        for (uint8_t i = 0; i < board->jump_count; i++) {
            if (board->jumps[i].from >= lowest) {
                lowest = lower_of(lowest, board->jumps[i].to);
            }
        }
    } while (lowest != before);
    return lowest;
}

void finish_distribution_narrow(struct finish_distribution *finish) {
    uint8_t lowest = lowest_reached(finish->board, finish->square);

    finish->pass.first = at(finish, lowest);
    finish->pass.stretch[0].count -= lowest;
    memset(finish->unfinished, 0, lowest * WINDOW40_BYTES);
}

/* From here on nothing is left that anyone could ask for: less than 2^-100. */
enum { LAST_EXPONENT = 150 };

static void throw_once(struct finish_distribution *finish) {
    struct window_found found;

    if (++finish->throws == finish->last) {
        finish_distribution_precisely(finish, finish->square, &finish->before);
    }
    if (finish->unit.exponent > LAST_EXPONENT) {
        return;
    }
    if (finish->board->overshoot == BOARD_BOUNCE) {
        fill_beyond(finish);
    }
    found = window40_pass(&finish->pass);
    follow_jumps(finish);
    window_unit_throw(&finish->unit);
    if (finish->pass.shrink) {
        window_unit_drop(&finish->unit);
    }
    if (found.dropped) {
        finish->lost += window_unit_loss(&finish->unit);
    }
    finish->top = found.top;
    finish->pass.shrink = found.top >= WINDOW_ROOM;
}

enum progress finish_distribution_step(struct finish_distribution *finish) {
    if (finish->throws != finish->last) {
        throw_once(finish);
    }
    return finish->throws == finish->last ? DONE : WORKING;
}

uint8_t finish_distribution_done(const struct finish_distribution *finish) {
    if (finish->throws == finish->last) {
        return PROGRESS_ALL;
    }
    return (uint8_t)((uint32_t)finish->throws * PROGRESS_ALL / finish->last);
}

uint16_t finish_distribution_throws(const struct finish_distribution *finish) {
    return finish->throws;
}

static const uint8_t *value_of(const struct finish_distribution *finish, uint8_t square) {
    return &finish->unfinished[square * WINDOW40_BYTES];
}

uint32_t finish_distribution_unfinished(const struct finish_distribution *finish, uint8_t square) {
    return window_unit_fraction(&finish->unit, value_of(finish, square));
}

void finish_distribution_precisely(const struct finish_distribution *finish, uint8_t square,
                                   uint64_t *unfinished) {
    window40_load(unfinished, value_of(finish, square));
    window_unit_multiply(&finish->unit, unfinished);
}

void finish_distribution_error(const struct finish_distribution *finish, const uint64_t *unfinished,
                               uint64_t *error) {
    *error = finish->lost;
    integer64_shift_up(error, WINDOW_UNIT_BITS - WINDOW_UNIT_LOSS_BITS);
    if (*unfinished) {
        integer64_add32(error, window_unit_error(unfinished));
    }
}

struct bounded finish_distribution_within(const struct finish_distribution *finish,
                                          uint8_t square) {
    struct bounded chance = {.mantissa = 0};

    finish_distribution_precisely(finish, square, &chance.mantissa);
    finish_distribution_error(finish, &chance.mantissa, &chance.error);
    window_unit_take_rest(&chance);
    return chance;
}

/* Both are too small by no more than the error, which never becomes less. */
struct bounded finish_distribution_exactly(const struct finish_distribution *finish) {
    struct bounded chance;
    uint64_t now;

    if (finish->throws == 0) {
        return finish_distribution_within(finish, finish->square);
    }
    chance.fraction_bits = WINDOW_UNIT_BITS;
    chance.mantissa = finish->before;
    finish_distribution_precisely(finish, finish->square, &now);
    if (integer64_subtract(&chance.mantissa, &now)) {
        chance.mantissa = 0;
    }
    finish_distribution_error(finish, &finish->before, &chance.error);
    return chance;
}
