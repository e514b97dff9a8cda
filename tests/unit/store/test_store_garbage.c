#include <stddef.h>
#include <stdio.h>

#include "support/testing.h"

#include "hal/host/fake.h"
#include "store/store.h"
#include "support/campaign.h"
#include "support/drivers/store_player.h"

static uint8_t original[STORE_KINDS][2][STORE_MOST_SIZE]; /* the latest two records of each kind */

static void load_all_lengths(enum store_kind kind, int *records) {
    uint8_t found[STORE_MOST_SIZE];

    for (uint8_t length = 1; length <= player_size(kind); length++) {
        memset(found, 0xEE, sizeof found);
        if (store_load(kind, found, length)) {
            (*records)++;
        } else {
            assert_int_equal(found[0], 0xEE);
        }
    }
}

TEST(nothing_is_found_in_noise) {
    int records = 0;

    player_reset();
    player_seed(77);
    for (int trial = 0; trial < 300; trial++) {
        for (uint16_t i = 0; i < NVM_SIZE; i++) {
            uint32_t random = player_random();
            /* half of the trials have many commit bytes and small lengths */
            bool likely = trial % 2 && random & 0x100;
            fake_nvm_bytes()[i] = likely ? (random & 0x200 ? 0xA5 : random & 15) : (uint8_t)random;
        }
        for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
            load_all_lengths(kind, &records);
        }
    }
    printf("seed 77: %d records found in noise\n", records);
    assert_int_equal(records, 0);
}

TEST(nothing_is_found_in_plain_memory) {
    int records = 0;

    player_reset();
    for (int value = 0; value < 256; value++) {
        memset(fake_nvm_bytes(), value, NVM_SIZE);
        for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
            load_all_lengths(kind, &records);
        }
    }
    assert_int_equal(records, 0);
}

static void fill(void) {
    player_reset();
    for (int turn = 0; turn < 2; turn++) {
        for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
            uint8_t *data = original[kind][turn];
            for (uint8_t i = 0; i < player_size(kind); i++) {
                data[i] = (uint8_t)player_random();
            }
            assert_true(store_save(kind, data, player_size(kind)));
        }
        player_write_all();
    }
}

/* True if one of the two saved records is read, or none. */
static bool untouched(enum store_kind kind) {
    uint8_t found[STORE_MOST_SIZE];

    for (uint8_t length = player_size(kind); length > 0; length--) {
        if (store_load(kind, found, length)) {
            return length == player_size(kind) && (memcmp(found, original[kind][0], length) == 0 ||
                                                   memcmp(found, original[kind][1], length) == 0);
        }
    }
    return true;
}

/* Damages every byte by one bit, and in a campaign in every way: a record that is read was saved
   like that. */
TEST(damage_is_noticed) {
    bool bits = campaign_cases(true, false);

    fill();
    for (uint16_t at = 0; at < NVM_SIZE; at++) {
        uint8_t *byte = &fake_nvm_bytes()[at];
        uint8_t right = *byte;
        for (int wrong = 1; wrong < 256; wrong = bits ? 2 * wrong : wrong + 1) {
            *byte = right ^ (uint8_t)wrong;
            for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
                assert_true(untouched(kind));
            }
        }
        *byte = right;
    }
}

/* Moves whole records to places where they do not belong. */
TEST(moved_records_are_refused) {
    uint8_t memory[NVM_SIZE];

    fill();
    memcpy(memory, fake_nvm_bytes(), NVM_SIZE);
    for (uint16_t by = 1; by < NVM_SIZE; by++) {
        for (uint16_t i = 0; i < NVM_SIZE; i++) {
            fake_nvm_bytes()[(i + by) % NVM_SIZE] = memory[i];
        }
        for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
            assert_true(untouched(kind));
        }
    }
}

TEST(saves_work_on_any_memory) {
    for (int trial = 0; trial < 300; trial++) {
        player_reset();
        player_seed((uint64_t)trial);
        for (uint16_t i = 0; i < NVM_SIZE; i++) {
            fake_nvm_bytes()[i] = (uint8_t)player_random();
        }
        for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
            player_save(kind, player_size(kind));
        }
        player_check();
    }
}
