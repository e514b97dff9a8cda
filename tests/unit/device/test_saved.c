/* Records that this firmware cannot use are reported, left alone, and can be hidden and erased. */

#include "device/saved.h"

#include "support/testing.h"

#include "fake.h"
#include "hal/nvm.h"
#include "support/drivers/store_player.h"
#include <string.h>

static uint8_t memory[NVM_SIZE];

static int erased(void **state) {
    (void)state;
    player_reset();
    saved_start();
    return 0;
}

static void remember(void) {
    memcpy(memory, fake_nvm_bytes(), sizeof memory);
}

static void expect_untouched(void) {
    player_write_all();
    assert_memory_equal(fake_nvm_bytes(), memory, sizeof memory);
}

static bool load(enum store_kind kind, uint8_t length) {
    uint8_t data[64];

    return saved_load(kind, data, length);
}

TEST(what_fits_and_what_is_not_there_is_not_refused, erased) {
    for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
        assert_false(load(kind, 5));
        player_save(kind, 5);
        assert_true(load(kind, 5));
        player_save(kind, 0);
        assert_false(load(kind, 5));
    }
    assert_int_equal(saved_first_refused(), STORE_KINDS);
    assert_false(saved_more_refused());
}

TEST(another_length_of_any_kind_is_refused_and_left_alone, erased) {
    for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
        for (uint8_t length = 1; length <= player_size(kind); length++) {
            erased(NULL);
            player_save(kind, length);
            remember();
            assert_false(load(kind, length == 5 ? 6 : 5));
            assert_int_equal(saved_first_refused(), kind);
            assert_false(saved_more_refused());
            expect_untouched();
        }
    }
}

TEST(another_format_of_any_kind_is_refused_and_left_alone, erased) {
    for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
        erased(NULL);
        player_save(kind, 5);
        player_reformat();
        remember();
        assert_false(load(kind, 5));
        assert_int_equal(saved_first_refused(), kind);
        expect_untouched();
        player_save(kind, 5); /* a save of its kind replaces it */
        saved_start();
        assert_true(load(kind, 5));
        assert_int_equal(saved_first_refused(), STORE_KINDS);
    }
}

TEST(the_first_is_told_and_whether_there_are_more, erased) {
    saved_refuse(STORE_GAME);
    saved_refuse(STORE_GAME);
    assert_int_equal(saved_first_refused(), STORE_GAME);
    assert_false(saved_more_refused());
    saved_refuse(STORE_SETTINGS);
    assert_int_equal(saved_first_refused(), STORE_GAME);
    assert_true(saved_more_refused());
    saved_start();
    assert_int_equal(saved_first_refused(), STORE_KINDS);
    assert_false(saved_more_refused());
}

static bool is_of_games(enum store_kind kind) {
    return kind == STORE_GAME || kind >= STORE_BOARD_1;
}

TEST(hidden_games_are_none_until_one_is_saved_or_power_returns, erased) {
    for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
        player_save(kind, 5);
    }
    remember();
    saved_hide_games();
    for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
        assert_int_equal(load(kind, 5), !is_of_games(kind));
        assert_int_equal(store_holds(kind), !is_of_games(kind));
    }
    assert_int_equal(saved_first_refused(), STORE_KINDS);
    expect_untouched();
    player_save(STORE_BOARD_2, 5);
    assert_true(load(STORE_BOARD_2, 5));
    assert_false(load(STORE_GAME, 5));
    store_start();
    assert_true(load(STORE_GAME, 5));
}

TEST(all_but_the_pool_is_erased_whatever_its_format, erased) {
    for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
        player_save(kind, 5);
    }
    player_reformat();
    player_save(STORE_POOL, 5);
    saved_hide_games();
    saved_erase();
    player_write_all();
    store_start();
    for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
        assert_int_equal(store_holds(kind), kind == STORE_POOL);
    }
}

/* Cuts the power at every write of the erasing: the record of each kind is whole or gone. */
TEST(an_interrupted_erasing_leaves_whole_records_or_none, erased) {
    unsigned cuts = 0;
    bool is_off = true;

    for (uint32_t write = 1; is_off; write++) {
        erased(NULL);
        for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
            player_save(kind, 5);
        }
        fake_nvm_cut_at(write, (uint8_t)player_random());
        saved_erase();
        player_write_all();
        is_off = fake_nvm_is_off();
        cuts += is_off;
        fake_nvm_power_on();
        store_start();
        for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
            assert_int_equal(store_holds(kind), load(kind, 5));
            assert_true(is_off || kind == STORE_POOL || !store_holds(kind));
        }
    }
    assert_in_range(cuts, 40, 140);
}
