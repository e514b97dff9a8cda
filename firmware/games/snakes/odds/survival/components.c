#include "games/snakes/odds/survival/components.h"

#include "core/number/flash.h"
#include <string.h>

enum { FACES_IN_SLICE = 40 };

OUT_OF_LINE uint8_t components_landing(const struct components *components, uint8_t square,
                                       uint8_t face) {
    return components->end[board_stop(components->board, square, face)];
}

static void meet(struct components *components, struct components_search *search, uint8_t square) {
    components->depth[square] = search->way;
    search->order[square] = search->low[square] = ++search->met;
    search->opened[search->open++] = square;
    search->on_way[search->way++] = square;
}

void components_start(struct components *components, struct components_search *search,
                      const struct board *board, uint8_t square) {
    const struct board_jump *jump = board->jumps;

    memset(components, 0, sizeof *components);
    memset(search, 0, sizeof *search);
    components->board = board;
    for (uint8_t from = 0; from < COMPONENTS_SQUARES; from++) {
        components->end[from] = from;
    }
    for (uint8_t left = board->jump_count; left; left--, jump++) {
        components->end[jump->from] = jump->to;
    }
    meet(components, search, square);
}

static void lower(uint8_t *low, uint8_t to) {
    if (to < *low) {
        *low = to;
    }
}

/* All that was met after a square from which nothing earlier is reached is its component. */
static void close(struct components *components, struct components_search *search, uint8_t square) {
    uint8_t closed;

    components->count++;
    do {
        closed = search->opened[--search->open];
        components->of[closed] = components->count;
    } while (closed != square);
}

static void go_back(struct components *components, struct components_search *search,
                    uint8_t square) {
    if (search->low[square] == search->order[square]) {
        close(components, search, square);
    }
    if (--search->way) {
        lower(&search->low[search->on_way[search->way - 1]], search->low[square]);
    }
}

static void follow(struct components *components, struct components_search *search, uint8_t square,
                   uint8_t landing) {
    if (landing == components->board->goal) {
        return;
    }
    if (search->order[landing] == 0) {
        meet(components, search, landing);
    } else if (components->of[landing] == 0) {
        lower(&search->low[square], search->order[landing]);
    }
}

enum progress components_step(struct components *components, struct components_search *search) {
    for (uint8_t left = FACES_IN_SLICE; left && search->way; left--) {
        uint8_t square = search->on_way[search->way - 1];
        if (search->faces[square] == BOARD_FACES) {
            go_back(components, search, square);
        } else {
            follow(components, search, square,
                   components_landing(components, square, ++search->faces[square]));
        }
    }
    return search->way ? WORKING : DONE;
}

static uint8_t greatest_divisor(uint8_t a, uint8_t b) {
    while (b) {
        uint8_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

uint8_t components_period(const struct components *components, uint8_t component) {
    uint8_t period = 0;

    for (uint8_t square = 0; square < components->board->goal && period != 1; square++) {
        if (components->of[square] != component) {
            continue;
        }
        for (uint8_t face = 1; face <= BOARD_FACES; face++) {
            uint8_t landing = components_landing(components, square, face);
            if (components->of[landing] == component) {
                int8_t longer =
                    (int8_t)(components->depth[square] + 1 - components->depth[landing]);
                period = greatest_divisor((uint8_t)(longer < 0 ? -longer : longer), period);
            }
        }
    }
    return period;
}
