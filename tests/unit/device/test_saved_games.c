/* What is read as a saved game is input from a stranger: its CRC may be right and its content
   anything. Whatever is gone on with is played here for some moves, under the sanitizers. */

#include "support/game_in_hand.h"
#include "support/testing.h"

#include "device/own_boards.h"
#include "device/session.h"
#include "device/workspace.h"
#include "fake.h"
#include "games/chips/chips.h"
#include "games/nim/impartial.h"
#include "games/penney/penney.h"
#include "games/snakes/built_in_boards.h"
#include "games/snakes/snakes.h"
#include "games/tenk/tenk.h"
#include "hal/nvm.h"
#include "store/store.h"
#include "support/drivers/store_player.h"
#include "ui/display/display.h"
#include "ui/games.h"
#include "ui/kit/page_runner.h"
#include "ui/restore.h"
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum {
    NOISE_RECORDS = 20000,
    MOVES = 4,
    SLICES_OF_A_PAGE = 3,
    SLICES_OF_A_COMPUTER = 400,
    PRESSES_OF_A_PERSON = 20
};

/* Where the state begins in a record, and of a game with dice what follows its proof; and where the
   record ends. Every game's state begins with the struct of its rules. */
enum {
    STATE = offsetof(struct session, state),
    THROWN = offsetof(struct session, state.thrown.bytes),
    KEPT = STATE + SESSION_STATE_KEPT
};

static size_t state_of(enum game_number number) {
    return number == GAME_NIM ? STATE : THROWN;
}

static uint32_t chance;

static uint8_t random_byte(void) {
    chance = chance * 1664525 + 1013904223;
    return (uint8_t)(chance >> 24);
}

/* ---- a sound game of every kind -------------------------------------------------------------- */

/* Two tokens each, and a throw after which one of them is to be chosen. */
static void begin_snakes(void *state) {
    struct snakes *game = state;

    game->board_number = BOARDS_FORCH;
    game->at = (struct position){.players = 2, .tokens = 2, .kicks = 1};
    boards_load(game->board_number, &game->board);
    snakes_start(game);
    game->at.square[0][0] = 5;
    game->face = 4;
}

static void begin_tenk(void *state) {
    static const uint8_t faces[DICE_FACES] = {1, 1, 1, 2, 3, 6};
    struct tenk *game = state;
    struct scoring scoring;

    game->players = 3;
    game->kind[1] = TENK_WINNER;
    tenk_start(game);
    tenk_throw(game, &scoring, faces);
}

static void begin_penney(void *state) {
    struct penney *game = state;

    game->players = 2;
    game->player[1] = PENNEY_COMPUTER;
    game->letters = 3;
    game->state.heads = 32;
    game->state.parts = PENNEY_PARTS;
    penney_start(game);
    penney_choose(game, 9);
    penney_choose(game, 12);
}

static void begin_chips(void *state) {
    struct chips *game = state;

    *game = (struct chips){
        .kind = CHIPS_DIE, .players = 2, .player = {CHIPS_PERSON, CHIPS_COMPUTER}, .chips = 6};
    chips_start(game);
    for (uint8_t field = 0; field < 6; field++) {
        game->left[0][field] = game->left[1][5 - field / 2] = 1;
    }
    game->left[1][5] = game->left[1][4] = game->left[1][3] = 2;
}

static void begin_nim(void *state) {
    struct impartial *game = state;

    game->player[1] = IMPARTIAL_COMPUTER;
    game->compound.count = 3;
    game->compound.rule = COMPOUND_SUM;
    memcpy(game->compound.pawn, (const uint8_t[]){4, 6, 9}, 3);
    impartial_deal(game, IMPARTIAL_NIM);
}

static void (*const begin[])(void *state) = {
    [GAME_SNAKES] = begin_snakes, [GAME_TENK] = begin_tenk, [GAME_PENNEY] = begin_penney,
    [GAME_CHIPS] = begin_chips,   [GAME_NIM] = begin_nim,
};

enum { KINDS = sizeof begin / sizeof begin[0] };

static enum game_number
    in_hand; /* whose record is saved: games are in the order of their numbers */

static struct session sound_game(enum game_number number) {
    struct session saved;

    memset(&saved, 0, sizeof saved);
    saved.tally[LEVEL_GOOD] = (struct tally){.games = 7, .won = 3};
    saved.game = number;
    saved.goes_on = true;
    in_hand = number;
    begin[number]((uint8_t *)&saved + state_of(number));
    return saved;
}

/* ---- power-off and power-on ------------------------------------------------------------------ */

static void write_all(void) {
    while (store_busy()) {
        store_step();
    }
}

/* As after power-on with such a record in EEPROM: whether its game is gone on with. */
static bool is_resumed(const struct session *saved) {
    store_save((enum store_kind)(STORE_GAME + in_hand), saved, KEPT);
    write_all();
    workspace_borrow(WORKSPACE_NOBODY);
    store_start();
    restore_saved();
    hand_take(in_hand);
    return session.goes_on;
}

static bool is_resumed_with(enum game_number number, size_t offset, uint8_t value) {
    struct session saved = sound_game(number);

    ((uint8_t *)&saved)[offset] = value;
    return is_resumed(&saved);
}

/* ---- playing on ------------------------------------------------------------------------------ */

static void draw(enum play_state state) {
    const struct game *game = games_in_hand();

    display_clear();
    game->draw(state);
    display_at(1, 0);
    if (game->draw_prompt) {
        game->draw_prompt(true);
    }
}

static void look_at_pages(void) {
    const struct game *game = games_in_hand();

    page_runner_open(game);
    for (uint8_t page = 0; game->pages[page] != NULL; page++) {
        for (uint8_t slice = 0; slice < SLICES_OF_A_PAGE; slice++) {
            page_runner_step(0);
        }
        display_clear();
        page_runner_draw();
        page_runner_turn(1);
    }
}

static void press_keys(void) {
    static const enum key keys[] = {KEY_UP, KEY_SELECT, KEY_DOWN, KEY_DOWN, KEY_SELECT, KEY_LEFT};
    const struct game *game = games_in_hand();

    for (unsigned i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        if (game->key && game->standing() == STANDING_PERSON) {
            game->key((struct key_event){keys[i], KEY_PRESSED});
            draw(PLAY_WAITING);
        }
    }
}

/* The person whose turn it is presses select until that is a move. */
static bool decide(void) {
    const struct game *game = games_in_hand();

    for (unsigned i = 0; i < PRESSES_OF_A_PERSON; i++) {
        if (game->key == NULL ||
            game->key((struct key_event){KEY_SELECT, KEY_PRESSED}) != KEY_TAKEN) {
            return true;
        }
        draw(PLAY_WAITING);
    }
    return false;
}

static bool think(void) {
    const struct game *game = games_in_hand();
    uint8_t done;

    for (unsigned slice = 0; game->think && slice < SLICES_OF_A_COMPUTER; slice++) {
        if (game->think(workspace_borrow(WORKSPACE_SCREEN), &done) >= DONE) {
            return true;
        }
    }
    return game->think == NULL;
}

/* Whether it came to a move. */
static bool move(void) {
    const struct game *game = games_in_hand();
    enum play_state next;

    if (!(game->standing() == STANDING_COMPUTER ? think() : decide())) {
        return false;
    }
    next = game->act();
    if (next == PLAY_ROLLING) {
        draw(next);
        next = game->thrown(random_byte() % DICE_FACES + 1);
    }
    if (next != PLAY_REFUSED) {
        draw(next);
    }
    return true;
}

static void play_on(void) {
    draw(PLAY_WAITING);
    look_at_pages();
    page_runner_open(games_in_hand());
    press_keys();
    for (unsigned i = 0; i < MOVES && !standing_is_over(games_in_hand()->standing()); i++) {
        if (!move()) {
            return;
        }
    }
}

/* ---- the tests ------------------------------------------------------------------------------- */

static void sound_games_are_resumed(void **state) {
    (void)state;
    for (uint8_t number = 0; number < KINDS; number++) {
        struct session saved = sound_game((enum game_number)number);
        assert_true(is_resumed(&saved));
        assert_int_equal(session.game, number);
        assert_memory_equal(&session.state, &saved.state, SESSION_STATE_KEPT);
        assert_int_equal(hand_games(), 7);
        play_on();
    }
}

static void dice_without_a_face_are_refused(void **state) {
    static const uint8_t wrong[] = {0, 7, 8, 100, 200, 255};

    (void)state;
    for (unsigned i = 0; i < sizeof wrong; i++) {
        for (size_t die = 0; die < DICE_FACES; die++) {
            assert_false(
                is_resumed_with(GAME_TENK, THROWN + offsetof(struct tenk, face) + die, wrong[i]));
        }
        assert_false(is_resumed_with(GAME_TENK, THROWN + offsetof(struct tenk, dice), wrong[i]));
        if (wrong[i]) { /* no throw is waiting */
            assert_false(
                is_resumed_with(GAME_SNAKES, THROWN + offsetof(struct snakes, face), wrong[i]));
        }
    }
}

#define WRONG(number, type, field, value)                                                          \
    {                                                                                              \
        number, (number == GAME_NIM ? STATE : THROWN) + offsetof(struct type, field), value,       \
            #type "." #field " = " #value                                                          \
    }
#define WRONG_HIGH(number, type, field, value)                                                     \
    {                                                                                              \
        number, (number == GAME_NIM ? STATE : THROWN) + offsetof(struct type, field) + 1, value,   \
            "high byte of " #type "." #field " = " #value                                          \
    }

/* The unlucky value of every field whose range can be told by itself. */
static const struct {
    enum game_number number;
    size_t offset;
    uint8_t value;
    const char *what;
} wrong_fields[] = {
    {GAME_SNAKES, offsetof(struct session, game), KINDS, "an unknown game"},
    {GAME_SNAKES, offsetof(struct session, game), GAME_NIM, "another game"},
    {GAME_SNAKES, offsetof(struct session, goes_on), 2, "a flag that is neither"},
    {GAME_SNAKES, offsetof(struct session, counts), 255, "another such flag"},
    {GAME_SNAKES, offsetof(struct session, level), LEVELS, "an unknown level"},
    {GAME_SNAKES, offsetof(struct session, tally) + 6, 200, "more won than played"},
    WRONG(GAME_SNAKES, snakes, board_number, BOARDS_COUNT),
    WRONG(GAME_SNAKES, snakes, board_number, BOARDS_COUNT + OWN_BOARDS),
    WRONG(GAME_SNAKES, snakes, board_number, 255),
    WRONG(GAME_SNAKES, snakes, overshoot, 3),
    WRONG(GAME_SNAKES, snakes, control[0], 2),
    WRONG(GAME_SNAKES, snakes, control[5], 255),
    WRONG(GAME_SNAKES, snakes, at.players, 0),
    WRONG(GAME_SNAKES, snakes, at.players, 7),
    WRONG(GAME_SNAKES, snakes, at.tokens, 0),
    WRONG(GAME_SNAKES, snakes, at.tokens, 3),
    WRONG(GAME_SNAKES, snakes, at.kicks, 2),
    WRONG(GAME_SNAKES, snakes, at.turn, 2),
    WRONG(GAME_SNAKES, snakes, at.square[0][0], 3),
    WRONG(GAME_SNAKES, snakes, at.square[0][0], 25),
    WRONG(GAME_SNAKES, snakes, at.square[0][1], 24), /* a choice, but one token */
    WRONG(GAME_SNAKES, snakes, at.square[1][1], 255),
    WRONG(GAME_TENK, tenk, players, 1),
    WRONG(GAME_TENK, tenk, players, 5),
    WRONG(GAME_TENK, tenk, kind[0], 4),
    WRONG(GAME_TENK, tenk, kind[3], 255),
    WRONG(GAME_TENK, tenk, last_turns, 2),
    WRONG(GAME_TENK, tenk, turn, 3),
    WRONG(GAME_TENK, tenk, turn, 255),
    WRONG(GAME_TENK, tenk, phase, TENK_ATTEMPT),
    WRONG(GAME_TENK, tenk, phase, TENK_OVER),
    WRONG(GAME_TENK, tenk, phase, 5),
    WRONG(GAME_TENK, tenk, round, 0),
    WRONG_HIGH(GAME_TENK, tenk, stake, 255),
    WRONG_HIGH(GAME_TENK, tenk, score[2], 255),
    WRONG(GAME_TENK, tenk, score[0], TENK_GOAL_STEPS),
    WRONG(GAME_TENK, tenk, score[2], TENK_GOAL_STEPS),
    WRONG(GAME_TENK, tenk, score[3], 1),
    WRONG(GAME_PENNEY, penney, players, 1),
    WRONG(GAME_PENNEY, penney, players, 4),
    WRONG(GAME_PENNEY, penney, player[0], 2),
    WRONG(GAME_PENNEY, penney, player[1], 255),
    WRONG(GAME_PENNEY, penney, player[2], PENNEY_COMPUTER), /* does not play */
    WRONG(GAME_PENNEY, penney, letters, 1),
    WRONG(GAME_PENNEY, penney, letters, 6),
    WRONG(GAME_PENNEY, penney, letters, 40),
    WRONG(GAME_PENNEY, penney, letters, 255),
    WRONG(GAME_PENNEY, penney, state.word[0], 0),
    WRONG(GAME_PENNEY, penney, state.word[0], 12),
    WRONG(GAME_PENNEY, penney, state.word[1], 255),
    WRONG(GAME_PENNEY, penney, state.word[2], 10),
    WRONG(GAME_PENNEY, penney, state.tossed, 0),
    WRONG(GAME_PENNEY, penney, state.tossed, 16),
    WRONG(GAME_PENNEY, penney, state.heads, 0),
    WRONG(GAME_PENNEY, penney, state.heads, PENNEY_PARTS),
    WRONG(GAME_PENNEY, penney, state.parts, 0),
    WRONG(GAME_CHIPS, chips, kind, CHIPS_KINDS),
    WRONG(GAME_CHIPS, chips, kind, 255),
    WRONG(GAME_CHIPS, chips, players, 0),
    WRONG(GAME_CHIPS, chips, players, 3),
    WRONG(GAME_CHIPS, chips, player[0], 2),
    WRONG(GAME_CHIPS, chips, player[1], 255),
    WRONG(GAME_CHIPS, chips, ready, 2),
    WRONG(GAME_CHIPS, chips, chips, 0),
    WRONG(GAME_CHIPS, chips, chips, CLEARANCE_CHIPS + 1),
    WRONG(GAME_CHIPS, chips, stage, CHIPS_STAGES),
    WRONG_HIGH(GAME_CHIPS, chips, throws, 255),
    WRONG(GAME_CHIPS, chips, left[0][0], 2),
    WRONG(GAME_CHIPS, chips, left[1][6], 1),
    WRONG(GAME_CHIPS, chips, left[1][10], 255),
    WRONG(GAME_NIM, impartial, player[0], 2),
    WRONG(GAME_NIM, impartial, player[1], 255),
    WRONG(GAME_NIM, impartial, turn, 2),
    WRONG(GAME_NIM, impartial, compound.rule, COMPOUND_MISERE + 1),
    WRONG(GAME_NIM, impartial, compound.count, 0),
    WRONG(GAME_NIM, impartial, compound.count, COMPOUND_PAWNS + 1),
    WRONG(GAME_NIM, impartial, compound.pawn[2], GRAPH_NODES),
    WRONG(GAME_NIM, impartial, compound.pawn[0], 255),
    WRONG(GAME_NIM, impartial, compound.graph.follows[0], 1), /* an arc to itself */
};

static void wrong_fields_are_refused(void **state) {
    (void)state;
    for (unsigned i = 0; i < sizeof wrong_fields / sizeof *wrong_fields; i++) {
        if (is_resumed_with(wrong_fields[i].number, wrong_fields[i].offset,
                            wrong_fields[i].value)) {
            fail_msg("resumed with %s", wrong_fields[i].what);
        }
        if (wrong_fields[i].offset >= STATE) {
            assert_int_equal(hand_games(), 7);
        }
    }
}

/* Every byte in turn, with values around all limits. */
static void one_wrong_byte_does_no_harm(void **state) {
    static const uint8_t values[] = {0,  1,  2,  3,  4,  5,  6,  7,  8,   15,  16,  17,  24,  25,
                                     31, 32, 33, 40, 63, 64, 65, 99, 100, 127, 128, 200, 254, 255};
    unsigned resumed = 0;

    (void)state;
    for (uint8_t number = 0; number < KINDS; number++) {
        for (size_t at = STATE; at < KEPT; at++) {
            for (unsigned i = 0; i < sizeof values; i++) {
                if (is_resumed_with((enum game_number)number, at, values[i])) {
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
        saved = sound_game((enum game_number)(i % KINDS));
        for (size_t at = STATE; at < KEPT; at++) {
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
    ((struct snakes *)saved.state.thrown.bytes)->board_number = BOARDS_COUNT + OWN_BOARDS - 1;
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
    restore_saved();
    hand_take(in_hand);
    write_all();
    assert_false(session.goes_on);
    assert_int_equal(hand_games(), 0);
    assert_memory_equal(fake_nvm_bytes(), memory, NVM_SIZE);
    saved = sound_game(GAME_NIM);
    assert_true(is_resumed(&saved));
    assert_int_equal(games_last(), PLACE_OF_NIM);
}

static int erased(void **state) {
    (void)state;
    fake_reset_all();
    fake_nvm_reset();
    store_start();
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
