/* The computer's choice between two tokens. */

#include "support/testing.h"

#include "games/snakes/snakes_computer.h"
#include "oracle/reference.h"

static struct snakes_computer computer;
static struct snakes game;

static void begin(uint8_t first, uint8_t second, uint8_t face) {
    game = (struct snakes){.at = {.players = 2, .tokens = 2}, .face = face};
    reference_board("forch", BOARD_STAY, &game.board);
    game.at.square[0][0] = first;
    game.at.square[0][1] = second;
    snakes_computer_start(&computer, &game.board);
}

static void think(void) {
    enum progress progress;

    snakes_computer_ask(&computer, &game);
    do {
        progress = snakes_computer_step(&computer);
    } while (progress == WORKING || progress == IMPROVING);
    assert_int_equal(progress, DONE);
    assert_int_equal(snakes_computer_step(&computer), DONE);
}

TEST(before_it_has_thought_it_moves_by_the_quick_rule) {
    for (uint8_t face = 1; face <= BOARD_FACES; face++) {
        begin(5, 9, face);
        assert_int_equal(snakes_computer_choice(&computer, &game),
                         position_quick_choice(&game.at, &game.board, face));
    }
}

/* In every position of two tokens it makes the choice that leaves the fewest throws. */
TEST(it_leaves_the_fewest_throws) {
    unsigned against_the_quick_rule = 0;

    begin(0, 0, 1);
    think();
    for (uint8_t first = 0; first < game.board.goal; first++) {
        for (uint8_t second = 0; second < game.board.goal; second++) {
            if (!board_can_stand(&game.board, first) || !board_can_stand(&game.board, second)) {
                continue;
            }
            for (game.face = 1; game.face <= BOARD_FACES; game.face++) {
                game.at.square[0][0] = first;
                game.at.square[0][1] = second;
                think();
                uint8_t token = snakes_computer_choice(&computer, &game);
                assert_true(two_tokens_after(&computer.tokens, token).mantissa <=
                            two_tokens_after(&computer.tokens, !token).mantissa);
                against_the_quick_rule +=
                    token != position_quick_choice(&game.at, &game.board, game.face);
            }
        }
    }
    assert_true(against_the_quick_rule > 0);
}

TEST(a_token_that_is_home_stays_there) {
    begin(24, 9, 2);
    think();
    assert_int_equal(snakes_computer_choice(&computer, &game), 1);
    game.at.square[0][0] = 9;
    game.at.square[0][1] = 24;
    think();
    assert_int_equal(snakes_computer_choice(&computer, &game), 0);
}
