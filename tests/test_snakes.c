/* links: firmware/games/snakes.c firmware/core/board.c tests/random_board.c tests/oracle/oracle.c tests/oracle/moves.c; libs: -lgmp -lm */

/* The game of snakes and ladders against its rules said once more, and games from a stranger. */

#include "testing.h"

#include "games/snakes.h"
#include "random_board.h"
#include <string.h>

enum { GAMES = 3000, THROWS = 400, STRANGERS = 200000 };

/* The rules, said plainly: where a token comes to stand. */
static unsigned landing(const struct board *board, unsigned square, unsigned face) {
    unsigned stop = square + face;

    if (stop > board->goal) {
        if (board->overshoot == BOARD_STAY)
            return square;
        stop = board->overshoot == BOARD_WIN ? board->goal : 2U * board->goal - stop;
    }
    for (unsigned i = 0; i < board->jump_count; i++) {
        if (board->jumps[i].from == stop)
            return board->jumps[i].to;
    }
    return stop;
}

static uint64_t seed;

static void start_game(struct snakes *game, struct random_source *source, unsigned number) {
    memset(game, 0xA5, sizeof *game);
    random_board(seed, number, &game->board);
    game->overshoot = game->board.overshoot;
    game->players = (uint8_t)(1 + random_below(source, SNAKES_PLAYERS));
    game->computers = (uint8_t)random_below(source, 4);
    snakes_start(game);
}

/* Everybody in turn, first to the goal wins, and nobody throws after that. */
static void test_play(void **state) {
    struct random_source source = {seed};
    unsigned finished = 0;

    (void)state;
    for (unsigned number = 0; number < GAMES; number++) {
        struct snakes game;
        unsigned square[SNAKES_PLAYERS] = {0};
        start_game(&game, &source, number);
        assert_true(snakes_is_sound(&game));
        for (unsigned throw = 0; throw < THROWS && !snakes_is_over(&game); throw ++) {
            unsigned player = throw % game.players;
            unsigned round = 1 + throw / game.players;
            unsigned face = 1 + random_below(&source, BOARD_FACES);
            assert_int_equal(game.turn, player);
            assert_int_equal(snakes_is_computer(&game), game.computers >> player & 1);
            square[player] = landing(&game.board, square[player], face);
            assert_int_equal(snakes_next(&game, (uint8_t)face).landing, square[player]);
            assert_int_equal(snakes_throw(&game, (uint8_t)face).landing, square[player]);
            for (unsigned i = 0; i < game.players; i++)
                assert_int_equal(game.square[i], square[i]);
            assert_int_equal(game.rounds, round < UINT8_MAX ? round : UINT8_MAX);
            assert_int_equal(snakes_is_over(&game), square[player] == game.board.goal);
            assert_int_equal(snakes_is_sound(&game), !snakes_is_over(&game));
            if (snakes_is_over(&game))
                assert_int_equal(game.turn, player);
        }
        finished += snakes_is_over(&game);
    }
    assert_in_range(finished, GAMES / 2, GAMES);
}

static bool can_be_played(const struct snakes *game) {
    if (game->overshoot > BOARD_WIN)
        return false;
    if (game->players < 1 || game->players > SNAKES_PLAYERS || game->turn >= game->players)
        return false;
    for (unsigned player = 0; player < game->players; player++) {
        if (game->square[player] >= game->board.goal)
            return false;
        for (unsigned i = 0; i < game->board.jump_count; i++) {
            if (game->board.jumps[i].from == game->square[player])
                return false;
        }
    }
    return true;
}

/* What EEPROM may hold: bytes of no sense, most of them small so that some make sense. */
static void test_strangers(void **state) {
    struct random_source source = {seed};
    struct snakes game;
    unsigned sound = 0;

    (void)state;
    for (unsigned number = 0; number < STRANGERS; number++) {
        uint8_t *byte = (uint8_t *)&game;
        if (number % 100 == 0)
            random_board(seed, number / 100, &game.board);
        for (unsigned i = 0; i < SNAKES_KEPT; i++)
            byte[i] = (uint8_t)random_below(&source, random_below(&source, 4) ? 3 : 256);
        assert_int_equal(snakes_is_sound(&game), can_be_played(&game));
        sound += snakes_is_sound(&game);
    }
    assert_in_range(sound, STRANGERS / 100, STRANGERS / 2);
}

/* A field at a time of a game that is sound. */
static void test_unsound(void **state) {
    struct random_source source = {1};
    struct snakes game;
    struct snakes spoilt;

    (void)state;
    start_game(&game, &source, 0);
    game.board = (struct board){24, BOARD_STAY, 2, {{3, 12}, {13, 2}}};
    game.overshoot = BOARD_STAY;
    game.players = 2;
    assert_true(snakes_is_sound(&game));
    for (unsigned value = 0; value <= UINT8_MAX; value++) {
        spoilt = game;
        spoilt.players = (uint8_t)value;
        assert_int_equal(snakes_is_sound(&spoilt), value == 1 || value == 2);
        spoilt = game;
        spoilt.turn = (uint8_t)value;
        assert_int_equal(snakes_is_sound(&spoilt), value < 2);
        spoilt = game;
        spoilt.overshoot = (uint8_t)value;
        assert_int_equal(snakes_is_sound(&spoilt), value <= BOARD_WIN);
        spoilt = game;
        spoilt.square[1] = (uint8_t)value;
        assert_int_equal(snakes_is_sound(&spoilt), value < 24 && value != 3 && value != 13);
        spoilt.players = 1;
        assert_true(snakes_is_sound(&spoilt));
    }
}

/* 255 rounds are all that a byte counts. */
static void test_rounds_stop(void **state) {
    struct snakes game = {.players = 1, .board = {100, BOARD_STAY, 1, {{1, 0}}}};

    (void)state;
    game.board.jumps[0] = (struct board_jump){7, 1};
    snakes_start(&game);
    for (unsigned throw = 1; throw <= 300; throw ++) {
        snakes_throw(&game, game.square[0] == 1 ? 6 : 1);
        assert_int_equal(game.rounds, throw < UINT8_MAX ? throw : UINT8_MAX);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_play),
        cmocka_unit_test(test_strangers),
        cmocka_unit_test(test_unsound),
        cmocka_unit_test(test_rounds_stop),
    };
    seed = random_board_seed();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
