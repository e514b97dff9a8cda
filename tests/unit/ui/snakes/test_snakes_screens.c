/* The screens of snakes and ladders in positions in which numbers are long, or players many: all
   that is shown is there in full. */

#include "support/screen_fixture.h"
#include "support/testing.h"

#include "device/dice.h"
#include "device/session.h"
#include "fake.h"
#include "games/snakes/built_in_boards.h"
#include "text/text.h"
#include "ui/kit/display.h"
#include "ui/kit/pages.h"
#include "ui/kit/screen_list.h"
#include "ui/snakes/snakes_statistics.h"
#include <stddef.h>
#include <string.h>

enum { WAIT = 60000, STAY = 30 };

const struct game *const games_table[GAME_NAMES] = {[GAME_SNAKES] = &game_snakes};

uint8_t game_ask_of(uint8_t game, uint8_t task, uint8_t argument) {
    uint8_t (*function)(uint8_t) = games_table[game]->task[task];

    return function ? function(argument) : 0;
}

uint8_t game_ask(uint8_t task, uint8_t argument) {
    return game_ask_of(session.game, task, argument);
}

static void nothing(void) {
}

static void no_key(struct key_event event) {
    (void)event;
}

static void no_tick(uint16_t now) {
    (void)now;
}

static void draw_attract(void) {
    text_character('A');
}

static const struct screen attract = {nothing, no_key, no_tick, draw_attract, NULL};

const struct screen *const screen_table[SCREENS_COUNT] = {
    [SCREEN_SPLASH] = &screen_setup, [SCREEN_SETUP] = &screen_setup, [SCREEN_PLAY] = &screen_play,
    [SCREEN_ATTRACT] = &attract,     [SCREEN_HELP] = &screen_help,
};

static uint32_t chance;

uint8_t dice_byte(void) {
    chance = chance * 1664525 + 1013904223;
    return (uint8_t)(chance >> 24);
}

uint8_t dice_throw(void) {
    return dice_byte() % 6 + 1;
}

void dice_start(void) {
}

uint8_t dice_collect(void) {
    return DICE_READY;
}

static char letter(uint8_t code) {
    switch (code) {
    case DISPLAY_ABOUT:
        return '~';
    case DISPLAY_PLUS_MINUS:
        return '$';
    case DISPLAY_ARROW_RIGHT:
        return '>';
    case DISPLAY_ARROW_LEFT:
        return '<';
    default:
        return code < 6 ? (char)('a' + code) : (char)code;
    }
}

static const char *row(uint8_t number) {
    static char text[LCD_ROWS][LCD_COLUMNS + 1];
    uint8_t length = LCD_COLUMNS;

    for (uint8_t column = 0; column < LCD_COLUMNS; column++) {
        text[number][column] = letter(fake_lcd_code(number, column));
    }
    while (length && text[number][length - 1] == ' ') {
        length--;
    }
    text[number][length] = '\0';
    return text[number];
}

static void expect(const char *upper, const char *lower) {
    assert_string_equal(row(0), upper);
    assert_string_equal(row(1), lower);
}

/* Until what is being computed is there, and not the prompt. */
static void await(void) {
    for (uint32_t i = 0; i < WAIT && pages_working(); i++) {
        ui_run(1);
    }
    assert_false(pages_working());
    ui_run(STAY);
    while (memcmp(row(1), "OK", 2) == 0) {
        ui_run(1);
    }
    ui_run(STAY);
}

/* A game with everybody on the start, on a built-in board. */
static struct snakes *begin(uint8_t board, uint8_t players, uint8_t tokens, bool kicks) {
    struct snakes *game = &session.snakes;

    session.game = GAME_SNAKES;
    memset(game, 0, sizeof *game);
    game->board_number = board;
    boards_load(board, &game->board);
    game->at.players = players;
    game->at.tokens = tokens;
    game->at.kicks = kicks;
    snakes_start(game);
    snakes_statistics_forget();
    return game;
}

/* On to the screen, and to the page of that place. */
static void show(uint8_t page) {
    assert_true(snakes_is_sound(&session.snakes));
    setup_choose(GAME_SNAKES);
    pages_open();
    screens_replace(SCREEN_PLAY);
    ui_run(STAY);
    for (; page; page--) {
        pages_turn(1);
    }
    ui_run(STAY);
}

static int set_up(void **state) {
    (void)state;
    chance = 1;
    ui_power_on();
    screens_stay_awake(0);
    return 0;
}

static void put(struct snakes *game, uint8_t player, uint8_t first, uint8_t second) {
    game->at.square[player][0] = first;
    game->at.square[player][1] = second;
}

/* Two tokens of two players do not fit side by side. */
static void test_squares_of_two_tokens(void **state) {
    struct snakes *game = begin(BOARDS_CHUTES, 2, 2, false);

    (void)state;
    put(game, 0, 12, 45);
    put(game, 1, 100, 94);
    show(0);
    assert_string_equal(row(0), ">P1 12 45");
    game->at.turn = 1;
    show(0);
    assert_string_equal(row(0), ">P2 100 94");
    show(1);
    expect("1:12 45 2:100 94", "");
}

/* Both tokens can be on their way to 100. */
static void test_choice_of_long_squares(void **state) {
    struct snakes *game = begin(BOARDS_CHUTES, 2, 2, false);

    (void)state;
    put(game, 0, 94, 94);
    game->face = 6;
    show(0);
    assert_string_equal(row(0), "f>94>100 94>100");
}

/* A ladder or snake that leads onto another player climbs or slides as well as it kicks. */
static void test_chances_with_kicks(void **state) {
    struct snakes *game = begin(BOARDS_FORCH, 3, 1, true);

    (void)state;
    put(game, 0, 9, 0);
    put(game, 1, 18, 0);
    put(game, 2, 2, 0);
    show(3);
    await();
    expect("up 1/6  down 1/6", "stay0 win0 kick2");
}

static void test_sent_back(void **state) {
    struct snakes *game = begin(BOARDS_FORCH, 2, 1, true);

    (void)state;
    put(game, 0, 5, 0);
    put(game, 1, 2, 0);
    show(3);
    await();
    expect("Sent back  16.7%", "P2 at once 16.7%");
}

/* A board of 2144.00296841 expected throws, spread 2124.39374834, or from there on with one snake
   more and some less 740.64518063 and 725.61262941. */
static void test_long_games(void **state) {
    static const struct board_jump jumps[] = {{99, 1}, {98, 2}, {97, 3}, {96, 4}, {95, 5},
                                              {50, 6}, {51, 7}, {52, 8}, {53, 9}, {90, 6}};
    struct snakes *game = begin(BOARDS_FORCH, 1, 1, false);

    (void)state;
    game->board.goal = 100;
    game->board.jump_count = 9;
    memcpy(game->board.jumps, jumps, sizeof jumps);
    show(0);
    await();
    expect(">P1 0", "2144.0 to go");
    show(3);
    await();
    expect("To go 2144.0", "     $2124.4");
    show(6);
    await();
    expect("min 17  mode 27", "50%1492 90%4911");
    game->board.jump_count = 6;
    game->board.jumps[5] = jumps[9];
    show(0);
    await();
    expect(">P1 0", "740.65 to go");
    show(3);
    await();
    expect("To go 740.65", "     $725.61");
    show(6);
    await();
    expect("min 17  mode 28", "50%518 90%1686");
    show(9);
    await();
    expect("Square 1", "2.218083 visits");
}

/* Nobody is said to have no chance who has one, and what is certain stands apart. */
static void test_small_chances(void **state) {
    struct snakes *game = begin(BOARDS_FORCH, 4, 1, false);

    (void)state;
    game->board.overshoot = BOARD_WIN;
    game->board.jump_count = 0;
    put(game, 0, 17, 0);
    show(11);
    await();
    expect("1 99%2  1%3  1%", "4  1%");
    put(game, 0, 23, 0);
    show(11);
    await();
    expect("1 100%2  0%3  0%", "4  0%");
}

/* Estimates say how wrong they may be, on every page. */
static void test_estimates(void **state) {
    struct snakes *game = begin(BOARDS_FORCH, 6, 2, true);
    unsigned worst = 99;

    (void)state;
    put(game, 0, 22, 24);
    show(12);
    for (unsigned i = 0; i < 30; i++) {
        unsigned error = 0;
        ui_run(200);
        const char *text = row(0);
        assert_int_equal(text[1], '~');
        assert_int_equal(text[11], '~');
        if (text[15] != '$') {
            error = 10 * (unsigned)(text[15] - '0');
        }
        error += (unsigned)(row(1)[15] - '0');
        assert_in_range(error, 1, worst);
        worst = error;
    }
    assert_in_range(worst, 1, 9);
}

static void test_faces_home(void **state) {
    struct snakes *game = begin(BOARDS_CHUTES, 1, 1, false);

    (void)state;
    put(game, 0, 96, 0);
    show(1);
    expect("1:97 2:78v3:99", "4:*  5:96=6:96=");
    put(game, 0, 79, 0);
    show(1);
    expect("1:*  2:81 3:82", "4:83 5:84 6:85");
}

/* What takes more than a minute can be waited for: all pairs of squares of chutes. */
static void test_long_computation(void **state) {
    (void)state;
    begin(BOARDS_CHUTES, 2, 1, true);
    show(0);
    ui_run(65000);
    assert_true(pages_working());
    assert_string_equal(row(0), ">P1 0    P2 0");
    while (pages_working()) {
        ui_run(1);
    }
    ui_run(59000);
    assert_string_equal(row(0), ">P1 0    P2 0");
    ui_run(3000);
    assert_string_equal(row(0), "A");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(test_squares_of_two_tokens, set_up),
        cmocka_unit_test_setup(test_choice_of_long_squares, set_up),
        cmocka_unit_test_setup(test_chances_with_kicks, set_up),
        cmocka_unit_test_setup(test_sent_back, set_up),
        cmocka_unit_test_setup(test_long_games, set_up),
        cmocka_unit_test_setup(test_small_chances, set_up),
        cmocka_unit_test_setup(test_estimates, set_up),
        cmocka_unit_test_setup(test_faces_home, set_up),
        cmocka_unit_test_setup(test_long_computation, set_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
