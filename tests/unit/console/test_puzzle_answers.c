/* Checks every line that the console prints for ten puzzles of each game, and for one answer to
   each, against the puzzle as the game makes it. */

#include "support/drivers/console_driver.h"

#include "games/chips/chips_engine.h"
#include "games/nim/nim_engine.h"
#include "games/penney/penney_engine.h"
#include "games/snakes/snakes_puzzle.h"
#include "games/tenk/tenk_engine.h"
#include "support/puzzle_maker.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/testing.h"

enum { SEED = 1234, SLICES = 5000, WORDS = 80 };

/* ---- words of each game ---------------------------------------------------------------------- */

static unsigned seed = SEED;
static char said[WORDS];

#define SAY(...) snprintf(said + strlen(said), sizeof said - strlen(said), __VA_ARGS__)

static void say_chips(const uint8_t chips[]) {
    SAY("%u,%u,%u", chips[0], chips[1], chips[2]);
}

static void chips_position(const void *state) {
    SAY("thirds ");
    say_chips(((const struct chips *)state)->left[1]);
}

static void chips_choice(const void *state, decision_t decision) {
    uint8_t chips[CLEARANCE_FIELDS];

    chips_decision_unpack(state, decision, chips);
    say_chips(chips);
}

static void nim_position(const void *state) {
    const struct compound *compound = &((const struct impartial *)state)->compound;
    unsigned take = __builtin_popcount(compound->graph.follows[15]);

    if (compound->rule == COMPOUND_MISERE) {
        SAY("misere");
    } else if (take == 15) {
        SAY("nim");
    } else {
        SAY("take:%u", take);
    }
    for (unsigned heap = 0; heap < compound->count; heap++) {
        SAY(" %u", compound->pawn[heap]);
    }
}

static void nim_choice(const void *state, decision_t decision) {
    const struct compound *compound = &((const struct impartial *)state)->compound;

    for (unsigned heap = 0; heap < compound->count; heap++, decision >>= 4) {
        if ((decision & 15) != compound->pawn[heap]) {
            SAY("%u>%u", compound->pawn[heap], (unsigned)decision & 15);
        }
    }
}

/* The letters of a word are the bits below its highest 1; a letter bit of 1 is tails. */
static void say_word(unsigned word) {
    unsigned letters = 0;

    while (word >> (letters + 1)) {
        letters++;
    }
    while (letters--) {
        SAY("%c", word >> letters & 1 ? 'T' : 'H');
    }
}

static unsigned divisor(unsigned a, unsigned b) {
    return b ? divisor(b, a % b) : a;
}

static void penney_position(const void *state) {
    const struct penney *game = state;
    unsigned common = divisor(game->state.heads, 64);

    SAY("against ");
    say_word(game->state.word[0]);
    SAY(", P(H) = %u/%u", game->state.heads / common, 64 / common);
}

static void penney_choice(const void *state, decision_t decision) {
    say_word((1U << ((const struct penney *)state)->letters) + decision);
}

static void snakes_position(const void *state) {
    const struct snakes *game = state;

    SAY("forch, tokens on %u and %u, thrown %u", game->at.square[0][0], game->at.square[0][1],
        game->face);
}

static void snakes_choice(const void *state, decision_t decision) {
    const struct snakes *game = state;
    uint8_t square = game->at.square[0][decision];

    SAY("%u>%u", square, board_throw(&game->board, square, game->face).landing);
}

static void tenk_position(const void *state) {
    const struct tenk *game = state;

    SAY("%u %u %u ", 50 * game->score[0], 50 * game->score[1], 50 * game->stake);
    for (char face = 1; face <= DICE_FACES; face++) {
        for (unsigned die = 0; die < game->dice; die++) {
            if (game->face[die] == face) {
                SAY("%d", face);
            }
        }
    }
}

static void tenk_choice(const void *state, decision_t decision) {
    struct scoring scoring;

    tenk_read(state, &scoring);
    scoring_choose(&scoring, decision & 15);
    for (unsigned face = 1; face <= DICE_FACES; face++) {
        for (unsigned i = 0; i < scoring.aside[face - 1]; i++) {
            SAY("%u", face);
        }
    }
    SAY("%s", scoring_is_attempt(&scoring) ? ":straight" : decision & 16 ? ":bank" : ":throw");
}

/* ---- the games ------------------------------------------------------------------------------- */

static const struct game_of_puzzles {
    const char *name;
    const struct puzzle_kind *kind;
    void (*position)(const void *state);
    void (*choice)(const void *state, decision_t decision);
} chips = {"chips", &chips_puzzles, chips_position, chips_choice},
  nim = {"nim", &nim_puzzles, nim_position, nim_choice},
  penney = {"penney", &penney_puzzles, penney_position, penney_choice},
  snakes = {"snakes", &snakes_puzzles, snakes_position, snakes_choice},
  tenk = {"tenk", &tenk_puzzles, tenk_position, tenk_choice};

/* ---- the lines of an answer ------------------------------------------------------------------ */

static const char *rest; /* the lines that are not checked yet */

/* The next line must be exactly this. */
static void expect_line(const char *line) {
    size_t length = strlen(line);

    if (strncmp(rest, line, length) != 0 || rest[length] != '\n') {
        fail_msg("not \"%s\" but\n%s", line, rest);
    }
    rest += length + 1;
}

/* The next line must begin with `begins` and go on with this cost: with all its digits, or marked
   and with fewer. */
static void expect_cost(const struct puzzle_kind *kind, const char *begins, double cost) {
    size_t length = strlen(begins);
    unsigned digits = kind->digits + (kind->is_chance ? 2 : 0);
    char *end;
    const char *point;
    bool is_marked;
    double shown;

    if (strncmp(rest, begins, length) != 0) {
        fail_msg("not \"%s\" but\n%s", begins, rest);
    }
    is_marked = rest[length] == '~';
    shown = strtod(rest + length + is_marked, &end);
    point = strchr(rest + length, '.');
    assert_int_equal(*end, '\n');
    if (is_marked) {
        assert_true(fabs(shown - cost) < 0.02);
    } else {
        assert_non_null(point);
        assert_int_equal(end - point - 1, digits);
        assert_true(fabs(shown - cost) <= 0.501 * pow(10, -(double)digits));
    }
    rest = end + 1;
}

static const char *line_of(const struct game_of_puzzles *game, const struct puzzle *puzzle,
                           const char *before, unsigned choice, const char *behind) {
    said[0] = '\0';
    SAY("%s%u ", before, choice + 1);
    game->choice(&puzzle->state, puzzle->choice[choice].decision);
    SAY("%s", behind);
    return said;
}

static void check_puzzle(const struct game_of_puzzles *game, const struct puzzle *puzzle) {
    static const char *const grades[] = {"easy", "fair", "hard"};
    char line[WORDS];

    snprintf(line, sizeof line, "puzzle %s %u %u", game->name, puzzle->number, seed);
    rest = ask(line);
    snprintf(line, sizeof line, "puzzle %u of seed %u, %s", puzzle->number, seed,
             grades[puzzle->grade]);
    expect_line(line);
    said[0] = '\0';
    game->position(&puzzle->state);
    expect_line(said);
    for (unsigned choice = 0; choice < puzzle->choices; choice++) {
        expect_line(line_of(game, puzzle, "", choice, ""));
    }
    expect_line("ok");
}

struct score {
    unsigned right;
    double cost;
};

static void check_answer(const struct game_of_puzzles *game, const struct puzzle *puzzle,
                         unsigned answer, struct score *score) {
    char line[WORDS];

    snprintf(line, sizeof line, "answer %u", answer + 1);
    rest = ask(line);
    expect_cost(game->kind, "cost ", puzzle_cost_of(puzzle, (uint8_t)answer));
    expect_line(line_of(game, puzzle, "best ", puzzle->best, ""));
    for (unsigned choice = 0; choice < puzzle->choices; choice++) {
        expect_cost(game->kind, line_of(game, puzzle, "", choice, " "),
                    puzzle_cost_of(puzzle, (uint8_t)choice));
    }
    score->right += puzzle->choice[answer].cost == 0;
    score->cost += puzzle_cost_of(puzzle, (uint8_t)answer);
    snprintf(line, sizeof line, "score %u of %u, cost ", score->right, puzzle->number);
    expect_cost(game->kind, line, score->cost);
    expect_line("ok");
}

/* ---- tests ----------------------------------------------------------------------------------- */

/* Gives the best answer to every third puzzle, so that some answers are right and some are not. */
static void check_ten(const struct game_of_puzzles *game) {
    struct score score = {0};

    for (uint8_t number = 1; number <= PUZZLES; number++) {
        const struct puzzle *puzzle = puzzle_make(game->kind, seed, number, SLICES);
        check_puzzle(game, puzzle);
        check_answer(game, puzzle, number % 3 ? number % puzzle->choices : puzzle->best, &score);
    }
    assert_in_range(score.right, 3, PUZZLES - 1);
}

TEST(ten_of_chips, console_set_up) {
    check_ten(&chips);
}

/* The puzzles are of Nim, of Nim with a limit on what a player may take, or of misere Nim. */
TEST(ten_of_nim, console_set_up) {
    for (seed = SEED; seed < SEED + 5; seed++) {
        check_ten(&nim);
    }
    seed = SEED;
}

TEST(ten_of_penney, console_set_up) {
    check_ten(&penney);
}

TEST(ten_of_snakes, console_set_up) {
    check_ten(&snakes);
}

TEST(ten_of_ten_thousand, console_set_up) {
    check_ten(&tenk);
}

/* ---- puzzles of a seed ----------------------------------------------------------------------- */

/* Continues an FNV-1a hash with a text. */
static uint32_t hash_of(uint32_t hash, const char *text) {
    while (*text) {
        hash = (hash ^ (uint8_t)*text++) * 16777619;
    }
    return hash;
}

/* A game's ten puzzles must have ten positions. The second line of an answer is the position. */
static void expect_ten_positions(const char *name, unsigned of_seed) {
    char positions[PUZZLES][WORDS];

    for (unsigned number = 1; number <= PUZZLES; number++) {
        char line[WORDS];
        const char *position;
        snprintf(line, sizeof line, "puzzle %s %u %u", name, number, of_seed);
        position = strchr(ask(line), '\n') + 1;
        snprintf(positions[number - 1], WORDS, "%.*s", (int)strcspn(position, "\n"), position);
        for (unsigned before = 1; before < number; before++) {
            if (strcmp(positions[before - 1], positions[number - 1]) == 0) {
                fail_msg("%s: as puzzle %u", line, before);
            }
        }
    }
}

TEST(ten_puzzles_are_ten_positions, console_set_up) {
    static const char *const names[] = {"penney", "nim", "tenk", "chips"};
    static const unsigned seeds[] = {60, 40, 10, 10};

    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++) {
        for (unsigned of_seed = 0; of_seed < seeds[i]; of_seed++) {
            expect_ten_positions(names[i], of_seed);
        }
    }
}

/* Players compare results by seed, so a seed must give the same puzzles on every device and in
   every version of this firmware. These hashes must not change. */
TEST(a_seed_has_the_same_puzzles_for_ever, console_set_up) {
    static const struct {
        const struct game_of_puzzles *game;
        uint32_t hash;
    } known[] = {{&chips, 0x73488CE9},
                 {&nim, 0x117ECA9F},
                 {&penney, 0xAA25AE7A},
                 {&snakes, 0x7C927898},
                 {&tenk, 0xE16D1D85}};
    static const unsigned seeds[] = {0, 7, 4711, 99999};

    for (unsigned i = 0; i < sizeof known / sizeof known[0]; i++) {
        uint32_t hash = 2166136261u;
        for (unsigned j = 0; j < sizeof seeds / sizeof seeds[0]; j++) {
            for (unsigned number = 1; number <= PUZZLES; number++) {
                char line[WORDS];
                snprintf(line, sizeof line, "puzzle %s %u %u", known[i].game->name, number,
                         seeds[j]);
                hash = hash_of(hash, ask(line));
            }
        }
        assert_int_equal(hash, known[i].hash);
    }
}
