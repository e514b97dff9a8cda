#include "store/ring.h"

#include "hal/nvm.h"

/* Offsets in a slot; the CRC follows the payload. */
enum { LENGTH, COMMIT, SEQUENCE, FORMAT, PAYLOAD, CRC_BYTES = 2 };

enum { COMMITTED = 0xA5, BROKEN = 0xFF };

_Static_assert((int)LENGTH == (int)RING_LENGTH && (int)COMMIT == (int)RING_COMMIT, "in doubt");
_Static_assert((int)RING_OVERHEAD == (int)PAYLOAD + CRC_BYTES, "what a slot has beyond payload");

/* CRC-16/CCITT, a byte at a time without a table. */
static uint16_t crc_add(uint16_t crc, uint8_t byte) {
    byte ^= (uint8_t)(crc >> 8);
    byte ^= byte >> 4;
    uint8_t high = (uint8_t)(crc ^ byte << 4 ^ byte >> 3);
    uint8_t low = (uint8_t)(byte ^ byte << 5);
    return (uint16_t)(high << 8 | low);
}

struct slot {
    uint16_t address;
    uint8_t sequence, length, format;
};

/* The address of the next byte to read, and the CRC of the bytes read before it. */
static uint16_t cursor, check;

static uint8_t next_byte(void) {
    uint8_t byte = nvm_read(cursor++);

    check = crc_add(check, byte);
    return byte;
}

/* Reads the slot at slot->address and fills in the rest. A right CRC leaves the remainder 0. The
   format may be any. */
static bool slot_valid(const FLASH struct ring *ring, struct slot *slot) {
    cursor = slot->address;
    check = ring->start;
    slot->length = next_byte();
    if (slot->length > ring->stride - RING_OVERHEAD || next_byte() != COMMITTED) {
        return false;
    }
    slot->sequence = next_byte();
    slot->format = next_byte();
    for (uint8_t left = slot->length + CRC_BYTES; left > 0; left--) {
        next_byte();
    }
    return check == 0;
}

/* The newest valid slot. If there is none: the last slot, as if it held nothing. */
static struct slot newest(const FLASH struct ring *ring) {
    struct slot best = {.address = 0}; /* where no slot is */
    struct slot slot = {.address = ring->start};

    do {
        if (slot_valid(ring, &slot) &&
            (best.address == 0 || (int8_t)(slot.sequence - best.sequence) > 0)) {
            best = slot;
        }
        slot.address += ring->stride;
    } while (slot.address != ring->end);
    if (best.address == 0) {
        best.address = ring->end - ring->stride;
    }
    return best;
}

bool ring_read(const FLASH struct ring *ring, void *data, uint8_t length) {
    uint8_t *to = data;
    struct slot slot = newest(ring);
    uint8_t missing = slot.format + 1 == ring->format ? ring->appended : 0;

    if ((slot.format != ring->format && !missing) || slot.length + missing != length) {
        return false;
    }
    cursor = slot.address + PAYLOAD;
    for (uint8_t left = slot.length; left > 0; left--) {
        *to++ = next_byte();
    }
    for (; missing > 0; missing--) {
        *to++ = 0;
    }
    return length > 0;
}

bool ring_holds(const FLASH struct ring *ring) {
    return newest(ring).length > 0;
}

void ring_confirm(const FLASH struct ring *ring, enum ring_doubt byte) {
    nvm_confirm(newest(ring).address + byte);
}

void ring_begin(struct ring_writer *w, const FLASH struct ring *ring, uint8_t length, bool anyway) {
    struct slot slot = newest(ring);

    w->address = slot.address + ring->stride;
    if (w->address == ring->end) {
        w->address = ring->start;
    }
    w->crc = crc_add(crc_add(ring->start, length), COMMITTED);
    w->sequence = (uint8_t)(slot.sequence + 1);
    w->format = ring->format;
    w->length = length;
    w->done = 0;
    w->anyway = anyway;
}

/* The byte for an offset from SEQUENCE on. A CRC that has taken in its own high byte has its low
   byte on top: the same expression serves for both. */
static uint8_t body_byte(struct ring_writer *w, const uint8_t *data, uint8_t offset) {
    uint8_t value = (uint8_t)(w->crc >> 8);

    if (offset == SEQUENCE) {
        value = w->sequence;
    } else if (offset == FORMAT) {
        value = w->format;
    } else if (offset < PAYLOAD + w->length) {
        value = data[offset - PAYLOAD];
    }
    w->crc = crc_add(w->crc, value);
    return value;
}

bool ring_step(struct ring_writer *w, const uint8_t *data) {
    uint8_t end = RING_OVERHEAD + w->length;
    uint8_t offset = w->done++;
    uint8_t value = BROKEN;

    if (offset >= end) { /* the first two bytes again */
        offset = (uint8_t)(offset - end);
        value = offset == LENGTH ? w->length : COMMITTED;
    } else if (offset >= SEQUENCE) {
        value = body_byte(w, data, offset);
    }
    if (w->anyway) {
        nvm_rewrite(w->address + offset, value);
    } else {
        nvm_write(w->address + offset, value);
    }
    return w->done == (uint8_t)(end + SEQUENCE);
}
