#include "games/snakes/odds/pairs/pair_columns.h"
#include "games/snakes/odds/pairs/pair_duel.h"
#include "games/snakes/odds/pairs/pair_places.h"
#include "vectors.h"
#include <string.h>

/* The routines of games/snakes/odds/pairs that are assembly on the AVR, each by itself and with
   whatever they may be asked: kept values of every width, and runs of pairs from every kind of
   shell. */

enum { RANKS = 20, GOAL = 28, COLUMNS = 4, RUNS = 60, SHORT = GOAL + 1 - RANKS };

struct pairs_room {
    struct pair_shells shells;
    struct pair_run run;
    pair_word words[RANKS * (PAIR_SLOTS + 1)];
    uint8_t kept[(COLUMNS * RANKS + 1) * sizeof(pair_word)];
};

static pair_word random_value(void) {
    static const uint32_t ends[] = {0, 1, 0x1FFFFFFF, 0x1FFFFFFE, 0x1FFFFFF0, 0x10000000};

    return random_below(8) ? (random_word() & 0x1FFFFFFF) >> random_below(29)
                           : ends[random_below(sizeof ends / sizeof ends[0])];
}

static void set_width(struct pairs_room *room, uint8_t width) {
    pair_columns_lend(&room->shells.columns, room->kept, width);
}

static void fill_kept(struct pairs_room *room) {
    for (uint16_t i = 0; i < sizeof room->kept; i++) {
        room->kept[i] = (uint8_t)random_word();
    }
}

static void put_seen(const struct pair_shells *shells) {
    put_hex((uint32_t)shells->change);
    put_hex((uint32_t)shells->rise);
    put_hex((uint32_t)shells->drift.sum);
    put_hex(shells->drift.shift);
}

/* Of all bytes. */
static void put_sum(const void *from, uint16_t bytes) {
    const uint8_t *byte = from;
    uint32_t sum = 0;

    for (; bytes; bytes--) {
        sum = (sum << 5 | sum >> 27) + *byte++;
    }
    put_hex(sum);
}

static void say_kept(struct pairs_room *room) {
    struct pair_shells *shells = &room->shells;
    uint8_t *place = room->kept;

    fill_kept(room);
    for (uint8_t i = 0; i < VECTORS_CASES; i++) {
        pair_word value = random_value();
        set_width(room, 2 + i % 3);
        if (i % 40 == 0) {
            shells->change = shells->rise = 0;
            shells->drift = (struct pair_drift){0};
        }
        put_text("kept");
        pair_keep_full(shells, place, value);
        put_seen(shells);
        put_hex((uint32_t)pair_columns_load(&shells->columns, place));
        pair_columns_store(&shells->columns, place, random_value());
        put_sum(room->kept, 3 * sizeof(pair_word));
        put_text("\n");
    }
}

/* Squares with jumps that keep to the number of ranks, from the second on, and columns. */
static void lay_marks(struct pair_columns *columns) {
    uint8_t jumps = SHORT;

    memset(columns->mark, 0, sizeof columns->mark);
    for (uint8_t square = 1; square < GOAL; square++) {
        uint8_t chance = random_below(GOAL - square);
        uint8_t column = random_below(COLUMNS + 1);
        if (chance < jumps) {
            columns->mark[square] = PAIR_JUMP | (column < COLUMNS ? column : PAIR_NO_COLUMN);
            jumps--;
        } else if (random_below(3) == 0) {
            columns->mark[square] = PAIR_KEPT | column % COLUMNS;
        } else if (random_below(30) == 0) {
            columns->mark[square] = PAIR_STAY;
        }
    }
    for (uint8_t column = 0; column < COLUMNS; column++) {
        columns->column[column].rank = random_below(RANKS);
        columns->column[column].limit = random_below(2) ? UINT8_MAX : random_below(RANKS);
        columns->column[column].offset = column * RANKS + 1;
    }
}

static void begin_run(struct pairs_room *room) {
    struct pair_shells *shells = &room->shells;
    struct pair_run *run = &room->run;

    shells->kind = random_below(2) ? PAIR_VALUES_WINS : PAIR_VALUES_THROWS;
    shells->leap = random_below(3) ? 0 : (int32_t)random_below(200) - 100;
    shells->leapt = random_value();
    shells->high_rank = random_below(RANKS);
    memset(run, 0, sizeof *run);
    run->mark = &shells->columns.mark[GOAL - 1];
    run->six = &room->words[RANKS + (RANKS - 1) * PAIR_SLOTS + random_below(PAIR_SLOTS)];
    run->sum = &room->words[RANKS - 1];
    run->ring = shells->ring;
    run->place = &shells->ring[random_below(PAIR_SLOTS)];
    run->ring_sum = 6 * random_value();
    run->greatest = random_value() >> random_below(9);
    run->subtracts = shells->kind == PAIR_VALUES_WINS;
    run->leaps = shells->leap != 0;
    run->stays = random_below(3) ? 0 : random_below(6);
    run->left = random_below(4) ? GOAL - 1 : random_below(GOAL - 1);
    run->high_rank = shells->high_rank;
    run->width = shells->columns.width;
    run->kept = shells->columns.kept;
    run->column = shells->columns.column;
    run->shells = shells;
    shells->change = shells->rise = 0;
    shells->drift = (struct pair_drift){0};
}

static void say_run(struct pairs_room *room) {
    struct pair_run *run = &room->run;

    pair_run_on(run);
    put_text("run");
    put_hex((uint32_t)(run->mark - room->shells.columns.mark));
    put_hex((uint32_t)(run->six - room->words));
    put_hex((uint32_t)(run->sum - room->words));
    put_hex((uint32_t)(run->place - run->ring));
    put_hex((uint32_t)run->ring_sum);
    put_hex((uint32_t)run->greatest);
    put_hex(run->left);
    put_seen(&room->shells);
    put_sum(room->words, sizeof room->words);
    put_sum(room->shells.ring, sizeof room->shells.ring);
    put_sum(room->kept, sizeof room->kept);
    put_text("\n");
}

void say_pair_kernels(void) {
    struct pairs_room *room = VECTORS_MEMORY(struct pairs_room);

    memset(room, 0, sizeof *room);
    room->shells.one = (pair_word)1 << 28;
    say_kept(room);
    for (uint8_t i = 0; i < RUNS; i++) {
        fill_kept(room);
        set_width(room, 2 + i % 3);
        lay_marks(&room->shells.columns);
        for (uint16_t word = 0; word < RANKS * (PAIR_SLOTS + 1); word++) {
            room->words[word] = word < RANKS ? 6 * random_value() : random_value();
        }
        begin_run(room);
        say_run(room);
    }
}
