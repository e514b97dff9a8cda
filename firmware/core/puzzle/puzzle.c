#include "core/puzzle/puzzle.h"

enum { LAST_EASY = 3, LAST_FAIR = 7, PER_CENT = 100 };

enum puzzle_grade puzzle_wanted(uint8_t number) {
    if (number <= LAST_EASY) {
        return PUZZLE_EASY;
    }
    return number <= LAST_FAIR ? PUZZLE_FAIR : PUZZLE_HARD;
}

void puzzle_start(struct puzzle *puzzle, struct puzzle_random *random, uint32_t seed, uint8_t game,
                  uint8_t number) {
    enum { GAMES = 8, NUMBERS = 16 };

    *puzzle = (struct puzzle){.number = number};
    puzzle_random_start(random, (seed * GAMES + game) * NUMBERS + number);
}

static uint32_t greatest(const struct puzzle *puzzle) {
    uint32_t most = 0;

    for (uint8_t choice = 0; choice < puzzle->choices; choice++) {
        if (puzzle->cost[choice] > most) {
            most = puzzle->cost[choice];
        }
    }
    return most;
}

uint32_t puzzle_settle(struct puzzle *puzzle) {
    uint32_t most = greatest(puzzle);
    uint32_t ahead = UINT32_MAX;

    puzzle->best = PUZZLE_CHOICES;
    for (uint8_t choice = 0; choice < puzzle->choices; choice++) {
        uint32_t *cost = &puzzle->cost[choice];
        *cost = most - *cost;
        if (*cost == 0 && puzzle->best == PUZZLE_CHOICES) {
            puzzle->best = choice;
        } else if (*cost < ahead) {
            ahead = *cost;
        }
    }
    return ahead;
}

enum puzzle_grade puzzle_grade(const FLASH struct puzzle_kind *kind, uint32_t ahead) {
    if (ahead < kind->least) {
        return PUZZLE_GRADES;
    }
    if (ahead < kind->fair) {
        return PUZZLE_HARD;
    }
    return ahead < kind->easy ? PUZZLE_FAIR : PUZZLE_EASY;
}

/* Not too near the middle between two of them. */
static bool is_certain(uint32_t cost, uint32_t error) {
    uint32_t percent = cost * PER_CENT % PUZZLE_ONE;
    uint32_t half = PUZZLE_ONE / 2;

    return (percent > half ? percent - half : half - percent) > PER_CENT * error;
}

bool puzzle_is_certain(const struct puzzle *puzzle, uint32_t error) {
    for (uint8_t choice = 0; choice < puzzle->choices; choice++) {
        if (!is_certain(puzzle->cost[choice], error)) {
            return false;
        }
    }
    return true;
}

struct bounded puzzle_cost(const FLASH struct puzzle_kind *kind, uint32_t cost, uint8_t terms) {
    return (struct bounded){.mantissa = cost,
                            .error = cost ? (uint32_t)kind->error * terms : 0,
                            .fraction_bits = PUZZLE_COST_BITS};
}

struct bounded puzzle_figure(const FLASH struct puzzle_kind *kind, uint32_t cost, uint8_t terms) {
    struct bounded figure = puzzle_cost(kind, cost, terms);

    if (kind->is_chance) {
        figure.mantissa *= PER_CENT;
        figure.error *= PER_CENT;
    }
    return figure;
}
