/* Games played to the end by the computer, and games from a stranger. */

#include "support/testing.h"

#include "games/nim/nim_computer.h"
#include "support/game_search.h"
#include "support/random_board.h"
#include <string.h>

enum { GAMES = 10000, SLICES = 100000, MOVES = 80, STRANGERS = 100000, WEAK = 2000 };

static uint64_t seed;

/* The game as the rules have it: a graph of any arcs. */
static void as_searched(const struct impartial *game, struct game_search *searched) {
    memset(searched, 0, sizeof *searched);
    searched->rule = game->compound.rule;
    searched->pawns = game->compound.count;
    for (unsigned i = 0; i < GRAPH_NODES; i++)
        for (unsigned j = 0; j < GRAPH_NODES; j++)
            searched->arc[i][j] = game->compound.graph.follows[i] >> j & 1;
}

static void deal(struct random_source *source, struct impartial *game, uint8_t kind) {
    uint8_t *bytes = (uint8_t *)game;

    for (unsigned i = 0; i < sizeof *game; i++)
        bytes[i] = (uint8_t)random_below(source, 256);
    game->compound.rule = (uint8_t)random_below(source, COMPOUND_MISERE + (kind == IMPARTIAL_NIM));
    game->compound.count = (uint8_t)(1 + random_below(source, COMPOUND_PAWNS));
    game->player[0] = game->player[1] = IMPARTIAL_PERSON;
    game->errs = false;
    impartial_deal(game, kind);
    assert_int_equal(game->turn, 0);
}

/* Who would win with the best play is known from the search through the values: test_compound
   compares it with a search through all positions. */
static bool is_lost(const struct impartial *game) {
    struct compound_search search;

    compound_search_start(&search, &game->compound, 0);
    return compound_search_is_lost(&search);
}

/* The player who wins with the best play becomes the computer. */
static unsigned seat_winner(struct impartial *game) {
    unsigned seat = is_lost(game);

    game->player[seat] = IMPARTIAL_COMPUTER;
    return seat;
}

static void think(const struct impartial *game, struct nim_computer *computer, uint8_t random) {
    memset(computer, 0x5A, sizeof *computer);
    nim_computer_start(computer, game, random);
}

static void computer_moves(struct impartial *game, uint8_t random) {
    uint8_t before[COMPOUND_PAWNS];
    uint8_t to[COMPOUND_PAWNS];
    struct nim_computer computer;
    enum progress progress;
    unsigned slices = 0;

    memcpy(before, game->compound.pawn, sizeof before);
    think(game, &computer, random);
    while ((progress = nim_computer_step(&computer)) == WORKING)
        assert_true(++slices < SLICES);
    assert_int_equal(progress, DONE);
    assert_int_equal(nim_computer_done(&computer), PROGRESS_ALL);
    compound_copy(to, nim_computer_move(&computer));
    assert_true(compound_is_move(&game->compound, to));
    impartial_move(game, to);
    assert_memory_equal(to, before, sizeof before);
}

struct choice {
    uint8_t best[COMPOUND_PAWNS];
    unsigned seen, most;
    const struct impartial *game;
    struct random_source *source;
};

/* Each move equally likely. */
static bool choose_any(const struct game_search *unused, const uint8_t *to, void *context) {
    struct choice *choice = context;

    (void)unused;
    if (random_below(choice->source, ++choice->seen) == 0)
        memcpy(choice->best, to, COMPOUND_PAWNS);
    return true;
}

/* The move that goes the furthest down. */
static bool choose_most(const struct game_search *unused, const uint8_t *to, void *context) {
    struct choice *choice = context;
    unsigned taken = 1;

    (void)unused;
    for (unsigned i = 0; i < choice->game->compound.count; i++)
        taken += choice->game->compound.pawn[i] - to[i];
    if (taken > choice->most) {
        choice->most = taken;
        memcpy(choice->best, to, COMPOUND_PAWNS);
    }
    return true;
}

typedef bool (*chooser)(const struct game_search *, const uint8_t *, void *);

static void other_moves(struct impartial *game, struct random_source *source, chooser choose) {
    struct choice choice = {.game = game, .source = source};
    struct game_search searched;

    memcpy(choice.best, game->compound.pawn, COMPOUND_PAWNS);
    as_searched(game, &searched);
    game_search_moves(&searched, game->compound.pawn, choose, &choice);
    impartial_move(game, choice.best);
}

/* Plays a game with the computer on one seat: who wins. */
static unsigned play(struct impartial *game, struct random_source *source, chooser choose) {
    struct game_search searched;
    unsigned moves = 0;

    while (!compound_is_over(&game->compound)) {
        assert_true(impartial_is_sound(game));
        assert_true(++moves < MOVES);
        assert_int_equal(game->turn, (moves + 1) % 2);
        if (impartial_is_computer(game))
            computer_moves(game, (uint8_t)random_below(source, 256));
        else
            other_moves(game, source, choose);
    }
    as_searched(game, &searched);
    assert_int_equal(game_search_count(&searched, game->compound.pawn), 0);
    assert_false(impartial_is_sound(game));
    unsigned loser = game->compound.rule == COMPOUND_MISERE ? 1U - game->turn : game->turn;
    assert_int_equal(impartial_winner(game), 1 - loser);
    return impartial_winner(game);
}

static void play_won(chooser choose) {
    struct random_source source = {seed};
    unsigned played = 0, second = 0;

    for (unsigned i = 0; played < GAMES; i++) {
        struct impartial game;
        deal(&source, &game, (uint8_t)(i % IMPARTIAL_ENTERED));
        if (compound_is_over(&game.compound))
            continue;
        unsigned seat = seat_winner(&game);
        assert_int_equal(play(&game, &source, choose), seat);
        second += seat;
        played++;
    }
    print_message("%u games won, %u of them as second\n", played, second);
    assert_in_range(second, GAMES / 50, GAMES / 2);
}

static void test_against_random(void **state) {
    (void)state;
    play_won(choose_any);
}

static void test_against_greedy(void **state) {
    (void)state;
    play_won(choose_most);
}

/* It loses some that were won, and wins most. */
static void test_weak(void **state) {
    struct random_source source = {seed};
    unsigned won = 0;

    (void)state;
    for (unsigned i = 0; i < WEAK; i++) {
        struct impartial game;
        deal(&source, &game, (uint8_t)(i % IMPARTIAL_ENTERED));
        game.errs = true;
        if (compound_is_over(&game.compound))
            continue;
        unsigned seat = seat_winner(&game);
        won += play(&game, &source, choose_any) == seat;
    }
    print_message("the weaker computer wins %u of %u\n", won, WEAK);
    assert_in_range(won, WEAK / 2, WEAK - WEAK / 20);
}

/* Of 3, 5 and 7 no heap can be taken as a whole: the first move of all, and an error. */
static void expect_error_or_not(const struct impartial *game, uint8_t random, bool error) {
    struct nim_computer computer;

    think(game, &computer, random);
    assert_true(nim_computer_can_win(&computer));
    while (nim_computer_step(&computer) == WORKING) {
    }
    assert_int_equal(nim_computer_move(&computer)[0], error ? 0 : 2);
}

static void test_hint_does_not_err(void **state) {
    struct impartial game = {.errs = true, .player = {IMPARTIAL_PERSON, IMPARTIAL_COMPUTER}};

    (void)state;
    game.compound = (struct compound){.rule = COMPOUND_SUM, .count = 3, .pawn = {2, 4, 6}};
    impartial_deal(&game, IMPARTIAL_NIM);
    expect_error_or_not(&game, 0, false);
    game.player[0] = IMPARTIAL_COMPUTER;
    expect_error_or_not(&game, 0, true);
    expect_error_or_not(&game, 1, false);
    game.errs = false;
    expect_error_or_not(&game, 0, false);
}

/* Every pawn can move, unless none can anywhere. */
static void test_deal(void **state) {
    struct random_source source = {seed};

    (void)state;
    for (unsigned i = 0; i < STRANGERS; i++) {
        struct impartial game;
        bool any = false;
        uint8_t kind = (uint8_t)(i % IMPARTIAL_KINDS);
        deal(&source, &game, kind == IMPARTIAL_ENTERED ? IMPARTIAL_RANDOM : kind);
        if (kind == IMPARTIAL_ENTERED) {
            memset(&game.compound.graph, 0, sizeof game.compound.graph);
            game.compound.graph.follows[i % 13] = (uint16_t)(i & (1U << i % 13 % 5));
            memset(game.compound.pawn, (int)random_below(&source, 256), COMPOUND_PAWNS);
            impartial_deal(&game, kind);
        }
        for (unsigned node = 0; node < GRAPH_NODES; node++)
            any |= game.compound.graph.follows[node] != 0;
        for (unsigned pawn = 0; pawn < game.compound.count; pawn++) {
            assert_true(game.compound.pawn[pawn] < GRAPH_NODES);
            assert_int_equal(game.compound.graph.follows[game.compound.pawn[pawn]] != 0, any);
        }
    }
}

/* Whether there is a way of so many arcs that it must be a cycle's. */
static bool is_cyclic(const struct graph *graph) {
    uint16_t nodes = UINT16_MAX;

    for (unsigned steps = 0; steps < GRAPH_NODES; steps++) {
        uint16_t longer = 0;
        for (unsigned i = 0; i < GRAPH_NODES; i++)
            if (graph->follows[i] & nodes)
                longer |= (uint16_t)(1U << i);
        nodes = longer;
    }
    return nodes != 0;
}

/* Of an acyclic graph: from 15 to all others, and one arc between any two, in whatever order. */
static bool is_nim(const struct graph *graph) {
    for (unsigned i = 0; i < GRAPH_NODES; i++)
        for (unsigned j = 0; j < i; j++)
            if ((graph->follows[i] >> j & 1) == (graph->follows[j] >> i & 1))
                return false;
    return graph->follows[GRAPH_NODES - 1] == (1U << (GRAPH_NODES - 1)) - 1;
}

static bool can_be_played(const struct impartial *game) {
    struct game_search searched;

    uint8_t errs;

    memcpy(&errs, &game->errs, sizeof errs);
    if (game->player[0] > 1 || game->player[1] > 1 || errs > 1 || game->turn > 1 ||
        game->compound.count < 1 || game->compound.count > COMPOUND_PAWNS ||
        game->compound.rule > COMPOUND_MISERE || is_cyclic(&game->compound.graph))
        return false;
    for (unsigned i = 0; i < game->compound.count; i++)
        if (game->compound.pawn[i] >= GRAPH_NODES)
            return false;
    if (game->compound.rule == COMPOUND_MISERE)
        if (!is_nim(&game->compound.graph))
            return false;
    as_searched(game, &searched);
    return game_search_count(&searched, game->compound.pawn) > 0;
}

/* What EEPROM may hold: sound games in which some bytes are anything. */
static void test_strangers(void **state) {
    struct random_source source = {seed};
    unsigned sound = 0;

    (void)state;
    for (unsigned i = 0; i < STRANGERS; i++) {
        struct impartial game;
        uint8_t *byte = (uint8_t *)&game;
        deal(&source, &game, (uint8_t)(i % IMPARTIAL_ENTERED));
        if (game.compound.rule != COMPOUND_SUM && game.compound.rule != COMPOUND_MISERE)
            game.compound.count = (uint8_t)(1 + i % 2);
        if (game.compound.rule == COMPOUND_SUM && i % 7 == 0)
            game.compound.rule = COMPOUND_MISERE;
        for (unsigned changes = random_below(&source, 3); changes; changes--)
            byte[random_below(&source, sizeof game)] =
                (uint8_t)random_below(&source, random_below(&source, 2) ? 6 : 256);
        assert_int_equal(impartial_is_sound(&game), can_be_played(&game));
        sound += impartial_is_sound(&game);
    }
    assert_in_range(sound, STRANGERS / 10, STRANGERS - STRANGERS / 10);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_against_random),
        cmocka_unit_test(test_against_greedy),
        cmocka_unit_test(test_weak),
        cmocka_unit_test(test_deal),
        cmocka_unit_test(test_hint_does_not_err),
        cmocka_unit_test(test_strangers),
    };
    seed = random_board_seed();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
