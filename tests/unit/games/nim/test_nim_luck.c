/* Games of Nim and its kin with accounts: there is no luck in them, and errors are won positions
   given away. */

#include "support/testing.h"

#include "games/nim/nim_chance.h"
#include "games/nim/nim_computer.h"
#include "support/drivers/nim_games.h"
#include "support/luck.h"

enum { GAMES = 10000, SEARCHED = 500, SEARCHED_PAWNS = 3, ANY_MOVES = LEVELS };

static struct random_source source;
static struct account account[IMPARTIAL_PLAYERS];
static double greatest;

static int32_t chance_of(const struct impartial *game, uint8_t player) {
    struct compound_search search;

    return account_chance(nim_chance(&search, game, player));
}

/* A computer of a level, or any move. */
static void choose(const struct impartial *game, uint8_t player, uint8_t to[COMPOUND_PAWNS]) {
    struct nim_computer computer;

    if (player == ANY_MOVES) {
        compound_search_start(&computer.search, &game->compound, 0);
        compound_search_stray(&computer.search, (uint8_t)random_below(&source, 64));
    } else {
        nim_computer_start(&computer, game, (enum level)player,
                           (uint8_t)random_below(&source, 256));
    }
    while (nim_computer_step(&computer) == WORKING) {
    }
    compound_copy(to, nim_computer_move(&computer));
}

static void enter(const struct impartial *game, uint8_t mover) {
    for (uint8_t player = 0; player < IMPARTIAL_PLAYERS; player++) {
        account_enter(&account[player],
                      player == mover ? ACCOUNT_OWN_ERRORS : ACCOUNT_OTHERS_ERRORS,
                      account[player].now, chance_of(game, player));
    }
}

/* What the rules alone say of errors: a move to where the other wins, from where it could have been
   otherwise. */
static int errors_searched[IMPARTIAL_PLAYERS];

static void search_error(const struct game_search *searched, const struct impartial *game,
                         const uint8_t *to) {
    if (game_search_wins(searched, game->compound.pawn) && game_search_wins(searched, to)) {
        errors_searched[game->turn]++;
    }
}

static void begin(const struct impartial *game) {
    for (uint8_t player = 0; player < IMPARTIAL_PLAYERS; player++) {
        account_start(&account[player], chance_of(game, player));
        errors_searched[player] = 0;
    }
}

/* Plays a game to its end; who chooses by seat. */
static void play(struct impartial *game, const uint8_t player[],
                 const struct game_search *searched) {
    begin(game);
    while (!compound_is_over(&game->compound)) {
        uint8_t mover = game->turn;
        uint8_t to[COMPOUND_PAWNS];

        choose(game, player[mover], to);
        if (searched) {
            search_error(searched, game, to);
        }
        impartial_move(game, to);
        enter(game, mover);
    }
    luck_check_identity(account, impartial_winner(game) == 0, false, &greatest);
}

/* Of every kind, by every rule; computers play in both seats. */
static bool deal(struct impartial *game, unsigned number) {
    nim_deal(&source, game, (uint8_t)(number % IMPARTIAL_ENTERED));
    game->player[0] = game->player[1] = IMPARTIAL_COMPUTER;
    return !compound_is_over(&game->compound);
}

static void start_and_errors_make_the_result(void **state) {
    unsigned played = 0;
    int32_t errors = 0;

    (void)state;
    greatest = 0;
    for (unsigned number = 0; played < GAMES; number++) {
        uint8_t player[] = {(uint8_t)(played % (LEVELS + 1)), (uint8_t)(played / 4 % (LEVELS + 1))};
        struct impartial game;
        if (deal(&game, number)) {
            play(&game, player, NULL);
            errors += account[0].sum[ACCOUNT_OWN_ERRORS] / ACCOUNT_ONE;
            played++;
        }
        assert_int_equal(account[0].sum[ACCOUNT_OWN_LUCK], 0);
    }
    print_message("%u games, first players gave away %d, off by %g\n", played, -errors, greatest);
    assert_true(errors < -(int)GAMES / 10);
    assert_true(greatest == 0);
}

/* Against every other, in both seats. */
static void who_plays_best_has_no_errors(void **state) {
    (void)state;
    for (unsigned number = 0; number < GAMES / 5; number++) {
        uint8_t best = number / 2 % 2;
        uint8_t player[] = {(uint8_t)(number % (LEVELS + 1)), (uint8_t)(number % (LEVELS + 1))};
        struct impartial game;
        player[best] = LEVEL_BEST;
        if (deal(&game, number)) {
            play(&game, player, NULL);
            assert_int_equal(account[best].sum[ACCOUNT_OWN_ERRORS], 0);
        }
    }
}

static void errors_are_those_of_a_search_through_all_positions(void **state) {
    int found = 0;

    (void)state;
    for (unsigned number = 0; number < SEARCHED; number++) {
        uint8_t player[] = {ANY_MOVES, (uint8_t)(number % (LEVELS + 1))};
        struct game_search searched, fresh;
        struct impartial game;
        if (!deal(&game, number) || game.compound.count > SEARCHED_PAWNS) {
            continue;
        }
        nim_as_searched(&game, &searched);
        game_search_heaps(&fresh, 0, 0, 0);
        searched.stamp = fresh.stamp;
        play(&game, player, &searched);
        for (uint8_t seat = 0; seat < IMPARTIAL_PLAYERS; seat++) {
            assert_int_equal(-account[seat].sum[ACCOUNT_OWN_ERRORS],
                             errors_searched[seat] * ACCOUNT_ONE);
            found += errors_searched[seat];
        }
    }
    print_message("%d errors\n", found);
    assert_true(found > 100);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(start_and_errors_make_the_result),
        cmocka_unit_test(who_plays_best_has_no_errors),
        cmocka_unit_test(errors_are_those_of_a_search_through_all_positions),
    };
    source.state = random_board_seed();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
