#include "core/game/record_text.h"

#include <string.h>

enum {
    FORMAT = 1,
    HAS_SEED = 0x80,
    HAS_ADDED = 0x40,
    CRC_BYTES = 2,
    WORDS = 4,
    LETTER_BITS = 5,
    LINE_LETTERS = 48,
    LETTERS = 32
};
enum { AT_FORMAT, AT_GAME, AT_FLAGS, AT_SETUP, AT_SEED = AT_SETUP + GAME_SETUP };

_Static_assert(8 * RECORD_TEXT_LINE_BYTES == LETTER_BITS * LINE_LETTERS, "no bit is left over");
_Static_assert((int)RECORD_TEXT_OWN < (int)HAS_ADDED, "the flags have room for a count");

static uint16_t crc_of(const uint8_t *bytes, uint16_t count) {
    uint16_t crc = 0xFFFF;

    for (; count; count--) {
        crc ^= (uint16_t)(*bytes++ << 8);
        for (uint8_t bit = 0; bit < 8; bit++) {
            crc = (uint16_t)(crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0);
        }
    }
    return crc;
}

/* ---- a record as bytes ----------------------------------------------------------------------- */

static void put(struct record_text *text, const void *bytes, uint8_t count) {
    memcpy(text->bytes + text->length, bytes, count);
    text->length += count;
}

static uint16_t list_bytes(const FLASH struct rules *rules, uint16_t decisions) {
    return (uint16_t)((decisions * rules->decision_bits + 7) / 8);
}

static void put_decisions(struct record_text *text, const struct record *record,
                          const FLASH struct rules *rules) {
    uint8_t *list = text->bytes + text->length;
    uint16_t bit = 0;

    text->length += list_bytes(rules, record->decisions);
    memset(list, 0, list_bytes(rules, record->decisions));
    for (uint16_t number = 0; number < record->decisions; number++) {
        decision_t decision = record_decision(record, rules, record->first + number);
        for (uint8_t i = 0; i < rules->decision_bits; i++, bit++, decision >>= 1) {
            list[bit / 8] |= (uint8_t)((decision & 1) << bit % 8);
        }
    }
}

void record_text_pack(struct record_text *text, const struct record *record,
                      const FLASH struct rules *rules, const struct record_sender *game) {
    bool has_added = seed_added(record->seed) != 0;
    const uint8_t head[] = {
        FORMAT, game->number,
        (uint8_t)(game->own_bytes | (game->has_seed ? HAS_SEED : 0) | (has_added ? HAS_ADDED : 0))};
    const uint16_t words[WORDS] = {record->events, record->base_events, record->base_throws,
                                   record->decisions};
    uint16_t crc;

    text->length = 0;
    put(text, head, sizeof head);
    put(text, record->setup, GAME_SETUP);
    if (game->has_seed) {
        put(text, record->seed, SEED_SECRET);
    }
    if (has_added) {
        put(text, record->seed + SEED_SECRET, SEED_ADDED);
    }
    put(text, words, sizeof words);
    if (record->base_events) {
        put(text, record->base, rules->stored_bytes);
    }
    put_decisions(text, record, rules);
    if (game->own_bytes) {
        put(text, game->own, game->own_bytes);
    }
    crc = crc_of(text->bytes, text->length);
    text->bytes[text->length++] = (uint8_t)(crc >> 8);
    text->bytes[text->length++] = (uint8_t)crc;
}

/* ---- bytes as lines -------------------------------------------------------------------------- */

uint8_t record_text_lines(const struct record_text *text) {
    return (uint8_t)((text->length + RECORD_TEXT_LINE_BYTES - 1) / RECORD_TEXT_LINE_BYTES);
}

_Static_assert(RECORD_TEXT_LINES <= 9, "their number is a digit");

void record_text_write(const struct record_text *text, uint8_t number,
                       char line[RECORD_TEXT_LINE]) {
    uint16_t at = (uint16_t)((number - 1) * RECORD_TEXT_LINE_BYTES);
    uint16_t left = text->length - at;
    char *to = line;

    *to++ = (char)('0' + number);
    *to++ = '/';
    *to++ = (char)('0' + record_text_lines(text));
    *to++ = ' ';
    to = base32_write(to, text->bytes + at,
                      left < RECORD_TEXT_LINE_BYTES ? (uint8_t)left : RECORD_TEXT_LINE_BYTES);
    *to = '\0';
}

void record_text_start(struct record_text *text) {
    text->length = 0;
    text->lines = 0;
    text->next = 1;
}

/* Reads a number of one or two digits without a leading zero, and `end` after it. Returns 0 if they
   are not there; then `from` is undefined. */
static uint8_t read_number(const char **from, char end) {
    uint8_t number = 0;

    for (uint8_t digits = 0;
         digits < 2 && (number || **from != '0') && **from >= '0' && **from <= '9'; digits++) {
        number = (uint8_t)(10 * number + (uint8_t)(*(*from)++ - '0'));
    }
    return *(*from)++ == end ? number : 0;
}

/* The value of a letter of base 32; LETTERS for any other character. */
static uint8_t value_of(char letter) {
    if (letter >= 'A' && letter <= 'Z') {
        return (uint8_t)(letter - 'A');
    }
    return letter >= '2' && letter <= '7' ? (uint8_t)(letter - '2' + 26) : LETTERS;
}

/* The bits that fill up the last letter must be zeros, and fewer than LETTER_BITS. */
static enum record_text_answer read_letters(struct record_text *text, const char *from) {
    uint16_t bits = 0;
    uint8_t pending = 0;
    uint8_t count = 0;

    for (; *from; from++, count++) {
        uint8_t value = value_of(*from);
        if (value == LETTERS || count == LINE_LETTERS) {
            return RECORD_TEXT_NO_LINE;
        }
        bits = (uint16_t)(bits << LETTER_BITS | value);
        pending += LETTER_BITS;
        if (pending >= 8) {
            pending -= 8;
            if (text->length == RECORD_TEXT_BYTES) {
                return RECORD_TEXT_TOO_LONG;
            }
            text->bytes[text->length++] = (uint8_t)(bits >> pending);
        }
    }
    return count == 0 || pending >= LETTER_BITS || (bits & ((1U << pending) - 1))
               ? RECORD_TEXT_NO_LINE
               : RECORD_TEXT_MORE;
}

static enum record_text_answer check(const struct record_text *text) {
    uint16_t end = text->length - CRC_BYTES;

    if (text->length < CRC_BYTES + AT_SEED ||
        crc_of(text->bytes, end) != (uint16_t)(text->bytes[end] << 8 | text->bytes[end + 1])) {
        return RECORD_TEXT_CHECK;
    }
    return text->bytes[AT_FORMAT] == FORMAT ? RECORD_TEXT_WHOLE : RECORD_TEXT_FORMAT;
}

/* Removes the bytes that a refused line has added. */
enum record_text_answer record_text_read(struct record_text *text, const char *line) {
    uint16_t before = text->length;
    uint8_t number = read_number(&line, '/');
    uint8_t lines = number ? read_number(&line, ' ') : 0;
    enum record_text_answer answer;

    if (lines == 0) {
        return RECORD_TEXT_NO_LINE;
    }
    if (number != text->next || (text->lines && lines != text->lines) || number > lines) {
        return RECORD_TEXT_NOT_NEXT;
    }
    answer = read_letters(text, line);
    if (answer == RECORD_TEXT_MORE && number < lines &&
        text->length - before != RECORD_TEXT_LINE_BYTES) {
        answer = RECORD_TEXT_NO_LINE;
    }
    if (answer != RECORD_TEXT_MORE) {
        text->length = before;
        return answer;
    }
    text->lines = lines;
    text->next++;
    return number == lines ? check(text) : RECORD_TEXT_MORE;
}

/* ---- bytes as a record ----------------------------------------------------------------------- */

uint8_t record_text_game(const struct record_text *text) {
    return text->bytes[AT_GAME];
}

bool record_text_has_seed(const struct record_text *text) {
    return text->bytes[AT_FLAGS] & HAS_SEED;
}

/* Checks first that the decisions have room, so that no sum overflows. There are no more decisions
   than events: a decision without its event would count as one made later. */
static bool can_be(const struct record *record, const FLASH struct rules *rules) {
    uint16_t places = rules->decision_bits ? 8 * RECORD_LIST / rules->decision_bits : 0;
    uint16_t events = record->events - record->base_events;

    return record->decisions <= places && record->base_events <= record->events &&
           record->decisions <= events && record->base_throws <= record->base_events &&
           record->base_throws + (uint32_t)(events - record->decisions) <= SEED_THROWS;
}

enum record_text_answer record_text_unpack(const struct record_text *text, struct record *record,
                                           const FLASH struct rules *rules,
                                           struct record_sender *game) {
    uint8_t flags = text->bytes[AT_FLAGS];
    uint8_t secret = flags & HAS_SEED ? SEED_SECRET : 0;
    uint8_t added = flags & HAS_ADDED ? SEED_ADDED : 0;
    uint16_t words[WORDS];
    uint16_t base = AT_SEED + secret + added + sizeof words;
    uint16_t list, own;

    memset(record, 0, sizeof *record);
    if (base + CRC_BYTES > text->length) {
        return RECORD_TEXT_DAMAGED;
    }
    memcpy(record->setup, text->bytes + AT_SETUP, GAME_SETUP);
    memcpy(record->seed, text->bytes + AT_SEED, secret);
    memcpy(record->seed + SEED_SECRET, text->bytes + AT_SEED + secret, added);
    memcpy(words, text->bytes + base - sizeof words, sizeof words);
    record->events = words[0];
    record->base_events = words[1];
    record->base_throws = words[2];
    record->decisions = words[3];
    if (!can_be(record, rules) || (added && !seed_added(record->seed))) {
        return RECORD_TEXT_DAMAGED;
    }
    list = base + (record->base_events ? rules->stored_bytes : 0);
    own = list + list_bytes(rules, record->decisions);
    *game = (struct record_sender){.number = text->bytes[AT_GAME],
                                   .has_seed = flags & HAS_SEED,
                                   .own_bytes = flags & (HAS_ADDED - 1),
                                   .own = text->bytes + own};
    if (game->own_bytes > RECORD_TEXT_OWN || own + game->own_bytes + CRC_BYTES != text->length) {
        return RECORD_TEXT_DAMAGED;
    }
    memcpy(record->base, text->bytes + base, list - base);
    memcpy(record->list, text->bytes + list, own - list);
    return RECORD_TEXT_WHOLE;
}
