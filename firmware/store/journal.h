#ifndef KOSTKA_STORE_JOURNAL_H
#define KOSTKA_STORE_JOURNAL_H

#include <stdbool.h>
#include <stdint.h>

/* The events of a game in EEPROM: entries that are appended one at a time, in a circular area. So a
   throw costs two bytes and not a whole record, and the wear is spread over the area.

   An entry is a check byte and, of a decision, data bytes behind it, as many in all entries of a
   journal. The check byte's high bits tell a throw (01) from a decision (10), and its low ones are
   a check sum of the key, the offset and the data. The entries end where there is no valid check
   byte. Key and offset of the first entry are stored elsewhere: they are the game's.

   Writing an entry takes the order
     1. the place of the next check byte := 0xFF     2. data     3. check byte
   Why any number of cuts in a row, with any value between 0xFF and the new one in the torn byte,
   leave the entries as they were, or one more, whole. The check byte's place is 0xFF before step 1,
   from the entry before, and stays so up to step 3: whatever lies behind it is not looked at. Step
   3 leaves it valid or not; if it is, the entry is complete, and behind it stands 0xFF. A torn
   check byte is no valid one of the other kind, as bits become zeros only, and each kind has a one
   where the other has none. An entry that was cut may be valid at one start and not at the next.
   So when reading has come to the end, both check bytes that may stand there are confirmed
   (nvm_confirm) before anything is written behind them.

   A new game begins behind the last one: journal_begin prepares its first place before the header
   of the game is written, until which the last game's entries are untouched.

   Wear: each byte is written twice in a turn through the area. With 100,000 cycles a byte
   (ATmega2560 datasheet, EEPROM endurance), an area of 250 bytes stands 12.5 million throws, or 6.2
   million decisions of one byte. */

enum { JOURNAL_DATA = 3, JOURNAL_QUEUE = 4 };

enum journal_entry { JOURNAL_END, JOURNAL_THROW, JOURNAL_DECISION };

/* What belongs to a journal, and an entry to be written. */
struct journal_queued {
    enum journal_entry kind;
    uint8_t data[JOURNAL_DATA];
};

struct journal {
    uint16_t start;     /* of the area, an address */
    uint16_t size;      /* bytes, at least 16 */
    uint8_t data_bytes; /* of a decision: 0..JOURNAL_DATA */
    uint16_t key;       /* of the game */
    uint16_t from;      /* offset of the oldest entry that is needed */
    uint16_t at;        /* offset behind the last one that has been read or appended */
    uint16_t writing;   /* offset of the entry that is being written */
    uint8_t step;       /* bytes of it that have been */
    uint8_t queued;     /* entries in the queue */
    uint8_t repairs;    /* bytes at the end to be written before the queue */
    struct journal_queued queue[JOURNAL_QUEUE];
};

/* Opens the journal of a game for reading: its first entry is at `from`. What is queued is given
   up. An offset beyond the area is taken for 0. */
void journal_open(struct journal *journal, uint16_t key, uint8_t data_bytes, uint16_t from);

/* The next entry, whose data are copied, or that there is none. Behind the last entry others can be
   appended. Not to be called after that. Writes nothing: journal_step repairs the end. */
enum journal_entry journal_next(struct journal *journal, uint8_t data[JOURNAL_DATA]);

/* A new game begins behind all that is there. Its header, with journal->from, may be written once
   journal_step has answered true. */
void journal_begin(struct journal *journal, uint16_t key, uint8_t data_bytes);

/* Queues an entry. False: there is no room, in the area or in the queue. */
bool journal_append(struct journal *journal, enum journal_entry kind,
                    const uint8_t data[JOURNAL_DATA]);

/* Bytes that can still be appended. */
uint16_t journal_room(const struct journal *journal);

/* The offset behind an entry. */
uint16_t journal_behind(const struct journal *journal, uint16_t offset, enum journal_entry kind);

/* The oldest entry that is needed is at this offset from now on; the header with it is stored. */
void journal_release(struct journal *journal, uint16_t from);

/* The entries from here on, where reading has stopped, are taken back: they end here once
   journal_step has answered true. */
void journal_truncate(struct journal *journal);

/* Writes at most one byte, if the memory is ready for it. True: nothing is left to be written. */
bool journal_step(struct journal *journal);

#endif
