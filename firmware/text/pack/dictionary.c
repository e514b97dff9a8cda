#include "text/pack/dictionary.h"

#include <stdlib.h>
#include <string.h>

bool dictionary_is_plain(uint8_t byte) {
    return byte < TEXT_FIRST_PAIR || byte >= TEXT_FIRST_PAIR + TEXT_PAIRS;
}

/* The entry of a code, or one for a character in room; NULL for what may be in no pair. */
static const struct dictionary_entry *meaning(const struct dictionary *dictionary, uint8_t code,
                                              struct dictionary_entry *room) {
    if (code == 0)
        return NULL;
    if (dictionary_is_plain(code)) {
        *room = (struct dictionary_entry){.length = 1, .text = {code}};
        return room;
    }
    if (code - TEXT_FIRST_PAIR >= (int)dictionary->count)
        return NULL;
    return &dictionary->entries[code - TEXT_FIRST_PAIR];
}

bool dictionary_add(struct dictionary *dictionary, uint8_t first, uint8_t second) {
    struct dictionary_entry rooms[2];
    const struct dictionary_entry *before = meaning(dictionary, first, &rooms[0]);
    const struct dictionary_entry *after = meaning(dictionary, second, &rooms[1]);
    struct dictionary_entry *entry = &dictionary->entries[dictionary->count];

    if (!before || !after || dictionary->count == TEXT_PAIRS)
        return false;
    if (before->pending == TEXT_PENDING || before->length + after->length > DICTIONARY_LONGEST)
        return false;
    *entry = (struct dictionary_entry){
        .pair = {first, second},
        .pending = before->pending + 1 > after->pending ? before->pending + 1 : after->pending,
        .length = before->length + after->length};
    memcpy(entry->text, before->text, before->length);
    memcpy(entry->text + before->length, after->text, after->length);
    dictionary->count++;
    return true;
}

bool dictionary_load(struct dictionary *dictionary) {
    size_t used = TEXT_PAIRS;

    dictionary->count = 0;
    while (used && text_pairs[used - 1][0] == 0 && text_pairs[used - 1][1] == 0)
        used--;
    for (size_t i = 0; i < used; i++) {
        if (!dictionary_add(dictionary, text_pairs[i][0], text_pairs[i][1]))
            return false;
    }
    return true;
}

/* From the end: the shortest way to say what begins at each place is a code, and the shortest way
   to say what is behind its text. */
size_t dictionary_pack(const struct dictionary *dictionary, const uint8_t *text, size_t length,
                       uint8_t *packed) {
    struct way {
        size_t codes;
        size_t step;
        uint8_t code;
    } *ways = calloc(length + 1, sizeof *ways);
    size_t codes = 0;

    if (!ways)
        abort();
    for (size_t at = length; at-- > 0;) {
        struct way *way = &ways[at];
        *way = (struct way){ways[at + 1].codes + 1, 1, text[at]};
        for (size_t i = 0; i < dictionary->count; i++) {
            const struct dictionary_entry *entry = &dictionary->entries[i];
            if (entry->length <= length - at &&
                memcmp(entry->text, text + at, entry->length) == 0 &&
                ways[at + entry->length].codes + 1 < way->codes)
                *way = (struct way){ways[at + entry->length].codes + 1, entry->length,
                                    (uint8_t)(TEXT_FIRST_PAIR + i)};
        }
    }
    for (size_t at = 0; at < length; at += ways[at].step)
        packed[codes++] = ways[at].code;
    free(ways);
    return codes;
}
