#include "games/chips/puzzle/chips_puzzle.h"

#include "games/chips/chips_judgement.h"
#include <string.h>

/* Replies that are not as wanted. */
enum { SALT = 3, TRIES = 3 };

/* ---- a placement ----------------------------------------------------------------------------- */

/* From an easy one to a hard one: the fewest chips, and how many numbers of them there are. */
static const FLASH struct size {
    uint8_t least;
    uint8_t more;
    uint8_t moved; /* chips of the other replies that lie elsewhere */
} sizes[PUZZLE_GRADES] = {
    [PUZZLE_EASY] = {3, 3, 2},
    [PUZZLE_FAIR] = {4, 4, 1},
    [PUZZLE_HARD] = {6, 4, 1},
};

/* Chips fall as throws do. */
static void draw(struct chips_puzzle_making *making) {
    struct chips_puzzle *made = &making->made;
    const FLASH struct size *size = &sizes[puzzle_wanted(made->puzzle.number)];

    made->chips = size->least + puzzle_random_below(&making->random, size->more);
    memset(made->against, 0, sizeof made->against);
    for (uint8_t chip = 0; chip < made->chips; chip++) {
        made->against[chips_hit(CHIPS_THIRDS, puzzle_random_die(&making->random))]++;
    }
    chips_fields(CHIPS_THIRDS, &making->fields);
    placement_start_reply(&making->placement, &making->fields, made->chips, made->against);
    making->is_replied = false;
}

/* ---- replies --------------------------------------------------------------------------------- */

static void move_chip(struct chips_puzzle_making *making, uint8_t chips[]) {
    uint8_t fields = making->fields.count;
    uint8_t from, to;

    do {
        from = puzzle_random_below(&making->random, fields);
    } while (chips[from] == 0);
    do {
        to = puzzle_random_below(&making->random, fields);
    } while (to == from);
    chips[from]--;
    chips[to]++;
}

static bool is_among(const struct chips_puzzle *made, uint8_t replies) {
    for (uint8_t reply = 0; reply < replies; reply++) {
        if (memcmp(made->reply[reply], made->reply[replies], CLEARANCE_FIELDS) == 0) {
            return true;
        }
    }
    return false;
}

static void exchange(uint8_t first[], uint8_t second[]) {
    for (uint8_t field = 0; field < CLEARANCE_FIELDS; field++) {
        uint8_t chips = first[field];
        first[field] = second[field];
        second[field] = chips;
    }
}

/* In the place of one that is not good enough, or behind the last. */
static void draw_reply(struct chips_puzzle_making *making) {
    struct chips_puzzle *made = &making->made;
    uint8_t *reply = made->reply[making->judged];
    uint8_t moved = sizes[puzzle_wanted(made->puzzle.number)].moved;

    do {
        memcpy(reply, made->reply[0], CLEARANCE_FIELDS);
        for (uint8_t left = moved; left; left--) {
            move_chip(making, reply);
        }
    } while (is_among(made, making->judged));
}

static void take_best_reply(struct chips_puzzle_making *making) {
    struct chips_puzzle *made = &making->made;

    memset(made->reply, 0, sizeof made->reply);
    for (uint8_t field = 0; field < making->fields.count; field++) {
        made->reply[0][field] = placement_chips(&making->placement, field);
    }
}

/* ---- what the replies are worth -------------------------------------------------------------- */

static void start_duel(struct chips_puzzle_making *making) {
    const struct chips_puzzle *made = &making->made;

    chip_duel_start(&making->duel, &making->fields, made->reply[making->judged], made->against,
                    CHIP_DUEL_CHANCES);
}

/* Of a grade that is wanted, or a harder one; the last is to be of that grade, if none is yet. When
   that has been tried often enough, whatever costs something will do. */
static bool is_wanted(const struct chips_puzzle_making *making, uint32_t cost) {
    enum puzzle_grade wanted = puzzle_wanted(making->made.puzzle.number);
    enum puzzle_grade grade = puzzle_grade(&chips_puzzles, cost);

    if (grade == PUZZLE_GRADES || making->tries >= TRIES) {
        return grade != PUZZLE_GRADES;
    }
    return grade == wanted || (grade < wanted && making->judged < CHIPS_PUZZLE_REPLIES - 1);
}

/* False where another is to take its place. */
static bool judge_reply(struct chips_puzzle_making *making) {
    enum { SHIFT = PROBABILITY_BITS - PUZZLE_COST_BITS };
    uint32_t *worth = making->made.puzzle.cost;
    uint32_t score = chips_judgement_score(&making->duel, 0) >> SHIFT;

    if (making->judged && (score > worth[0] || !is_wanted(making, worth[0] - score))) {
        making->tries++;
        return false;
    }
    worth[making->judged] = score;
    return true;
}

/* The best one is put anywhere among them. */
static void finish(struct chips_puzzle_making *making) {
    struct chips_puzzle *made = &making->made;
    uint8_t place = puzzle_random_below(&making->random, CHIPS_PUZZLE_REPLIES);
    uint32_t best = made->puzzle.cost[0];

    exchange(made->reply[0], made->reply[place]);
    made->puzzle.cost[0] = made->puzzle.cost[place];
    made->puzzle.cost[place] = best;
    made->puzzle.choices = CHIPS_PUZZLE_REPLIES;
    made->puzzle.grade = puzzle_grade(&chips_puzzles, puzzle_settle(&made->puzzle));
}

/* ---- making one ------------------------------------------------------------------------------ */

static void start(void *memory, uint32_t seed, uint8_t number) {
    struct chips_puzzle_making *making = memory;

    puzzle_start(&making->made.puzzle, &making->random, seed, SALT, number);
    making->tries = 0;
    draw(making);
}

static enum progress step_reply(struct chips_puzzle_making *making) {
    if (placement_step(&making->placement) == DONE) {
        take_best_reply(making);
        making->is_replied = true;
        making->judged = 0;
        start_duel(making);
    }
    return WORKING;
}

static enum progress step(void *memory) {
    struct chips_puzzle_making *making = memory;

    if (!making->is_replied) {
        return step_reply(making);
    }
    if (chip_duel_step(&making->duel) != DONE) {
        return WORKING;
    }
    if (judge_reply(making)) {
        making->judged++;
    }
    if (making->judged == CHIPS_PUZZLE_REPLIES) {
        finish(making);
        return DONE;
    }
    draw_reply(making);
    start_duel(making);
    return WORKING;
}

const FLASH struct puzzle_kind chips_puzzles = {
    .bytes = sizeof(struct chips_puzzle_making),
    .is_chance = true,
    .digits = 1,
    .error = 2,
    .least = PUZZLE_ONE / 100,
    .fair = PUZZLE_ONE / 12,
    .easy = PUZZLE_ONE / 7,
    .start = start,
    .step = step,
};
