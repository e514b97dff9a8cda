/* Properties of every game of the image: its setup, its beginning and end, a change of seats, and
   its show. */

#include "support/game_in_hand.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/own_boards.h"
#include "device/saved.h"
#include "games/chips/chips.h"
#include "games/penney/penney.h"
#include "games/snakes/built_in_boards.h"
#include "games/snakes/snakes_rules.h"
#include "games/tenk/tenk.h"
#include "store/store.h"
#include "ui/kit/menu.h"
#include "ui/nim/nim_view.h"
#include <string.h>

enum { SEATS = 6 };

static const struct game *take(uint8_t place) {
    ui_power_on();
    hand_take(place);
    assert_int_equal(games_place(), place);
    assert_ptr_equal(games_in_hand(), games[place]);
    return games[place];
}

static const struct option *option_of(const struct game *game, uint8_t index) {
    return index < game->option_count ? &game->options[index] : &options_level;
}

static uint8_t *seats_of(const struct game *game) {
    return &session.setup[game->first_seat];
}

static void let_play(const struct game *game, uint8_t players) {
    if (game->seats > 2) {
        session.setup[game->seats_taken] = players;
    }
}

/* ---- the setup ------------------------------------------------------------------------------- */

TEST(what_was_never_set_up_has_its_initial_values) {
    for (uint8_t place = 0; place < GAMES_COUNT; place++) {
        const struct game *game = take(place);
        for (uint8_t i = 0; i <= game->option_count; i++) {
            assert_int_equal(session.setup[i], option_of(game, i)->initial);
        }
    }
}

static void take_again(uint8_t place) {
    session_keep();
    hand_take((place + 1) % GAMES_COUNT);
    hand_take(place);
}

/* The least and the greatest value of an option stay; values beyond them do not. */
TEST(what_cannot_be_chosen_is_put_right) {
    for (uint8_t place = 0; place < GAMES_COUNT; place++) {
        const struct game *game = take(place);
        for (uint8_t i = 0; i <= game->option_count; i++) {
            session.setup[i] = option_of(game, i)->most;
        }
        take_again(place);
        for (uint8_t i = 0; i <= game->option_count; i++) {
            assert_int_equal(session.setup[i], option_of(game, i)->most);
            session.setup[i]++;
        }
        take_again(place);
        for (uint8_t i = 0; i <= game->option_count; i++) {
            assert_int_equal(session.setup[i], option_of(game, i)->initial);
            session.setup[i] = option_of(game, i)->least;
        }
        take_again(place);
        for (uint8_t i = 0; i <= game->option_count; i++) {
            assert_int_equal(session.setup[i], option_of(game, i)->least);
            session.setup[i]--;
        }
        take_again(place);
        for (uint8_t i = 0; i <= game->option_count; i++) {
            assert_int_equal(session.setup[i], option_of(game, i)->initial);
        }
    }
}

/* ---- seats ----------------------------------------------------------------------------------- */

static void expect_change(const struct game *game, uint8_t taken, bool moves) {
    uint8_t before[GAME_SETUP];

    memcpy(before, session.setup, sizeof before);
    games_change_seats();
    for (uint8_t i = 0; i < GAME_SETUP; i++) {
        uint8_t seat = (uint8_t)(i - game->first_seat);
        uint8_t from = moves && seat < taken ? game->first_seat + (seat + 1) % taken : i;
        assert_int_equal(session.setup[i], before[from]);
    }
}

TEST(the_second_comes_to_the_first_seat_and_the_first_to_the_last) {
    for (uint8_t place = 0; place < GAMES_COUNT; place++) {
        const struct game *game = take(place);
        for (uint8_t taken = 1; taken <= game->seats; taken++) {
            if (game->seats == 2 && taken == 1) {
                continue;
            }
            let_play(game, taken);
            for (uint8_t number = 0; number < 1 << game->seats; number++) {
                for (uint8_t seat = 0; seat < game->seats; seat++) {
                    seats_of(game)[seat] = number >> seat & 1;
                }
                expect_change(game, taken, taken > 1);
            }
        }
    }
}

/* The first seat must not get a kind of player that its option does not have. */
TEST(who_cannot_sit_in_the_first_seat_keeps_all_in_theirs) {
    for (uint8_t place = 0; place < GAMES_COUNT; place++) {
        const struct game *game = take(place);
        let_play(game, game->seats);
        seats_of(game)[1] = game->options[game->first_seat].most;
        expect_change(game, game->seats, true);
        seats_of(game)[1] = game->options[game->first_seat].most + 1;
        expect_change(game, game->seats, false);
    }
}

/* ---- players --------------------------------------------------------------------------------- */

/* `first` and `second` are values of a seat's option: a person, or a kind of computer. */
static void expect_judged(const struct game *game, uint8_t first, uint8_t second) {
    uint8_t best = first > second ? first : second;
    bool is_of_seats = game->options[game->first_seat].most > SEAT_COMPUTER;

    session.setup[game->option_count] = LEVEL_EASY;
    seats_of(game)[0] = first;
    seats_of(game)[1] = second;
    assert_null(games_begin());
    assert_int_equal(session.counts, (first == SEAT_PERSON || second == SEAT_PERSON) && best);
    assert_int_equal(session.level, is_of_seats && best ? best - 1 : LEVEL_EASY);
    assert_true(games_goes_on());
    assert_int_equal(games_last(), games_place());
}

TEST(a_game_counts_between_persons_and_computers) {
    for (uint8_t place = 0; place < GAMES_COUNT; place++) {
        const struct game *game = take(place);
        uint8_t most = game->options[game->first_seat].most;
        let_play(game, 2);
        for (uint8_t seat = 2; seat < game->seats; seat++) {
            seats_of(game)[seat] = seat % 2; /* these seats do not play */
        }
        for (uint8_t first = 0; first <= most; first++) {
            for (uint8_t second = 0; second <= most; second++) {
                expect_judged(game, first, second);
            }
        }
        session.setup[game->option_count] = LEVEL_BEST;
        seats_of(game)[0] = seats_of(game)[1] = SEAT_PERSON;
        assert_null(games_begin());
        assert_int_equal(session.level, LEVEL_BEST);
    }
}

/* The player to move then has lost, which is the person. */
static void take_all_heaps(void) {
    memset(nim_in_play()->compound.pawn, 0, sizeof nim_in_play()->compound.pawn);
}

TEST(the_end_is_counted_once_by_its_level) {
    const struct game *game = take(PLACE_OF_NIM);

    expect_judged(game, SEAT_PERSON, SEAT_COMPUTER);
    take_all_heaps();
    games_end();
    games_end();
    assert_int_equal(session.tally[LEVEL_EASY].games, 1);
    assert_int_equal(hand_games(), 1);
    assert_int_equal(hand_won(), 0);
    assert_false(games_goes_on());
    assert_int_equal(games_last(), GAMES_COUNT);
    expect_judged(game, SEAT_PERSON, SEAT_PERSON);
    games_end();
    assert_int_equal(hand_games(), 1);
}

/* ---- lines of a setup ------------------------------------------------------------------------ */

/* The lines that a setup shows, as bits; the level comes after the last option. */
static uint16_t lines_of(uint8_t place, const uint8_t setup[]) {
    uint16_t lines = 0;

    hand_take(place);
    memcpy(session.setup, setup, games[place]->option_count + 1U);
    for (uint8_t option = 0; option < GAME_OPTIONS_MAXIMUM + 1; option++) {
        lines |= (uint16_t)(games_has_option(option) << option);
    }
    return lines;
}

static uint16_t seats(const struct game *game, uint8_t first, uint8_t behind) {
    return (uint16_t)((1 << (game->first_seat + behind)) - (1 << (game->first_seat + first)));
}

TEST(players_who_do_not_play_have_no_line) {
    static const struct {
        uint8_t place;
        uint8_t most;
        uint8_t setup[GAME_SETUP];
    } of_two[] = {{PLACE_OF_SNAKES, 6, {[SNAKES_OPTION_PLAYERS] = 2, [SNAKES_OPTION_TOKENS] = 1}},
                  {PLACE_OF_TENK, 4, {[TENK_OPTION_PLAYERS] = 2}},
                  {PLACE_OF_PENNEY, 3, {3, 2}}};

    ui_power_on();
    for (unsigned i = 0; i < sizeof of_two / sizeof of_two[0]; i++) {
        const struct game *game = games[of_two[i].place];
        uint16_t lines = lines_of(of_two[i].place, of_two[i].setup);
        assert_int_equal(lines & seats(game, 0, 2), seats(game, 0, 2));
        assert_int_equal(lines & seats(game, 2, of_two[i].most), 0);
        session.setup[game->seats_taken] = of_two[i].most;
        assert_true(games_has_option((uint8_t)(game->first_seat + of_two[i].most - 1)));
    }
}

static bool has_level(uint8_t place, const uint8_t setup[]) {
    return lines_of(place, setup) >> games[place]->option_count & 1;
}

TEST(a_level_is_there_where_a_computer_decides) {
    enum { PERSON = SEAT_PERSON, COMPUTER = SEAT_COMPUTER, NOBODY = CHIPS_SEAT_EMPTY };
    uint8_t snakes[GAME_SETUP] = {[SNAKES_OPTION_PLAYERS] = 2,
                                  [SNAKES_OPTION_FIRST_SEAT + 1] = COMPUTER,
                                  [SNAKES_OPTION_TOKENS] = 2};

    ui_power_on();
    assert_true(has_level(PLACE_OF_SNAKES, snakes));
    snakes[SNAKES_OPTION_TOKENS] = 1;
    assert_false(has_level(PLACE_OF_SNAKES, snakes));
    assert_true(has_level(PLACE_OF_CHIPS, (const uint8_t[GAME_SETUP]){0, 6, PERSON, COMPUTER}));
    assert_false(has_level(PLACE_OF_CHIPS, (const uint8_t[GAME_SETUP]){0, 6, PERSON, PERSON}));
    assert_false(has_level(PLACE_OF_CHIPS, (const uint8_t[GAME_SETUP]){0, 6, PERSON, NOBODY}));
    /* Only P3 is a computer, and does not play. */
    assert_false(has_level(PLACE_OF_PENNEY, (const uint8_t[GAME_SETUP]){3, 2, 0, 0, COMPUTER, 4}));
    assert_true(has_level(PLACE_OF_PENNEY, (const uint8_t[GAME_SETUP]){3, 3, 0, 0, COMPUTER, 4}));
    /* Each computer has its own level. */
    assert_false(has_level(PLACE_OF_TENK, (const uint8_t[GAME_SETUP]){2, 0, 1, 0, 0, 0}));
}

/* ---- from one game to another ---------------------------------------------------------------- */

/* The game played last goes on after a start, whatever its place in the menu. */
TEST(the_game_played_last_is_remembered) {
    ui_power_on();
    for (uint8_t i = 0; i < 3 * GAMES_COUNT; i++) {
        uint8_t place = (uint8_t)(i * 7 + i / GAMES_COUNT) % GAMES_COUNT;
        hand_take(place);
        if (i < GAMES_COUNT) {
            let_play(games[place], 2);
            assert_null(games_begin());
        } else {
            games_continue();
        }
        assert_int_equal(games_last(), place);
        ui_restart();
        assert_int_equal(games_last(), place);
        assert_true(games_goes_on());
    }
}

/* The waiting one need not be replayed for that. */
TEST(a_game_can_begin_while_another_of_its_kind_waits) {
    for (uint8_t place = 0; place < GAMES_COUNT; place++) {
        take(place);
        assert_null(games_begin());
        hand_take((place + 1) % GAMES_COUNT);
        while (store_busy()) {
            store_step();
        }
        while (!games_take_record(place)) {
        }
        assert_true(session.goes_on);
        assert_null(games_begin());
        assert_true(games_take(place));
    }
}

/* A game whose board has been changed since does not go on, and its player is told. */
TEST(a_game_on_a_changed_board_is_lost_and_that_is_said) {
    struct own_board own = {.board = {.goal = 24}};

    take(PLACE_OF_SNAKES);
    own_boards_save(0, &own);
    ui_run(1000);
    session.setup[SNAKES_OPTION_BOARD] = BOARDS_COUNT;
    assert_null(games_begin());
    ui_run(1000);
    own.board.goal = 30;
    own_boards_save(0, &own);
    hand_take(PLACE_OF_NIM);
    assert_true(games_waits(PLACE_OF_SNAKES));
    ui_menu();
    ui_open("Snakes");
    ui_await("Cannot go on:", "new board/graph", 1000);
    assert_false(session.goes_on);
    assert_false(games_waits(PLACE_OF_SNAKES));
    ui_press(KEY_SELECT);
    ui_expect("→New game", NULL);
    ui_press(KEY_SELECT);
    ui_run(1000);
    assert_true(session.goes_on);
}

TEST(a_record_that_is_no_game_is_refused_and_named) {
    for (uint8_t place = 0; place < GAMES_COUNT; place++) {
        take(place);
        let_play(games[place], 2);
        assert_null(games_begin());
        memset(session.record.setup, 0xEE, sizeof session.record.setup);
        session_keep();
        ui_restart();
        assert_int_equal(games_last(), GAMES_COUNT);
        assert_in_range(saved_first_refused(), STORE_GAME, STORE_GAME + STORE_GAMES - 1);
        assert_false(saved_more_refused());
        hand_take(place);
        assert_false(games_goes_on());
    }
}

TEST(a_game_that_is_shown_is_nobody_s) {
    for (uint8_t place = 0; place < GAMES_COUNT; place++) {
        take(place);
        let_play(games[place], 2);
        assert_null(games_begin());
        while (store_busy()) {
            store_step();
        }
        assert_true(games_show(place));
        assert_true(session_is_shown());
        assert_int_equal(games_place(), GAMES_COUNT);
        assert_ptr_equal(games_in_hand(), games[place]);
        assert_true(session_waits_for_computer() || session_turn().player == GAME_NOBODY);
        hand_take(place);
        assert_false(session_is_shown());
        assert_true(games_goes_on());
    }
}
