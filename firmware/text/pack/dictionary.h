#ifndef KOSTKA_TEXT_PACK_DICTIONARY_H
#define KOSTKA_TEXT_PACK_DICTIONARY_H

#include "text/reader.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* On the host: what the codes of text/reader.h stand for, and how to say a text in the fewest. */

enum { DICTIONARY_LONGEST = 64 };

struct dictionary {
    size_t count;
    struct dictionary_entry {
        uint8_t pair[2];
        uint8_t pending; /* how many codes wait at most while it is read */
        size_t length;
        uint8_t text[DICTIONARY_LONGEST]; /* what it says in the end */
    } entries[TEXT_PAIRS];
};

/* Adds a pair of characters or earlier codes. False, and nothing is added, if there is no room, or
   if it would have a NUL, a later code, more than TEXT_PENDING codes waiting or more than
   DICTIONARY_LONGEST characters. */
bool dictionary_add(struct dictionary *dictionary, uint8_t first, uint8_t second);

/* The dictionary of the firmware, text_pairs. Pairs of zeros at its end are none. False if
   one could not be added. */
bool dictionary_load(struct dictionary *dictionary);

/* Whether a byte stands for itself. */
bool dictionary_is_plain(uint8_t byte);

/* Writes text, all of whose bytes stand for themselves, in as few codes as can be; answers how
   many: at most length, for which there must be room. */
size_t dictionary_pack(const struct dictionary *dictionary, const uint8_t *text, size_t length,
                       uint8_t *packed);

#endif
