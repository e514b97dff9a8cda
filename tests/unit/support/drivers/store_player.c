#include "support/drivers/store_player.h"

#include "support/testing.h"

#include "hal/host/fake.h"

static struct player_state state;

void player_reset(void) {
    memset(&state, 0, sizeof state);
    player_seed(1);
    fake_nvm_reset();
    store_start();
}

void player_seed(uint64_t seed) {
    state.random = seed;
}

uint32_t player_random(void) {
    uint64_t z = state.random += 0x9E3779B97F4A7C15U;

    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9U;
    z = (z ^ z >> 27) * 0x94D049BB133111EBU;
    return (uint32_t)((z ^ z >> 31) >> 32);
}

uint8_t player_size(enum store_kind kind) {
    static const uint8_t sizes[STORE_GAME] = {
        STORE_SETTINGS_SIZE, STORE_CALIBRATION_SIZE, STORE_POOL_SIZE, STORE_BOARD_SIZE,
        STORE_BOARD_SIZE,    STORE_BOARD_SIZE,       STORE_GRAPH_SIZE};

    return kind < STORE_GAME ? sizes[kind] : STORE_GAME_SIZE;
}

void player_queue(enum store_kind kind, uint8_t length) {
    struct player_record *record = &state.next[kind];

    record->length = length;
    for (uint8_t i = 0; i < length; i++) {
        record->data[i] = (uint8_t)player_random();
    }
    state.open[kind] = true;
    if (length == 0) {
        store_forget(kind);
    } else {
        assert_true(store_save(kind, record->data, length));
    }
}

void player_write_all(void) {
    while (store_busy()) {
        store_step();
    }
}

void player_save(enum store_kind kind, uint8_t length) {
    player_queue(kind, length);
    player_write_all();
    state.now[kind] = state.next[kind];
    state.open[kind] = false;
}

static uint8_t torn_value(unsigned how, uint8_t old, uint8_t new) {
    const uint8_t values[PLAYER_TORN] = {
        0x00, 0xFF, 0xA5, old, new, old ^ new, old &new, old | new, (uint8_t)player_random()};

    return how < PLAYER_TORN ? values[how] : (uint8_t)(how - PLAYER_TORN);
}

void player_tear(unsigned how) {
    uint8_t *byte = &fake_nvm_bytes()[state.torn];

    *byte = torn_value(how, state.torn_old, *byte);
    player_restart();
}

bool player_save_until(enum store_kind kind, uint8_t length, uint32_t nth) {
    uint8_t before[NVM_SIZE];
    uint32_t writes = fake_nvm_writes();
    uint32_t last = writes + nth;

    player_queue(kind, length);
    memcpy(before, fake_nvm_bytes(), sizeof before);
    while (store_busy()) {
        store_step();
        if (fake_nvm_writes() != writes) {
            writes = fake_nvm_writes();
            state.torn = fake_nvm_last_address();
            state.torn_old = before[state.torn];
            before[state.torn] = fake_nvm_bytes()[state.torn];
        }
        if (writes == last) {
            return true;
        }
    }
    state.now[kind] = state.next[kind];
    state.open[kind] = false;
    return false;
}

bool player_save_cut(enum store_kind kind, uint8_t length, uint32_t nth, unsigned how) {
    bool cut = player_save_until(kind, length, nth);

    if (cut) {
        player_tear(how);
    }
    return cut;
}

void player_restart(void) {
    fake_nvm_power_on();
    store_start();
}

/* True if the kind reads as this record, or if none is expected and none is read in any length. */
static bool reads_as(enum store_kind kind, const struct player_record *expected) {
    uint8_t found[STORE_MOST_SIZE];

    if (expected->length > 0) {
        return store_load(kind, found, expected->length) &&
               memcmp(found, expected->data, expected->length) == 0;
    }
    for (uint8_t length = 1; length <= player_size(kind); length++) {
        if (store_load(kind, found, length)) {
            return false;
        }
    }
    return true;
}

void player_check_kind(enum store_kind kind) {
    if (!reads_as(kind, &state.now[kind])) {
        if (!state.open[kind] || !reads_as(kind, &state.next[kind])) {
            fail_msg("kind %u reads as neither its old nor its new record", kind);
        }
        state.now[kind] = state.next[kind];
    }
    state.open[kind] = false;
}

void player_check(void) {
    for (enum store_kind kind = 0; kind < STORE_KINDS; kind++) {
        player_check_kind(kind);
    }
}

static uint16_t crc_of(uint16_t crc, const uint8_t *bytes, unsigned count) {
    for (unsigned bit = 0; bit < 8 * count; bit++) {
        unsigned carry = (crc >> 15 ^ bytes[bit / 8] >> (7 - bit % 8)) & 1;
        crc = (uint16_t)(crc << 1 ^ (carry ? 0x1021 : 0));
    }
    return crc;
}

/* The record is in the first slot of its ring; the CRC starts from the slot's address. */
void player_reformat(void) {
    enum { FORMAT = 3, HEAD };
    uint8_t *memory = fake_nvm_bytes();
    uint16_t start = 0;

    while (memory[start] == 0xFF) {
        start++;
    }
    uint8_t *slot = &memory[start], length = slot[0];
    slot[FORMAT]++;
    uint16_t crc = crc_of(start, slot, HEAD + length);
    slot[HEAD + length] = (uint8_t)(crc >> 8);
    slot[HEAD + length + 1] = (uint8_t)crc;
}

void player_remember(struct player_snapshot *snapshot) {
    snapshot->state = state;
    memcpy(snapshot->memory, fake_nvm_bytes(), NVM_SIZE);
}

void player_return(const struct player_snapshot *snapshot) {
    state = snapshot->state;
    memcpy(fake_nvm_bytes(), snapshot->memory, NVM_SIZE);
    player_restart();
}
