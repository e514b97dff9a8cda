/* Puzzles of every game on the LCD: the position, its setting, and a decision. */

#include "support/picture.h"
#include "support/testing.h"

#include "device/session.h"
#include "games/chips/chips_engine.h"
#include "games/nim/nim_engine.h"
#include "games/penney/penney_engine.h"
#include "games/snakes/built_in_boards.h"
#include "games/snakes/snakes_puzzle.h"
#include "games/tenk/tenk_engine.h"
#include "ui/display/row.h"
#include "ui/games.h"
#include <string.h>

static const struct game *game;

/* Puts a position of a game in hand, as the puzzle screen does. */
static void look_at(uint8_t place, const void *state, size_t bytes) {
    game = games[place];
    assert_true(games_show_position(place));
    memcpy(&session.state, state, bytes);
    game->open();
}
#define LOOK_AT(place, state) look_at(place, &(state), sizeof(state))

static void draw_position(void) {
    if (!game->puzzles->draw()) {
        game->draw();
    }
    row_second();
}

static void expect_position(const char *position, const char *setting) {
    draw_position();
    game->puzzles->draw_setting();
    picture_expect(position, setting);
}

/* Expects a choice in the position, as far as the game shows it there, and in words below. */
static void expect_choice(decision_t decision, const char *position, const char *written) {
    if (game->choose) {
        game->choose(decision);
    }
    draw_position();
    row_arrow(true);
    game->write_decision(&session.state, decision);
    picture_expect(position, written);
}

TEST(of_nim_it_is_told_how_many_may_be_taken, picture_fresh) {
    struct impartial nim = {.player = {IMPARTIAL_PERSON, IMPARTIAL_COMPUTER},
                            .compound = {.count = 4, .pawn = {1, 3, 10, 15}}};
    static const uint8_t to[] = {1, 3, 9, 15};

    memset(&nim.compound.graph, UINT8_MAX, sizeof nim.compound.graph);
    graph_subtract(&nim.compound.graph, UINT16_MAX);
    LOOK_AT(PLACE_OF_NIM, nim);
    expect_position("Heaps 1 3 10 15", "take any number");
    expect_choice(nim_decision_pack(to, 4), "Heaps 1 3 10 15", "→10→9");
    nim.compound.count = 2;
    nim.compound.rule = COMPOUND_MISERE;
    LOOK_AT(PLACE_OF_NIM, nim);
    expect_position("Heaps 1 3", "last one loses");
    nim.compound.rule = COMPOUND_SUM;
    graph_subtract(&nim.compound.graph, 7);
    LOOK_AT(PLACE_OF_NIM, nim);
    expect_position("Heaps 1 3", "take 1 to 3");
}

TEST(of_penney_the_coin_is_told, picture_fresh) {
    struct penney penney = {
        .players = 2,
        .player = {PENNEY_COMPUTER, PENNEY_PERSON},
        .letters = 3,
        .state = {
            .word = {8 + 3}, .tossed = PATTERNS_NO_TOSSES, .heads = 32, .parts = PENNEY_PARTS}};

    LOOK_AT(PLACE_OF_PENNEY, penney);
    expect_position("What beats HTT?", "fair coin");
    expect_choice(0, "What beats HTT?", "→HHH");
    expect_choice(6, "What beats HTT?", "→TTH");
    penney.letters = 4;
    penney.state.heads = 31;
    penney.state.word[0] = 16 + 1;
    LOOK_AT(PLACE_OF_PENNEY, penney);
    expect_position("What beats HHHT?", "P(H) = 31/64");
}

TEST(of_two_tokens_it_is_told_where_either_leads, picture_fresh) {
    struct snakes snakes = {.at = {.players = 1, .tokens = 2, .square = {{9, 22}}}, .face = 1};

    boards_load(BOARDS_FORCH, &snakes.board);
    LOOK_AT(PLACE_OF_SNAKES, snakes);
    expect_choice(0, "⚀ 9→18 22→14", "→9→18");
    expect_choice(1, "⚀ 9→18 22→14", "→22→14");
    game->puzzles->draw_setting();
    picture_expect("board forch, 24", "");
}

TEST(of_chips_the_other_placement_is_told, picture_fresh) {
    struct chips chips = {.kind = CHIPS_THIRDS,
                          .players = 2,
                          .player = {CHIPS_PERSON, CHIPS_COMPUTER},
                          .chips = 15,
                          .stage = CHIPS_FIRST_PLACES,
                          .left = {[1] = {10, 4, 1}}};
    static const uint8_t placed[CLEARANCE_FIELDS] = {8, 5, 2};

    LOOK_AT(PLACE_OF_CHIPS, chips);
    expect_position("CPU has A41", "on 1/2 1/3 1/6");
    expect_choice(chips_decision_pack(&chips, placed), "CPU has A41", "→852");
}

/* The stake is shown until something is chosen. Behind a word, six dice leave no room for a verb.
 */
TEST(of_ten_thousand_scores_and_stake_are_told, picture_fresh) {
    struct tenk tenk = {.players = 2,
                        .kind = {TENK_PERSON, TENK_WINNER},
                        .phase = TENK_THROWN,
                        .dice = 4,
                        .face = {2, 5, 2, 2},
                        .stake = 6,
                        .score = {137, 165}};
    struct scoring scoring;

    LOOK_AT(PLACE_OF_TENK, tenk);
    expect_position("⚁⚁⚁⚄   stake 300", "→You6850 CPU8250");
    expect_choice(tenk_decision_pack(1, false), "[⚄]⚁⚁⚁    +50", "→⚄ throw");
    expect_choice(tenk_decision_pack(2, true), "[⚁⚁⚁]⚄    +200", "→⚁⚁⚁ bank");
    tenk.dice = 6;
    memcpy(tenk.face, (const uint8_t[]){1, 1, 1, 5, 5, 5}, 6);
    tenk_read(&tenk, &scoring);
    LOOK_AT(PLACE_OF_TENK, tenk);
    row_text("Best ");
    game->write_decision(&tenk, tenk_decision_pack(scoring.last, false));
    picture_expect("Best ⚀⚀⚀⚄⚄⚄", "");
    row_text("You ");
    game->write_decision(&tenk, tenk_decision_pack(scoring.last, false));
    picture_expect("You ⚀⚀⚀⚄⚄⚄ throw", "");
}
