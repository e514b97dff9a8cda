#include "support/drivers/console_driver.h"

#include "device/dice.h"
#include "hal/host/fake.h"
#include <stdio.h>
#include <string.h>

#include "support/testing.h"

/* Console commands of the dice: odds, roll, raw. */

TEST(odds_of_some_dice_are_exact, console_set_up) {
    static const int faculty[] = {1, 1, 2, 6, 24, 120, 720};
    expect("odds 6 3 1", "0.053584 625/11664\n0.062286 1453/23328");
    expect("odds 1 0 6", "0.833333 5/6\n1.000000 1/1");
    for (int n = 1; n <= 6; n++) {
        unsigned long outcomes = 1, at_least = 0;
        for (int i = 0; i < n; i++) {
            outcomes *= 6;
        }
        for (int k = n; k >= 0; k--) {
            unsigned long ways = (unsigned long)(faculty[n] / faculty[k] / faculty[n - k]);
            unsigned long shown[2], part[2], whole[2];
            char line[32];
            for (int i = k; i < n; i++) {
                ways *= 5;
            }
            at_least += ways;
            snprintf(line, sizeof line, "odds %d %d %d", n, k, 1 + k % 6);
            ask(line);
            unsigned long units[2];
            assert_int_equal(sscanf(fake_serial_output(), "%lu.%lu %lu/%lu %lu.%lu %lu/%lu",
                                    &units[0], &shown[0], &part[0], &whole[0], &units[1], &shown[1],
                                    &part[1], &whole[1]),
                             8);
            assert_int_equal(units[0] * 1000000 + shown[0],
                             (ways * 2000000 + outcomes) / (2 * outcomes));
            assert_int_equal(units[1] * 1000000 + shown[1],
                             (at_least * 2000000 + outcomes) / (2 * outcomes));
            assert_int_equal(part[0] * outcomes, ways * whole[0]);
            assert_int_equal(part[1] * outcomes, at_least * whole[1]);
            assert_true(whole[0] == 1 || part[0] % 2 || whole[0] % 2);
            assert_true(whole[1] == 1 || part[1] % 3 || whole[1] % 3);
        }
    }
}

EXCHANGES(odds_out_of_range_are_refused, {"odds 0 0 1", "error: N must be 1 to 6"},
          {"odds 7 0 1", "error: N must be 1 to 6"}, {"odds 3 4 1", "error: K must be 0 to 3"},
          {"odds 3 3 0", "error: F must be 1 to 6"}, {"odds 3 3 7", "error: F must be 1 to 6"},
          {"odds 3 3", "error: F is missing"}, {"odds 3 3 3 3", "error: \"3\" is too much"})

TEST(the_same_seed_rolls_the_same_faces, console_set_up) {
    char first[80], one[8];
    unsigned seen = 0;

    strcpy(first, ask("roll 32"));
    assert_int_equal(strlen(first), 2 * 32 + 3);
    for (int i = 0; i < 32; i++) {
        assert_true(first[2 * i] >= '1' && first[2 * i] <= '6');
        assert_int_equal(first[2 * i + 1], i < 31 ? ' ' : '\n');
        seen |= 1u << (first[2 * i] - '0');
    }
    assert_true(seen & (seen - 1));
    assert_string_equal(first + 64, "ok\n");
    strcpy(one, ask("roll 1"));
    assert_int_equal(strlen(one), 5);
    expect("roll 0", "error: N must be 1 to 32");
    expect("roll 33", "error: N must be 1 to 32");
    expect("roll", "error: N is missing");
    console_set_up(NULL);
    assert_string_equal(ask("roll 32"), first); /* the same seed */
}

TEST(a_roll_waits_for_the_dice, console_set_up) {
    static const uint8_t same[128] = {0};
    fake_nvm_reset();
    fake_entropy_script(same, 0);
    dice_start();
    fake_serial_feed("roll 1\n");
    for (int i = 0; i < 100; i++) {
        assert_int_equal(step(), 0);
    }
    fake_entropy_script(same, sizeof same);
    while (dice_collect() == DICE_COLLECTING) {
    }
    for (int i = 0; i < 200; i++) {
        step();
    }
    assert_string_equal(fake_serial_output(), "error: the dice failed their test\n");
}

/* The raw bytes equal those that the dice give out from the same seed. */
TEST(raw_bytes_are_those_behind_the_dice, console_set_up) {
    char wanted[80] = "";

    for (int i = 0; i < 32; i++) {
        sprintf(wanted + strlen(wanted), "%02x", dice_byte());
    }
    console_set_up(NULL);
    expect("raw 32", wanted);
    console_set_up(NULL);
    wanted[6] = '\0';
    expect("raw 3", wanted);
    expect("raw 0", "error: N must be 1 to 32");
    expect("raw 33", "error: N must be 1 to 32");
    expect("raw", "error: N is missing");
}
