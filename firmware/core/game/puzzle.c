#include "core/game/puzzle.h"

#include <string.h>

enum { LAST_EASY = 3, LAST_FAIR = 7, PER_CENT = 100 };

/* ---- pseudorandom numbers -------------------------------------------------------------------- */

static struct puzzle_random random_from(uint32_t seed) {
    seed ^= seed >> 16;
    seed *= 0x85EBCA6B;
    seed ^= seed >> 13;
    seed *= 0xC2B2AE35;
    seed ^= seed >> 16;
    return (struct puzzle_random){seed ? seed : 1};
}

uint8_t puzzle_random_below(struct puzzle_random *random, uint8_t n) {
    random->state ^= random->state << 13;
    random->state ^= random->state >> 17;
    random->state ^= random->state << 5;
    return (uint8_t)((random->state >> 16) * n >> 16);
}

uint8_t puzzle_random_die(struct puzzle_random *random) {
    return 1 + puzzle_random_below(random, 6);
}

/* ---- grades ---------------------------------------------------------------------------------- */

enum puzzle_grade puzzle_wanted(uint8_t number) {
    if (number <= LAST_EASY) {
        return PUZZLE_EASY;
    }
    return number <= LAST_FAIR ? PUZZLE_FAIR : PUZZLE_HARD;
}

/* Returns PUZZLE_GRADES if the best choice is not far enough ahead. */
static enum puzzle_grade grade_ahead(const FLASH struct puzzle_kind *kind, uint32_t ahead) {
    if (ahead < kind->least) {
        return PUZZLE_GRADES;
    }
    if (ahead < kind->fair) {
        return PUZZLE_HARD;
    }
    return ahead < kind->easy ? PUZZLE_FAIR : PUZZLE_EASY;
}

/* Easy: at least one choice in six costs nothing; fair: one in nine. */
static enum puzzle_grade grade_by_share(uint8_t right, uint8_t choices) {
    if (right == choices) {
        return PUZZLE_GRADES;
    }
    if (6 * right >= choices) {
        return PUZZLE_EASY;
    }
    return 9 * right >= choices ? PUZZLE_FAIR : PUZZLE_HARD;
}

/* Finds the best choice and the grade. */
static enum puzzle_grade settle(struct puzzle *puzzle, const FLASH struct puzzle_kind *kind) {
    uint32_t ahead = UINT32_MAX;
    uint8_t right = 0;

    for (uint8_t choice = 0; choice < puzzle->choices; choice++) {
        uint32_t cost = puzzle->choice[choice].cost;
        if (cost == 0 && right++ == 0) {
            puzzle->best = choice;
        } else if (cost < ahead) {
            ahead = cost;
        }
    }
    return kind->least ? grade_ahead(kind, ahead) : grade_by_share(right, puzzle->choices);
}

/* True if no cost is too near the middle between two whole per cents. */
static bool are_certain(const struct puzzle *puzzle, uint32_t error) {
    uint32_t half = PUZZLE_ONE / 2;

    for (uint8_t choice = 0; choice < puzzle->choices; choice++) {
        uint32_t percent = puzzle->choice[choice].cost * PER_CENT % PUZZLE_ONE;
        if ((percent > half ? percent - half : half - percent) <= PER_CENT * error) {
            return false;
        }
    }
    return true;
}

/* ---- a position ------------------------------------------------------------------------------ */

bool puzzle_list(struct puzzle *puzzle, decision_t decision) {
    if (puzzle->choices == PUZZLE_CHOICES) {
        return false;
    }
    puzzle->choice[puzzle->choices++].decision = decision;
    return true;
}

bool puzzle_may_be(const struct puzzle *puzzle, uint8_t key) {
    static const FLASH uint8_t before[PUZZLE_GRADES + 1] = {0, LAST_EASY, LAST_FAIR, PUZZLES};
    enum puzzle_grade wanted = puzzle_wanted(puzzle->number);
    uint8_t sharers = before[wanted + 1] - before[wanted];

    return (key + puzzle->turned) % sharers == puzzle->number - 1 - before[wanted];
}

static void next_position(struct puzzle_making *making) {
    making->puzzle.choices = 0;
    if (making->kind->draw(&making->puzzle, &making->random, making->drawn)) {
        making->drawn += making->drawn < PUZZLE_DRAWN_MOST;
        making->choice = making->varied = making->misses = 0;
        making->stage = PUZZLE_ASKING;
    }
}

/* Takes the position if it has the wanted grade, or after many positions if it has any grade. */
static enum progress grade_position(struct puzzle_making *making) {
    const FLASH struct puzzle_kind *kind = making->kind;
    struct puzzle *puzzle = &making->puzzle;
    enum puzzle_grade grade = settle(puzzle, kind);

    if (making->drawn == PUZZLE_DRAWN_MOST) {
        puzzle->grade = grade < PUZZLE_GRADES ? grade : PUZZLE_HARD;
        return DONE;
    }
    puzzle->grade = grade;
    if (grade < PUZZLE_GRADES && (kind->digits || are_certain(puzzle, kind->error)) &&
        (grade == puzzle_wanted(puzzle->number) || making->drawn >= kind->any_from)) {
        return DONE;
    }
    making->stage = PUZZLE_DRAWING;
    return WORKING;
}

/* ---- games that offer some choices only ------------------------------------------------------ */

static bool is_offered(const struct puzzle *puzzle, decision_t decision) {
    for (uint8_t choice = 0; choice < puzzle->choices; choice++) {
        if (puzzle->choice[choice].decision == decision) {
            return true;
        }
    }
    return false;
}

/* A wrong choice must have the wanted grade or an easier one; the last must have the wanted grade.
   After a few misses any cost that is large enough will do. */
static bool is_wanted(const struct puzzle_making *making, uint32_t cost) {
    enum { MISSES = 3 };
    enum puzzle_grade wanted = puzzle_wanted(making->puzzle.number);
    enum puzzle_grade grade = grade_ahead(making->kind, cost);

    if (grade == PUZZLE_GRADES || making->misses >= MISSES) {
        return grade != PUZZLE_GRADES;
    }
    return grade == wanted ||
           (grade < wanted && making->puzzle.choices < making->kind->offered - 1);
}

/* Moves the best choice, which is the first, to a random place. */
static enum progress end_varying(struct puzzle_making *making) {
    struct puzzle *puzzle = &making->puzzle;
    struct puzzle_choice best = puzzle->choice[0];
    uint8_t place;

    if (puzzle->choices < 2 && making->drawn < PUZZLE_DRAWN_MOST) {
        making->stage = PUZZLE_DRAWING;
        return WORKING;
    }
    place = puzzle_random_below(&making->random, puzzle->choices);
    puzzle->choice[0] = puzzle->choice[place];
    puzzle->choice[place] = best;
    puzzle->grade = settle(puzzle, making->kind);
    return DONE;
}

static enum progress vary_choice(struct puzzle_making *making) {
    struct puzzle *puzzle = &making->puzzle;
    decision_t decision;

    if (puzzle->choices == making->kind->offered || making->varied == PUZZLE_VARIED_MOST) {
        return end_varying(making);
    }
    making->varied++;
    decision = making->kind->vary(puzzle, &making->random);
    if (!is_offered(puzzle, decision)) {
        puzzle->choice[puzzle->choices].decision = decision;
        making->choice = puzzle->choices;
        making->stage = PUZZLE_ASKING;
    }
    return WORKING;
}

/* ---- questions to the engine ----------------------------------------------------------------- */

static void ask_engine(struct puzzle_making *making) {
    bool is_known = making->choice || making->kind->vary == NULL;
    struct engine_question question = {.kind = is_known ? ENGINE_WEIGH : ENGINE_RANK,
                                       .decision = making->puzzle.choice[making->choice].decision};

    making->kind->engine->start(making->engine, &making->puzzle.state, &question);
    making->stage = PUZZLE_WEIGHING;
}

static uint32_t in_units(const struct bounded *cost) {
    int8_t more = (int8_t)(cost->fraction_bits - PUZZLE_COST_BITS);

    return (uint32_t)(more < 0 ? cost->mantissa << -more : cost->mantissa >> more);
}

/* Not inlined, so that the answer is not on the stack during a slice. */
static OUT_OF_LINE void take_weight(struct puzzle_making *making) {
    struct puzzle *puzzle = &making->puzzle;
    struct ranked ranked;
    uint32_t cost;

    making->kind->engine->answer(making->engine, &ranked);
    cost = in_units(&ranked.cost);
    puzzle->choice[making->choice].decision = ranked.decision;
    puzzle->choice[making->choice].cost = cost;
    if (making->kind->vary == NULL) {
        making->choice++;
    } else if (making->choice == 0 || is_wanted(making, cost)) {
        puzzle->choices++;
    } else {
        making->misses++;
    }
}

static enum progress weigh_choice(struct puzzle_making *making) {
    enum progress progress = making->kind->engine->step(making->engine);

    if (progress == IMPOSSIBLE) {
        making->stage = PUZZLE_DRAWING;
    } else if (progress == DONE) {
        take_weight(making);
        if (making->kind->vary) {
            making->stage = PUZZLE_VARYING;
        } else if (making->choice < making->puzzle.choices) {
            making->stage = PUZZLE_ASKING;
        } else {
            return grade_position(making);
        }
    }
    return WORKING;
}

/* ---- the computation ------------------------------------------------------------------------- */

void puzzle_start(struct puzzle_making *making, const FLASH struct puzzle_kind *kind, uint32_t seed,
                  uint8_t number) {
    enum { GAMES = 8, NUMBERS = 16 };

    *making = (struct puzzle_making){.puzzle = {.number = number}, .kind = kind};
    memset(making->engine, 0, kind->engine_bytes);
    making->random = random_from(seed);
    making->puzzle.turned = puzzle_random_below(&making->random, 12);
    making->random = random_from((seed * GAMES + kind->game) * NUMBERS + number);
}

uint8_t puzzle_done(const struct puzzle_making *making) {
    enum { SLOW = 64 };
    uint16_t choices = (uint16_t)(making->drawn * PUZZLE_CHOICES + making->choice);

    return (uint8_t)((uint32_t)PROGRESS_ALL * choices / (choices + SLOW));
}

enum progress puzzle_step(struct puzzle_making *making) {
    switch (making->stage) {
    case PUZZLE_DRAWING:
        next_position(making);
        return WORKING;
    case PUZZLE_ASKING:
        ask_engine(making);
        return WORKING;
    case PUZZLE_WEIGHING:
        return weigh_choice(making);
    default:
        return vary_choice(making);
    }
}

/* ---- costs ----------------------------------------------------------------------------------- */

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

/* ---- answers --------------------------------------------------------------------------------- */

bool puzzle_score_has(const struct puzzle_score *score, uint8_t number) {
    return score->answered >> (number - 1) & 1;
}

uint8_t puzzle_score_count(const struct puzzle_score *score) {
    return (uint8_t)__builtin_popcount(score->answered);
}

uint8_t puzzle_score_wrong(const struct puzzle_score *score) {
    return puzzle_score_count(score) - score->right;
}

bool puzzle_score_answer(struct puzzle_score *score, const struct puzzle *puzzle, uint8_t choice) {
    uint32_t cost = puzzle->choice[choice].cost;

    if (puzzle_score_has(score, puzzle->number)) {
        return false;
    }
    score->answered |= (uint16_t)(1U << (puzzle->number - 1));
    score->right += cost == 0;
    score->cost += cost;
    return true;
}
