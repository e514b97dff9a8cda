#include "core/game/puzzle_score.h"

static uint16_t bit(uint8_t number) {
    return (uint16_t)(1U << (number - 1));
}

bool puzzle_score_has(const struct puzzle_score *score, uint8_t number) {
    return score->answered & bit(number);
}

uint8_t puzzle_score_count(const struct puzzle_score *score) {
    uint8_t count = 0;

    for (uint16_t answered = score->answered; answered; answered &= answered - 1) {
        count++;
    }
    return count;
}

uint8_t puzzle_score_wrong(const struct puzzle_score *score) {
    return puzzle_score_count(score) - score->right;
}

bool puzzle_score_answer(struct puzzle_score *score, const struct puzzle *puzzle, uint8_t choice) {
    uint32_t cost = puzzle->cost[choice];

    if (puzzle_score_has(score, puzzle->number)) {
        return false;
    }
    score->answered |= bit(puzzle->number);
    score->right += cost == 0;
    score->cost += cost;
    return true;
}
