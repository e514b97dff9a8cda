#include <stdio.h>

#include "support/testing.h"

#include "hal/host/fake.h"
#include "store/store.h"
#include "support/campaign.h"
#include "support/drivers/store_player.h"

/* A power cut leaves cells in doubt, which read differently at each start. A record that a start
   has read, and that CONFIRMS steps of the store have then made lasting, is never lost to an older
   one. */

enum { CONFIRMS = 2 * STORE_KINDS + 2, ROUNDS_QUICK = 4000, ROUNDS_ALL = 1000000 };

/* The records of a kind have numbers, in the order in which their saves began. */
static uint32_t begun[STORE_KINDS], kept[STORE_KINDS];
static uint8_t payload[STORE_MOST_SIZE];
static unsigned cells;

static void fill(enum store_kind kind, uint32_t number) {
    for (uint8_t i = 0; i < player_size(kind); i++) {
        payload[i] = (uint8_t)(number >> 8 * (i % 4) ^ (i * 37u) ^ kind);
    }
}

/* Returns the number of the record that is read; 0: none. */
static uint32_t number_read(enum store_kind kind) {
    uint8_t found[STORE_MOST_SIZE];

    if (!store_load(kind, found, player_size(kind))) {
        return 0;
    }
    uint32_t number = 0;
    for (unsigned i = 0; i < 4; i++) {
        number |= (uint32_t)(uint8_t)(found[i] ^ (i * 37u) ^ kind) << 8 * i;
    }
    fill(kind, number);
    assert_memory_equal(found, payload, player_size(kind));
    return number;
}

static void start_again(bool for_long) {
    fake_nvm_power_on();
    store_start();
    for (unsigned i = 0; for_long && i < CONFIRMS; i++) {
        store_step();
    }
}

static void check(enum store_kind kind, bool for_long) {
    uint32_t number = number_read(kind);

    assert_true(number >= kept[kind] && number <= begun[kind]);
    if (for_long) {
        kept[kind] = number;
    }
}

/* A write never touches bits that were 1 and stay 1; any other bit may be in doubt. */
static void tear(uint8_t old) {
    uint16_t address = fake_nvm_last_address();
    uint8_t *byte = &fake_nvm_bytes()[address];
    uint8_t touched = (uint8_t) ~(old & *byte);
    uint8_t doubt = (uint8_t)player_random() & (player_random() % 4 ? 0xFF : 0x11);

    *byte = (uint8_t)((*byte & ~touched) | (player_random() & touched));
    fake_nvm_weaken(address, touched & doubt);
    cells += (touched & doubt) != 0;
}

/* Saves a record; the power is cut at the nth byte, if there are as many. */
static void save(enum store_kind kind, uint32_t nth) {
    uint8_t before[NVM_SIZE];

    fill(kind, ++begun[kind]);
    assert_true(store_save(kind, payload, player_size(kind)));
    fake_nvm_clear_counts();
    while (store_busy()) {
        if (fake_nvm_writes() == nth - 1) {
            memcpy(before, fake_nvm_bytes(), NVM_SIZE);
        }
        store_step();
        if (fake_nvm_writes() == nth) {
            tear(before[fake_nvm_last_address()]);
            return;
        }
    }
    kept[kind] = begun[kind];
}

static uint32_t when_cut(uint8_t size) {
    switch (player_random() % 4) {
    case 0:
        return 1 + player_random() % 3; /* while the old record is broken */
    case 1:
        return size + 6 + player_random() % 4; /* while the record is completed, or no cut */
    default:
        return 1 + player_random() % (size + 12u);
    }
}

TEST(cells_in_doubt_lose_nothing) {
    unsigned rounds = campaign_cases(ROUNDS_QUICK, ROUNDS_ALL);

    player_reset();
    player_seed(7);
    memset(begun, 0, sizeof begun);
    memset(kept, 0, sizeof kept);
    while (cells < rounds) {
        enum store_kind kind = (enum store_kind)(player_random() % STORE_KINDS);
        save(kind, when_cut(player_size(kind)));
        for (unsigned starts = 1 + player_random() % 3; starts > 0; starts--) {
            bool for_long = player_random() % 4;
            start_again(for_long);
            check(kind, for_long);
        }
    }
    printf("seed 7: %u cells in doubt\n", cells);
}
