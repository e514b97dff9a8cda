/* The rules of snakes and ladders against a second implementation of them, and games from a
   stranger. */

#include "support/testing.h"

#include "games/snakes/snakes_rules.h"
#include "support/random_board.h"
#include <string.h>

enum { GAMES = 4000, THROWS = 600, STRANGERS = 200000 };

/* The square on which a token comes to stand, by the rules. */
static unsigned landing(const struct board *board, unsigned square, unsigned face) {
    unsigned stop = square + face;

    if (stop > board->goal) {
        if (board->overshoot == BOARD_STAY) {
            return square;
        }
        stop = board->overshoot == BOARD_WIN ? board->goal : 2U * board->goal - stop;
    }
    for (unsigned i = 0; i < board->jump_count; i++) {
        if (board->jumps[i].from == stop) {
            return board->jumps[i].to;
        }
    }
    return stop;
}

/* All tokens as a player sees them on the table. */
struct table {
    unsigned square[SNAKES_PLAYERS][2];
    unsigned kicked; /* by the last throw, a bit a player */
};

static void move(struct table *table, const struct snakes *game, unsigned player, unsigned token,
                 unsigned face) {
    unsigned to = landing(&game->board, table->square[player][token], face);

    table->kicked = 0;
    table->square[player][token] = to;
    if (!game->at.kicks || to == 0 || to == game->board.goal) {
        return;
    }
    for (unsigned other = 0; other < game->at.players; other++) {
        for (unsigned i = 0; i < game->at.tokens && other != player; i++) {
            if (table->square[other][i] == to) {
                table->square[other][i] = 0;
                table->kicked |= 1U << other;
            }
        }
    }
}

static bool all_home(const struct table *table, const struct snakes *game, unsigned player) {
    for (unsigned i = 0; i < game->at.tokens; i++) {
        if (table->square[player][i] != game->board.goal) {
            return false;
        }
    }
    return true;
}

static uint64_t seed;

static void start_game(struct snakes *game, struct random_source *source, unsigned number) {
    memset(game, 0xA5, sizeof *game);
    random_board(seed, number, &game->board);
    game->overshoot = game->board.overshoot;
    game->at.players = (uint8_t)(1 + random_below(source, SNAKES_PLAYERS));
    game->at.tokens = (uint8_t)(1 + random_below(source, 2));
    game->at.kicks = random_below(source, 2);
    for (unsigned player = 0; player < SNAKES_PLAYERS; player++) {
        game->control[player] = random_below(source, 2) ? SNAKES_COMPUTER : SNAKES_PERSON;
    }
    snakes_start(game);
}

static void compare(const struct snakes *game, const struct table *table) {
    for (unsigned i = 0; i < game->at.players; i++) {
        for (unsigned token = 0; token < game->at.tokens; token++) {
            assert_int_equal(game->at.square[i][token], table->square[i][token]);
        }
    }
}

/* Draws a token that is not home, and checks which tokens may move. */
static unsigned choose(const struct snakes *game, const struct table *table, unsigned player,
                       struct random_source *source) {
    unsigned token = random_below(source, game->at.tokens);

    for (unsigned i = 0; i < POSITION_TOKENS; i++) {
        bool legal = i < game->at.tokens && table->square[player][i] != game->board.goal;
        assert_int_equal(position_may_move(&game->at, &game->board, (uint8_t)i), legal);
    }
    return table->square[player][token] == game->board.goal ? 1 - token : token;
}

/* Players throw in turn. The first to have all tokens home wins, and nobody throws after that. */
TEST(players_throw_in_turn_until_one_is_home) {
    struct random_source source = {seed};
    unsigned finished = 0, kicks = 0, doubles = 0;

    for (unsigned number = 0; number < GAMES; number++) {
        struct snakes game;
        struct table table = {0};
        start_game(&game, &source, number);
        assert_true(snakes_is_sound(&game));
        for (unsigned throw = 0; throw < THROWS && !snakes_is_over(&game); throw ++) {
            unsigned player = throw % game.at.players;
            unsigned round = 1 + throw / game.at.players;
            unsigned face = 1 + random_below(&source, BOARD_FACES);
            assert_int_equal(game.at.turn, player);
            unsigned token = choose(&game, &table, player, &source);
            move(&table, &game, player, token, face);
            struct position_move seen =
                position_next(&game.at, &game.board, (uint8_t)token, (uint8_t)face);
            struct position_move done = snakes_throw(&game, (uint8_t)token, (uint8_t)face);
            assert_int_equal(seen.board.landing, table.square[player][token]);
            assert_int_equal(seen.kicked, table.kicked);
            assert_int_equal(done.board.stop, seen.board.stop);
            assert_int_equal(done.board.landing, seen.board.landing);
            assert_int_equal(done.board.step, seen.board.step);
            assert_int_equal(done.kicked, seen.kicked);
            compare(&game, &table);
            kicks += table.kicked != 0;
            doubles += (table.kicked & (table.kicked - 1)) != 0;
            assert_int_equal(game.rounds, round < UINT8_MAX ? round : UINT8_MAX);
            assert_int_equal(snakes_is_over(&game), all_home(&table, &game, player));
            assert_int_equal(snakes_is_sound(&game), !snakes_is_over(&game));
            if (snakes_is_over(&game)) {
                assert_int_equal(game.at.turn, player);
            }
        }
        finished += snakes_is_over(&game);
    }
    assert_in_range(finished, GAMES / 2, GAMES);
    assert_true(kicks > GAMES);
    assert_int_equal(doubles, 0); /* with kick-out no two opponents ever share a square */
}

/* What each face does on forch: 3>12 10>18 13>2 23>14, goal 24. */
TEST(every_face_does_what_the_rules_say) {
    struct snakes game = {.at = {.players = 3, .tokens = 2, .kicks = 1}};
    struct position_move move;

    game.board = (struct board){24, BOARD_STAY, 4, {{3, 12}, {10, 18}, {13, 2}, {23, 14}}};
    snakes_start(&game);
    game.at.square[0][0] = 9;
    game.at.square[0][1] = 12;
    game.at.square[1][0] = game.at.square[1][1] = 18;
    game.at.square[2][0] = 2;
    assert_true(snakes_is_sound(&game));
    move = position_next(&game.at, &game.board, 0, 1);
    assert_int_equal(move.board.step, BOARD_LADDER);
    assert_int_equal(move.board.stop, 10);
    assert_int_equal(move.board.landing, 18);
    assert_int_equal(move.kicked, 2);
    assert_int_equal(position_next(&game.at, &game.board, 0, 3).kicked, 0); /* their own on 12 */
    assert_int_equal(position_next(&game.at, &game.board, 1, 1).kicked, 4); /* a snake to 2 */
    snakes_throw(&game, 0, 1);
    assert_int_equal(game.at.square[1][0], 0);
    assert_int_equal(game.at.square[1][1], 0); /* both of them */
    assert_int_equal(game.at.square[2][0], 2);
    assert_int_equal(game.at.turn, 1);
    assert_int_equal(position_next(&game.at, &game.board, 0, 2).kicked, 4);
    game.at.kicks = 0;
    assert_int_equal(position_next(&game.at, &game.board, 0, 2).kicked, 0);
    game.at.kicks = 1;
    game.at.square[2][0] = 24; /* on the goal nobody is kicked */
    game.at.square[1][0] = 22;
    assert_int_equal(position_next(&game.at, &game.board, 0, 2).kicked, 0);
    assert_int_equal(position_next(&game.at, &game.board, 0, 5).board.step, BOARD_STAYED);
    snakes_throw(&game, 0, 2);
    assert_false(snakes_is_over(&game));
    assert_false(position_may_move(&game.at, &game.board, 0)); /* home */
    assert_true(position_may_move(&game.at, &game.board, 1));
}

/* The quick rule moves the token that gains most, where a kick gains what the other loses. */
TEST(the_quick_choice_gains_most) {
    struct position at = {.players = 2, .tokens = 2, .kicks = 1, .square = {{5, 9}, {18, 0}}};
    struct board board = {24, BOARD_STAY, 4, {{3, 12}, {10, 18}, {13, 2}, {23, 14}}};

    assert_int_equal(position_quick_choice(&at, &board, 1), 1); /* a ladder, and a kick */
    assert_int_equal(position_quick_choice(&at, &board, 2), 0); /* equal: the one behind */
    assert_int_equal(position_quick_choice(&at, &board, 4), 0); /* the other meets a snake */
    at.square[0][0] = 12;
    assert_int_equal(position_quick_choice(&at, &board, 6), 0); /* 18: a kick */
    at.kicks = 0;
    assert_int_equal(position_quick_choice(&at, &board, 6), 1);
    at.square[0][1] = 24;
    assert_int_equal(position_quick_choice(&at, &board, 1), 0); /* the only one left, snake or
                                                                   not */
    at.square[0][1] = 0;
    at.square[0][0] = 24;
    assert_int_equal(position_quick_choice(&at, &board, 3), 1);
}

/* A byte that is no bool must not be read as one. */
static uint8_t byte_of(const bool *read) {
    return *(const uint8_t *)read;
}

static bool can_be_played(const struct snakes *game) {
    const struct position *at = &game->at;

    if (game->face > BOARD_FACES || game->overshoot > BOARD_WIN || byte_of(&at->kicks) > 1 ||
        at->tokens < 1 || at->tokens > 2) {
        return false;
    }
    for (unsigned player = 0; player < SNAKES_PLAYERS; player++) {
        if (game->control[player] > SNAKES_COMPUTER) {
            return false;
        }
    }
    if (at->players < 1 || at->players > SNAKES_PLAYERS || at->turn >= at->players) {
        return false;
    }
    for (unsigned player = 0; player < at->players; player++) {
        bool home = true;
        for (unsigned token = 0; token < at->tokens; token++) {
            if (at->square[player][token] > game->board.goal) {
                return false;
            }
            home &= at->square[player][token] == game->board.goal;
            for (unsigned i = 0; i < game->board.jump_count; i++) {
                if (game->board.jumps[i].from == at->square[player][token]) {
                    return false;
                }
            }
        }
        if (home) {
            return false;
        }
    }
    return game->face == 0 || (at->tokens == 2 && at->square[at->turn][0] != game->board.goal &&
                               at->square[at->turn][1] != game->board.goal);
}

/* Random bytes, as EEPROM may hold. Most of them are small, so that some are a game. */
TEST(bytes_of_no_sense_are_played_on_only_if_they_are_a_game) {
    struct random_source source = {seed};
    struct snakes game;
    unsigned sound = 0;

    for (unsigned number = 0; number < STRANGERS; number++) {
        uint8_t *byte = (uint8_t *)&game;
        if (number % 100 == 0) {
            random_board(seed, number / 100, &game.board);
        }
        for (unsigned i = 0; i < SNAKES_KEPT; i++) {
            byte[i] = (uint8_t)random_below(&source, random_below(&source, 16) ? 3 : 256);
        }
        for (unsigned i = 0; i < SNAKES_PLAYERS; i++) {
            game.control[i] &= random_below(&source, 16) ? 1 : UINT8_MAX;
        }
        assert_int_equal(snakes_is_sound(&game), can_be_played(&game));
        sound += snakes_is_sound(&game);
    }
    assert_in_range(sound, STRANGERS / 100, STRANGERS / 2);
}

/* Changes one field at a time of a sound game. */
TEST(every_field_out_of_range_is_refused) {
    struct snakes game = {.at = {.players = 2, .tokens = 1}};
    struct snakes spoilt;

    game.board = (struct board){24, BOARD_STAY, 2, {{3, 12}, {13, 2}}};
    assert_true(snakes_is_sound(&game));
    for (unsigned value = 0; value <= UINT8_MAX; value++) {
        spoilt = game;
        spoilt.at.players = (uint8_t)value;
        assert_int_equal(snakes_is_sound(&spoilt), value >= 1 && value <= 6);
        spoilt = game;
        spoilt.at.turn = (uint8_t)value;
        assert_int_equal(snakes_is_sound(&spoilt), value < 2);
        spoilt = game;
        spoilt.overshoot = (enum board_overshoot)value;
        assert_int_equal(snakes_is_sound(&spoilt), value <= BOARD_WIN);
        spoilt = game;
        spoilt.control[5] = (enum snakes_control)value;
        assert_int_equal(snakes_is_sound(&spoilt), value < 2);
        spoilt = game;
        spoilt.face = (uint8_t)value;
        assert_int_equal(snakes_is_sound(&spoilt), value == 0);
        spoilt.at.tokens = 2;
        spoilt.at.square[0][1] = spoilt.at.square[1][1] = 1;
        assert_int_equal(snakes_is_sound(&spoilt), value <= 6);
        spoilt = game;
        *(uint8_t *)&spoilt.at.kicks = (uint8_t)value;
        assert_int_equal(snakes_is_sound(&spoilt), value < 2);
        spoilt = game;
        spoilt.at.tokens = (uint8_t)value;
        assert_int_equal(snakes_is_sound(&spoilt), value == 1 || value == 2);
        spoilt = game;
        spoilt.at.square[1][1] = (uint8_t)value; /* not in play */
        assert_true(snakes_is_sound(&spoilt));
        assert_int_equal(spoilt.at.square[1][1], 24);
        spoilt.at.square[1][1] = (uint8_t)value;
        spoilt.at.tokens = 2;
        assert_int_equal(snakes_is_sound(&spoilt), value <= 24 && value != 3 && value != 13);
        spoilt = game;
        spoilt.at.square[1][0] = (uint8_t)value;
        assert_int_equal(snakes_is_sound(&spoilt), value < 24 && value != 3 && value != 13);
        spoilt.at.players = 1;
        assert_true(snakes_is_sound(&spoilt));
    }
}

/* 255 rounds are all that a byte counts. */
TEST(rounds_stop_at_255) {
    struct snakes game = {.at = {.players = 1, .tokens = 1},
                          .board = {100, BOARD_STAY, 1, {{1, 0}}}};

    game.board.jumps[0] = (struct board_jump){7, 1};
    snakes_start(&game);
    for (unsigned throw = 1; throw <= 300; throw ++) {
        snakes_throw(&game, 0, game.at.square[0][0] == 1 ? 6 : 1);
        assert_int_equal(game.rounds, throw < UINT8_MAX ? throw : UINT8_MAX);
    }
}

int main(void) {
    seed = random_board_seed();
    return run_listed_tests(NULL, NULL);
}

/* A byte that is no bool, another overshoot than the board's. */
TEST(the_rules_refuse_what_fits_no_board) {
    struct snakes game = {.at = {.players = 2, .tokens = 1}};
    uint8_t no_bool = 2;

    game.board = (struct board){24, BOARD_STAY, 2, {{3, 12}, {13, 2}}};
    game.overshoot = BOARD_STAY;
    assert_true(snakes_rules.is_sound(&game));
    game.overshoot = BOARD_WIN;
    assert_false(snakes_rules.is_sound(&game));
    game.overshoot = BOARD_STAY;
    game.at.turn = 2;
    assert_false(snakes_rules.is_sound(&game));
    game.at.turn = 0;
    memcpy(&game.at.kicks, &no_bool, sizeof no_bool);
    assert_false(snakes_rules.is_sound(&game));
}
