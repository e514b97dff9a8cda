/* What is kept of the values of pairs, on random boards: which squares have a column, by the moves
   of the rules; that values which are looked up later do not lie where others are; and what is left
   of a value in every number of bytes. */

#include "support/testing.h"

#include <stdio.h>
#include <string.h>

#include "games/snakes/odds/pairs/pair_columns.h"
#include "support/random_board.h"

enum { BOARDS = 300, SEED = 44, BYTES = 40000, NOWHERE = UINT8_MAX };

static struct pair_columns columns;
static uint8_t bytes[BYTES];

static unsigned rank_of(const struct board *board, unsigned square) {
    unsigned rank = 0;

    for (unsigned below = 0; below < square; below++) {
        rank += board_can_stand(board, (uint8_t)below);
    }
    return rank;
}

/* What the moves of the rules say of a square, and of the column that it should have. */
struct wanted {
    bool kept;
    bool full;      /* a throw leads to it from a square no lower than itself */
    uint8_t lowest; /* from which a ladder leads to it */
};

static struct wanted wanted_of(const struct board *board, unsigned square, bool home) {
    struct wanted wanted = {.lowest = NOWHERE};
    bool near = square + BOARD_FACES > board->goal && square < board->goal;

    for (unsigned jump = 0; jump < board->jump_count; jump++) {
        uint8_t from = board->jumps[jump].from;
        if (board->jumps[jump].to != square || (square == board->goal && !home)) {
            continue;
        }
        wanted.kept = true;
        wanted.full = wanted.full || from > square ||
                      (board->overshoot == BOARD_BOUNCE && from + BOARD_FACES > board->goal);
        wanted.lowest = from < wanted.lowest ? from : wanted.lowest;
    }
    if (near && board->overshoot == BOARD_BOUNCE && board_can_stand(board, (uint8_t)square)) {
        wanted.kept = wanted.full = true;
    }
    return wanted;
}

static void check_column(const struct board *board, unsigned square, bool home) {
    struct wanted wanted = wanted_of(board, square, home);
    uint8_t column = pair_columns_at(&columns, (uint8_t)square);

    assert_int_equal((columns.mark[square] & PAIR_KEPT) != 0, wanted.kept);
    if (!wanted.kept) {
        assert_int_equal(column, PAIR_NO_COLUMN);
        return;
    }
    assert_int_not_equal(column, PAIR_START_COLUMN);
    assert_int_equal(columns.column[column].rank, rank_of(board, square));
    assert_int_equal(pair_columns_is_full(&columns, column), wanted.full);
}

/* A stop where a jump starts is worth what its end is; the goal of two players has no values. */
static void check_marks(const struct board *board, bool home) {
    for (unsigned square = 0; square <= board->goal; square++) {
        int jump = board_jump_from(board, (uint8_t)square);
        assert_int_equal((columns.mark[square] & PAIR_JUMP) != 0, jump >= 0);
        if (jump < 0) {
            check_column(board, square, home);
            continue;
        }
        assert_int_equal(columns.mark[square] & PAIR_KEPT, 0);
        assert_int_equal(pair_columns_at(&columns, (uint8_t)square),
                         pair_columns_at(&columns, board->jumps[jump].to));
    }
}

/* From the goal downwards, all squares on which a throw may leave a token, with its faces. */
static void check_stays(const struct board *board) {
    const struct pair_stay *stay = columns.stay;

    for (unsigned square = board->goal; square-- > 0;) {
        unsigned faces = 0;
        for (uint8_t face = 1; face <= BOARD_FACES; face++) {
            bool stays = board_throw(board, (uint8_t)square, face).landing == square;
            faces |= (unsigned)(stays && board_can_stand(board, (uint8_t)square)) << face;
        }
        assert_int_equal((columns.mark[square] & PAIR_STAY) != 0, faces != 0);
        if (faces) {
            assert_int_equal(stay->square, square);
            assert_int_equal(stay->faces, faces);
            stay++;
        }
    }
    assert_int_equal(stay - columns.stay, columns.stay_count);
}

/* ---- places ---------------------------------------------------------------------------------- */

static unsigned index_of(unsigned column, unsigned rank) {
    return (unsigned)(pair_columns_place(&columns, (uint8_t)column, (uint8_t)rank) - bytes) /
           columns.width;
}

/* Who has written what lies at an index: a column, and 0 for nobody. */
static uint8_t owner[BYTES];

/* Values that are looked up in the next sweep have places of their own, and all are used. */
static unsigned take_full_columns(void) {
    unsigned taken = 0;

    memset(owner, 0, sizeof owner);
    for (unsigned column = 0; column < columns.column_count; column++) {
        for (unsigned rank = 0; pair_columns_is_full(&columns, (uint8_t)column); rank++) {
            if (rank == columns.ranks) {
                break;
            }
            assert_in_range(index_of(column, rank), 0, columns.entries - 1U);
            assert_int_equal(owner[index_of(column, rank)], 0);
            owner[index_of(column, rank)] = (uint8_t)(column + 1);
            taken++;
        }
    }
    return taken;
}

/* The column of a ladder's end is written in the shell of that end, and for each shell below it,
   the last of which is that of the lowest start: until then nobody else writes there. */
static void check_ladders(const struct board *board, bool home) {
    static uint8_t busy_until[BYTES];

    memset(busy_until, 0, sizeof busy_until);
    for (unsigned square = board->goal + 1U; square-- > 0;) {
        struct wanted wanted = wanted_of(board, square, home);
        unsigned column = columns.mark[square] & PAIR_COLUMN, own = rank_of(board, square);
        if (!wanted.kept || wanted.full) {
            continue;
        }
        for (unsigned rank = 0; rank < columns.ranks; rank++) {
            unsigned index = index_of(column, rank);
            assert_in_range(index, 0, columns.entries - 1U);
            assert_int_equal(owner[index], 0);
            if (rank <= own + 1) {
                assert_true(busy_until[index] == 0 || busy_until[index] > square);
            }
            assert_int_equal(index,
                             rank <= own ? index_of(column, 0) + rank : index_of(column, 0) - 1);
        }
        for (unsigned rank = 0; rank <= own + 1; rank++) {
            if (rank < columns.ranks) {
                busy_until[index_of(column, rank)] = wanted.lowest;
            }
        }
    }
}

TEST(columns_are_those_of_the_moves) {
    unsigned ladders = 0;

    printf("seed %d\n", SEED);
    for (unsigned number = 0; number < BOARDS; number++) {
        struct board board;
        random_board(SEED, number, &board);
        for (unsigned home = 0; home < 2; home++) {
            unsigned taken;
            memset(&columns, 0x5A, sizeof columns);
            pair_columns_lay(&columns, &board, home);
            pair_columns_lend(&columns, bytes, 2);
            assert_int_equal(columns.ranks, rank_of(&board, board.goal) + home);
            assert_int_equal(pair_columns_is_full(&columns, PAIR_START_COLUMN), !home);
            assert_int_equal(columns.column[PAIR_START_COLUMN].rank, 0);
            check_marks(&board, home);
            check_stays(&board);
            taken = take_full_columns();
            assert_true(taken <= columns.entries);
            check_ladders(&board, home);
            ladders += columns.entries - taken;
        }
    }
    assert_true(ladders > 0);
}

/* Counted by hand: squares 0 to 29 but for two starts are 28 ranks. A ladder's end on the square of
   rank r has the values of ranks 0 to r and one place for all others. */
TEST(ladders_one_after_the_other_share_their_places) {
    const struct board apart = {30, BOARD_STAY, 2, {{2, 10}, {20, 28}}};
    const struct board nested = {30, BOARD_STAY, 2, {{2, 28}, {9, 20}}};
    const struct board touching = {30, BOARD_STAY, 2, {{2, 19}, {20, 28}}};
    const struct board crossed = {30, BOARD_STAY, 2, {{2, 21}, {20, 28}}};

    pair_columns_lay(&columns, &apart, false);
    assert_int_equal(columns.entries, 28 + (26 + 2));
    pair_columns_lay(&columns, &touching, false);
    assert_int_equal(columns.entries, 28 + (26 + 2));
    pair_columns_lay(&columns, &nested, false);
    assert_int_equal(columns.entries, 28 + (26 + 2) + (18 + 2));
    pair_columns_lay(&columns, &crossed, false);
    assert_int_equal(columns.entries, 28 + (26 + 2) + (19 + 2));
}

/* ---- bytes ----------------------------------------------------------------------------------- */

static pair_word any_value(struct random_source *source) {
    return random_below(source, PAIR_RANGE) >> random_below(source, PAIR_RANGE_BITS);
}

/* To the nearest that can be kept, halves up; at the upper end there is only the one below. */
static void check_kept(pair_word value) {
    pair_word unit = pair_columns_unit(&columns);
    pair_word nearest = (value + unit / 2) / unit * unit;
    pair_word kept;

    memset(bytes, 0x5A, 8);
    pair_columns_store(&columns, bytes, value);
    assert_int_equal(bytes[columns.width], 0x5A);
    kept = pair_columns_load(&columns, bytes);
    assert_true(kept == (nearest < PAIR_RANGE ? nearest : PAIR_RANGE - unit));
}

TEST(values_are_kept_to_the_nearest) {
    struct random_source source = {SEED};

    for (uint8_t width = 2; 8 * (width - 1) < PAIR_RANGE_BITS; width++) {
        pair_word unit;
        pair_columns_lend(&columns, bytes, width);
        unit = pair_columns_unit(&columns);
        assert_true(
            unit ==
            (8 * width < PAIR_RANGE_BITS ? (pair_word)1 << (PAIR_RANGE_BITS - 8 * width) : 1));
        for (unsigned i = 0; i < 2000; i++) {
            check_kept(any_value(&source));
            check_kept(any_value(&source) / unit * unit + unit / 2);
        }
        for (pair_word below = 1; below <= 2 * unit && below < 3000; below++) {
            check_kept(PAIR_RANGE - below);
            check_kept(below - 1);
        }
        check_kept(PAIR_RANGE - unit / 2 - 1);
        check_kept(PAIR_RANGE - unit + unit / 2 - (unit > 1));
    }
}

/* What is stored in one place is found there, whatever is stored in the others. */
TEST(every_place_keeps_its_own) {
    struct board board;

    random_board(SEED, 0, &board);
    pair_columns_lay(&columns, &board, false);
    for (uint8_t width = 2; width <= 4; width++) {
        pair_word unit;
        pair_columns_lend(&columns, bytes, width);
        unit = pair_columns_unit(&columns);
        for (unsigned rank = 0; rank < columns.ranks; rank++) {
            pair_columns_store(&columns,
                               pair_columns_place(&columns, PAIR_START_COLUMN, (uint8_t)rank),
                               (rank + 7) * unit);
        }
        for (unsigned rank = 0; rank < columns.ranks; rank++) {
            assert_true(pair_columns_get(&columns, PAIR_START_COLUMN, (uint8_t)rank) ==
                        (rank + 7) * unit);
        }
    }
}
