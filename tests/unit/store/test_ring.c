/* A second implementation of the slot format, and a save that is cut where the CRC cannot tell a
   torn record from a whole one. The record is refused because its old length and commit byte are
   broken first. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "support/testing.h"

#include "hal/host/fake.h"
#include "store/ring.h"

enum { START = 16, CAPACITY = 8, STRIDE = CAPACITY + RING_OVERHEAD, COMMITTED = 0xA5 };

enum { FORMAT = 3, HEAD = 4 };

static const struct ring ring = {
    .start = START, .end = START + 2 * STRIDE, .stride = STRIDE, .format = FORMAT};

/* The same ring for firmware with another layout of the record. */
static const struct ring other_ring = {
    .start = START, .end = START + 2 * STRIDE, .stride = STRIDE, .format = FORMAT + 1};

static uint16_t crc_of(uint16_t crc, const uint8_t *bytes, unsigned count) {
    for (unsigned i = 0; i < count; i++) {
        for (int bit = 7; bit >= 0; bit--) {
            unsigned carry = (crc >> 15 ^ bytes[i] >> bit) & 1;
            crc = (uint16_t)(crc << 1 ^ (carry ? 0x1021 : 0));
        }
    }
    return crc;
}

/* Writes a slot: length, commit, sequence, format, payload, CRC. */
static void put(uint16_t address, uint8_t length, uint8_t sequence, const uint8_t *payload) {
    uint8_t slot[300] = {length, COMMITTED, sequence, FORMAT};
    memcpy(slot + HEAD, payload, length);
    uint16_t crc = crc_of(START, slot, length + HEAD);
    slot[length + HEAD] = (uint8_t)(crc >> 8);
    slot[length + HEAD + 1] = (uint8_t)crc;
    memcpy(fake_nvm_bytes() + address, slot, length + HEAD + 2u);
}

static void save_to(const struct ring *to, const uint8_t *data, uint8_t length) {
    struct ring_writer w;

    ring_begin(&w, to, length, false);
    while (!ring_step(&w, data)) {
    }
}

static void save(const uint8_t *data, uint8_t length) {
    save_to(&ring, data, length);
}

TEST(the_check_of_this_test_is_ccitt) {
    assert_int_equal(crc_of(0xFFFF, (const uint8_t *)"123456789", 9), 0x29B1);
    assert_int_equal(crc_of(0x0000, (const uint8_t *)"123456789", 9), 0x31C3);
}

TEST(a_slot_is_laid_out_as_documented) {
    uint8_t data[CAPACITY] = {9, 8, 7, 6, 5, 4, 3, 2}, found[CAPACITY];
    uint8_t expected[2 * STRIDE];

    fake_nvm_reset();
    put(START, CAPACITY, 1, data);
    put(START + STRIDE, 3, 2, data);
    memcpy(expected, fake_nvm_bytes() + START, sizeof expected);
    assert_true(ring_read(&ring, found, 3));
    fake_nvm_reset();
    save(data, CAPACITY);
    save(data, 3);
    assert_memory_equal(fake_nvm_bytes() + START, expected, sizeof expected);
}

/* A right CRC does not excuse a length out of range or a wrong bit of the commit byte. */
TEST(length_and_commit_byte_are_checked) {
    uint8_t data[256] = {1, 2, 3}, found[256];

    for (int length = 0; length < 256; length++) {
        fake_nvm_reset();
        put(START, (uint8_t)length, 1, data);
        assert_int_equal(ring_read(&ring, found, (uint8_t)length),
                         length >= 1 && length <= CAPACITY);
    }
    for (int commit = 0; commit < 256; commit++) {
        fake_nvm_reset();
        put(START, CAPACITY, 1, data);
        fake_nvm_bytes()[START + 1] = (uint8_t)commit;
        uint8_t head[HEAD] = {CAPACITY, (uint8_t)commit, 1, FORMAT};
        uint16_t crc = crc_of(crc_of(START, head, HEAD), data, CAPACITY);
        fake_nvm_bytes()[START + HEAD + CAPACITY] = (uint8_t)(crc >> 8);
        fake_nvm_bytes()[START + HEAD + 1 + CAPACITY] = (uint8_t)crc;
        assert_int_equal(ring_read(&ring, found, CAPACITY), commit == COMMITTED);
    }
}

/* Finds a payload whose first `taken` bytes, with the rest of the old payload and the old CRC, look
   valid. */
static bool find_collision(const uint8_t *old, uint8_t sequence, uint8_t *payload,
                           unsigned *taken) {
    const uint8_t *slot = fake_nvm_bytes() + START;
    uint16_t stored = (uint16_t)(slot[HEAD + CAPACITY] << 8 | slot[HEAD + 1 + CAPACITY]);
    uint8_t head[HEAD] = {CAPACITY, COMMITTED, sequence, FORMAT}, mixed[CAPACITY];

    for (uint32_t trial = 0; trial < 1000000; trial++) {
        memcpy(payload, &trial, sizeof trial);
        memset(payload + 4, 0x5C, CAPACITY - 4);
        for (*taken = 3; *taken < CAPACITY; ++*taken) {
            memcpy(mixed, old, CAPACITY);
            memcpy(mixed, payload, *taken);
            if (crc_of(crc_of(START, head, HEAD), mixed, CAPACITY) == stored) {
                return true;
            }
        }
    }
    return false;
}

TEST(a_collision_of_the_crc_is_harmless) {
    uint8_t first[CAPACITY] = {1, 2, 3, 4, 5, 6, 7, 8}, second[CAPACITY] = {2}, third[CAPACITY];
    uint8_t found[CAPACITY];
    struct ring_writer w;
    unsigned taken;

    fake_nvm_reset();
    save(first, CAPACITY);
    save(second, CAPACITY);
    assert_true(find_collision(first, 3, third, &taken));
    printf("collision after %u bytes\n", taken);
    ring_begin(&w, &ring, CAPACITY, false);
    for (unsigned i = 0; i < HEAD + taken; i++) {
        assert_false(ring_step(&w, third));
    }
    assert_true(ring_read(&ring, found, CAPACITY));
    assert_memory_equal(found, second, CAPACITY);
    /* also with one of the two broken bytes torn to its old value */
    fake_nvm_bytes()[START] = CAPACITY;
    assert_true(ring_read(&ring, found, CAPACITY));
    assert_memory_equal(found, second, CAPACITY);
    fake_nvm_bytes()[START] = 0xFF;
    fake_nvm_bytes()[START + 1] = COMMITTED;
    assert_true(ring_read(&ring, found, CAPACITY));
    assert_memory_equal(found, second, CAPACITY);
    /* with both the torn record is read, so the collision is a real one */
    fake_nvm_bytes()[START] = CAPACITY;
    assert_true(ring_read(&ring, found, CAPACITY));
    assert_memory_not_equal(found, second, CAPACITY);
}

/* A record of another format is not read, and neither is the older one behind it. None of its bytes
   changes, and a save that is cut anywhere leaves it the newest. Firmware that knows the format
   reads it unchanged. */
TEST(another_format_is_left_alone) {
    uint8_t old[CAPACITY] = {1}, other[CAPACITY] = {2, 2}, new[CAPACITY] = {3, 3, 3};
    uint8_t found[CAPACITY] = {0xEE}, memory[NVM_SIZE];
    struct ring_writer w;
    bool done = false;

    fake_nvm_reset();
    save(old, CAPACITY);
    save_to(&other_ring, other, CAPACITY);
    memcpy(memory, fake_nvm_bytes(), NVM_SIZE);
    assert_false(ring_read(&ring, found, CAPACITY));
    assert_int_equal(found[0], 0xEE);
    assert_memory_equal(fake_nvm_bytes(), memory, NVM_SIZE);
    for (unsigned steps = 0; !done; steps++) {
        memcpy(fake_nvm_bytes(), memory, NVM_SIZE);
        ring_begin(&w, &ring, CAPACITY, false);
        for (unsigned i = 0; i < steps; i++) {
            done = ring_step(&w, new);
        }
        assert_int_equal(ring_read(&ring, found, CAPACITY), done);
        assert_int_equal(ring_read(&other_ring, found, CAPACITY), !done);
        assert_memory_equal(found, done ? new : other, CAPACITY);
    }
    assert_memory_equal(fake_nvm_bytes() + START + STRIDE, memory + START + STRIDE, STRIDE);
    assert_int_equal(fake_nvm_bytes()[START + 2], memory[START + STRIDE + 2] + 1);
}

/* A record of another format counts as the newest: the next sequence numbers follow on from it,
   also across their wrap. */
TEST(another_format_counts_in_the_sequence) {
    uint8_t data[CAPACITY] = {0}, found[CAPACITY];

    fake_nvm_reset();
    for (unsigned save = 0; save < 1000; save++) {
        const struct ring *writer = save % 3 ? &ring : &other_ring;
        const struct ring *reader = save % 3 ? &other_ring : &ring;
        data[0] = (uint8_t)save;
        save_to(writer, data, CAPACITY);
        assert_true(ring_read(writer, found, CAPACITY));
        assert_memory_equal(found, data, CAPACITY);
        assert_false(ring_read(reader, found, CAPACITY));
    }
}
