#ifndef KOSTKA_CORE_GAME_RECORD_TEXT_H
#define KOSTKA_CORE_GAME_RECORD_TEXT_H

#include "core/game/record.h"

/* A game as text: its record as bytes, and these as lines that can be sent to somebody.

   The bytes are: the format, 1; the number of the game (device/game_list.h); how many bytes of an
   own board or graph there are, 128 more if the seed is included, and 64 more if a number was added
   to it; GAME_SETUP values; the secret bytes of the seed, or nothing; that number, or nothing; then
   in two bytes each, the low one first, the events, those before the base position, the throws
   among these, and the number of decisions in the list; the stored bytes of the base position, if
   there are events before it; the decisions in order, packed from the lowest bit on; the own board
   or graph; and the CRC-16 of all that, the high byte first (CCITT, polynomial 0x1021, started from
   0xFFFF).

   A line is its number, counted from 1, a slash, how many lines there are, a blank, and up to 30
   bytes as letters of base 32 (RFC 4648, section 6: A to Z, 2 to 7), without padding. */

enum {
    RECORD_TEXT_OWN = 44,
    RECORD_TEXT_BYTES =
        3 + GAME_SETUP + SEED_BYTES + 8 + GAME_STATE_STORED + RECORD_LIST + RECORD_TEXT_OWN + 2,
    RECORD_TEXT_LINE_BYTES = 30, /* so that a command has room in front */
    RECORD_TEXT_LINES = (RECORD_TEXT_BYTES + RECORD_TEXT_LINE_BYTES - 1) / RECORD_TEXT_LINE_BYTES,
    RECORD_TEXT_LINE = 56 /* characters of a line and a NUL */
};

struct record_text {
    uint8_t bytes[RECORD_TEXT_BYTES];
    uint16_t length;
    uint8_t lines; /* while lines are read: their number; 0 before the first */
    uint8_t next;  /* the number of the next line, from 1 */
};

/* Why a text is no record. */
enum record_text_answer {
    RECORD_TEXT_WHOLE, /* it is one */
    RECORD_TEXT_MORE,  /* more lines are to come */
    RECORD_TEXT_NO_LINE,
    RECORD_TEXT_NOT_NEXT, /* a line is missing, or comes twice */
    RECORD_TEXT_TOO_LONG,
    RECORD_TEXT_CHECK,  /* the check sum does not fit: a letter is wrong */
    RECORD_TEXT_FORMAT, /* unknown format */
    RECORD_TEXT_DAMAGED /* the check sum fits, but it is not a record */
};

/* What is sent of a game besides its record. */
struct record_sender {
    uint8_t number;
    bool has_seed;
    uint8_t own_bytes;  /* at most RECORD_TEXT_OWN */
    const uint8_t *own; /* any pointer if there are none */
};

/* Writes a game as bytes. */
void record_text_pack(struct record_text *text, const struct record *record,
                      const FLASH struct rules *rules, const struct record_sender *game);

/* The number of lines; and writes one of them, counted from 1. */
uint8_t record_text_lines(const struct record_text *text);
void record_text_write(const struct record_text *text, uint8_t number, char line[RECORD_TEXT_LINE]);

/* Start before the first line; then read each line, without its end. */
void record_text_start(struct record_text *text);
enum record_text_answer record_text_read(struct record_text *text, const char *line);

/* For a text that is whole: the number of its game; true if it includes the seed; and its record by
   the rules of that game. The own bytes point into the text. The record may still not be a game,
   which a replay shows. */
uint8_t record_text_game(const struct record_text *text);
bool record_text_has_seed(const struct record_text *text);
enum record_text_answer record_text_unpack(const struct record_text *text, struct record *record,
                                           const FLASH struct rules *rules,
                                           struct record_sender *game);

#endif
