/* What is read as a saved game is input from a stranger: its CRC may be right and its content
   anything. Whatever is gone on with is played here for some moves, under the sanitizers. */

#include "support/testing.h"

#include "device/own_boards.h"
#include "device/session.h"
#include "device/workspace.h"
#include "fake.h"
#include "games/snakes/built_in_boards.h"
#include "hal/nvm.h"
#include "store/store.h"
#include "support/store_player.h"
#include "text/text.h"
#include "ui/chips/chips_pages.h"
#include "ui/kit/display.h"
#include "ui/kit/pages.h"
#include "ui/snakes/snakes_statistics.h"
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { NOISE_RECORDS = 20000, MOVES = 4, STEPS_OF_A_PAGE = 3, STEPS_OF_A_COMPUTER = 400 };

static uint32_t chance;

static uint8_t random_byte(void) {
    chance = chance * 1664525 + 1013904223;
    return (uint8_t)(chance >> 24);
}

/* ---- a sound game of every kind ----------------------------------------------------------------
 */

/* Two tokens each, and a throw after which one of them is to be chosen. */
static void begin_snakes(struct session *saved) {
    struct snakes *game = &saved->snakes;

    game->board_number = BOARDS_FORCH;
    game->at = (struct position){.players = 2, .tokens = 2, .kicks = 1};
    boards_load(game->board_number, &game->board);
    snakes_start(game);
    game->at.square[0][0] = 5;
    game->face = 4;
}

static void begin_tenk(struct session *saved) {
    static const uint8_t faces[DICE_FACES] = {1, 1, 1, 2, 3, 6};
    struct scoring scoring;

    saved->tenk.players = 3;
    saved->tenk.kind[1] = TENK_WINNER;
    tenk_start(&saved->tenk);
    tenk_throw(&saved->tenk, &scoring, faces);
}

static void begin_penney(struct session *saved) {
    struct penney *game = &saved->penney;

    game->players = 2;
    game->player[1] = PENNEY_COMPUTER;
    game->letters = 3;
    game->state.heads = 32;
    game->state.parts = PENNEY_PARTS;
    penney_start(game);
    penney_choose(game, 9);
    penney_choose(game, 12);
}

static void begin_chips(struct session *saved) {
    struct chips *game = &saved->chips;

    *game = (struct chips){
        .kind = CHIPS_DIE, .players = 2, .player = {CHIPS_PERSON, CHIPS_COMPUTER}, .chips = 6};
    chips_start(game);
    for (uint8_t field = 0; field < 6; field++) {
        game->left[0][field] = game->left[1][5 - field / 2] = 1;
    }
    game->left[1][5] = game->left[1][4] = game->left[1][3] = 2;
}

static void begin_nim(struct session *saved) {
    saved->impartial.player[1] = IMPARTIAL_COMPUTER;
    saved->impartial.compound.count = 3;
    saved->impartial.compound.rule = COMPOUND_SUM;
    memcpy(saved->impartial.compound.pawn, (const uint8_t[]){4, 6, 9}, 3);
    impartial_deal(&saved->impartial, IMPARTIAL_NIM);
}

static void (*const begin[GAME_NAMES])(struct session *saved) = {
    [GAME_SNAKES] = begin_snakes, [GAME_TENK] = begin_tenk, [GAME_PENNEY] = begin_penney,
    [GAME_CHIPS] = begin_chips,   [GAME_NIM] = begin_nim,
};

static struct session sound_game(uint8_t name) {
    struct session saved;

    memset(&saved, 0, sizeof saved);
    saved.tally = (struct tally){.games = 7, .won = 3};
    saved.game = name;
    begin[name](&saved);
    return saved;
}

/* ---- power-off and power-on --------------------------------------------------------------------
 */

static void write_all(void) {
    while (store_busy()) {
        store_step();
    }
}

/* As after power-on with such a record in EEPROM: whether its game is gone on with. */
static bool is_resumed(const struct session *saved) {
    store_save(STORE_GAME, saved, SESSION_KEPT);
    write_all();
    memset(&session, 0, sizeof session);
    workspace_borrow(WORKSPACE_NOBODY);
    chips_pages_forget();
    snakes_statistics_forget();
    store_start();
    session_load();
    return session.game != GAME_NONE;
}

static bool is_resumed_with(uint8_t name, size_t offset, uint8_t value) {
    struct session saved = sound_game(name);

    ((uint8_t *)&saved)[offset] = value;
    return is_resumed(&saved);
}

/* ---- playing on --------------------------------------------------------------------------------
 */

static void draw(uint8_t state) {
    display_clear();
    game_ask(GAME_DRAW, state);
    display_at(1, 0);
    game_ask(GAME_PROMPT, true);
}

static void look_at_pages(void) {
    uint8_t count = game_ask(GAME_PAGES, 0);

    pages_open();
    for (uint8_t page = 0; page < count; page++, pages_turn(1)) {
        for (uint8_t step = 0; step < STEPS_OF_A_PAGE; step++) {
            pages_step();
        }
        display_clear();
        pages_draw();
    }
}

static void press_keys(void) {
    static const uint8_t keys[] = {KEY_UP, KEY_SELECT, KEY_DOWN, KEY_DOWN, KEY_SELECT, KEY_LEFT};

    for (unsigned i = 0; i < sizeof keys && game_ask(GAME_STANDING, 0) == STANDING_PERSON; i++) {
        game_ask(GAME_KEY, keys[i]);
        draw(PLAY_WAITING);
    }
}

static void move(void) {
    uint8_t next;

    pages_open();
    for (unsigned step = 0; step < STEPS_OF_A_COMPUTER && pages_working(); step++) {
        pages_step();
    }
    next = game_ask(GAME_ACT, 0);
    if (next == PLAY_ROLLING) {
        draw(next);
        next = game_ask(GAME_THROWN, random_byte() % BOARD_FACES + 1);
    }
    if (next != PLAY_STAY) {
        draw(next);
    }
}

static void play_on(void) {
    draw(PLAY_WAITING);
    look_at_pages();
    pages_open();
    press_keys();
    for (unsigned i = 0; i < MOVES && game_ask(GAME_STANDING, 0) < STANDING_WON; i++) {
        move();
    }
}

/* ---- the tests ---------------------------------------------------------------------------------
 */

static void sound_games_are_resumed(void **state) {
    (void)state;
    for (uint8_t name = 0; name < GAME_NAMES; name++) {
        struct session saved = sound_game(name);
        assert_true(is_resumed(&saved));
        assert_int_equal(session.game, name);
        assert_memory_equal(&session, &saved, SESSION_KEPT);
        assert_int_equal(session.tally.games, 7);
        play_on();
    }
}

static void dice_without_a_face_are_refused(void **state) {
    static const uint8_t wrong[] = {0, 7, 8, 100, 200, 255};

    (void)state;
    for (unsigned i = 0; i < sizeof wrong; i++) {
        for (size_t die = 0; die < DICE_FACES; die++) {
            assert_false(
                is_resumed_with(GAME_TENK, offsetof(struct session, tenk.face) + die, wrong[i]));
        }
        assert_false(is_resumed_with(GAME_TENK, offsetof(struct session, tenk.dice), wrong[i]));
        if (wrong[i]) { /* no throw is waiting */
            assert_false(
                is_resumed_with(GAME_SNAKES, offsetof(struct session, snakes.face), wrong[i]));
        }
    }
}

#define WRONG(name, field, value)                                                                  \
    { name, offsetof(struct session, field), value, #field " = " #value }
#define WRONG_HIGH(name, field, value)                                                             \
    { name, offsetof(struct session, field) + 1, value, "high byte of " #field " = " #value }

/* The unlucky value of every field whose range can be told by itself. */
static const struct {
    uint8_t game;
    size_t offset;
    uint8_t value;
    const char *what;
} wrong_fields[] = {
    WRONG(GAME_SNAKES, game, GAME_NAMES),
    WRONG(GAME_SNAKES, game, 254),
    WRONG(GAME_SNAKES, snakes.board_number, BOARDS_COUNT),
    WRONG(GAME_SNAKES, snakes.board_number, BOARDS_COUNT + OWN_BOARDS),
    WRONG(GAME_SNAKES, snakes.board_number, 255),
    WRONG(GAME_SNAKES, snakes.overshoot, 3),
    WRONG(GAME_SNAKES, snakes.control[0], 2),
    WRONG(GAME_SNAKES, snakes.control[5], 255),
    WRONG(GAME_SNAKES, snakes.at.players, 0),
    WRONG(GAME_SNAKES, snakes.at.players, 7),
    WRONG(GAME_SNAKES, snakes.at.tokens, 0),
    WRONG(GAME_SNAKES, snakes.at.tokens, 3),
    WRONG(GAME_SNAKES, snakes.at.kicks, 2),
    WRONG(GAME_SNAKES, snakes.at.turn, 2),
    WRONG(GAME_SNAKES, snakes.at.square[0][0], 3),
    WRONG(GAME_SNAKES, snakes.at.square[0][0], 25),
    WRONG(GAME_SNAKES, snakes.at.square[0][1], 24), /* a choice, but one token */
    WRONG(GAME_SNAKES, snakes.at.square[1][1], 255),
    WRONG(GAME_TENK, tenk.players, 1),
    WRONG(GAME_TENK, tenk.players, 5),
    WRONG(GAME_TENK, tenk.kind[0], 4),
    WRONG(GAME_TENK, tenk.kind[3], 255),
    WRONG(GAME_TENK, tenk.last_turns, 2),
    WRONG(GAME_TENK, tenk.turn, 3),
    WRONG(GAME_TENK, tenk.turn, 255),
    WRONG(GAME_TENK, tenk.phase, TENK_ATTEMPT),
    WRONG(GAME_TENK, tenk.phase, TENK_OVER),
    WRONG(GAME_TENK, tenk.phase, 5),
    WRONG(GAME_TENK, tenk.round, 0),
    WRONG_HIGH(GAME_TENK, tenk.stake, 255),
    WRONG_HIGH(GAME_TENK, tenk.score[2], 255),
    WRONG(GAME_TENK, tenk.score[0], TENK_GOAL_STEPS),
    WRONG(GAME_TENK, tenk.score[2], TENK_GOAL_STEPS),
    WRONG(GAME_TENK, tenk.score[3], 1),
    WRONG(GAME_PENNEY, penney.players, 1),
    WRONG(GAME_PENNEY, penney.players, 4),
    WRONG(GAME_PENNEY, penney.player[0], 2),
    WRONG(GAME_PENNEY, penney.player[1], 255),
    WRONG(GAME_PENNEY, penney.player[2], PENNEY_COMPUTER), /* does not play */
    WRONG(GAME_PENNEY, penney.letters, 1),
    WRONG(GAME_PENNEY, penney.letters, 6),
    WRONG(GAME_PENNEY, penney.letters, 40),
    WRONG(GAME_PENNEY, penney.letters, 255),
    WRONG(GAME_PENNEY, penney.state.word[0], 0),
    WRONG(GAME_PENNEY, penney.state.word[0], 12),
    WRONG(GAME_PENNEY, penney.state.word[1], 255),
    WRONG(GAME_PENNEY, penney.state.word[2], 10),
    WRONG(GAME_PENNEY, penney.state.tossed, 0),
    WRONG(GAME_PENNEY, penney.state.tossed, 16),
    WRONG(GAME_PENNEY, penney.state.heads, 0),
    WRONG(GAME_PENNEY, penney.state.heads, PENNEY_PARTS),
    WRONG(GAME_PENNEY, penney.state.parts, 0),
    WRONG(GAME_CHIPS, chips.kind, CHIPS_KINDS),
    WRONG(GAME_CHIPS, chips.kind, 255),
    WRONG(GAME_CHIPS, chips.players, 0),
    WRONG(GAME_CHIPS, chips.players, 3),
    WRONG(GAME_CHIPS, chips.player[0], 2),
    WRONG(GAME_CHIPS, chips.player[1], 255),
    WRONG(GAME_CHIPS, chips.ready, 2),
    WRONG(GAME_CHIPS, chips.chips, 0),
    WRONG(GAME_CHIPS, chips.chips, CLEARANCE_CHIPS + 1),
    WRONG(GAME_CHIPS, chips.stage, CHIPS_STAGES),
    WRONG_HIGH(GAME_CHIPS, chips.throws, 255),
    WRONG(GAME_CHIPS, chips.left[0][0], 2),
    WRONG(GAME_CHIPS, chips.left[1][6], 1),
    WRONG(GAME_CHIPS, chips.left[1][10], 255),
    WRONG(GAME_NIM, impartial.player[0], 2),
    WRONG(GAME_NIM, impartial.player[1], 255),
    WRONG(GAME_NIM, impartial.errs, 2),
    WRONG(GAME_NIM, impartial.turn, 2),
    WRONG(GAME_NIM, impartial.compound.rule, COMPOUND_MISERE + 1),
    WRONG(GAME_NIM, impartial.compound.count, 0),
    WRONG(GAME_NIM, impartial.compound.count, COMPOUND_PAWNS + 1),
    WRONG(GAME_NIM, impartial.compound.pawn[2], GRAPH_NODES),
    WRONG(GAME_NIM, impartial.compound.pawn[0], 255),
    WRONG(GAME_NIM, impartial.compound.graph.follows[0], 1), /* an arc to itself */
};

static void wrong_fields_are_refused(void **state) {
    (void)state;
    for (unsigned i = 0; i < sizeof wrong_fields / sizeof *wrong_fields; i++) {
        if (is_resumed_with(wrong_fields[i].game, wrong_fields[i].offset, wrong_fields[i].value)) {
            fail_msg("resumed with %s", wrong_fields[i].what);
        }
        assert_int_equal(session.tally.games, 7);
    }
}

/* Every byte in turn, with values around all limits. */
static void one_wrong_byte_does_no_harm(void **state) {
    static const uint8_t values[] = {0,  1,  2,  3,  4,  5,  6,  7,  8,   15,  16,  17,  24,  25,
                                     31, 32, 33, 40, 63, 64, 65, 99, 100, 127, 128, 200, 254, 255};
    unsigned resumed = 0;

    (void)state;
    for (uint8_t name = 0; name < GAME_NAMES; name++) {
        for (size_t at = offsetof(struct session, game) + 1; at < SESSION_KEPT; at++) {
            for (unsigned i = 0; i < sizeof values; i++) {
                if (is_resumed_with(name, at, values[i])) {
                    resumed++;
                    play_on();
                }
            }
        }
    }
    printf("%u of them resumed\n", resumed);
    assert_in_range(resumed, 1000, 5000);
}

/* Bytes of no sense, most of them small. */
static void noise_does_no_harm(void **state) {
    struct session saved;
    unsigned resumed = 0;

    (void)state;
    for (unsigned i = 0; i < NOISE_RECORDS; i++) {
        uint8_t limit = i % 2 ? 4 : 17;
        saved = sound_game(i % GAME_NAMES);
        for (size_t at = offsetof(struct session, snakes); at < SESSION_KEPT; at++) {
            if (random_byte() & 1) {
                ((uint8_t *)&saved)[at] =
                    random_byte() < 240 ? random_byte() % limit : random_byte();
            }
        }
        if (is_resumed(&saved)) {
            resumed++;
            play_on();
        }
    }
    printf("%u of %u resumed\n", resumed, (unsigned)NOISE_RECORDS);
}

/* A game on a board of the owner's, which is one, is another or is gone. */
static void own_boards_are_checked_too(void **state) {
    struct own_board own = {.board = {.goal = 12, .jump_count = 1, .jumps = {{3, 8}}}};
    struct session saved = sound_game(GAME_SNAKES);

    (void)state;
    saved.snakes.board_number = BOARDS_COUNT + OWN_BOARDS - 1;
    assert_false(is_resumed(&saved));
    own_boards_save(OWN_BOARDS - 1, &own);
    write_all();
    assert_true(is_resumed(&saved));
    play_on();
    own.board.jumps[0].from = 5; /* where a token stands */
    own_boards_save(OWN_BOARDS - 1, &own);
    write_all();
    assert_false(is_resumed(&saved));
    own.board.jumps[0] = (struct board_jump){3, 200};
    own_boards_save(OWN_BOARDS - 1, &own);
    write_all();
    assert_false(is_resumed(&saved));
}

/* A game whose format is another is as if there were none, until one is saved. */
static void another_format_is_refused_and_kept(void **state) {
    struct session saved = sound_game(GAME_TENK);
    uint8_t memory[NVM_SIZE];

    (void)state;
    assert_true(is_resumed(&saved));
    player_reformat();
    memcpy(memory, fake_nvm_bytes(), NVM_SIZE);
    memset(&session, 0, sizeof session);
    session_load();
    write_all();
    assert_int_equal(session.game, GAME_NONE);
    assert_int_equal(session.tally.games, 0);
    assert_memory_equal(fake_nvm_bytes(), memory, NVM_SIZE);
    saved = sound_game(GAME_NIM);
    assert_true(is_resumed(&saved));
    assert_int_equal(session.game, GAME_NIM);
}

static int erased(void **state) {
    (void)state;
    fake_reset_all();
    fake_nvm_reset();
    store_start();
    text_to(display_put);
    chance = 9;
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(sound_games_are_resumed, erased),
        cmocka_unit_test_setup(dice_without_a_face_are_refused, erased),
        cmocka_unit_test_setup(wrong_fields_are_refused, erased),
        cmocka_unit_test_setup(one_wrong_byte_does_no_harm, erased),
        cmocka_unit_test_setup(noise_does_no_harm, erased),
        cmocka_unit_test_setup(own_boards_are_checked_too, erased),
        cmocka_unit_test_setup(another_format_is_refused_and_kept, erased),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
