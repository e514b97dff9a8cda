#ifndef KOSTKA_CORE_GAME_PUZZLE_SCORE_H
#define KOSTKA_CORE_GAME_PUZZLE_SCORE_H

#include "core/game/puzzle.h"

/* How somebody fares with the ten puzzles of a seed: each is answered once. */
struct puzzle_score {
    uint16_t answered; /* bit n - 1: the one of that number */
    uint8_t right;     /* of them */
    uint32_t cost;     /* of all answers, in units of 2^-24 */
};

bool puzzle_score_has(const struct puzzle_score *score, uint8_t number);

/* How many are answered, and how many of them at a cost. */
uint8_t puzzle_score_count(const struct puzzle_score *score);
uint8_t puzzle_score_wrong(const struct puzzle_score *score);

/* Counts the answer to a puzzle: one of its choices. False, and nothing changed, where it has been
   answered before. */
bool puzzle_score_answer(struct puzzle_score *score, const struct puzzle *puzzle, uint8_t choice);

#endif
