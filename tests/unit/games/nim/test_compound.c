/* Heaps and pawns played together, against a search through all positions. */

#include "support/testing.h"

#include "games/nim/compound.h"
#include "support/campaign.h"
#include "support/game_search.h"
#include "support/random_board.h"
#include <string.h>

enum { SLICES = 100000, ANSWERED = 400, MANY = 6 };

static uint64_t seed;
static unsigned positions, of_a_game;

static struct game_search game;
static unsigned lost_positions, winning_moves, answered, over, cut;

static bool is_same(const struct game_search *unused, const uint8_t *to, void *wanted) {
    (void)unused;
    return memcmp(to, wanted, game.pawns) != 0;
}

/* Runs the search in slices, as the device does. Its progress never decreases. */
static void run(struct compound_search *search) {
    uint8_t done = 0;

    for (unsigned slices = 0; compound_search_step(search) == WORKING; slices++) {
        assert_true(slices < SLICES);
        assert_true(compound_search_done(search) >= done);
        done = compound_search_done(search);
    }
    assert_int_equal(compound_search_step(search), DONE);
    assert_int_equal(compound_search_done(search), PROGRESS_ALL);
}

static void find(struct compound_search *search, unsigned number) {
    struct compound compound = search->compound;

    compound_search_start(search, &compound, (uint8_t)number);
    run(search);
}

static void check_move(const struct compound_search *search, const uint8_t *pawn) {
    assert_false(game_search_moves(&game, pawn, is_same, (void *)search->best));
    assert_true(compound_is_move(&search->compound, search->best));
}

/* Checks winning moves by their numbers, a sample if there are many, and how many there are. */
static void check_won(struct compound_search *search, const uint8_t *pawn) {
    unsigned wanted = game_search_winning(&game, pawn);
    uint8_t before[COMPOUND_PAWNS];

    for (unsigned i = 0; i < wanted && i<UINT8_MAX - 1; i += wanted> MANY ? wanted / MANY : 1) {
        find(search, i);
        assert_int_equal(search->found, i + 1);
        check_move(search, pawn);
        assert_false(game_search_wins(&game, search->best));
        if (i) {
            assert_memory_not_equal(before, search->best, game.pawns);
        }
        memcpy(before, search->best, sizeof before);
    }
    find(search, UINT8_MAX - 1);
    assert_int_equal(search->found, wanted < UINT8_MAX ? wanted : UINT8_MAX);
    winning_moves += wanted;
}

static bool count_fewest(const struct game_search *played, const uint8_t *to, void *fewest) {
    unsigned replies = game_search_winning(played, to);
    if (replies < *(unsigned *)fewest) {
        *(unsigned *)fewest = replies;
    }
    return true;
}

/* Checks that no move leaves fewer winning replies than the one found. */
static void check_lost(struct compound_search *search, const uint8_t *pawn) {
    unsigned fewest = UINT32_MAX;

    lost_positions++;
    if (game_search_count(&game, pawn) > ANSWERED) {
        return;
    }
    game_search_moves(&game, pawn, count_fewest, &fewest);
    find(search, 0);
    assert_int_equal(search->found, 0);
    check_move(search, pawn);
    if (search->is_cut) {
        cut++;
        return;
    }
    assert_int_equal(game_search_winning(&game, search->best), fewest);
    answered++;
}

static void check_stray(struct compound_search *search, const uint8_t *pawn) {
    for (unsigned nth = 0; nth < 256; nth += 17) {
        compound_search_start(search, &search->compound, 0);
        compound_search_stray(search, (uint8_t)nth);
        assert_int_equal(compound_search_step(search), DONE);
        check_move(search, pawn);
    }
}

/* A random node, mostly one from which a pawn can move. */
static uint8_t random_pawn(struct random_source *source) {
    static const bool stuck[GRAPH_NODES];
    unsigned node = 0;

    for (unsigned tries = 0; tries < 6; tries++) {
        node = random_below(source, GRAPH_NODES);
        if (memcmp(game.arc[node], stuck, sizeof stuck) != 0) {
            break;
        }
    }
    return (uint8_t)node;
}

static void check_position(struct random_source *source) {
    struct compound_search search;
    uint8_t pawn[COMPOUND_PAWNS];

    for (unsigned i = 0; i < COMPOUND_PAWNS; i++) {
        pawn[i] = random_pawn(source);
    }
    memset(&search, 0xA5, sizeof search);
    game_search_compound(&game, pawn, &search.compound);
    compound_search_start(&search, &search.compound, 0);
    assert_int_equal(search.is_lost, !game_search_wins(&game, pawn));
    bool stuck = game_search_count(&game, pawn) == 0;
    assert_int_equal(compound_is_over(&search.compound), stuck);
    over += stuck;
    if (stuck) {
        assert_int_equal(compound_search_step(&search), IMPOSSIBLE);
        return;
    }
    if (search.is_lost) {
        check_lost(&search, pawn);
    } else {
        check_won(&search, pawn);
    }
    check_stray(&search, pawn);
}

static void begin(void) {
    lost_positions = winning_moves = answered = over = cut = 0;
}

static void say(const char *name) {
    print_message("%s: %u positions, %u over, %u lost (%u answered, %u cut), %u winning moves\n",
                  name, positions, over, lost_positions, answered, cut, winning_moves);
    assert_in_range(over, 0, positions / 2);
    assert_in_range(lost_positions, positions / 50, positions);
    assert_true(answered > lost_positions / 2);
    assert_true(winning_moves > positions / 4);
}

static void search_heaps(uint8_t rule, bool nim, const char *name) {
    struct random_source source = {seed};

    begin();
    for (unsigned i = 0; i < positions / of_a_game; i++) {
        unsigned most = nim ? GRAPH_NODES - 1 : 1 + i % (GRAPH_NODES - 1);
        unsigned pawns = 1 + random_below(&source, most == 3 || i == 4 ? 5 : 4);
        game_search_heaps(&game, rule, pawns, most);
        for (unsigned position = 0; position < of_a_game; position++) {
            check_position(&source);
        }
    }
    say(name);
}

/* Graphs for more pawns have fewer nodes and arcs, so that there are few enough positions and
   moves. */
static void search_graphs(uint8_t rule, const char *name) {
    static const uint8_t nodes[] = {0, 16, 16, 12, 8, 7}, percent[] = {0, 70, 60, 40, 35, 30};
    struct random_source source = {seed};

    begin();
    for (unsigned i = 0; i < positions / of_a_game; i++) {
        unsigned pawns = 1 + i % COMPOUND_PAWNS;
        game_search_random(&game, &source, rule, pawns, 4 + random_below(&source, nodes[pawns] - 3),
                           10 + random_below(&source, percent[pawns]));
        for (unsigned position = 0; position < of_a_game; position++) {
            check_position(&source);
        }
    }
    say(name);
}

TEST(every_winning_move_of_nim_is_found) {
    search_heaps(COMPOUND_SUM, true, "nim");
}

TEST(every_winning_move_of_misere_nim_is_found) {
    search_heaps(COMPOUND_MISERE, true, "misere nim");
}

TEST(every_winning_move_of_take_away_is_found) {
    search_heaps(COMPOUND_SUM, false, "take-away");
}

TEST(every_winning_move_of_one_pawn_is_found) {
    search_graphs(COMPOUND_SUM, "sum");
}

TEST(every_winning_move_of_some_pawns_is_found) {
    search_graphs(COMPOUND_OR, "or");
}

TEST(every_winning_move_of_all_pawns_until_one_is_stuck_is_found) {
    search_graphs(COMPOUND_AND, "and");
}

TEST(every_winning_move_of_all_pawns_that_can_is_found) {
    search_graphs(COMPOUND_LONG, "long");
}

TEST(a_move_is_of_as_many_pawns_as_the_rule_demands) {
    static const uint8_t table[][5] = {
        /* rule, then whether it allows a move of no pawn, one of two that can, both, all three */
        {COMPOUND_SUM, 0, 1, 0, 0}, {COMPOUND_MISERE, 0, 1, 0, 0}, {COMPOUND_OR, 0, 1, 1, 1},
        {COMPOUND_AND, 0, 0, 0, 1}, {COMPOUND_LONG, 0, 0, 1, 0},
    };

    for (unsigned i = 0; i < sizeof table / sizeof table[0]; i++) {
        uint8_t third = table[i][0] == COMPOUND_AND || table[i][0] == COMPOUND_OR;
        struct compound compound = {.rule = table[i][0], .count = 3, .pawn = {2, 3, third}};
        compound.graph.follows[1] = 1;
        compound.graph.follows[2] = compound.graph.follows[3] = 2;
        const uint8_t moves[][COMPOUND_PAWNS] = {
            {2, 3, third}, {2, 1, third}, {1, 1, third}, {1, 1, 0}};
        for (unsigned move = 0; move < 4; move++) {
            if (third || move < 3) {
                assert_int_equal(compound_is_move(&compound, moves[move]), table[i][1 + move]);
            }
        }
    }
}

/* The try that finds no more moves counts as one. */
TEST(a_slice_tries_forty_eight_moves) {
    for (uint8_t last = 2; last <= 3; last++) {
        struct compound compound = {.rule = COMPOUND_SUM, .count = 4, .pawn = {15, 15, 15, last}};
        struct compound_search search;
        memset(&compound.graph, UINT8_MAX, sizeof compound.graph);
        graph_subtract(&compound.graph, UINT16_MAX);
        compound_search_start(&search, &compound, UINT8_MAX - 1);
        assert_int_equal(compound_search_step(&search), last == 2 ? DONE : WORKING);
        assert_int_equal(compound_search_step(&search), DONE);
    }
}

int main(void) {
    seed = random_board_seed();
    positions = campaign_cases(2000, 20000);
    of_a_game = campaign_cases(20, 100);
    return run_listed_tests(NULL, NULL);
}
