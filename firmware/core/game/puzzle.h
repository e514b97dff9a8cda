#ifndef KOSTKA_CORE_GAME_PUZZLE_H
#define KOSTKA_CORE_GAME_PUZZLE_H

#include "core/game/engine.h"
#include "core/number/flash.h"

/* Puzzles: positions of a game with a decision whose choices are known to differ. A seed gives ten
   puzzles, the same on every device. The later ones are harder: the best choice is less far ahead
   of the next, or, in games where that cannot be, more choices are wrong.

   A game draws positions, and its engine gives the cost of each choice: by how much the best one is
   better, in chance to win or in expected throws. The first position that fits is the puzzle.
   Choices keep the order in which the game lists them, so that their order does not give the best
   away.

   Every search ends. From the kind's `any_from`-th position on, any grade will do. The
   PUZZLE_DRAWN_MOST-th position, or the first after it whose costs the engine knows, is taken
   whatever its choices cost; if it has no grade, it counts as hard. In a game that offers only some
   choices, at most PUZZLE_VARIED_MOST are drawn for a position, so that no puzzle takes the device
   3 s: with 20 the slowest takes 2.9 s. Then the puzzle has the choices found so far; if only the
   best one was found, another position is drawn, unless it is the PUZZLE_DRAWN_MOST-th. */

enum {
    PUZZLES = 10,
    PUZZLE_CHOICES = 16,
    PUZZLE_COST_BITS = 24,
    PUZZLE_DRAWN_MOST = 250,
    PUZZLE_VARIED_MOST = 20,
    PUZZLE_BYTES = sizeof(void *) == 2 ? 5632 : 49152 /* memory to make one, with the engine's;
                                                         pointers are longer on the host */
};
#define PUZZLE_ONE (1UL << PUZZLE_COST_BITS)

/* Pseudorandom numbers for puzzles, which are not secret: xorshift with the shifts 13, 17, 5 (G.
   Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8, 2003). The seed is mixed by the
   last steps of MurmurHash3 (A. Appleby), so that neighbouring seeds give unrelated numbers. */
struct puzzle_random {
    uint32_t state; /* never 0 */
};

/* 0..n-1 for n = 1..255, equally likely to 1 in 65,536. */
uint8_t puzzle_random_below(struct puzzle_random *random, uint8_t n);

/* 1..6. */
uint8_t puzzle_random_die(struct puzzle_random *random);

enum puzzle_grade { PUZZLE_EASY, PUZZLE_FAIR, PUZZLE_HARD, PUZZLE_GRADES };

struct puzzle_choice {
    decision_t decision;
    uint32_t cost; /* in units of 2^-24 */
};

struct puzzle {
    uint8_t number;  /* 1..PUZZLES */
    uint8_t turned;  /* offset that the seed adds to keys: see puzzle_may_be */
    uint8_t grade;   /* enum puzzle_grade */
    uint8_t choices; /* 2..PUZZLE_CHOICES */
    uint8_t best;    /* index of the first choice that costs nothing */
    union game_state state;
    struct puzzle_choice choice[PUZZLE_CHOICES];
};

/* The puzzles of a game. */
struct puzzle_kind {
    const FLASH struct engine *engine;
    uint16_t engine_bytes; /* bytes at the front of the engine's memory that these positions use */
    uint8_t game;          /* the kind's own number, 0..7 */
    bool is_chance;        /* costs are chances to win, otherwise throws */
    uint8_t digits;        /* of a cost, after the point; a chance is in per cent. 0: a position is
                              taken only if its costs, in whole per cent, are certain */
    uint8_t any_from;      /* from this position on any grade will do */
    uint32_t error;        /* of a cost that is not 0, in units of 2^-24 */
    uint32_t least; /* the best choice is ahead of the next by at least this in any puzzle, */
    uint32_t fair;  /* by this in a fair one, */
    uint32_t easy;  /* and by this in an easy one; all 0: the grade follows from the share of
                       choices that cost nothing */

    /* Draws position number `drawn`, from 0, and lists its choices; the puzzle still holds the one
       before. False: the position does not fit; call again. At most 80,000 cycles. */
    bool (*draw)(struct puzzle *puzzle, struct puzzle_random *random, uint8_t drawn);

    /* For games with too many choices: `draw` lists none, the first choice is the engine's best,
       and `vary` draws one more, until there are `offered`. NULL: `draw` lists all choices. */
    uint8_t offered;
    decision_t (*vary)(const struct puzzle *puzzle, struct puzzle_random *random);
};

enum puzzle_stage { PUZZLE_DRAWING, PUZZLE_ASKING, PUZZLE_WEIGHING, PUZZLE_VARYING };

/* The computation that makes a puzzle. The memory of the engine follows it. */
struct puzzle_making {
    struct puzzle puzzle; /* complete when puzzle_step is DONE */
    const FLASH struct puzzle_kind *kind;
    struct puzzle_random random;
    enum puzzle_stage stage;
    uint8_t drawn;  /* positions drawn, at most PUZZLE_DRAWN_MOST */
    uint8_t choice; /* index of the choice being weighed */
    uint8_t varied; /* choices drawn for the position */
    uint8_t misses; /* choices among them with a cost that is not wanted */
    union {
        uint64_t for_alignment;
        void *for_alignment_of_pointers;
    } engine[];
};

/* Asserts that an engine with memory of so many bytes leaves room to make a puzzle. */
#define PUZZLES_FIT(engine_bytes)                                                                  \
    _Static_assert(sizeof(struct puzzle_making) + (engine_bytes) <= PUZZLE_BYTES,                  \
                   "the engine takes too much memory for puzzles")

void puzzle_start(struct puzzle_making *making, const FLASH struct puzzle_kind *kind, uint32_t seed,
                  uint8_t number);

/* WORKING or DONE; at most 80,000 cycles. */
enum progress puzzle_step(struct puzzle_making *making);

/* Progress, 0..PROGRESS_ALL. It grows ever more slowly, because the number of positions to draw is
   not known before. */
uint8_t puzzle_done(const struct puzzle_making *making);

/* For `draw`: adds a choice. False if the list is full. */
bool puzzle_list(struct puzzle *puzzle, decision_t decision);

/* For `draw` of a game with few positions: true if a position with this key may be this puzzle. The
   puzzles of a grade share the positions by key, differently with each seed, so that no position
   comes twice. There must be positions with each key modulo 3 and 4. */
bool puzzle_may_be(const struct puzzle *puzzle, uint8_t key);

/* The grade that a puzzle of this number should have: three are easy, four fair, three hard. */
enum puzzle_grade puzzle_wanted(uint8_t number);

/* A cost, or the sum of up to `terms` costs, with its error bound. puzzle_figure is for the LCD and
   gives a chance in per cent. */
struct bounded puzzle_cost(const FLASH struct puzzle_kind *kind, uint32_t cost, uint8_t terms);
struct bounded puzzle_figure(const FLASH struct puzzle_kind *kind, uint32_t cost, uint8_t terms);

/* The score of the ten puzzles of a seed. Each is answered once. */
struct puzzle_score {
    uint16_t answered; /* bit n - 1: puzzle n */
    uint8_t right;     /* right answers among them */
    uint32_t cost;     /* of all answers, in units of 2^-24 */
};

bool puzzle_score_has(const struct puzzle_score *score, uint8_t number);

/* The number of puzzles answered, and of those answered wrongly. */
uint8_t puzzle_score_count(const struct puzzle_score *score);
uint8_t puzzle_score_wrong(const struct puzzle_score *score);

/* Counts a choice as the answer to a puzzle. False, and nothing has changed, if the puzzle was
   answered before. */
bool puzzle_score_answer(struct puzzle_score *score, const struct puzzle *puzzle, uint8_t choice);

#endif
