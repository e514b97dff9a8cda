/* The journal of a game: entries are read as they were appended, after any number of power cuts and
   any number of turns through the area. Also how much its bytes wear. */

#include "support/testing.h"

#include "fake.h"
#include "hal/nvm.h"
#include "store/journal.h"
#include "support/campaign.h"
#include "support/random_board.h"
#include <string.h>

enum { START = 40, SIZE = 61, ENTRIES = 2000, KEY = 0x3C71, SHORT = 6 };

struct entry {
    enum journal_entry kind;
    uint8_t data[JOURNAL_DATA];
};

static struct random_source source;
static struct journal journal;

static void start(uint16_t size) {
    fake_nvm_reset();
    source = (struct random_source){1};
    memset(&journal, 0, sizeof journal);
    journal.start = START;
    journal.size = size;
}

/* Fills the area with random bytes, as an owner's memory or earlier games may leave them. */
static void fill_with_anything(void) {
    for (unsigned i = 0; i < journal.size; i++) {
        fake_nvm_bytes()[START + i] = (uint8_t)random_below(&source, 256);
    }
}

static struct entry draw(uint8_t data_bytes) {
    struct entry entry = {.kind = JOURNAL_THROW};

    if (data_bytes && random_below(&source, 2)) {
        entry.kind = JOURNAL_DECISION;
        for (unsigned i = 0; i < data_bytes; i++) {
            entry.data[i] = (uint8_t)random_below(&source, 256);
        }
    }
    return entry;
}

static void write_all(void) {
    while (!fake_nvm_is_off() && !journal_step(&journal)) {
    }
}

/* Reads from the start of the game, as at power-on. The entries must be the first ones of
   `entries`. Returns how many there are. */
static unsigned read_back(const struct entry *entries, unsigned most, uint8_t data_bytes) {
    uint8_t data[JOURNAL_DATA] = {0};
    unsigned count = 0;
    enum journal_entry kind;
    uint16_t from = journal.from;

    journal_open(&journal, KEY, data_bytes, from);
    while ((kind = journal_next(&journal, data)) != JOURNAL_END) {
        assert_true(count < most);
        assert_int_equal(kind, entries[count].kind);
        if (kind == JOURNAL_DECISION) {
            assert_memory_equal(data, entries[count].data, data_bytes);
        }
        count++;
    }
    return count;
}

static void begin(uint8_t data_bytes) {
    journal_begin(&journal, KEY, data_bytes);
    write_all();
}

/* ---- reading and writing --------------------------------------------------------------------- */

/* When the journal is full, its oldest entries are released, as when the game's base position moves
   on. */
TEST(what_was_appended_is_read) {
    static struct entry entries[ENTRIES];

    for (uint8_t data_bytes = 0; data_bytes <= JOURNAL_DATA; data_bytes++) {
        unsigned first = 0;
        unsigned next = 0;

        start(SIZE);
        fill_with_anything();
        begin(data_bytes);
        while (next < ENTRIES) {
            struct entry entry = draw(data_bytes);
            if (!journal_append(&journal, entry.kind, entry.data)) {
                write_all();
                journal_release(&journal,
                                journal_behind(&journal, journal.from, entries[first++].kind));
                continue;
            }
            entries[next++] = entry;
            if (random_below(&source, 4) == 0) {
                write_all();
                assert_int_equal(read_back(entries + first, next - first, data_bytes),
                                 next - first);
            }
        }
        assert_true(first > 0);
    }
}

TEST(what_does_not_fit_is_refused) {
    struct entry entry = {.kind = JOURNAL_DECISION, .data = {1, 2, 3}};
    unsigned appended = 0;

    start(SIZE);
    begin(3);
    while (journal_append(&journal, entry.kind, entry.data)) {
        write_all();
        appended++;
    }
    assert_int_equal(appended, (SIZE - 1) / 4);
    assert_true(journal_room(&journal) < 4);
    journal_release(&journal, journal_behind(&journal, journal.from, JOURNAL_DECISION));
    assert_true(journal_append(&journal, entry.kind, entry.data));
    for (unsigned i = 0; i < JOURNAL_QUEUE; i++) {
        journal_release(&journal, journal_behind(&journal, journal.from, JOURNAL_DECISION));
    }
    for (unsigned i = 1; i < JOURNAL_QUEUE; i++) {
        assert_true(journal_append(&journal, entry.kind, entry.data));
    }
    assert_false(journal_append(&journal, entry.kind, entry.data)); /* the queue is full */
}

TEST(a_truncated_game_goes_on_from_there) {
    struct entry entries[SHORT];
    struct entry other = {.kind = JOURNAL_DECISION, .data = {9}};
    uint8_t data[JOURNAL_DATA];

    start(SIZE);
    begin(1);
    for (unsigned i = 0; i < SHORT; i++) {
        entries[i] = draw(1);
        journal_append(&journal, entries[i].kind, entries[i].data);
        write_all();
    }
    journal_open(&journal, KEY, 1, journal.from);
    for (unsigned i = 0; i < SHORT / 2; i++) {
        journal_next(&journal, data);
    }
    journal_truncate(&journal);
    write_all();
    assert_int_equal(read_back(entries, SHORT, 1), SHORT / 2);
    journal_append(&journal, other.kind, other.data);
    write_all();
    entries[SHORT / 2] = other;
    assert_int_equal(read_back(entries, SHORT, 1), SHORT / 2 + 1);
}

TEST(a_changed_bit_only_shortens_it) {
    struct entry entries[SHORT];

    start(SIZE);
    begin(2);
    for (unsigned i = 0; i < SHORT; i++) {
        entries[i] = draw(2);
        journal_append(&journal, entries[i].kind, entries[i].data);
        write_all();
    }
    for (unsigned bit = 0; bit < 8 * SIZE; bit++) {
        fake_nvm_bytes()[START + bit / 8] ^= (uint8_t)(1U << bit % 8);
        read_back(entries, SHORT, 2);
        fake_nvm_bytes()[START + bit / 8] ^= (uint8_t)(1U << bit % 8);
    }
    assert_int_equal(read_back(entries, SHORT, 2), SHORT);
}

/* ---- power cuts ------------------------------------------------------------------------------ */

/* A torn byte is between erased and the wanted value: only some of the zeros are there. */
static uint8_t torn_value(unsigned number, uint8_t wanted) {
    static const uint8_t patterns[] = {0xFF, 0x00, 0x0F, 0xF0, 0x55, 0xAA, 0x33, 0xCC, 0x01};

    return wanted | patterns[number % sizeof patterns];
}

/* Writes all that is queued, with a cut at the nth write, and answers the last address written and
   the byte at `at`. Then the journal and the memory are as before. */
static uint16_t try_writes(unsigned nth, uint16_t at, uint8_t *byte) {
    struct journal before = journal;
    uint8_t memory[NVM_SIZE];
    uint16_t last;

    memcpy(memory, fake_nvm_bytes(), sizeof memory);
    fake_nvm_cut_at(nth, 0);
    write_all();
    last = fake_nvm_last_address();
    *byte = fake_nvm_bytes()[at];
    fake_nvm_never_cut();
    fake_nvm_power_on();
    memcpy(fake_nvm_bytes(), memory, sizeof memory);
    journal = before;
    return last;
}

/* The byte that the nth write is to leave. */
static uint8_t wanted_at(unsigned nth) {
    uint8_t wanted;

    try_writes(nth + 1, try_writes(nth, 0, &wanted), &wanted);
    return wanted;
}

/* Appends an entry and cuts the power at its nth write. True: the power stayed on, as the entry has
   fewer writes. */
static bool append_and_cut(const struct entry *entry, unsigned nth, unsigned torn) {
    bool stays;
    uint8_t wanted;

    journal_append(&journal, entry->kind, entry->data);
    wanted = wanted_at(nth);
    fake_nvm_cut_at(nth, torn_value(torn, wanted));
    write_all();
    stays = !fake_nvm_is_off();
    fake_nvm_never_cut();
    fake_nvm_power_on();
    return stays;
}

/* Every complete entry is read; a cut entry is read whole or not at all. */
TEST(no_cut_spoils_an_entry) {
    unsigned long cases = 0;

    for (unsigned round = 0; round < campaign_cases(40, 2000); round++) {
        for (unsigned nth = 1; nth <= 5; nth++) {
            for (unsigned torn = 0; torn < 9; torn++) {
                struct entry entries[3 * SHORT];
                uint8_t data_bytes = (uint8_t)(round % 4);
                unsigned count;
                start(SIZE);
                source.state = round + 1;
                fill_with_anything();
                begin(data_bytes);
                for (count = 0; count < SHORT; count++) {
                    unsigned there;
                    entries[count] = draw(data_bytes);
                    append_and_cut(&entries[count], nth, torn);
                    there = read_back(entries, count + 1, data_bytes);
                    assert_true(there >= count);
                    if (there == count) { /* try another entry, cut elsewhere */
                        entries[count] = draw(data_bytes);
                        append_and_cut(&entries[count], 1 + (nth + torn) % 5, torn + 4);
                        there = read_back(entries, count + 1, data_bytes);
                    }
                    if (there == count) {
                        journal_append(&journal, entries[count].kind, entries[count].data);
                        write_all();
                    }
                    assert_int_equal(read_back(entries, count + 1, data_bytes), count + 1);
                    cases++;
                }
            }
        }
    }
    print_message("%lu entries, each cut up to twice\n", cases);
}

/* The last entry was cut: it can be read at this start, but perhaps not at another, until its check
   byte is confirmed. It must be confirmed before the first write of the next entry, which would
   be lost with it. */
TEST(an_entry_in_doubt_lasts_once_another_is_written) {
    for (unsigned round = 0; round < campaign_cases(400, 20000); round++) {
        struct entry entries[SHORT];
        uint8_t data_bytes = (uint8_t)(round % 4);
        uint32_t cut = 1 + round / 4 % 6;
        uint16_t last = 0;

        start(SIZE);
        source.state = round + 1;
        fill_with_anything();
        begin(data_bytes);
        for (unsigned i = 0; i < SHORT - 1; i++) {
            entries[i] = draw(data_bytes);
            last = journal.at;
            journal_append(&journal, entries[i].kind, entries[i].data);
            write_all();
        }
        fake_nvm_weaken(START + last, (uint8_t)~fake_nvm_bytes()[START + last]);
        assert_int_equal(read_back(entries, SHORT - 1, data_bytes), SHORT - 1);
        entries[SHORT - 1] = draw(data_bytes);
        journal_append(&journal, entries[SHORT - 1].kind, entries[SHORT - 1].data);
        fake_nvm_cut_at(cut, 0xFF);
        write_all();
        fake_nvm_never_cut();
        for (unsigned starts = 0; starts < 4; starts++) {
            fake_nvm_power_on();
            assert_true(read_back(entries, SHORT, data_bytes) >= SHORT - 1);
        }
    }
}

/* A handler that reads the last entry must not wait for a write that it has started itself. */
TEST(reading_starts_no_write_and_a_step_at_most_one) {
    struct entry entries[SHORT];
    unsigned steps = 0;

    start(SIZE);
    begin(2);
    for (unsigned i = 0; i < SHORT; i++) {
        entries[i] = draw(2);
        journal_append(&journal, entries[i].kind, entries[i].data);
        write_all();
    }
    fake_nvm_slow(2);
    assert_int_equal(read_back(entries, SHORT, 2), SHORT);
    assert_false(nvm_busy());
    while (!journal_step(&journal)) {
        steps++;
        assert_true(nvm_busy()); /* the first of the write's two polls */
        assert_false(journal_step(&journal));
        assert_false(nvm_busy());
    }
    assert_int_equal(steps, 3); /* both check bytes, and the end */
    fake_nvm_slow(0);
}

/* Whatever lies in the area, the last game is read until the new game's header is written; then the
   new game is read, with no entries. */
TEST(a_new_game_begins_with_nothing) {
    for (unsigned round = 0; round < campaign_cases(500, 20000); round++) {
        struct entry entries[SHORT];
        struct journal old;
        uint8_t data[JOURNAL_DATA];
        uint16_t from;

        start(SIZE);
        source.state = round + 1;
        fill_with_anything();
        begin(1);
        for (unsigned i = 0; i < SHORT; i++) {
            entries[i] = draw(1);
            journal_append(&journal, entries[i].kind, entries[i].data);
            write_all();
        }
        old = journal;
        journal_begin(&journal, (uint16_t)random_below(&source, 65536), 1);
        from = journal.from;
        fake_nvm_cut_at(1, (uint8_t)random_below(&source, 256));
        write_all();
        fake_nvm_never_cut();
        fake_nvm_power_on();
        journal = old;
        assert_int_equal(read_back(entries, SHORT, 1), SHORT);
        journal_begin(&journal, 0x1234, 1);
        write_all();
        assert_int_equal(journal.from, from);
        journal_open(&journal, 0x1234, 1, from);
        assert_int_equal(journal_next(&journal, data), JOURNAL_END);
    }
}

/* ---- wear ------------------------------------------------------------------------------------ */

enum { HOURS = 2000, PRESSES_AN_HOUR = 1440, CYCLES = 100000 };

/* Plays games of `entries` entries one after the other for all those hours. Returns the writes of
   the byte that was written most often. */
static uint32_t wear(uint16_t size, uint8_t data_bytes, unsigned entries,
                     unsigned presses_an_entry) {
    struct entry entry = {.kind = data_bytes ? JOURNAL_DECISION : JOURNAL_THROW, .data = {1, 2, 3}};
    uint32_t presses = (uint32_t)HOURS / 100 * PRESSES_AN_HOUR; /* of a hundredth of the hours */
    uint32_t hottest = 0;

    start(size);
    fake_nvm_clear_counts();
    for (uint32_t pressed = 0, made = 0; pressed < presses; pressed += presses_an_entry, made++) {
        if (made % entries == 0) {
            begin(data_bytes);
        }
        assert_true(journal_append(&journal, entry.kind, entry.data));
        write_all();
    }
    for (uint16_t i = 0; i < size; i++) {
        uint32_t writes = fake_nvm_writes_at(START + i);
        hottest = writes > hottest ? writes : hottest;
    }
    return hottest * 100;
}

TEST(an_area_lasts_as_long_as_is_asked) {
    static const struct {
        const char *game;
        uint8_t data_bytes;
        unsigned entries;
        unsigned presses;
    } games[] = {
        {"snakes", 0, 80, 1}, {"ten thousand", 1, 110, 1}, {"nim", 3, 24, 2}, {"chips", 3, 30, 1}};

    for (unsigned i = 0; i < sizeof games / sizeof *games; i++) {
        uint32_t hottest = wear(240, games[i].data_bytes, games[i].entries, games[i].presses);
        print_message("%s: hottest byte written %u times in %u hours\n", games[i].game, hottest,
                      HOURS);
        assert_true(hottest > 0 && hottest < CYCLES);
    }
}
