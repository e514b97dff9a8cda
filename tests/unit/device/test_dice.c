/* The dice of the device, from raw samples to throws. */

#include "device/dice.h"

#include "support/testing.h"

#include "core/random/generator.h"
#include "hal/host/fake.h"
#include "store/store.h"
#include <stdbool.h>
#include <string.h>

enum { THROWS = 64 };

static int fresh_device(void **unused) {
    (void)unused;
    fake_nvm_reset();
    fake_entropy_reset();
    fake_clock_reset();
    store_start();
    return 0;
}

static void write_all(void) {
    while (store_busy()) {
        store_step();
    }
}

/* Starts the device, collects samples until the dice are ready, and makes the first throws. */
static void start_with(uint64_t seed, uint8_t faces[THROWS]) {
    fake_entropy_seed(seed);
    store_start();
    dice_start();
    for (int i = 1; i < DICE_SAMPLES; i++) {
        assert_int_equal(dice_collect(), DICE_COLLECTING);
        assert_int_equal(dice_progress(), i);
        assert_int_equal(dice_state(), DICE_COLLECTING);
    }
    assert_int_equal(dice_collect(), DICE_READY);
    for (int i = 0; i < THROWS; i++) {
        faces[i] = dice_throw();
    }
}

TEST(dice_are_ready_after_128_samples, fresh_device) {
    uint8_t faces[THROWS];

    start_with(5, faces);
    assert_int_equal(dice_state(), DICE_READY);
    assert_false(fake_entropy_running());
    assert_int_equal(dice_progress(), DICE_SAMPLES);
    assert_int_equal(dice_collect(), DICE_READY);
    for (int i = 0; i < THROWS; i++) {
        assert_in_range(faces[i], 1, 6);
    }
}

TEST(dice_wait_for_their_samples, fresh_device) {
    static const uint8_t samples[] = {1, 2, 3};

    fake_entropy_script(samples, sizeof samples);
    dice_start();
    for (int i = 0; i < 1000; i++) {
        assert_int_equal(dice_collect(), DICE_COLLECTING);
    }
    assert_int_equal(dice_progress(), 3);
    assert_true(fake_entropy_running());
}

TEST(the_same_samples_make_the_same_dice, fresh_device) {
    uint8_t a[THROWS], b[THROWS], c[THROWS];

    start_with(5, a);
    fresh_device(NULL);
    start_with(5, b);
    assert_memory_equal(a, b, THROWS);
    fresh_device(NULL);
    start_with(6, c);
    assert_memory_not_equal(a, c, THROWS);
}

static void bytes_from(const uint8_t samples[DICE_SAMPLES], uint8_t bytes[16]) {
    fresh_device(NULL);
    fake_entropy_script(samples, DICE_SAMPLES);
    dice_start();
    for (int i = 0; i < DICE_SAMPLES; i++) {
        (void)dice_collect();
    }
    assert_int_equal(dice_collect(), DICE_READY);
    for (int i = 0; i < 16; i++) {
        bytes[i] = dice_byte();
    }
}

TEST(every_sample_counts, fresh_device) {
    uint8_t samples[DICE_SAMPLES], first[16], now[16];

    for (int i = 0; i < DICE_SAMPLES; i++) {
        samples[i] = (uint8_t)(i * i * 37 + i * i * i);
    }
    bytes_from(samples, first);
    for (int changed = 0; changed < DICE_SAMPLES; changed++) {
        samples[changed] ^= (uint8_t)(1 << changed % 8);
        bytes_from(samples, now);
        assert_memory_not_equal(first, now, sizeof first);
        samples[changed] ^= (uint8_t)(1 << changed % 8);
    }
}

TEST(the_pool_is_renewed_at_every_start, fresh_device) {
    uint8_t pool[3][DICE_POOL], faces[3][THROWS];

    for (int i = 0; i < 3; i++) {
        start_with(5, faces[i]);
        assert_true(store_busy());
        write_all();
        assert_true(store_load(STORE_POOL, pool[i], DICE_POOL));
    }
    for (int i = 0; i < 3; i++) {
        assert_memory_not_equal(pool[i], pool[(i + 1) % 3], DICE_POOL);
        /* the samples were the same, so only the pool made the difference */
        assert_memory_not_equal(faces[i], faces[(i + 1) % 3], THROWS);
    }
}

/* The dice do not give out the stored pool: no 4 bytes of it appear in their output. */
TEST(the_pool_is_not_given_out, fresh_device) {
    uint8_t pool[DICE_POOL], bytes[512], stolen[512], faces[THROWS];
    struct generator thief;

    start_with(5, faces);
    for (unsigned i = 0; i < sizeof bytes; i++) {
        bytes[i] = dice_byte();
    }
    write_all();
    assert_true(store_load(STORE_POOL, pool, sizeof pool));
    for (unsigned i = 0; i + 4 <= sizeof pool; i++) {
        for (unsigned k = 0; k + 4 <= sizeof bytes; k++) {
            assert_memory_not_equal(pool + i, bytes + k, 4);
        }
    }
    /* the pool is not the seed of the output either */
    generator_start(&thief, pool, sizeof pool);
    for (unsigned i = 0; i < sizeof bytes; i++) {
        stolen[i] = generator_byte(&thief);
    }
    for (unsigned i = 0; i + 8 <= sizeof stolen; i++) {
        assert_memory_not_equal(stolen + i, bytes, 8);
    }
}

static void stirred(uint16_t cycles, uint16_t milliseconds, uint8_t faces[THROWS]) {
    fresh_device(NULL);
    start_with(5, faces);
    fake_clock_set(milliseconds);
    dice_stir(cycles);
    for (int i = 0; i < THROWS; i++) {
        faces[i] = dice_throw();
    }
}

TEST(the_times_of_keys_stir_the_dice, fresh_device) {
    uint8_t a[THROWS], b[THROWS], plain[THROWS];

    stirred(0x1234, 9, a);
    stirred(0x1235, 9, b);
    assert_memory_not_equal(a, b, THROWS);
    stirred(0x1334, 9, b);
    assert_memory_not_equal(a, b, THROWS);
    stirred(0x1234, 521, b);
    assert_memory_not_equal(a, b, THROWS);
    fresh_device(NULL);
    start_with(5, plain);
    for (int i = 0; i < THROWS; i++) {
        plain[i] = dice_throw();
    }
    assert_memory_not_equal(a, plain, THROWS);
}

/* The script has 80 good samples, 32 equal ones, then 128 good ones. */
TEST(a_stuck_source_fails_and_recovers, fresh_device) {
    uint8_t samples[80 + 32 + DICE_SAMPLES];

    for (unsigned i = 0; i < sizeof samples; i++) {
        samples[i] = (uint8_t)(i * i * 37 + i * i * i);
    }
    memset(samples + 80, 9, 32);
    fake_entropy_script(samples, sizeof samples);
    dice_start();
    for (int i = 0; i < 111; i++) {
        assert_int_equal(dice_collect(), DICE_COLLECTING);
    }
    assert_int_equal(dice_collect(), DICE_FAILED);
    assert_int_equal(dice_state(), DICE_FAILED);
    assert_int_equal(dice_progress(), 0);
    assert_false(store_busy());
    assert_true(fake_entropy_running());
    for (int i = 1; i < DICE_SAMPLES; i++) {
        assert_int_equal(dice_collect(), DICE_FAILED);
    }
    assert_int_equal(dice_collect(), DICE_READY);
}

/* The readings of a counter at steady intervals are all different, but all are predictable. */
TEST(steady_readings_make_no_dice, fresh_device) {
    uint8_t samples[3 * DICE_SAMPLES], faces[2][THROWS];

    for (unsigned i = 0; i < sizeof samples; i++) {
        samples[i] = (uint8_t)(i * 37);
    }
    for (int device = 0; device < 2; device++) {
        fresh_device(NULL);
        fake_entropy_script(samples, sizeof samples);
        dice_start();
        for (unsigned i = 0; i < sizeof samples; i++) {
            assert_int_not_equal(dice_collect(), DICE_READY);
        }
        assert_int_equal(dice_state(), DICE_FAILED);
        assert_false(store_busy());
        dice_stir((uint16_t)(1000 + device)); /* a key, at another time on each device */
        for (int i = 0; i < THROWS; i++) {
            faces[device][i] = dice_throw();
        }
    }
    assert_memory_not_equal(faces[0], faces[1], THROWS);
}

TEST(without_any_noise_the_dice_fail_in_time, fresh_device) {
    fake_entropy_script(NULL, 0);
    fake_clock_set(700); /* a long game has been replayed */
    dice_start();
    fake_clock_set(700 + 2399);
    assert_int_equal(dice_collect(), DICE_COLLECTING);
    fake_clock_set(700 + 2400);
    assert_int_equal(dice_collect(), DICE_FAILED);
    assert_in_range(dice_throw(), 1, 6);
    fake_entropy_seed(5);
    for (int i = 1; i < DICE_SAMPLES; i++) {
        assert_int_equal(dice_collect(), DICE_FAILED);
    }
    assert_int_equal(dice_collect(), DICE_READY);
}

TEST(numbers_are_in_their_range, fresh_device) {
    uint8_t faces[THROWS];
    bool seen[2] = {false, false};

    start_with(5, faces);
    for (int i = 0; i < 100; i++) {
        seen[dice_below(2)] = true;
        assert_in_range(dice_below(10), 0, 9);
    }
    assert_true(seen[0] && seen[1]);
    assert_int_equal(dice_below(1), 0);
}
