#include "core/race.h"

/* Two parts in a billion: more than the error of a probability, far less than anyone asks for. */
#define LEVEL_MARGIN 4

enum { TOP = BOARD_FACES - 1, TAIL_CALM_STEPS = 32, TAIL_STEPS_MAXIMUM = 20000 };

/* Rounds a sixth with what earlier roundings owe. */
static uint32_t round_with_carry(const struct sixth *sum, int8_t *carry) {
    int8_t rest = (int8_t)(sum->remainder + *carry);

    if (rest < 3) {
        *carry = rest;
        return sum->quotient;
    }
    *carry = (int8_t)(rest - 6);
    return sum->quotient + 1;
}

/* The last five squares, where a throw can pass the goal: every face by itself, from the old
   values, since a bounce looks back at squares that are already done. */
static void step_top(const struct board *board, uint32_t values[], int8_t *carry) {
    uint8_t first = (uint8_t)(board->goal - TOP);
    uint32_t old[BOARD_FACES];

    for (uint8_t i = 0; i <= TOP; i++)
        old[i] = values[first + i];
    for (uint8_t i = 0; i < TOP; i++) {
        struct sixth sum = {0, 0};
        for (uint8_t face = 1; face <= BOARD_FACES; face++)
            sixth_add(&sum, old[board_stop(board, (uint8_t)(first + i), face) - first]);
        values[first + i] = round_with_carry(&sum, carry);
    }
}

void race_step_backward(const struct board *board, uint32_t values[BOARD_GOAL_MAXIMUM + 1],
                        int8_t *carry) {
    struct sixth window = {0, 0};
    uint8_t last = (uint8_t)(board->goal - BOARD_FACES);

    for (uint8_t face = 1; face <= BOARD_FACES; face++)
        sixth_add(&window, values[face]);
    for (uint8_t square = 0;; square++) {
        values[square] = round_with_carry(&window, carry);
        if (square == last)
            break;
        sixth_subtract(&window, values[square + 1]);
        sixth_add(&window, values[square + 1 + BOARD_FACES]);
    }
    step_top(board, values, carry);
    for (uint8_t jump = 0; jump < board->jump_count; jump++)
        values[board->jumps[jump].from] = values[board->jumps[jump].to];
}

static void spread_goal(const struct board *board, uint32_t values[], uint32_t goal,
                        uint32_t elsewhere) {
    for (uint8_t square = 0; square < board->goal; square++)
        values[square] = elsewhere;
    values[board->goal] = goal;
    for (uint8_t jump = 0; jump < board->jump_count; jump++)
        values[board->jumps[jump].from] = values[board->jumps[jump].to];
}

void race_start(struct race *race, const struct board *board) {
    race->board = board;
    race->throws = 0;
    race->carry = 0;
    spread_goal(board, race->within, PROBABILITY_ONE, 0);
}

void race_step(struct race *race) {
    if (race->throws == UINT16_MAX)
        return;
    race->throws++;
    race_step_backward(race->board, race->within, &race->carry);
}

void duration_start(struct duration *duration, const struct board *board, uint8_t square) {
    race_start(&duration->race, board);
    duration->square = square;
    duration->level[0] = PROBABILITY_ONE / 2;
    duration->level[1] = PROBABILITY_ONE / 10 * 9;
    duration->quantile[0] = 0;
    duration->quantile[1] = 0;
    duration->likeliest = 0;
    duration->exactly = 0;
    duration->greatest = 0;
}

bool duration_step(struct duration *duration) {
    struct race *race = &duration->race;
    const probability_t *within = &race->within[duration->square];
    probability_t before = *within;

    race_step(race);
    duration->exactly = *within > before ? *within - before : 0;
    if (duration->exactly > duration->greatest + LEVEL_MARGIN) {
        duration->greatest = duration->exactly;
        duration->likeliest = race->throws;
    }
    bool found = PROBABILITY_ONE - *within < duration->greatest;
    for (uint8_t i = 0; i < 2; i++) {
        if (duration->quantile[i] == 0 && *within + LEVEL_MARGIN >= duration->level[i])
            duration->quantile[i] = race->throws;
        found = found && duration->quantile[i] != 0;
    }
    return found || race->throws == UINT16_MAX;
}

void tail_start(struct tail *tail, const struct board *board, uint8_t square) {
    tail->board = board;
    tail->square = square;
    tail->calm = 0;
    tail->carry = 0;
    tail->steps = 0;
    tail->ratio = 0;
    tail->calm_ratio = 0;
    board_reachable(board, square, &tail->reached);
    spread_goal(board, tail->survival, 0, PROBABILITY_ONE);
}

/* Squares that cannot be reached may survive longer; left in, they would drown the others. */
static uint32_t forget_unreached(struct tail *tail) {
    uint32_t greatest = 0;

    for (uint8_t square = 0; square < tail->board->goal; square++) {
        if (!board_squares_has(&tail->reached, square) && board_can_stand(tail->board, square))
            tail->survival[square] = 0;
        if (tail->survival[square] > greatest)
            greatest = tail->survival[square];
    }
    return greatest;
}

static bool tail_is_calm(struct tail *tail) {
    uint32_t moved = tail->ratio > tail->calm_ratio ? tail->ratio - tail->calm_ratio
                                                    : tail->calm_ratio - tail->ratio;

    if (moved > 2 * LEVEL_MARGIN) {
        tail->calm_ratio = tail->ratio;
        tail->calm = 0;
    }
    return ++tail->calm >= TAIL_CALM_STEPS;
}

bool tail_step(struct tail *tail) {
    uint32_t before = tail->survival[tail->square];
    uint32_t greatest;

    race_step_backward(tail->board, tail->survival, &tail->carry);
    tail->steps++;
    greatest = forget_unreached(tail);
    tail->ratio = before ? fixed_ratio(tail->survival[tail->square], before, PROBABILITY_BITS) : 0;
    if (greatest == 0)
        return true;
    for (; greatest < PROBABILITY_ONE / 2; greatest <<= 1) {
        for (uint8_t square = 0; square < tail->board->goal; square++)
            tail->survival[square] <<= 1;
    }
    return tail_is_calm(tail) || tail->steps >= TAIL_STEPS_MAXIMUM;
}
