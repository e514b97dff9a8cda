#ifndef KOSTKA_STORE_RING_H
#define KOSTKA_STORE_RING_H

#include "core/number/flash.h"
#include <stdbool.h>
#include <stdint.h>

/* One record of up to `capacity` bytes that survives a power cut at any moment. It is a ring of
   equal slots in EEPROM that are written in turn; the newest valid one counts.

   A slot is length, commit, sequence, format, payload, CRC-16 (high byte first). It is valid when
   the length is within the capacity, the commit byte is 0xA5 and the CRC matches all bytes before
   it (CCITT, polynomial 0x1021, started from the ring's address). Anything else in the memory is no
   record. Length 0 is a valid record that means "erased" and hides older ones.

   The format says how the payload is laid out. A record of another format than the ring's, left by
   other firmware, is not read, nor is an older one instead of it. But it counts as valid and newest
   until a newer one is complete. So it stays until something is saved, and survives a save that is
   cut, by the argument below.

   A record is written to the slot after the newest valid one, in this order:
     1. length := 0xFF      2. commit := 0xFF      3. sequence, format, payload, CRC
     4. length              5. commit := 0xA5
   Claim: after any number of cuts in a row, with any values in the torn bytes, the old record or
   the new one is there, complete. Proof: there are at least two slots, and the newest valid one, of
   any format, is not touched. So it is enough that the slot being written never passes for a newer
   record before it is complete.
   - Step 1: the slot may still hold the oldest record with its commit byte. Whatever happens to the
     length, the sequence number stays, and it is older than the newest.
   - Steps 2 to 4: the length is a whole 0xFF, or the commit byte is a whole 0xFF. A torn byte
   spoils only one of the two.
   - Step 5: whether the torn commit byte makes the record valid or not, the record is complete.
   - The write after a cut takes the same slot, which may now hold anything. If the cut was in steps
   1 to 4, the above holds again. If it was in step 5, the commit byte is not 0xA5 (or the record
   would be the newest), and step 1 spoils the length before step 2 touches the commit byte, so the
     abandoned record cannot become valid later. In the other order it could.
   The length invalidates a record, not the CRC, because 0xFF is never a valid length, while any CRC
   may be right by chance. So the argument does not depend on the CRC, which only guards against
   memory that we did not write.

   A torn byte may also read differently after each start. So the first write into a slot after a
   start writes every byte, even if it reads right already; nothing of an earlier cut is left. A
   record that is valid only because a torn commit byte, or the torn length of step 1, reads so
   today is written again at the start that first finds it (ring_confirm). Only zeros of these bytes
   can be in doubt, because they come from 0xFF or were to become it. Until a write is completed
   without a cut, the newest record is one of those whose write was begun.

   Sequence numbers have 8 bits and are compared by difference. Valid slots are fewer than 128
   apart, so the numbers may wrap. Wear: a write changes each byte of one slot once, length and
   commit byte twice. With 100,000 cycles a byte (ATmega328P datasheet, EEPROM endurance) a ring
   lasts for 50,000 writes per slot. */
struct ring {
    uint16_t start; /* address of the first slot, not 0; the CRC starts from it, so a record copied
                       to another ring is invalid there */
    uint16_t end;   /* the address after the last slot; 2..127 slots, or none */
    uint8_t stride; /* bytes per slot: capacity and RING_OVERHEAD, at most 250; 0 if there are no
                       slots */
    uint8_t format; /* of the records that are written and read */
    uint8_t appended; /* bytes at the end that the format before this one did not have. If not 0,
                         records of that format are read, too, with zeros for these bytes */
};

enum { RING_OVERHEAD = 6 };

/* Copies the newest record out if it has the ring's format and exactly that length, 1 or more;
   otherwise false, data unchanged. Reads all slots: 0.8 ms on the AVR per 100 bytes of valid ones.
 */
bool ring_read(const FLASH struct ring *ring, void *data, uint8_t length);

/* True if the newest record, of any format, has a length other than 0. As long as ring_read. */
bool ring_holds(const FLASH struct ring *ring);

/* Rewrites a byte of the newest record that a torn write may have left unreliable. Call it for both
   bytes; each call takes as long as ring_read. */
enum ring_doubt { RING_LENGTH, RING_COMMIT };
void ring_confirm(const FLASH struct ring *ring, enum ring_doubt byte);

/* A write in progress. */
struct ring_writer {
    uint16_t address; /* the slot's */
    uint16_t crc;     /* of the bytes written, length and commit included */
    uint8_t sequence;
    uint8_t format;
    uint8_t length;
    uint8_t done; /* bytes written */
    bool anyway;  /* write bytes that read right already, too */
};

/* Prepares to write a record of `length` bytes, at most the capacity. `anyway` must be true until
   one write has been completed since the start. Writes nothing yet, and may be called again at any
   time to start again. Costs as much as ring_read. */
void ring_begin(struct ring_writer *w, const FLASH struct ring *ring, uint8_t length, bool anyway);

/* Writes one byte; true if it was the last. Takes length + 8 calls. Reads each payload byte from
   data once, so the CRC covers exactly what was written. */
bool ring_step(struct ring_writer *w, const uint8_t *data);

#endif
