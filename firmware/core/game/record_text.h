#ifndef KOSTKA_CORE_GAME_RECORD_TEXT_H
#define KOSTKA_CORE_GAME_RECORD_TEXT_H

#include "core/game/record.h"

/* A game as text: its record as bytes, and the bytes as lines that can be sent.

   The bytes are, in this order:
   - the format, 1;
   - the number of the game (device/game_list.h);
   - the number of bytes of the own board or graph; 128 more if the seed is included, 64 more if a
     number was added to the seed;
   - GAME_SETUP values;
   - the secret bytes of the seed, if included, and the added number, if there is one;
   - in two bytes each, the low one first: the number of events, of events before the base position,
     of throws among these, and of decisions in the list;
   - the stored bytes of the base position, if there are events before it;
   - the decisions in order, packed from the lowest bit on;
   - the own board or graph;
   - the CRC-16 of all that, the high byte first (CCITT, polynomial 0x1021, started from 0xFFFF).

   A line has its number, counted from 1, a slash, the number of lines, a blank, and up to 30 bytes
   as letters of base 32 (RFC 4648, section 6: A to Z, 2 to 7), without padding. */

enum {
    RECORD_TEXT_OWN = 44,
    RECORD_TEXT_BYTES =
        3 + GAME_SETUP + SEED_BYTES + 8 + GAME_STATE_STORED + RECORD_LIST + RECORD_TEXT_OWN + 2,
    RECORD_TEXT_LINE_BYTES = 30, /* leaves room for a command before the line */
    RECORD_TEXT_LINES = (RECORD_TEXT_BYTES + RECORD_TEXT_LINE_BYTES - 1) / RECORD_TEXT_LINE_BYTES,
    RECORD_TEXT_LINE = 56 /* characters of a line and a NUL */
};

struct record_text {
    uint8_t bytes[RECORD_TEXT_BYTES];
    uint16_t length;
    uint8_t lines; /* while lines are read: their number; 0 before the first */
    uint8_t next;  /* the number of the next line, from 1 */
};

/* The answer about a line, or about a whole text. */
enum record_text_answer {
    RECORD_TEXT_WHOLE, /* the text is complete and has no error */
    RECORD_TEXT_MORE,  /* more lines are to come */
    RECORD_TEXT_NO_LINE,
    RECORD_TEXT_NOT_NEXT, /* a line is missing or comes twice, or is of another text */
    RECORD_TEXT_TOO_LONG,
    RECORD_TEXT_CHECK,  /* the checksum does not fit: a letter is wrong */
    RECORD_TEXT_FORMAT, /* unknown format */
    RECORD_TEXT_DAMAGED /* the checksum fits, but the text is not a record */
};

/* The parts of a game that are sent besides its record. */
struct record_sender {
    uint8_t number;
    bool has_seed;
    uint8_t own_bytes;  /* at most RECORD_TEXT_OWN */
    const uint8_t *own; /* any pointer if there are none */
};

/* Writes a game as bytes. */
void record_text_pack(struct record_text *text, const struct record *record,
                      const FLASH struct rules *rules, const struct record_sender *game);

/* record_text_lines returns the number of lines; record_text_write writes line `number`, counted
   from 1. */
uint8_t record_text_lines(const struct record_text *text);
void record_text_write(const struct record_text *text, uint8_t number, char line[RECORD_TEXT_LINE]);

/* Call record_text_start before the first line, then record_text_read for each line, without its
   line end. */
void record_text_start(struct record_text *text);
enum record_text_answer record_text_read(struct record_text *text, const char *line);

/* For a whole text: the number of its game; true if it includes the seed; and its record by the
   rules of that game. `game->own` points into the text. The record may still not be a legal game; a
   replay shows that. */
uint8_t record_text_game(const struct record_text *text);
bool record_text_has_seed(const struct record_text *text);
enum record_text_answer record_text_unpack(const struct record_text *text, struct record *record,
                                           const FLASH struct rules *rules,
                                           struct record_sender *game);

#endif
