/* Games of Nim and its kin that the computer plays to their end. */

#include "support/testing.h"

#include "games/nim/nim_engine.h"
#include "support/drivers/nim_games.h"
#include <string.h>

enum {
    GAMES = 10000,
    MOVES = 80,
    WEAK = 2000,
    FEW_SLICES = 2,
    MANY_SLICES = COMPOUND_SEARCH_SLICES + 1
};

static uint64_t seed;

/* True if the player to move loses with the best play, by the values of the nodes. test_compound.c
   compares that with a search through all positions. */
static bool is_lost(const struct impartial *game) {
    struct compound_search search;

    compound_search_start(&search, &game->compound, 0);
    return search.is_lost;
}

/* Makes the player who wins with the best play a computer, and returns its seat. */
static unsigned seat_winner(struct impartial *game) {
    unsigned seat = is_lost(game);

    game->player[seat] = IMPARTIAL_COMPUTER;
    return seat;
}

static enum level level = LEVEL_BEST;

static void think(const struct impartial *game, struct nim_engine_memory *memory, uint8_t random) {
    const struct engine_question question = {.kind = ENGINE_PLAY, .level = level, .random = random};

    memset(memory, 0x5A, sizeof *memory);
    memory->is_begun = false;
    nim_engine.start(memory, game, &question);
}

/* The move that the engine has, even while it is still searching. */
static void take_move(const struct impartial *game, struct nim_engine_memory *memory, uint8_t *to) {
    struct ranked answer;

    nim_engine.answer(memory, &answer);
    nim_decision_unpack(to, answer.decision);
    assert_true(compound_is_move(&game->compound, to));
}

static void computer_moves(struct impartial *game, uint8_t random) {
    struct nim_engine_memory memory = {.is_begun = false};
    uint8_t to[COMPOUND_PAWNS];
    enum progress progress;
    unsigned slices = 0;
    uint8_t done = 0;

    think(game, &memory, random);
    while ((progress = nim_engine.step(&memory)) < DONE) {
        assert_true(++slices <= MANY_SLICES);
        assert_true(nim_engine.done(&memory) >= done);
        done = nim_engine.done(&memory);
    }
    assert_int_equal(progress, DONE);
    assert_int_equal(nim_engine.done(&memory), PROGRESS_ALL);
    take_move(game, &memory, to);
    impartial_move(game, to);
}

struct choice {
    uint8_t best[COMPOUND_PAWNS];
    unsigned seen, most;
    const struct impartial *game;
    struct random_source *source;
};

/* Chooses every move with the same chance. */
static bool choose_any(const struct game_search *unused, const uint8_t *to, void *context) {
    struct choice *choice = context;

    (void)unused;
    if (random_below(choice->source, ++choice->seen) == 0) {
        memcpy(choice->best, to, COMPOUND_PAWNS);
    }
    return true;
}

/* Chooses the move that takes the most. */
static bool choose_most(const struct game_search *unused, const uint8_t *to, void *context) {
    struct choice *choice = context;
    unsigned taken = 1;

    (void)unused;
    for (unsigned i = 0; i < choice->game->compound.count; i++) {
        taken += choice->game->compound.pawn[i] - to[i];
    }
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
    nim_as_searched(game, &searched);
    game_search_moves(&searched, game->compound.pawn, choose, &choice);
    impartial_move(game, choice.best);
}

/* Plays a game with the computer on one seat and returns the winner. */
static unsigned play(struct impartial *game, struct random_source *source, chooser choose) {
    struct game_search searched;
    unsigned moves = 0;

    while (!compound_is_over(&game->compound)) {
        assert_true(impartial_is_sound(game));
        assert_true(++moves < MOVES);
        assert_int_equal(game->turn, (moves + 1) % 2);
        if (game->player[game->turn] == IMPARTIAL_COMPUTER) {
            computer_moves(game, (uint8_t)random_below(source, 256));
        } else {
            other_moves(game, source, choose);
        }
    }
    nim_as_searched(game, &searched);
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
        nim_deal(&source, &game, (uint8_t)(i % IMPARTIAL_ENTERED));
        if (compound_is_over(&game.compound)) {
            continue;
        }
        unsigned seat = seat_winner(&game);
        assert_int_equal(play(&game, &source, choose), seat);
        second += seat;
        played++;
    }
    print_message("%u games won, %u of them as second\n", played, second);
    assert_in_range(second, GAMES / 50, GAMES / 2);
}

TEST(a_won_game_is_won_against_any_moves) {
    play_won(choose_any);
}

TEST(a_won_game_is_won_against_the_greatest_moves) {
    play_won(choose_most);
}

/* It still wins most of them. */
TEST(the_computer_that_errs_loses_some_games_that_were_won) {
    struct random_source source = {seed};
    unsigned won = 0;

    for (unsigned i = 0; i < WEAK; i++) {
        struct impartial game;
        nim_deal(&source, &game, (uint8_t)(i % IMPARTIAL_ENTERED));
        level = LEVEL_GOOD;
        if (compound_is_over(&game.compound)) {
            continue;
        }
        unsigned seat = seat_winner(&game);
        won += play(&game, &source, choose_any) == seat;
    }
    level = LEVEL_BEST;
    print_message("the weaker computer wins %u of %u\n", won, WEAK);
    assert_in_range(won, WEAK / 2, WEAK - WEAK / 20);
}

/* A graph as a player may enter it: each arc down is present with this chance. */
static void enter_graph(struct random_source *source, struct graph *graph, unsigned percent) {
    *graph = (struct graph){.nodes = GRAPH_NODES};
    for (unsigned from = 0; from < GRAPH_NODES; from++) {
        for (uint8_t to = 0; to < from; to++) {
            if (random_below(source, 100) < percent) {
                graph->follows[from] |= graph_bit(to);
            }
        }
    }
}

/* Deals a game: kinds in turn, a random rule, and more often than not as many heaps as can be. */
static void deal_any(struct random_source *source, struct impartial *game, unsigned i) {
    nim_deal(source, game, (uint8_t)(i % IMPARTIAL_ENTERED));
    if (random_below(source, 2)) {
        game->compound.count = COMPOUND_PAWNS;
    }
    if (i % IMPARTIAL_KINDS == IMPARTIAL_ENTERED) {
        enter_graph(source, &game->compound.graph, 5 + random_below(source, 95));
    }
    impartial_deal(game, IMPARTIAL_ENTERED); /* of the graph that is there */
}

/* The engine has a move once it is improving, which wins if the position is won. In a lost position
   it has one from the first slice on. */
static void check_improving(const struct impartial *game, struct nim_engine_memory *memory,
                            enum progress progress) {
    struct impartial after = *game;

    assert_true(progress == IMPROVING || (progress == WORKING && !is_lost(game)));
    if (progress == IMPROVING) {
        take_move(game, memory, after.compound.pawn);
        assert_true(is_lost(game) || is_lost(&after));
    }
}

static unsigned slices_to_decide(const struct impartial *game) {
    struct nim_engine_memory memory = {.is_begun = false};
    uint8_t to[COMPOUND_PAWNS];
    enum progress progress;
    unsigned slices = 0;

    think(game, &memory, 1);
    assert_int_equal(nim_engine.done(&memory), 0);
    nim_engine.step(&memory);
    while ((progress = nim_engine.step(&memory)) < DONE) {
        assert_true(++slices < MANY_SLICES);
        assert_int_equal(nim_engine.done(&memory), slices * 255 / (MANY_SLICES - 1));
        if (slices == 1) {
            check_improving(game, &memory, progress);
        }
    }
    take_move(game, &memory, to);
    return slices + 1;
}

/* Some of the positions are lost and have more moves than the search can try. */
TEST(it_decides_in_so_many_slices_whatever_is_played) {
    struct random_source source = {seed};
    unsigned most_won = 0, most_lost = 0;

    for (unsigned i = 0; i < GAMES; i++) {
        struct impartial game;
        deal_any(&source, &game, i);
        if (compound_is_over(&game.compound)) {
            continue;
        }
        unsigned slices = slices_to_decide(&game);
        unsigned *most = is_lost(&game) ? &most_lost : &most_won;
        *most = slices > *most ? slices : *most;
    }
    print_message("at most %u slices when it wins, %u when it loses\n", most_won, most_lost);
    assert_true(most_won <= FEW_SLICES);
    assert_int_equal(most_lost, MANY_SLICES);
}

/* Nim with four great heaps and a small one. Where only the small heap has a winning move, more
   than a slice of other moves is tried before it. */
TEST(it_has_no_move_before_it_has_one_that_wins) {
    struct impartial game = {.compound = {.rule = COMPOUND_SUM, .count = COMPOUND_PAWNS}};
    uint8_t *heap = game.compound.pawn;
    unsigned late = 0;

    impartial_deal(&game, IMPARTIAL_NIM);
    for (unsigned number = 0; number < 3 * 3 * 3 * 3 * 3; number++) {
        unsigned rest = number;
        for (unsigned i = 0; i < COMPOUND_PAWNS; i++, rest /= 3) {
            heap[i] = (uint8_t)(rest % 3 + (i + 1 < COMPOUND_PAWNS ? 12 : 1));
        }
        late += !is_lost(&game) && slices_to_decide(&game) == FEW_SLICES;
    }
    assert_true(late > 0);
}

/* Five heaps that all lose 1 to 5 in a move: the positions are lost and take long to search. */
TEST(in_a_hurry_it_has_the_best_move_it_has_seen) {
    struct impartial game = {.compound = {.rule = COMPOUND_LONG, .count = COMPOUND_PAWNS}};
    struct nim_engine_memory memory = {.is_begun = false};
    uint8_t to[COMPOUND_PAWNS];
    unsigned lost = 0;

    impartial_deal(&game, IMPARTIAL_TAKE_5);
    for (uint8_t heap = 6; heap < GRAPH_NODES; heap++) {
        memset(game.compound.pawn, heap, sizeof game.compound.pawn);
        if (is_lost(&game) && slices_to_decide(&game) > 2) {
            think(&game, &memory, 1);
            nim_engine.step(&memory);
            assert_int_equal(nim_engine.step(&memory), IMPROVING);
            take_move(&game, &memory, to);
            lost++;
        }
    }
    assert_true(lost > 0);
}

static uint8_t first_heap_after(const struct impartial *game,
                                const struct engine_question *question) {
    struct nim_engine_memory memory = {.is_begun = false};
    uint8_t to[COMPOUND_PAWNS];

    nim_engine.start(&memory, game, question);
    while (nim_engine.step(&memory) < DONE) {
    }
    take_move(game, &memory, to);
    return to[0];
}

/* All moves of a position are weighed by one search. Another rule, number of heaps, heap or graph
   is another position. */
TEST(a_position_is_searched_once_to_weigh_its_moves) {
    static const struct engine_question weigh = {.kind = ENGINE_WEIGH};
    struct nim_engine_memory memory = {.is_begun = false};
    struct impartial positions[5];

    memset(positions, 0, sizeof positions);
    for (unsigned i = 0; i < 5; i++) {
        impartial_deal(&positions[i], i == 2 ? IMPARTIAL_TAKE_5 : IMPARTIAL_NIM);
        positions[i].compound.count = i == 1 ? 4 : 3; /* the fourth heap is empty */
        memcpy(positions[i].compound.pawn, (const uint8_t[]){3, 5, 7}, 3);
    }
    positions[3].compound.rule = COMPOUND_MISERE;
    positions[4].compound.pawn[2] = 8;
    for (unsigned before = 0; before < 5; before++) {
        for (unsigned now = 0; now < 5; now++) {
            nim_engine.start(&memory, &positions[before], &weigh);
            assert_int_equal(nim_engine.step(&memory), DONE);
            nim_engine.start(&memory, &positions[now], &weigh);
            assert_int_equal(nim_engine.done(&memory), now == before ? PROGRESS_ALL : 0);
            assert_int_equal(nim_engine.step(&memory), DONE);
        }
    }
}

/* In 3, 5 and 7 taking a whole heap is an error. It is the first of all moves, which the easy
   computer makes with byte 0. */
TEST(a_hint_does_not_err) {
    struct impartial game = {.player = {IMPARTIAL_PERSON, IMPARTIAL_COMPUTER}};
    struct engine_question question = {.kind = ENGINE_RANK, .level = LEVEL_EASY, .random = 0};

    game.compound = (struct compound){.rule = COMPOUND_SUM, .count = 3, .pawn = {2, 4, 6}};
    impartial_deal(&game, IMPARTIAL_NIM);
    assert_int_equal(first_heap_after(&game, &question), 2);
    question.kind = ENGINE_PLAY;
    assert_int_equal(first_heap_after(&game, &question), 0);
}

/* A heap of four, with all random bytes. Taking it wins; a computer that errs makes each of the
   four moves equally often. */
TEST(it_errs_as_often_as_its_level_says_by_any_move) {
    enum { HEAP = 4, BYTES = 256 };
    static const unsigned errors[LEVELS] = {
        [LEVEL_EASY] = BYTES / 2, [LEVEL_GOOD] = BYTES / 4, [LEVEL_BEST] = 0};
    struct impartial game = {.player = {IMPARTIAL_COMPUTER}};

    game.compound = (struct compound){.rule = COMPOUND_SUM, .count = 1};
    impartial_deal(&game, IMPARTIAL_NIM);
    game.compound.pawn[0] = HEAP;
    for (unsigned i = 0; i < LEVELS; i++) {
        unsigned left[HEAP] = {0};
        for (unsigned byte = 0; byte < BYTES; byte++) {
            const struct engine_question question = {
                .kind = ENGINE_PLAY, .level = (uint8_t)i, .random = (uint8_t)byte};
            left[first_heap_after(&game, &question)]++;
        }
        assert_int_equal(left[0], BYTES - errors[i] + errors[i] / HEAP);
        for (unsigned to = 1; to < HEAP; to++) {
            assert_int_equal(left[to], errors[i] / HEAP);
        }
    }
}

int main(void) {
    seed = random_board_seed();
    return run_listed_tests(NULL, NULL);
}
