#include "core/race.h"

#include "core/window.h"
#include <string.h>

/* Two parts in a billion: more than the error of a probability, far less than anyone asks for. */
#define LEVEL_MARGIN 4

enum { TOP = BOARD_FACES - 1 };

static void follow_jumps(struct race *race) {
    const struct board_jump *jump = race->board->jumps;

    for (uint8_t count = race->board->jump_count; count; count--, jump++)
        race->within[jump->from] = race->within[jump->to];
}

void race_start(struct race *race, const struct board *board) {
    memset(race, 0, sizeof *race);
    race->board = board;
    race->carry = BOARD_FACES / 2;
    race->within[board->goal] = PROBABILITY_ONE;
    follow_jumps(race);
}

/* The last five squares, where a throw can pass the goal: every face by itself, from the old
   values, since a bounce looks back at squares that are already done. */
static void step_top(struct race *race, struct sum *sum) {
    uint32_t ring[WINDOW_RING];
    uint8_t goal = race->board->goal;

    for (uint8_t back = 0; back <= TOP; back++)
        ring[(uint8_t)(goal - back) % WINDOW_RING] = race->within[goal - back];
    for (uint8_t back = 1; back <= TOP; back++) {
        sum->low = 0;
        sum->high = 0;
        window_faces(race->board, (uint8_t)(goal - back), ring, sum);
        race->within[goal - back] = sum_sixth(sum);
    }
}

void race_step(struct race *race) {
    const struct board *board = race->board;
    struct sum sum = {0, 0, race->carry};

    if (++race->throws == 0) {
        race->throws--;
        return;
    }
    window_pass(race->within, 1, board->goal + 1, board->goal - TOP, &sum);
    step_top(race, &sum);
    race->carry = sum.carry;
    follow_jumps(race);
}

void duration_start(struct duration *duration, const struct board *board, uint8_t square) {
    memset(duration, 0, sizeof *duration);
    race_start(&duration->race, board);
    duration->square = square;
    duration->level[0] = PROBABILITY_ONE / 2;
    duration->level[1] = (probability_t)(0.9 * PROBABILITY_ONE + 0.5);
}

bool duration_step(struct duration *duration) {
    struct race *race = &duration->race;
    const probability_t *within = &race->within[duration->square];
    probability_t before = *within;
    probability_t now;
    bool found;

    race_step(race);
    now = *within;
    if (before > now)
        before = now;
    duration->exactly = now - before;
    if (duration->exactly > duration->greatest + LEVEL_MARGIN) {
        duration->greatest = duration->exactly;
        duration->likeliest = race->throws;
    }
    found = PROBABILITY_ONE - now < duration->greatest;
    now += LEVEL_MARGIN;
    for (uint8_t i = 0; i < 2; i++) {
        if (duration->quantile[i])
            continue;
        if (now >= duration->level[i])
            duration->quantile[i] = race->throws;
        else
            found = false;
    }
    if (race->throws == UINT16_MAX)
        found = true;
    return found;
}
