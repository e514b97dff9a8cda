/* Nim and its kin on the screen: the setup, a game, and its pages. */

#include "support/game_in_hand.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "games/nim/impartial.h"

#include "fake.h"

#include "store/store.h"
#include "ui/display/display.h"
#include "ui/games.h"
#include "ui/kit/screens.h"
#include "ui/nim/nim_view.h"
#include "ui/play/screen_play.h"
#include <stdlib.h>
#include <string.h>

/* The second row shows for 2048 ms how things stand, then what to do. The computer plays at normal
   speed. */
enum { PROMPT = 2048, PAUSE = 1500, COMPUTED = 100 };

/* ---- games ----------------------------------------------------------------------------------- */

/* Nim with heaps of 3, 5 and 7, as the rule has it, for two persons. */
static struct impartial nim_357(enum compound_rule rule) {
    struct impartial game = {.compound = {.rule = rule, .count = 3}};

    impartial_deal(&game, IMPARTIAL_NIM);
    memcpy(game.compound.pawn, (const uint8_t[]){3, 5, 7}, 3);
    return game;
}

static void put_in_play(const struct impartial *game) {
    static const uint8_t three_heaps[] = {IMPARTIAL_NIM, 3, 0, 0, 0, 0};

    hand_take(PLACE_OF_NIM);
    assert_true(hand_begin(three_heaps));
    memcpy(&session.record.setup[NIM_OPTION_FIRST_SEAT], game->player, sizeof game->player);
    hand_put(game);
}

/* Empties the LCD, as it is after power-on. */
static void blank_the_display(void) {
    display_clear();
    while (display_step()) {
        fake_clock_advance(1); /* a restart of the LCD takes some time */
    }
}

static void play(struct impartial game) {
    static const struct screens_of_framework only_play = {
        .first = &screen_play, .help = &screen_play, .attract = &screen_play};

    ui_power_on();
    put_in_play(&game);
    assert_true(session.goes_on);
    blank_the_display();
    play_open();
    screens_start(&only_play);
    ui_run(COMPUTED);
}

static void write_all(void) {
    while (store_busy()) {
        store_step();
    }
}

/* ---- the setup ------------------------------------------------------------------------------- */

/* The values of the setup, in the order of its options. */
struct choice {
    uint8_t take, heaps, move, player_1, player_2, skill;
};

static bool begin(struct choice choice) {
    const uint8_t chosen[] = {choice.take,     choice.heaps,    choice.move,
                              choice.player_1, choice.player_2, choice.skill};

    ui_power_on();
    hand_take(PLACE_OF_NIM);
    return hand_begin(chosen);
}

TEST(every_choice_that_goes_together_is_dealt_as_chosen) {
    for (uint8_t take = 0; take <= IMPARTIAL_PRIMES; take++) {
        for (uint8_t heaps = 1; heaps <= COMPOUND_PAWNS; heaps++) {
            for (uint8_t rule = 0; rule < COMPOUND_MISERE; rule++) {
                assert_true(begin((struct choice){take, heaps, rule, 1, 0, 1}));
                assert_int_equal(nim_in_play()->compound.count, heaps);
                assert_int_equal(nim_in_play()->compound.rule, rule);
                assert_int_equal(nim_in_play()->player[0], IMPARTIAL_COMPUTER);
                assert_int_equal(nim_in_play()->player[1], IMPARTIAL_PERSON);
            }
        }
    }
}

TEST(misere_play_is_for_nim_only) {
    assert_true(begin((struct choice){.take = IMPARTIAL_NIM, .heaps = 3, .move = COMPOUND_MISERE}));
    assert_false(
        begin((struct choice){.take = IMPARTIAL_TAKE_2, .heaps = 3, .move = COMPOUND_MISERE}));
}

/* The counts are within five standard deviations of as many fair coins. */
TEST(every_arc_of_random_graphs_is_as_likely_as_not) {
    enum { GRAPHS = 400, FIVE_DEVIATIONS = 50 };
    static int arcs[GRAPH_NODES][GRAPH_NODES];

    begin((struct choice){.take = IMPARTIAL_RANDOM, .heaps = 1});
    for (int graph = 0; graph < GRAPHS; graph++) {
        const uint8_t chosen[] = {IMPARTIAL_RANDOM, 1, 0, 0, 0, 0};
        while (!hand_begin(chosen)) {
        }
        for (uint8_t from = 0; from < GRAPH_NODES; from++) {
            for (uint8_t to = 0; to < GRAPH_NODES; to++) {
                uint16_t follows = nim_in_play()->compound.graph.follows[from];
                arcs[from][to] += (follows & graph_bit(to)) != 0;
            }
        }
    }
    for (int from = 0; from < GRAPH_NODES; from++) {
        for (int to = 0; to < GRAPH_NODES; to++) {
            int half = from - to >= 1 && from - to <= 6 ? GRAPHS / 2 : 0;
            int doubt = half ? FIVE_DEVIATIONS : 0;
            assert_true(abs(arcs[from][to] - half) <= doubt);
        }
    }
}

TEST(one_s_own_graph_is_played_when_there_is_one) {
    const struct choice own = {.take = IMPARTIAL_ENTERED, .heaps = 2};
    static const struct graph graph = {.follows = {[1] = 1, [2] = 3}, .nodes = 3};
    const uint8_t chosen[] = {IMPARTIAL_ENTERED, 2, 0, 0, 0, 0};

    assert_false(begin(own));
    store_save(STORE_GRAPH, &graph, sizeof graph);
    write_all();
    assert_true(hand_begin(chosen));
    assert_memory_equal(nim_in_play()->compound.graph.follows, graph.follows, sizeof graph.follows);
}

TEST(one_s_own_graph_with_a_cycle_is_refused) {
    static const struct graph cycle = {.follows = {[1] = 4, [2] = 2}, .nodes = 3};
    const uint8_t chosen[] = {IMPARTIAL_ENTERED, 2, 0, 0, 0, 0};

    begin((struct choice){.take = IMPARTIAL_NIM, .heaps = 1});
    store_save(STORE_GRAPH, &cycle, sizeof cycle);
    write_all();
    assert_false(hand_begin(chosen));
    assert_int_equal(nim_in_play()->compound.count, 1);
}

/* ---- a game ---------------------------------------------------------------------------------- */

TEST(who_takes_the_last_loses_by_the_misere_rule) {
    struct impartial game = nim_357(COMPOUND_MISERE);

    game.player[0] = IMPARTIAL_COMPUTER;
    game.compound.count = 1;
    memcpy(game.compound.pawn, (const uint8_t[]){1, 0, 0}, 3);
    game.turn = 1;
    play(game);
    ui_press(KEY_SELECT);
    ui_press(KEY_DOWN);
    ui_press(KEY_SELECT);
    assert_int_equal(session_turn().kind, TURN_OVER);
    assert_int_equal(session_turn().player, 0);
    ui_run(PAUSE);
    ui_await("CPU wins!", "CPU cannot move", 2500);
    ui_press(KEY_UP);
    assert_null(strstr(ui_row(0), "seed")); /* nothing was thrown */
    assert_null(strstr(ui_row(1), "seed"));
}

/* Presses select behind the last heap. The reason stays until the next key, whatever the second row
   would show. */
static void refuse_move(enum compound_rule rule, uint8_t changed, const char *why) {
    play(nim_357(rule));
    ui_press(KEY_SELECT);
    for (uint8_t heap = 0; heap < 3; heap++) {
        if (heap < changed) {
            ui_press(KEY_DOWN);
        }
        ui_press(KEY_SELECT);
    }
    ui_expect(NULL, why);
    ui_run(PROMPT);
    ui_expect(NULL, why);
    ui_run(PROMPT);
    ui_expect(NULL, why);
    assert_int_equal(session.record.decisions, 0);
    ui_press(KEY_DOWN);
    assert_string_not_equal(ui_row(1), why);
}

TEST(a_move_that_is_not_complete_says_why) {
    refuse_move(COMPOUND_AND, 2, "All have to move");
    refuse_move(COMPOUND_LONG, 0, "All have to move");
    refuse_move(COMPOUND_OR, 0, "No heap is moved");
    refuse_move(COMPOUND_SUM, 0, "No heap is moved");
    refuse_move(COMPOUND_MISERE, 0, "No heap is moved");
}

/* ---- pages ----------------------------------------------------------------------------------- */

/* Nim 3, 5, 7 has three winning moves: 1 from any heap. */
TEST(every_winning_move_has_its_number) {
    play(nim_357(COMPOUND_SUM));
    ui_press(KEY_DOWN);
    ui_expect("Winning move 1", "→ 2  5  7");
    ui_press(KEY_RIGHT);
    ui_press(KEY_UP);
    ui_expect("Winning move 2 ←", "  3→ 4  7");
    ui_press(KEY_UP);
    ui_expect("Winning move 3 ←", "  3  5→ 6");
    ui_press(KEY_UP);
    ui_expect("Winning move 3 ←", NULL);
    ui_press_times(KEY_DOWN, 4);
    ui_expect("Winning move 1 ←", "→ 2  5  7");
}

TEST(a_lost_position_has_a_best_try) {
    struct impartial game = nim_357(COMPOUND_SUM);

    memcpy(game.compound.pawn, (const uint8_t[]){1, 2, 3}, 3);
    play(game);
    ui_expect("  1  2  3", "P2 can win");
    ui_press(KEY_DOWN);
    ui_expect("Lost. Best try:", NULL);
}

TEST(what_a_heap_can_become_is_listed) {
    struct impartial game = {.compound = {.count = 2}};

    impartial_deal(&game, IMPARTIAL_PRIMES);
    memcpy(game.compound.pawn, (const uint8_t[]){13, 9}, 2);
    play(game);
    ui_press_times(KEY_DOWN, 3);
    ui_expect("Heap 13 to 0 2 6", "8 10-11");
    ui_press(KEY_RIGHT);
    ui_press(KEY_DOWN);
    ui_expect("Heap 12 to 1 5 7", "9-10           ←");
    ui_press_times(KEY_UP, 3);
    ui_expect("Heap 15 to 2 4 8", "10 12-13       ←");
    ui_press(KEY_UP);
    ui_expect("Heap 0: no move←", "");
}

/* From 3, 5 and 7 the winning move takes 1. */
TEST(who_can_win_follows_the_move_being_entered) {
    struct impartial game = nim_357(COMPOUND_SUM);

    game.player[1] = IMPARTIAL_COMPUTER;
    play(game);
    ui_run(PROMPT);
    ui_press(KEY_SELECT);
    ui_await("→ 3  5  7", "You can win", PROMPT + COMPUTED);
    ui_press(KEY_DOWN);
    ui_await("→ 2  5  7", "You can win", PROMPT + COMPUTED);
    ui_press(KEY_DOWN);
    ui_await("→ 1  5  7", "CPU can win", PROMPT + COMPUTED);
    ui_await("→ 1  5  7", "OK makes move", PROMPT + COMPUTED);
    ui_press_times(KEY_UP, 2);
    ui_await("→ 3  5  7", "You can win", PROMPT + COMPUTED);
    ui_await("→ 3  5  7", "up/down, OK next", PROMPT + COMPUTED);
}
