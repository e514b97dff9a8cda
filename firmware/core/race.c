#include "core/race.h"

/* Two parts in a billion: more than the error of a probability, far less than anyone asks for. */
#define LEVEL_MARGIN 4

enum { TOP = BOARD_FACES - 1 };

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
        values[first + i] = sixth_round_carry(&sum, carry);
    }
}

void race_step_backward(const struct board *board, uint32_t values[BOARD_GOAL_MAXIMUM + 1],
                        int8_t *carry) {
    struct sixth window = {0, 0};
    uint8_t last = (uint8_t)(board->goal - BOARD_FACES);

    for (uint8_t face = 1; face <= BOARD_FACES; face++)
        sixth_add(&window, values[face]);
    for (uint8_t square = 0;; square++) {
        values[square] = sixth_round_carry(&window, carry);
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
    duration->level[1] = PROBABILITY_ONE / 10 * 9 + 7;
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
