#include <stddef.h>
#include <stdio.h>

#include "support/testing.h"

#include "hal/host/fake.h"
#include "store/ring.h"
#include "store/store.h"
#include "support/drivers/store_player.h"

static int erased(void **unused) {
    (void)unused;
    player_reset();
    return 0;
}

TEST(what_is_saved_is_read, erased) {
    for (int save = 0; save < 20; save++) {
        for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
            player_save(kind, player_size(kind));
            player_check();
        }
    }
    for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
        player_save(kind, 1); /* a shorter record */
        player_check();
        player_save(kind, 0); /* forgotten */
        player_check();
    }
}

TEST(all_kinds_may_be_queued_at_once, erased) {
    uint8_t data[STORE_KINDS][STORE_MOST_SIZE], found[STORE_MOST_SIZE];

    for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
        memset(data[kind], kind + 1, sizeof data[kind]);
        assert_true(store_save(kind, data[kind], player_size(kind)));
    }
    player_write_all();
    for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
        assert_true(store_load(kind, found, player_size(kind)));
        assert_memory_equal(found, data[kind], player_size(kind));
    }
}

/* Returns how many bytes are written if one kind is saved, and `steps` steps later another. */
static uint32_t writes_of_two(enum store_kind first, enum store_kind second, unsigned steps) {
    static uint8_t data[2][STORE_MOST_SIZE];
    uint8_t found[STORE_MOST_SIZE];

    player_reset();
    memset(data, 0x5A, sizeof data);
    fake_nvm_clear_counts();
    assert_true(store_save(first, data[0], player_size((uint8_t)first)));
    while (steps--) {
        store_step();
    }
    assert_true(store_save(second, data[1], player_size((uint8_t)second)));
    player_write_all();
    assert_true(store_load(first, found, player_size((uint8_t)first)));
    assert_memory_equal(found, data[0], player_size((uint8_t)first));
    return fake_nvm_writes();
}

TEST(a_record_that_is_being_written_is_not_begun_anew_for_another, erased) {
    for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
        enum store_kind other = (enum store_kind)((kind + 1) % STORE_KINDS);
        uint32_t at_once = writes_of_two((enum store_kind)kind, other, 0);
        assert_int_equal(writes_of_two((enum store_kind)kind, other, 40), at_once);
    }
}

TEST(wrong_calls_are_refused, erased) {
    uint8_t data[256] = {0}, found[256];

    assert_false(store_save(STORE_KINDS, data, 1));
    assert_false(store_save(255, data, 1));
    assert_false(store_load(STORE_KINDS, data, 1));
    store_forget(STORE_KINDS);
    for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
        for (int length = player_size(kind) + 1; length < 256; length++) {
            assert_false(store_save(kind, data, (uint8_t)length));
        }
    }
    assert_false(store_busy());
    player_save(STORE_GAME, 45);
    memset(found, 0x77, sizeof found);
    for (int length = 0; length < 256; length++) {
        bool right = length == 45;
        assert_int_equal(store_load(STORE_GAME, found, (uint8_t)length), right);
        assert_true(right || found[0] == 0x77);
        memset(found, 0x77, sizeof found);
    }
}

TEST(a_step_writes_one_byte_and_only_when_the_memory_is_idle, erased) {
    uint8_t data[STORE_GAME_SIZE] = {1, 2, 3};
    int steps, idle = 3;

    fake_nvm_slow(3);
    assert_true(store_save(STORE_GAME, data, sizeof data));
    for (steps = 0; store_busy(); steps++) {
        uint32_t before = fake_nvm_writes();
        store_step();
        uint32_t written = fake_nvm_writes() - before;
        assert_true(written == 0 || (written == 1 && idle >= 3));
        idle = written ? 0 : idle + 1;
    }
    assert_in_range(steps, 4 * fake_nvm_writes() - 3, 1000);
    fake_nvm_slow(0);
    assert_true(store_save(STORE_GAME, data, sizeof data));
    for (steps = 0; store_busy(); steps++) {
        store_step();
    }
    assert_int_equal(steps, STORE_GAME_SIZE + 9);
}

TEST(a_record_is_done_when_its_last_byte_is_written, erased) {
    static const uint8_t data[] = {1, 2, 3};

    assert_true(store_is_done(STORE_SETTINGS));
    assert_true(store_save(STORE_SETTINGS, data, sizeof data));
    assert_false(store_is_done(STORE_SETTINGS));
    store_step();
    assert_false(store_is_done(STORE_SETTINGS));
    assert_true(store_is_done(STORE_POOL));
    player_write_all();
    assert_true(store_is_done(STORE_SETTINGS));
}

/* The caller changes the data at every point of the writing and saves again. */
TEST(saving_again_starts_anew, erased) {
    uint8_t data[STORE_GAME_SIZE], found[STORE_GAME_SIZE];

    for (int steps = 0; steps < STORE_GAME_SIZE + 10; steps++) {
        memset(data, steps, sizeof data);
        assert_true(store_save(STORE_GAME, data, sizeof data));
        for (int i = 0; i < steps; i++) {
            store_step();
        }
        memset(data, 100 + steps, sizeof data);
        assert_true(store_save(STORE_GAME, data, sizeof data));
        player_write_all();
        assert_true(store_load(STORE_GAME, found, sizeof found));
        assert_memory_equal(found, data, sizeof found);
    }
}

TEST(the_sequence_number_may_wrap, erased) {
    for (long save = 0; save < 70000; save++) {
        player_save(STORE_SETTINGS, save % 1000 == 999 ? 0 : player_size(STORE_SETTINGS));
        player_check_kind(STORE_SETTINGS);
    }
    for (int save = 0; save < 600; save++) {
        player_save(STORE_CALIBRATION, player_size(STORE_CALIBRATION));
        player_save(STORE_GAME, player_size(STORE_GAME));
        player_check();
    }
}

/* The start and the number of slots of each kind's ring. Newer firmware looks there for saved
   records, so the numbers of boards and graph may not change. */
static const struct {
    uint16_t start;
    uint8_t slots;
} places[STORE_KINDS] = {
    {8, 4},   {64, 2},  {100, 2},  {524, 2},  {648, 2},  {772, 2},
    {896, 2}, {976, 2}, {1300, 2}, {1624, 2}, {1948, 2}, {2272, 2},
};

TEST(every_kind_keeps_its_place, erased) {
    for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
        const uint8_t *slot = fake_nvm_bytes() + places[kind].start;
        player_reset();
        for (uint8_t number = 0; number < places[kind].slots; number++) {
            player_save(kind, player_size(kind));
            assert_int_equal(slot[0], player_size(kind));
            assert_int_equal(slot[1], 0xA5);
            slot += player_size(kind) + RING_OVERHEAD;
        }
    }
}

/* As store.h promises, no byte is changed more than twice per slot and turn of the ring. */
TEST(wear_is_spread, erased) {
    for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
        uint32_t most = 0, worn = 0;
        player_reset();
        fake_nvm_clear_counts();
        for (int save = 0; save < 600; save++) {
            player_save(kind, player_size(kind));
        }
        for (uint16_t i = 0; i < NVM_SIZE; i++) {
            uint32_t writes = fake_nvm_writes_at(i);
            most = writes > most ? writes : most;
            worn += writes > 0;
        }
        printf("kind %u: 600 saves, at most %u writes to a byte, %u bytes used\n", kind, most,
               worn);
        assert_in_range(most, 1, 2 * 600 / places[kind].slots);
        assert_int_equal(worn, places[kind].slots * (player_size(kind) + RING_OVERHEAD));
    }
}

/* Except for the first save after a start, a save of the same record writes only the bytes that are
   broken first, the sequence number and the CRC. */
TEST(what_is_there_already_is_not_written_again, erased) {
    uint8_t data[STORE_MOST_SIZE];

    memset(data, 0x5A, sizeof data);
    for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
        uint32_t written = 0;
        player_reset();
        for (uint8_t save = 0; save <= 2 * places[kind].slots; save++) {
            fake_nvm_clear_counts();
            assert_true(store_save(kind, data, player_size(kind)));
            player_write_all();
            written = fake_nvm_writes();
        }
        assert_in_range(written, 4, 7);
    }
}

/* A record of another format is not found, whatever its kind. No byte changes until a record is
   saved, and then that one is found. */
TEST(another_format_is_refused_and_kept, erased) {
    uint8_t found[64], memory[NVM_SIZE];

    for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
        player_reset();
        player_save(kind, player_size(kind));
        player_reformat();
        memcpy(memory, fake_nvm_bytes(), NVM_SIZE);
        for (uint8_t length = 1; length <= player_size(kind); length++) {
            assert_false(store_load(kind, found, length));
        }
        player_restart();
        player_write_all();
        assert_memory_equal(fake_nvm_bytes(), memory, NVM_SIZE);
        player_save(kind, player_size(kind));
        player_check();
        for (uint16_t at = 0; at < NVM_SIZE; at++) {
            assert_true(memory[at] == 0xFF || fake_nvm_bytes()[at] == memory[at]);
        }
    }
}
