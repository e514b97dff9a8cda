#ifndef KOSTKA_STORE_RING_H
#define KOSTKA_STORE_RING_H

#include "core/number/flash.h"
#include <stdbool.h>
#include <stdint.h>

/* One record of up to `capacity` bytes that survives a power cut at any moment: a ring of equal
   slots in EEPROM, written in turn, of which the newest valid one counts.

   A slot is length, commit, sequence, format, payload, CRC-16 (high byte first). It is valid when
   the length is within the capacity, the commit byte is 0xA5 and the CRC is that of all before it
   (CCITT, polynomial 0x1021, started from the ring's address). Whatever else the memory holds is
   no record. Length 0 is a record too: "nothing", newer than what it hides.

   The format says how the payload is laid out. A record of another format than the ring's, left by
   other firmware, is not read, nor is anything older in its place. But it is valid, and the newest
   until a newer one is complete: so it is kept as long as nothing is saved, and by the argument
   below through any save that is cut.

   Writing takes the slot after the newest valid one, in the order
     1. length := 0xFF      2. commit := 0xFF      3. sequence, format, payload, CRC
     4. length              5. commit := 0xA5
   Why any number of cuts in a row, with any values in the torn bytes, leave the old record or the
   new one, whole. The newest valid slot, whatever its format, is not touched, there being at least
   two; so it is enough that the slot being written never passes for a newer one before it is
   complete. (If a slot of another format were no slot, its sequence number could be given out a
   second time.)
   - Step 1: the slot may still be the oldest record, commit byte and all. Whatever the length
     becomes, its sequence number stays, and that is older than the newest.
   - Steps 2 to 4: the length is whole and 0xFF, or the commit byte is whole and 0xFF. A torn byte
     spoils one of the two only.
   - Step 5: a torn commit byte makes the record valid or not; it is complete.
   - The writing after a cut takes the same slot, which may now hold half of anything. If step 1
     to 4 was cut, the above holds again. If step 5 was, the commit byte is not 0xA5 (else the
     record would be the newest), and step 1 spoils the length before step 2 touches the commit
     byte: the record given up does not come to life later. In the other order it could.
   The length breaks a record better than the CRC would: 0xFF is never valid, and any CRC may be.
   The argument needs no luck; the CRC's strength is left for memory that we did not write.

   A torn byte may also read differently after each start. So the first writing into a slot after a
   start writes every byte, even one that can be read there already: nothing of an earlier cut is
   left in a record. And a record that is valid today only, because its commit byte was torn, or its
   length in step 1, is made to last at the start that first finds it (ring_confirm): of both bytes
   only zeros can be in doubt, as they come from 0xFF or were to become it. After a cut and until
   the next writing that is not cut, the newest record is one of those whose writing was begun.

   Sequence numbers are 8 bits and compared by difference. Valid slots of our writing are fewer than
   128 apart, so they may wrap for ever. Wear: a writing changes each byte of one slot once, length
   and commit twice; with 100,000 cycles a byte (ATmega328P datasheet, EEPROM endurance) a ring
   stands 50,000 writings per slot. */
struct ring {
    uint16_t start; /* the first slot's address, not 0, and what the CRC starts from: a record
                       copied to another ring is invalid there */
    uint16_t end;   /* the address after the last slot; 2..127 slots, or none */
    uint8_t stride; /* bytes per slot: capacity and RING_OVERHEAD, at most 250; 0 of none */
    uint8_t format; /* of what is written, and of all that is read */
};

enum { RING_OVERHEAD = 6 };

/* Copies the newest record out if it has the ring's format and exactly that length, 1 or more;
   otherwise false, data unchanged. Reads all slots: 0.8 ms on the AVR per 100 bytes of valid ones.
 */
bool ring_read(const FLASH struct ring *ring, void *data, uint8_t length);

/* Whether the newest record, of whatever format, has a length other than 0. As long as ring_read.
 */
bool ring_holds(const FLASH struct ring *ring);

/* Makes the newest record last, which so far may be valid by luck. Two calls, for each byte in
   doubt; each as long as ring_read. */
enum ring_doubt { RING_LENGTH, RING_COMMIT };
void ring_confirm(const FLASH struct ring *ring, enum ring_doubt byte);

/* A writing under way. */
struct ring_writer {
    uint16_t address; /* the slot's */
    uint16_t crc;     /* of the bytes written, length and commit included */
    uint8_t sequence;
    uint8_t format;
    uint8_t length;
    uint8_t done; /* bytes written */
    bool anyway;  /* what can be read there already is written, too */
};

/* Prepares to write a record of `length` bytes, at most the capacity; `anyway` until one writing
   has been completed since the start. Writes nothing yet; may be called again at any time to begin
   anew. Costs as much as ring_read. */
void ring_begin(struct ring_writer *w, const FLASH struct ring *ring, uint8_t length, bool anyway);

/* Writes one byte, and returns true when it was the last. Takes length + 8 calls. A payload byte is
   read from data once, and what was read is what the CRC covers. */
bool ring_step(struct ring_writer *w, const uint8_t *data);

#endif
