#ifndef KOSTKA_STORE_JOURNAL_H
#define KOSTKA_STORE_JOURNAL_H

#include <stdbool.h>
#include <stdint.h>

/* The events of a game in EEPROM, appended one at a time in a circular area. So an event costs a
   few bytes instead of a whole record, and the wear is spread over the area.

   An entry is a check byte, followed in a decision by data bytes, the same number in all entries of
   a journal. The two high bits of the check byte tell a throw (01) from a decision (10); the low
   ones are a checksum of the key, the offset and the data. The journal ends where there is no valid
   check byte. The key and the offset of the first entry are stored in the header of the game.

   An entry is written in this order:
     1. the place of the next check byte := 0xFF     2. data     3. check byte
   Claim: after any number of power cuts in a row, with any value between 0xFF and the new one in
   the torn byte, the entries are as before, or there is one more, complete. Proof: the place of the
   check byte is 0xFF since the entry before it was written, and stays so until step 3, so nothing
   behind it is read. After step 3 the check byte is valid or not; if it is, the entry is complete,
   and 0xFF follows it. A torn check byte cannot be a valid one of the other kind, because bits only
   become 0, and each kind has a 1 where the other has a 0. An entry that was cut may be valid at
   one start and not at the next. So when reading has come to the end, both check bytes that may be
   the last are confirmed (nvm_confirm) before anything is written behind them.

   A new game begins behind the last one. journal_begin prepares its first place before the header
   of the game is written; until then the entries of the last game are untouched.

   Wear: each byte is written twice in one round through the area. With 100,000 cycles a byte
   (ATmega2560 datasheet, EEPROM endurance), an area of 250 bytes lasts for 12.5 million throws, or
   6.2 million decisions of one byte. */

enum { JOURNAL_DATA = 3, JOURNAL_QUEUE = 4 };

enum journal_entry { JOURNAL_END, JOURNAL_THROW, JOURNAL_DECISION };

/* An entry to be written, and the state of a journal. */
struct journal_queued {
    enum journal_entry kind;
    uint8_t data[JOURNAL_DATA];
};

struct journal {
    uint16_t start;     /* address of the area */
    uint16_t size;      /* of the area in bytes, at least 16 */
    uint8_t data_bytes; /* in a decision: 0..JOURNAL_DATA */
    uint16_t key;       /* of the game */
    uint16_t from;      /* offset of the oldest entry that is needed */
    uint16_t at;        /* offset behind the last one that was read or appended */
    uint16_t writing;   /* offset of the entry being written */
    uint8_t step;       /* bytes of it that have been written */
    uint8_t queued;     /* entries in the queue */
    uint8_t repairs;    /* bytes at the end to be rewritten before the queue */
    struct journal_queued queue[JOURNAL_QUEUE];
};

/* Opens the journal of a game for reading, from its first entry at `from`; an offset beyond the
   area counts as 0. Clears the queue. */
void journal_open(struct journal *journal, uint16_t key, uint8_t data_bytes, uint16_t from);

/* Reads the next entry and copies its data. Call it until it returns JOURNAL_END, then no more;
   entries can then be appended. Writes nothing: journal_step repairs the end. */
enum journal_entry journal_next(struct journal *journal, uint8_t data[JOURNAL_DATA]);

/* Begins a new game behind the last one. Its header, with journal->from, may be written once
   journal_step has returned true. */
void journal_begin(struct journal *journal, uint16_t key, uint8_t data_bytes);

/* Queues an entry. False: there is no room, in the area or in the queue. */
bool journal_append(struct journal *journal, enum journal_entry kind,
                    const uint8_t data[JOURNAL_DATA]);

/* How many bytes can still be appended. */
uint16_t journal_room(const struct journal *journal);

/* True if a throw is stored at this offset, and not about to be written. */
bool journal_has_throw(const struct journal *journal, uint16_t offset);

/* The offset behind an entry at this offset. */
uint16_t journal_behind(const struct journal *journal, uint16_t offset, enum journal_entry kind);

/* Frees the entries before this offset. The header must have been stored with it. */
void journal_release(struct journal *journal, uint16_t from);

/* Drops the entries from the place where reading has stopped. They are gone once journal_step has
   returned true. */
void journal_truncate(struct journal *journal);

/* Writes at most one byte, if the memory is ready. True if nothing is left to write. */
bool journal_step(struct journal *journal);

#endif
