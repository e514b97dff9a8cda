#include "games/snakes/odds/chain/finish_distribution.h"

#include <string.h>

void finish_distribution_start(struct finish_distribution *finish, const struct board *board,
                               uint8_t square, uint16_t throws) {
    memset(finish, 0, sizeof *finish);
    finish->square = square;
    finish->last = throws;
    window_start(&finish->window, board, false);
    for (uint8_t on_way = 0; on_way < board->goal; on_way++) {
        window_set_one(&finish->window, on_way);
    }
    window_settle(&finish->window);
}

/* From so many unit_bits on, all chances are below 2^-100, and the window stands still. */
enum { LAST_BITS = 230 };

enum progress finish_distribution_step(struct finish_distribution *finish) {
    if (finish->throws == finish->last) {
        return DONE;
    }
    if (++finish->throws == finish->last) {
        finish->before = window_chance(&finish->window, finish->square);
    }
    if (finish->window.unit_bits < LAST_BITS) {
        window_sum(&finish->window);
        window_settle(&finish->window);
    }
    return finish->throws == finish->last ? DONE : WORKING;
}

uint8_t finish_distribution_done(const struct finish_distribution *finish) {
    if (finish->throws == finish->last) {
        return PROGRESS_ALL;
    }
    return (uint8_t)((uint32_t)finish->throws * PROGRESS_ALL / finish->last);
}

uint32_t finish_distribution_unfinished(const struct finish_distribution *finish, uint8_t square) {
    uint64_t chance = window_chance(&finish->window, square) >> (WINDOW_BITS - 32);

    return chance > UINT32_MAX ? UINT32_MAX : (uint32_t)chance;
}

struct bounded finish_distribution_within(const struct finish_distribution *finish,
                                          uint8_t square) {
    uint64_t unfinished = window_chance(&finish->window, square);
    struct bounded chance = window_between(unfinished, window_error(&finish->window, unfinished));
    const uint64_t one = 1ULL << WINDOW_BITS;

    chance.mantissa = chance.mantissa < one ? one - chance.mantissa : 0;
    return chance;
}

/* Both chances are too small by at most the error, which never becomes less. */
struct bounded finish_distribution_exactly(const struct finish_distribution *finish) {
    uint64_t now = window_chance(&finish->window, finish->square);

    if (finish->throws == 0) {
        return finish_distribution_within(finish, finish->square);
    }
    return (struct bounded){
        .mantissa = finish->before > now ? finish->before - now : 0,
        .error = window_error(&finish->window, finish->before),
        .fraction_bits = WINDOW_BITS,
    };
}
