#include "games/chips/chips_engine.h"

#include <string.h>

PUZZLES_FIT(sizeof(struct chips_engine_memory));

/* Sizes of puzzles by grade: there are `least` to `least` + `more` - 1 chips. */
static const FLASH struct size {
    uint8_t least;
    uint8_t more;
    uint8_t moved; /* chips that the other replies have on other fields */
} sizes[PUZZLE_GRADES] = {
    [PUZZLE_EASY] = {3, 2, 2},
    [PUZZLE_FAIR] = {5, 2, 1},
    [PUZZLE_HARD] = {7, 3, 1},
};

/* Similar placements have different keys. */
static uint8_t key_of(const uint8_t chips[]) {
    return (uint8_t)(chips[0] + 3 * chips[1] + 9 * chips[2]);
}

/* Places each chip of player 1 on the field that a throw hits. */
static bool draw(struct puzzle *puzzle, struct puzzle_random *random, uint8_t drawn) {
    const FLASH struct size *size = &sizes[puzzle_wanted(puzzle->number)];
    struct chips *game = (struct chips *)puzzle->state.bytes;

    (void)drawn;
    *game = (struct chips){.kind = CHIPS_THIRDS,
                           .players = CHIPS_PLAYERS,
                           .player = {CHIPS_PERSON, CHIPS_COMPUTER},
                           .stage = CHIPS_FIRST_PLACES};
    game->chips = size->least + puzzle_random_below(random, size->more);
    for (uint8_t chip = 0; chip < game->chips; chip++) {
        game->left[1][chips_hit(CHIPS_THIRDS, puzzle_random_die(random))]++;
    }
    return puzzle_may_be(puzzle, key_of(game->left[1]));
}

static void move_chip(uint8_t chips[], struct puzzle_random *random) {
    uint8_t fields = chips_count(CHIPS_THIRDS);
    uint8_t from, to;

    do {
        from = puzzle_random_below(random, fields);
    } while (chips[from] == 0);
    do {
        to = puzzle_random_below(random, fields);
    } while (to == from);
    chips[from]--;
    chips[to]++;
}

/* A variant of the best reply, with one or two chips on other fields. */
static decision_t vary(const struct puzzle *puzzle, struct puzzle_random *random) {
    const struct chips *game = (const struct chips *)puzzle->state.bytes;
    uint8_t chips[CLEARANCE_FIELDS];

    chips_decision_unpack(game, puzzle->choice[0].decision, chips);
    for (uint8_t left = sizes[puzzle_wanted(puzzle->number)].moved; left; left--) {
        move_chip(chips, random);
    }
    return chips_decision_pack(game, chips);
}

const FLASH struct puzzle_kind chips_puzzles = {
    .engine = &chips_engine,
    .engine_bytes = sizeof(struct chips_engine_memory),
    .game = 3,
    .is_chance = true,
    .digits = 1,
    .error = 2,
    .least = PUZZLE_ONE / 100,
    .fair = PUZZLE_ONE / 12,
    .easy = PUZZLE_ONE / 7,
    .draw = draw,
    .offered = 4,
    .vary = vary,
};
