#include <stddef.h>
#include <stdio.h>

#include "support/testing.h"

#include "hal/host/fake.h"
#include "store/store.h"
#include "support/campaign.h"
#include "support/drivers/store_player.h"

/* Every kind has a record; the given one has had more, so that any slot comes to be written, and
   the sequence number wraps. */
static void history(enum store_kind kind, int saves) {
    player_reset();
    for (uint8_t other = 0; other < STORE_KINDS; other++) {
        player_save(other, player_size(other));
    }
    for (int i = 0; i < saves; i++) {
        player_save(kind, player_size(kind));
    }
    player_remember();
}

/* Cuts a save or a forgetting at each byte, with all or some values left behind. */
static long cut_everywhere(enum store_kind kind, uint8_t length, unsigned stride) {
    long trials = 0;
    bool cut = true;

    for (uint32_t nth = 1; cut; nth++) {
        for (unsigned value = 0; value < 256; value += stride) {
            player_return();
            cut = player_save_cut(kind, length, nth, PLAYER_TORN + value);
            player_check_kind(kind);
            if (value == 0) {
                player_check();
            }
            player_save(kind, player_size(kind));
            player_check_kind(kind);
            trials++;
        }
    }
    return trials;
}

static void a_cut_leaves_the_old_record_or_the_new_one(void **unused) {
    static const int saves[] = {0, 1, 5, 250, 256};
    long trials = 0;

    (void)unused;
    for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
        for (unsigned h = 0; h < sizeof saves / sizeof saves[0]; h++) {
            history(kind, saves[h]);
            trials += cut_everywhere(kind, player_size(kind), h == 2 ? 1 : 17);
            trials += cut_everywhere(kind, 0, h == 2 ? 1 : 17);
        }
    }
    printf("seed 1: %ld cuts\n", trials);
}

/* A cut at the n-th byte, then one at the m-th of the next save, then a whole save. False when
   there is no m-th byte. */
static bool cut_twice(enum store_kind kind, uint8_t length, uint32_t n, uint32_t m, unsigned torn) {
    player_return();
    player_save_cut(kind, length, n, torn % PLAYER_TORN);
    player_check_kind(kind);
    bool cut = player_save_cut(kind, player_size(kind), m, torn / PLAYER_TORN);
    player_check_kind(kind);
    player_save(kind, player_size(kind));
    player_check_kind(kind);
    return cut;
}

static long cut_twice_everywhere(enum store_kind kind, uint8_t length) {
    long trials = 0;
    uint32_t writes = length + 9u;

    for (uint32_t n = 1; n <= writes; n++) {
        bool cut = true;
        for (uint32_t m = 1; cut; m++) {
            for (unsigned torn = 0; torn < PLAYER_TORN * PLAYER_TORN; torn++) {
                cut = cut_twice(kind, length, n, m, torn);
                trials++;
            }
        }
    }
    return trials;
}

static void two_cuts_in_a_row_do_no_harm(void **unused) {
    long trials = 0;

    (void)unused;
    if (campaign_cases(0, 1)) {
        for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
            for (int saves = 2; saves < 7; saves++) {
                history(kind, saves);
                trials += cut_twice_everywhere(kind, saves == 6 ? 0 : player_size(kind));
            }
        }
    }
    history(STORE_SETTINGS, 6);
    trials += cut_twice_everywhere(STORE_SETTINGS, STORE_SETTINGS_SIZE);
    trials += cut_twice_everywhere(STORE_SETTINGS, 0);
    history(STORE_CALIBRATION, 3);
    trials += cut_twice_everywhere(STORE_CALIBRATION, STORE_CALIBRATION_SIZE);
    trials += cut_twice_everywhere(STORE_CALIBRATION, 5);
    printf("seed 1: %ld pairs of cuts\n", trials);
}

/* Saves, forgets and cuts of all kinds mixed at random, often several cuts in a row. */
static void a_life_full_of_cuts_does_no_harm(void **unused) {
    enum { SAVES = 60000 };
    long cuts = 0;

    (void)unused;
    player_reset();
    player_seed(2026);
    for (long i = 0; i < SAVES; i++) {
        uint8_t kind = (uint8_t)(player_random() % STORE_KINDS);
        uint8_t length = player_random() % 8 == 0
                             ? (uint8_t)(player_random() % (player_size(kind) + 1u))
                             : player_size(kind);
        uint32_t nth = 1 + player_random() % (length + 20u);
        cuts += player_save_cut(kind, length, nth, player_random() % PLAYER_TORN);
        player_check_kind(kind);
        if (i % 16 == 0) {
            player_check();
        }
    }
    player_check();
    printf("seed 2026: %d saves, %ld of them cut\n", SAVES, cuts);
}

/* Cuts while several kinds are queued. */
static void a_cut_with_all_kinds_queued_does_no_harm(void **unused) {
    (void)unused;
    history(STORE_GAME, 3);
    for (int steps = 0; steps < 420; steps++) {
        player_return();
        for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
            player_queue(kind, player_size(kind));
        }
        for (int i = 0; i < steps; i++) {
            store_step();
        }
        player_restart();
        player_check();
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_cut_leaves_the_old_record_or_the_new_one),
        cmocka_unit_test(two_cuts_in_a_row_do_no_harm),
        cmocka_unit_test(a_life_full_of_cuts_does_no_harm),
        cmocka_unit_test(a_cut_with_all_kinds_queued_does_no_harm),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
