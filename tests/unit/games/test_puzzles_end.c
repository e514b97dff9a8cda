/* Every puzzle of every game is found within 3,100 slices, 2.9 s of the device for the slowest of
   chips. A campaign makes all chips puzzles of the seeds that a player can enter, and 100,000 of
   each other game. */

#include "support/testing.h"

#include "games/chips/chips_engine.h"
#include "games/nim/nim_engine.h"
#include "games/penney/penney_engine.h"
#include "games/snakes/snakes_puzzle.h"
#include "games/tenk/tenk_engine.h"
#include "support/campaign.h"
#include "support/puzzle_maker.h"

enum { SLICES = 3100, QUICK_SEEDS = 10 };

static void make_all(const struct puzzle_kind *kind, uint32_t seeds) {
    uint32_t count = campaign_cases(QUICK_SEEDS, seeds);

    for (uint32_t seed = 0; seed < count; seed++) {
        for (uint8_t number = 1; number <= PUZZLES; number++) {
            puzzle_make(kind, seed, number, SLICES);
        }
    }
}

TEST(a_search_ends_in_chips) {
    make_all(&chips_puzzles, 65536);
}

TEST(a_search_ends_in_every_other_game) {
    make_all(&snakes_puzzles, 10000);
    make_all(&tenk_puzzles, 10000);
    make_all(&penney_puzzles, 10000);
    make_all(&nim_puzzles, 10000);
}
