#include <stddef.h>
#include <stdio.h>

#include "support/testing.h"

#include "hal/host/fake.h"
#include "store/ring.h"
#include "store/store.h"
#include "support/campaign.h"
#include "support/drivers/store_player.h"

enum { PAIRS_QUICK = 250000, PAIRS_ALL = 20000000 };

/* Writes of a record beside its payload: six bytes, and two of them twice. */
enum { BESIDE = 8 };

static struct player_snapshot begun, once_cut, cutting;

/* Saves a record of at most `most` bytes for every kind, then `saves` records of full size for the
   given kind, so that any slot comes to be written and the sequence number wraps. */
static void history(enum store_kind kind, int saves, uint8_t most) {
    player_reset();
    for (uint8_t other = 0; other < STORE_KINDS; other++) {
        uint8_t size = player_size(other);
        player_save(other, size < most ? size : most);
    }
    for (int i = 0; i < saves; i++) {
        player_save(kind, player_size(kind));
    }
    player_remember(&begun);
}

/* Cuts a save, or with length 0 a forget, at each byte, with each `stride`th value left behind. */
static long cut_everywhere(enum store_kind kind, uint8_t length, unsigned stride) {
    long trials = 0;
    bool cut = true;

    for (uint32_t nth = 1; cut; nth++) {
        for (unsigned value = 0; value < 256; value += stride) {
            player_return(&begun);
            cut = player_save_cut(kind, length, nth, PLAYER_TORN + value);
            player_check_kind(kind);
            if (value == 0) {
                player_check();
            }
            player_save(kind, player_size(kind));
            player_check_kind(kind);
            trials++;
        }
    }
    return trials;
}

TEST(a_cut_leaves_the_old_record_or_the_new_one) {
    static const int saves[] = {0, 1, 5, 250, 256};
    unsigned step = campaign_cases(2, 1), usual = campaign_cases(51, 17);
    unsigned densest = campaign_cases(51, 1);
    long trials = 0;

    for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
        for (unsigned h = 0; h < sizeof saves / sizeof saves[0]; h += step) {
            history(kind, saves[h], STORE_MOST_SIZE);
            trials += cut_everywhere(kind, player_size(kind), h == 2 ? densest : usual);
            trials += cut_everywhere(kind, 0, h == 2 ? densest : usual);
        }
    }
    printf("seed 1: %ld cuts\n", trials);
}

/* ---- two cuts in a row ----------------------------------------------------------------------- */

/* The first and the last address that saves of the kind write to. */
struct span {
    uint16_t first, last;
};

static struct span span_of(enum store_kind kind) {
    struct span span = {NVM_SIZE, 0};

    player_reset();
    for (int slot = 0; slot < 8; slot++) {
        player_save(kind, player_size(kind));
    }
    for (uint16_t address = 0; address < NVM_SIZE; address++) {
        if (fake_nvm_writes_at(address) > 0) {
            span.first = address < span.first ? address : span.first;
            span.last = address;
        }
    }
    return span;
}

/* A trial of two cuts: a save of `length` bytes (0: a forget) after `begun` is cut, then a save of
   full size. The other kinds have records of one byte, because a start would otherwise spend most
   of its time on reading them; check_others() sees in the memory that nothing happens to them. */
struct trial {
    enum store_kind kind;
    uint8_t length;
    struct span span;
};

/* How many pairs of cuts were made, by the torn values that they left. */
static long tried[STORE_KINDS][PLAYER_TORN][PLAYER_TORN];

static void check_others(const struct trial *trial) {
    const uint8_t *now = fake_nvm_bytes(), *then = begun.memory;
    uint16_t after = trial->span.last + 1;

    assert_memory_equal(now, then, trial->span.first);
    assert_memory_equal(now + after, then + after, NVM_SIZE - after);
}

static void cut_again(const struct trial *trial, unsigned first, unsigned second) {
    enum store_kind kind = trial->kind;

    player_return(&cutting);
    player_tear(second);
    player_check_kind(kind);
    assert_true(trial->length == 0 || store_holds(kind));
    player_save(kind, player_size(kind));
    player_check_kind(kind);
    check_others(trial);
    tried[kind][first][second]++;
}

/* After a first cut, cuts the next save at each byte with each torn value, and then makes a whole
   save. */
static void cut_again_everywhere(const struct trial *trial, unsigned first) {
    player_check_kind(trial->kind);
    player_remember(&once_cut);
    for (uint32_t nth = 1; player_save_until(trial->kind, player_size(trial->kind), nth); nth++) {
        player_remember(&cutting);
        for (unsigned second = 0; second < PLAYER_TORN; second++) {
            cut_again(trial, first, second);
        }
        player_return(&once_cut);
    }
    player_check_kind(trial->kind);
}

static void cut_twice(enum store_kind kind, uint8_t length, struct span span) {
    struct trial trial = {kind, length, span};

    for (uint32_t nth = 1; nth <= (uint32_t)length + BESIDE; nth++) {
        for (unsigned first = 0; first < PLAYER_TORN; first++) {
            player_return(&begun);
            assert_true(player_save_cut(kind, length, nth, first));
            cut_again_everywhere(&trial, first);
        }
    }
}

/* Makes the newest record one of another format, which is read as none. */
static void history_of_another_format(enum store_kind kind) {
    player_reset();
    player_save(kind, player_size(kind));
    player_reformat();
    player_remember(&begun);
    begun.state.now[kind].length = 0;
}

static long slots_of(enum store_kind kind, struct span span) {
    return (span.last - span.first + 1) / (player_size(kind) + RING_OVERHEAD);
}

/* The promised number of pairs of cut writes, for each pair of torn values. */
static long promised(enum store_kind kind) {
    long most = player_size(kind) + BESIDE, less = player_size(kind) / 2 + BESIDE;
    long formats = kind <= STORE_CALIBRATION ? most : 0;

    return most * (slots_of(kind, span_of(kind)) * most + less + BESIDE + formats);
}

/* Tries each slot as the next one to be written. */
static void cut_twice_in_every_way(enum store_kind kind) {
    uint8_t size = player_size(kind);
    struct span span = span_of(kind);

    for (int slot = 0; slot < slots_of(kind, span); slot++) {
        history(kind, slot + 2, 1);
        cut_twice(kind, size, span);
    }
    cut_twice(kind, size / 2, span);
    cut_twice(kind, 0, span);
    if (kind <= STORE_CALIBRATION) {
        history_of_another_format(kind);
        cut_twice(kind, size, span);
    }
}

/* Returns how many pairs of cuts were made. Each pair of torn values must have been tried as often
   as promised. */
static long count_of(enum store_kind kind) {
    long count = 0, least = promised(kind);

    for (unsigned first = 0; first < PLAYER_TORN; first++) {
        for (unsigned second = 0; second < PLAYER_TORN; second++) {
            assert_true(tried[kind][first][second] >= least);
            count += tried[kind][first][second];
        }
    }
    printf("kind %u, %u bytes, torn in %u times %u ways: %ld pairs of cuts\n", kind,
           player_size(kind), PLAYER_TORN, PLAYER_TORN, count);
    return count;
}

TEST(two_cuts_in_a_row_do_no_harm) {
    unsigned kinds = campaign_cases(STORE_CALIBRATION + 1, STORE_KINDS);
    long count = 0;

    memset(tried, 0, sizeof tried);
    for (uint8_t kind = 0; kind < kinds; kind++) {
        cut_twice_in_every_way(kind);
        count += count_of(kind);
    }
    printf("seed 1: %ld pairs of cuts of %u kinds, none lost, none wrong\n", count, kinds);
    assert_true(count >= campaign_cases(PAIRS_QUICK, PAIRS_ALL));
}

/* ---- many cuts ------------------------------------------------------------------------------- */

/* Saves, forgets and cuts of all kinds mixed at random, often several cuts in a row. */
TEST(a_life_full_of_cuts_does_no_harm) {
    long saves = campaign_cases(6000, 60000), cuts = 0;

    player_reset();
    player_seed(2026);
    for (long i = 0; i < saves; i++) {
        uint8_t kind = (uint8_t)(player_random() % STORE_KINDS);
        uint8_t length = player_random() % 8 == 0
                             ? (uint8_t)(player_random() % (player_size(kind) + 1u))
                             : player_size(kind);
        uint32_t nth = 1 + player_random() % (length + 20u);
        cuts += player_save_cut(kind, length, nth, player_random() % PLAYER_TORN);
        player_check_kind(kind);
        if (i % 16 == 0) {
            player_check();
        }
    }
    player_check();
    printf("seed 2026: %ld saves, %ld of them cut\n", saves, cuts);
}

/* Cuts while several kinds are queued. */
TEST(a_cut_with_all_kinds_queued_does_no_harm) {
    history(STORE_GAME, 3, STORE_MOST_SIZE);
    for (int steps = 0; steps < 420; steps++) {
        player_return(&begun);
        for (uint8_t kind = 0; kind < STORE_KINDS; kind++) {
            player_queue(kind, player_size(kind));
        }
        for (int i = 0; i < steps; i++) {
            store_step();
        }
        player_restart();
        player_check();
    }
}
