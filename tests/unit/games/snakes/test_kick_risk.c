/* The chance to be sent back, against all sequences of throws played one by one. */

#include "support/testing.h"

#include <stdlib.h>
#include <string.h>

#include "games/snakes/odds/kick_risk.h"
#include "oracle/oracle.h"
#include "support/random_board.h"

enum { POSITIONS = 400, SLICES = 681 };

/* Plays a sequence of throws, one a digit. Returns the opponent, by the order of throws, who sends
   the player back, or -1. */
static int play(const struct oracle_moves *moves, const struct position *position, unsigned player,
                unsigned sequence) {
    struct position copy = *position;
    unsigned mover = position->turn;

    for (int nth = 0;; nth++, sequence /= BOARD_FACES) {
        if (nth == 0 && mover == player) {
            mover = (mover + 1) % position->players;
        }
        if (mover == player) {
            return -1;
        }
        unsigned face = sequence % BOARD_FACES;
        unsigned to = moves->landing[copy.square[mover][0]][face];
        bool hit = false;
        for (unsigned other = 0; other < position->players && to != 0 && to != moves->goal;
             other++) {
            if (!position->kicks || other == mover || copy.square[other][0] != to) {
                continue;
            }
            copy.square[other][0] = 0;
            hit |= other == player;
        }
        if (hit) {
            return nth;
        }
        if (to == moves->goal) {
            return -1;
        }
        copy.square[mover][0] = (uint8_t)to;
        mover = (mover + 1) % position->players;
    }
}

static void compare(const struct board *board, const struct position *position) {
    struct oracle_moves moves;
    struct kick_risk threat;
    unsigned player = position->turn, sent[POSITION_PLAYERS] = {0}, slices = 0, outcomes = 1;

    oracle_moves(board, &moves);
    for (unsigned i = 1; i < position->players; i++) {
        outcomes *= BOARD_FACES;
    }
    for (unsigned sequence = 0; sequence < outcomes && position->players > 1; sequence++) {
        int by = play(&moves, position, player, sequence);
        if (by >= 0) {
            sent[(player + 1 + (unsigned)by) % position->players]++;
        }
    }
    kick_risk_start(&threat, board, position);
    while (kick_risk_step(&threat) == WORKING) {
        slices++;
    }
    assert_in_range(slices, 0, SLICES - 1);
    assert_int_equal(threat.sequences, outcomes);
    for (unsigned i = 0; i < POSITION_PLAYERS; i++) {
        assert_int_equal(threat.sent[i], sent[i]);
    }
    assert_int_equal(kick_risk_step(&threat), DONE);
    assert_int_equal(kick_risk_done(&threat), PROGRESS_ALL);
}

TEST(random_positions_agree_with_all_sequences_played_out) {
    uint64_t seed = random_board_seed();
    struct random_source source = {seed};
    unsigned seen = 0;

    for (unsigned number = 0; seen < POSITIONS; number++) {
        struct board board;
        struct position position = {.tokens = 1, .kicks = random_below(&source, 8) != 0};
        random_board(seed, number, &board);
        position.players = (uint8_t)(1 + random_below(&source, POSITION_PLAYERS));
        position.turn = (uint8_t)random_below(&source, position.players);
        unsigned near = random_below(&source, board.goal);
        for (unsigned i = 0; i < position.players; i++) {
            position.square[i][0] = (uint8_t)((near + random_below(&source, 12)) % board.goal);
        }
        if (!position_check(&position, &board)) {
            continue;
        }
        compare(&board, &position);
        seen++;
    }
}

/* P2 stands on 7, one pip ahead of P1 and two ahead of P3, who throws first. */
TEST(three_players_are_counted_as_by_hand) {
    const struct board board = {30, BOARD_STAY, 0, {{0, 0}}};
    struct position position = {.players = 3, .tokens = 1, .kicks = 1, .turn = 1};
    struct kick_risk threat;

    position.square[0][0] = 6; /* throws second */
    position.square[1][0] = 7;
    position.square[2][0] = 5; /* throws first */
    assert_true(position_check(&position, &board));
    kick_risk_start(&threat, &board, &position);
    while (kick_risk_step(&threat) == WORKING) {
        continue;
    }
    assert_int_equal(threat.sequences, 36);
    assert_int_equal(threat.sent[2], 6); /* by a 2 */
    assert_int_equal(threat.sent[0], 4); /* by a 1, if P3 throws neither that 2 nor a 1 at P1 */
}

/* Both tokens of an opponent can hit a token each: 9 hits 11 and 1 hits 4. The quick choice takes
   either kick. */
TEST(either_of_two_tokens_can_be_hit) {
    const struct board board = {30, BOARD_STAY, 0, {{0, 0}}};
    struct position position = {.players = 2, .tokens = 2, .kicks = 1, .turn = 1};
    struct kick_risk threat;

    position.square[0][0] = 9;
    position.square[0][1] = 1;
    position.square[1][0] = 11;
    position.square[1][1] = 4;
    kick_risk_start(&threat, &board, &position);
    while (kick_risk_step(&threat) == WORKING) {
        continue;
    }
    assert_int_equal(threat.sequences, 6);
    assert_int_equal(threat.sent[0], 2); /* by a 2 and a 3 */
}

/* The progress keeps up with the slices to within one of 36 equal steps: the faces of the first two
   throws. */
TEST(the_bar_of_six_players_shows_how_much_is_done) {
    const struct board board = {100, BOARD_STAY, 0, {{0, 0}}};
    struct position position = {.players = 6, .tokens = 1, .kicks = 1};
    struct kick_risk risk;
    unsigned slices = 0;

    assert_true(position_check(&position, &board));
    kick_risk_start(&risk, &board, &position);
    assert_int_equal(kick_risk_done(&risk), 0);
    while (kick_risk_step(&risk) == WORKING) {
        int wanted = (int)(++slices * PROGRESS_ALL / SLICES);
        assert_true(abs(kick_risk_done(&risk) - wanted) <= PROGRESS_ALL / 36 + 2);
    }
    assert_int_equal(slices + 1, SLICES);
    assert_int_equal(kick_risk_done(&risk), PROGRESS_ALL);
}
