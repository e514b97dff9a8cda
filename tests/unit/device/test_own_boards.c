/* Own boards survive power-off. A cut while one is saved leaves the old one or the new one. A
   stored record that is not a board counts as none. */

#include "device/own_boards.h"
#include "hal/host/fake.h"
#include "store/store.h"
#include "support/testing.h"

#include <string.h>

static const struct own_board ladder = {
    .name = {12, 1, 4},
    .board = {.goal = 30, .overshoot = BOARD_BOUNCE, .jump_count = 1, .jumps = {{3, 20}}},
};
static const struct own_board snake = {
    .name = {19},
    .board = {.goal = 40, .jump_count = 2, .jumps = {{13, 2}, {33, 5}}},
};

static void write_all(void) {
    while (store_busy()) {
        store_step();
    }
}

/* The memory from which a board is saved is used for something else at once. */
static void save(uint8_t number, const struct own_board *own) {
    struct own_board passing = *own;

    own_boards_save(number, &passing);
    memset(&passing, 0xFF, sizeof passing);
    write_all();
}

static int start(void **state) {
    (void)state;
    fake_nvm_reset();
    store_start();
    return 0;
}

TEST(boards_are_plain_and_nameless_at_first, start) {
    struct own_board own;
    uint8_t square;

    for (uint8_t number = 0; number < OWN_BOARDS; number++) {
        memset(&own, 0xFF, sizeof own);
        assert_false(own_boards_load(number, &own));
        assert_int_equal(own.board.goal, 24);
        assert_int_equal(own.board.jump_count, 0);
        assert_int_equal(board_check(&own.board, &square), BOARD_SOUND);
    }
    own_boards_start();
    assert_memory_equal(own_boards_name(0), "-----1", OWN_NAME);
    assert_memory_equal(own_boards_name(2), "-----3", OWN_NAME);
}

TEST(saved_boards_are_read_with_their_names, start) {
    struct own_board own;

    save(1, &ladder);
    save(2, &snake);
    store_start();
    assert_false(own_boards_load(0, &own));
    assert_true(own_boards_load(1, &own));
    assert_memory_equal(&own, &ladder, sizeof own);
    assert_true(own_boards_load(2, &own));
    assert_memory_equal(&own, &snake, sizeof own);
    own_boards_start();
    assert_memory_equal(own_boards_name(1), "LAD   ", OWN_NAME);
    assert_memory_equal(own_boards_name(2), "S     ", OWN_NAME);
}

/* A game that begins at once is played on the board that has just been saved. */
TEST(a_board_on_its_way_to_the_store_is_read, start) {
    struct own_board own;

    save(1, &ladder);
    own_boards_save(1, &snake);
    assert_true(own_boards_load(1, &own));
    assert_memory_equal(&own, &snake, sizeof own);
    write_all();
    assert_true(own_boards_load(1, &own));
    assert_memory_equal(&own, &snake, sizeof own);
}

TEST(a_name_is_known_once_it_is_saved, start) {
    own_boards_start();
    own_boards_save(0, &ladder);
    assert_memory_equal(own_boards_name(0), "LAD   ", OWN_NAME);
    write_all();
}

/* Cuts each write of the save once. */
TEST(a_power_cut_leaves_the_old_board_or_the_new_one, start) {
    struct own_board own;
    uint32_t olds = 0;
    uint32_t news = 0;

    for (uint32_t nth = 1; nth <= 70; nth++) {
        start(NULL);
        save(0, &ladder);
        fake_nvm_cut_at(nth, 0x5A);
        own_boards_save(0, &snake);
        write_all();
        fake_nvm_power_on();
        store_start();
        assert_true(own_boards_load(0, &own));
        if (memcmp(&own, &ladder, sizeof own) == 0) {
            olds++;
        } else if (memcmp(&own, &snake, sizeof own) == 0) {
            news++;
        } else {
            fail_msg("neither board after a cut at write %u", (unsigned)nth);
        }
    }
    assert_true(olds > 30);
    assert_true(news > 0);
}

TEST(what_is_no_board_is_none, start) {
    struct own_board stranger = ladder;
    struct own_board own;

    stranger.name[5] = 27;
    save(0, &stranger);
    assert_false(own_boards_load(0, &own));
    stranger = ladder;
    stranger.board.jumps[0].to = 200;
    save(0, &stranger);
    assert_false(own_boards_load(0, &own));
    stranger = ladder;
    stranger.board.jump_count = 255;
    save(0, &stranger);
    assert_false(own_boards_load(0, &own));
    assert_int_equal(own.board.goal, 24);
}
