/* Records of any content as text: a text is read as it was written. A damaged text is refused, and
   so is a text that has the right length and check sum but is no record. */

#include "core/game/record_text.h"

#include "support/campaign.h"
#include "support/random_board.h"

#include <string.h>

#include "support/testing.h"

enum { OWN = 43, EVENTS_AT = 3 + GAME_SETUP + SEED_SECRET, COUNTS = 8 };

/* These rules are never played; they only set the layout of a record. */
static const struct rules layouts[] = {
    {.stored_bytes = 48, .decision_bits = 0},  {.stored_bytes = 11, .decision_bits = 1},
    {.stored_bytes = 30, .decision_bits = 5},  {.stored_bytes = 1, .decision_bits = 20},
    {.stored_bytes = 48, .decision_bits = 22}, {.stored_bytes = 7, .decision_bits = 24},
};
enum { LAYOUTS = sizeof layouts / sizeof layouts[0] };

static struct random_source source;

static void draw_bytes(uint8_t *bytes, unsigned count) {
    while (count--) {
        *bytes++ = (uint8_t)random_below(&source, 256);
    }
}

/* On average, every fourth record is full of decisions and every second has a base position. */
static void draw(struct record *record, const struct rules *rules) {
    unsigned places = rules->decision_bits ? 8U * RECORD_LIST / rules->decision_bits : 0;

    memset(record, 0, sizeof *record);
    draw_bytes(record->setup, sizeof record->setup);
    draw_bytes(record->seed, SEED_SECRET);
    draw_bytes(record->list, sizeof record->list);
    record->first = (uint16_t)(places ? random_below(&source, places) : 0);
    record->decisions =
        (uint16_t)(random_below(&source, 4) ? random_below(&source, places + 1) : places);
    if (random_below(&source, 2)) {
        record->base_events = (uint16_t)(1 + random_below(&source, 30000));
        record->base_throws = (uint16_t)random_below(&source, record->base_events + 1U);
        draw_bytes(record->base, rules->stored_bytes);
    }
    record->events =
        (uint16_t)(record->base_events + record->decisions + random_below(&source, 1000));
}

static void assert_equal_records(const struct record *a, const struct record *b,
                                 const struct rules *rules) {
    assert_memory_equal(a->setup, b->setup, sizeof a->setup);
    assert_memory_equal(a->seed, b->seed, sizeof a->seed);
    assert_memory_equal(a->base, b->base, sizeof a->base);
    assert_int_equal(a->events, b->events);
    assert_int_equal(a->base_events, b->base_events);
    assert_int_equal(a->base_throws, b->base_throws);
    assert_int_equal(a->decisions, b->decisions);
    for (uint16_t i = 0; i < a->decisions; i++) {
        assert_int_equal(record_decision(a, rules, a->first + i),
                         record_decision(b, rules, b->first + i));
    }
}

/* ---- lines ----------------------------------------------------------------------------------- */

enum { LINES = RECORD_TEXT_LINES + 1 };

struct lines {
    char line[LINES][RECORD_TEXT_LINE + 1];
    unsigned count;
};

static void write_lines(struct lines *lines, const struct record_text *text) {
    lines->count = record_text_lines(text);
    for (unsigned i = 0; i < lines->count; i++) {
        record_text_write(text, (uint8_t)(i + 1), lines->line[i]);
        assert_true(strlen(lines->line[i]) <= 79);
    }
}

/* True if a record has been read and no line is left over. */
static bool read_lines(const struct lines *lines, const struct rules *rules, struct record *record,
                       struct record_text *text, struct record_sender *sender) {
    enum record_text_answer answer = RECORD_TEXT_MORE;
    unsigned next = 0;

    record_text_start(text);
    while (next < lines->count && answer == RECORD_TEXT_MORE) {
        answer = record_text_read(text, lines->line[next++]);
    }
    return answer == RECORD_TEXT_WHOLE && next == lines->count &&
           record_text_unpack(text, record, rules, sender) == RECORD_TEXT_WHOLE;
}

/* The bits behind the last decision, which fill up its byte. They are zeros, so that equal games
   are equal texts. */
static unsigned bits_behind(const struct record_text *text, const struct record *record,
                            const struct rules *rules, unsigned own_bytes) {
    enum { CRC_BYTES = 2 };
    unsigned used = (unsigned)record->decisions * rules->decision_bits % 8;

    return used ? text->bytes[text->length - CRC_BYTES - own_bytes - 1] >> used : 0;
}

TEST(records_are_read_as_they_were_written) {
    struct lines lines;

    source = (struct random_source){11};
    for (unsigned number = 0; number < campaign_cases(3000, 100000); number++) {
        const struct rules *rules = &layouts[number % LAYOUTS];
        struct record_text text, again_text;
        struct record record, again;
        uint8_t own[OWN];
        struct record_sender again_sender, sender = {.number = (uint8_t)random_below(&source, 256),
                                                     .has_seed = number % 5 > 0,
                                                     .own_bytes = number % 2 ? OWN : 0,
                                                     .own = number % 2 ? own : NULL};
        draw(&record, rules);
        draw_bytes(own, sizeof own);
        record_text_pack(&text, &record, rules, &sender);
        write_lines(&lines, &text);
        assert_true(read_lines(&lines, rules, &again, &again_text, &again_sender));
        assert_int_equal(record_text_game(&again_text), sender.number);
        assert_int_equal(again_sender.has_seed, sender.has_seed);
        assert_int_equal(again_sender.own_bytes, sender.own_bytes);
        assert_memory_equal(again_sender.own, own, sender.own_bytes);
        assert_int_equal(again.first, 0);
        if (!sender.has_seed) {
            memset(record.seed, 0, sizeof record.seed);
        }
        assert_equal_records(&record, &again, rules);
        assert_false(bits_behind(&text, &record, rules, sender.own_bytes));
    }
}

/* ---- damage ---------------------------------------------------------------------------------- */

enum damage {
    CHANGED,
    LEFT_OUT,
    PUT_IN,
    SWAPPED,
    CUT,
    LINE_LOST,
    LINE_TWICE,
    LINES_SWAPPED,
    KINDS
};

static char any_character(void) {
    static const char likely[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567089/ a";

    return random_below(&source, 4) ? likely[random_below(&source, sizeof likely - 1)]
                                    : (char)(1 + random_below(&source, 255));
}

static void damage_line(char *line, enum damage damage) {
    size_t length = strlen(line);
    size_t at = random_below(&source, (unsigned)length);
    char was = line[at];

    if (damage == CHANGED) {
        line[at] = any_character();
    } else if (damage == LEFT_OUT) {
        memmove(line + at, line + at + 1, length - at);
    } else if (damage == PUT_IN) {
        memmove(line + at + 1, line + at, length - at + 1);
        line[at] = any_character();
    } else if (damage == SWAPPED && at > 0) {
        line[at] = line[at - 1];
        line[at - 1] = was;
    } else if (damage == CUT) {
        line[at] = '\0';
    }
}

static void damage(struct lines *lines, enum damage damage) {
    unsigned at = random_below(&source, lines->count);
    unsigned other = random_below(&source, lines->count);
    char kept[RECORD_TEXT_LINE + 1];

    if (damage < LINE_LOST) {
        damage_line(lines->line[at], damage);
    } else if (damage == LINE_LOST) {
        lines->count--;
        memmove(lines->line[at], lines->line[at + 1], (lines->count - at) * sizeof kept);
    } else if (damage == LINE_TWICE) {
        memmove(lines->line[at + 1], lines->line[at], (lines->count - at) * sizeof kept);
        lines->count++;
    } else {
        memcpy(kept, lines->line[at], sizeof kept);
        memcpy(lines->line[at], lines->line[other], sizeof kept);
        memcpy(lines->line[other], kept, sizeof kept);
    }
}

static bool are_same(const struct lines *a, const struct lines *b) {
    bool same = a->count == b->count;

    for (unsigned i = 0; same && i < a->count; i++) {
        same = strcmp(a->line[i], b->line[i]) == 0;
    }
    return same;
}

TEST(what_was_damaged_is_refused) {
    unsigned tried[KINDS] = {0};

    source = (struct random_source){12};
    for (unsigned number = 0; number < campaign_cases(24000, 1000000); number++) {
        const struct rules *rules = &layouts[random_below(&source, LAYOUTS)];
        enum damage kind = (enum damage)(number % KINDS);
        uint8_t own[OWN] = {0};
        struct record_sender sender = {
            .number = 1, .has_seed = true, .own_bytes = number % 3 ? 0 : OWN, .own = own};
        struct record_text text;
        struct record record;
        struct lines lines, damaged;

        draw(&record, rules);
        record_text_pack(&text, &record, rules, &sender);
        write_lines(&lines, &text);
        damaged = lines;
        damage(&damaged, kind);
        if (!are_same(&lines, &damaged)) {
            assert_false(read_lines(&damaged, rules, &record, &text, &sender));
            tried[kind]++;
        }
    }
    for (unsigned kind = 0; kind < KINDS; kind++) {
        print_message("%u ", tried[kind]);
        assert_true(tried[kind] > 1000);
    }
    print_message("damaged texts\n");
}

/* CRC-16 (CCITT) of the header. */
static unsigned crc_of(const uint8_t *bytes, unsigned count) {
    unsigned crc = 0xFFFF;

    for (unsigned bit = 0; bit < 8 * count; bit++) {
        unsigned next = bytes[bit / 8] >> (7 - bit % 8) & 1;
        crc = (crc << 1 & 0xFFFF) ^ ((crc >> 15 ^ next) ? 0x1021 : 0);
    }
    return crc;
}

/* All bytes up to the setup are in a text that is accepted, or of an unknown format. */
TEST(a_text_without_a_whole_setup_is_refused) {
    enum { CRC_BYTES = 2, LEAST = 3 + GAME_SETUP + CRC_BYTES, FORMATS = 3 };

    source = (struct random_source){13};
    for (unsigned number = 0; number < FORMATS * RECORD_TEXT_LINE_BYTES; number++) {
        unsigned length = 1 + number / FORMATS, crc;
        char line[RECORD_TEXT_LINE];
        struct record_text text = {.length = (uint16_t)length}, read;
        enum record_text_answer expected = RECORD_TEXT_CHECK;

        draw_bytes(text.bytes, length);
        text.bytes[0] = (uint8_t)(number % FORMATS);
        if (length >= CRC_BYTES) {
            crc = crc_of(text.bytes, length - CRC_BYTES);
            text.bytes[length - 2] = (uint8_t)(crc >> 8);
            text.bytes[length - 1] = (uint8_t)crc;
        }
        if (length >= LEAST) {
            expected = text.bytes[0] == 1 ? RECORD_TEXT_WHOLE : RECORD_TEXT_FORMAT;
        }
        record_text_write(&text, 1, line);
        record_text_start(&read);
        assert_int_equal(record_text_read(&read, line), expected);
    }
}

/* ---- texts that are no record ---------------------------------------------------------------- */

/* Unpacks a text with these four counts and this many bytes of the list, as somebody may have
   written it. */
static enum record_text_answer unpack(const struct rules *rules, const uint16_t counts[4],
                                      unsigned list) {
    static const uint8_t none[1];
    struct record_sender sender = {.has_seed = true, .own = none};
    struct record record = {.base_events = counts[1]};
    struct record_text text;

    record_text_pack(&text, &record, rules, &sender);
    for (unsigned i = 0; i < 4; i++) {
        text.bytes[EVENTS_AT + 2 * i] = (uint8_t)counts[i];
        text.bytes[EVENTS_AT + 2 * i + 1] = (uint8_t)(counts[i] >> 8);
    }
    text.length += (uint16_t)list;
    return record_text_unpack(&text, &record, rules, &sender);
}

/* The counts are events, events before the base position, throws before it, decisions. */
TEST(counts_that_cannot_be_are_refused) {
    static const struct {
        const struct rules *rules;
        uint16_t counts[4];
        unsigned list;
        bool can_be;
    } cases[] = {
        {&layouts[2], {100, 0, 0, 100}, 63, true},
        {&layouts[2], {99, 0, 0, 100}, 63, false},   /* more decisions than events */
        {&layouts[2], {110, 10, 10, 100}, 63, true}, /* and with a base position */
        {&layouts[2], {109, 10, 10, 100}, 63, false},
        {&layouts[2], {9, 10, 10, 0}, 0, false},  /* fewer events than before the base position */
        {&layouts[2], {20, 10, 11, 0}, 0, false}, /* more throws than events */
        {&layouts[2], {20, 0, 1, 0}, 0, false},
        {&layouts[2], {32946, 0, 0, 179}, 112, true}, /* as many as the list has places, */
        {&layouts[5], {65535, 32768, 37, 37}, 111, true},
        {&layouts[4], {40000, 10000, 0, 41}, 113, false}, /* and one more */
        {&layouts[4], {32807, 0, 0, 40}, 110, true},
        {&layouts[5], {65535, 0, 0, 21846}, 2, false}, /* 2^16 + 2 bytes */
        {&layouts[4], {65535, 0, 0, 23832}, 2, false},
        {&layouts[3], {65535, 0, 0, 26215}, 2, false},
        {&layouts[0], {50, 0, 0, 0}, 0, true},
        {&layouts[0], {50, 0, 0, 1}, 0, false}, /* this game has no decisions */
        {&layouts[0], {32767, 0, 0, 0}, 0, true},
        {&layouts[0], {32768, 0, 0, 0}, 0, false}, /* more throws than a seed has */
        {&layouts[0], {40000, 40000, 32767, 0}, 0, true},
        {&layouts[0], {40001, 40000, 32767, 0}, 0, false},
    };

    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        enum record_text_answer answer = unpack(cases[i].rules, cases[i].counts, cases[i].list);
        if ((answer == RECORD_TEXT_WHOLE) != cases[i].can_be) {
            fail_msg("case %u: %d", i, answer);
        }
    }
}
