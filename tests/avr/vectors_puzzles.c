#include "vectors.h"

#include "games/chips/chips_engine.h"
#include "games/nim/nim_engine.h"
#include "games/penney/penney_engine.h"
#include "games/snakes/snakes_puzzle.h"
#include "games/tenk/tenk_engine.h"

enum { SEED = 4711, NUMBERS_APART = 4 };

static void say_puzzle(const FLASH struct puzzle_kind *kind, uint8_t number) {
    struct puzzle_making *making = (struct puzzle_making *)VECTORS_MEMORY(union workspace);
    const struct puzzle *puzzle = &making->puzzle;

    puzzle_start(making, kind, SEED, number);
    while (puzzle_step(making) != DONE) {
    }
    put_text("puzzle");
    put_hex(puzzle->number);
    put_hex(puzzle->grade);
    put_hex(puzzle->best);
    for (uint8_t choice = 0; choice < puzzle->choices; choice++) {
        put_hex(puzzle->choice[choice].cost);
    }
    put_text("\n");
}

void say_puzzles(void) {
    static const FLASH struct puzzle_kind *const FLASH kinds[] = {
        &snakes_puzzles, &tenk_puzzles, &penney_puzzles, &chips_puzzles, &nim_puzzles};

    for (uint8_t kind = 0; kind < sizeof kinds / sizeof kinds[0]; kind++) {
        for (uint8_t number = 1; number <= PUZZLES; number += NUMBERS_APART) {
            say_puzzle(kinds[kind], number);
        }
    }
}
