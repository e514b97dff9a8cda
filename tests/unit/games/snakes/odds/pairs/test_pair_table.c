/* Places of the values of pairs, on random boards: the squares with columns, by the moves of the
   rules, and values that are looked up later, which must not share a place. */

#include "support/testing.h"

#include <stdio.h>
#include <string.h>

#include "games/snakes/odds/pairs/pair_table.h"
#include "support/random_board.h"

enum { BOARDS = 300, SEED = 44, VALUES = PAIR_TABLE_VALUES, WIDTH = 2, NOWHERE = UINT8_MAX };

static struct pair_table table;
static uint8_t bytes[PAIR_TABLE_BYTES];
static unsigned ladders; /* seen */

static unsigned rank_of(const struct board *board, unsigned square) {
    unsigned rank = 0;

    for (unsigned below = 0; below < square; below++) {
        rank += board_can_stand(board, (uint8_t)below);
    }
    return rank;
}

/* The column that a square should have by the moves of the rules. */
struct wanted {
    bool stored;
    bool full;      /* a throw leads to it from a square no lower than itself */
    uint8_t lowest; /* start of a ladder to it */
};

static struct wanted wanted_of(const struct board *board, unsigned square, bool home) {
    struct wanted wanted = {.lowest = NOWHERE};
    bool near = square + BOARD_FACES > board->goal && square < board->goal;

    for (unsigned jump = 0; jump < board->jump_count; jump++) {
        uint8_t from = board->jumps[jump].from;
        if (board->jumps[jump].to != square || (square == board->goal && !home)) {
            continue;
        }
        wanted.stored = true;
        wanted.full = wanted.full || from > square ||
                      (board->overshoot == BOARD_BOUNCE && from + BOARD_FACES > board->goal);
        wanted.lowest = from < wanted.lowest ? from : wanted.lowest;
    }
    if (near && board->overshoot == BOARD_BOUNCE && board_can_stand(board, (uint8_t)square)) {
        wanted.stored = wanted.full = true;
    }
    return wanted;
}

static void check_column(const struct board *board, unsigned square, bool home) {
    struct wanted wanted = wanted_of(board, square, home);
    uint8_t column = pair_table_column_at(&table, (uint8_t)square);

    if (!wanted.stored) {
        assert_true(!(table.mark[square] & PAIR_STORED) || square == 0);
        assert_int_equal(column, PAIR_NO_COLUMN);
        return;
    }
    assert_true(table.mark[square] & PAIR_STORED);
    assert_int_not_equal(column, PAIR_START_COLUMN);
    assert_int_equal(table.column[column].rank, rank_of(board, square));
    assert_int_equal(pair_table_is_full(&table, column), wanted.full);
}

/* Checks all squares. A stop where a jump starts has the column of the jump's end; the goal of two
   players has no values. */
static void check_marks(const struct board *board, bool home) {
    for (unsigned square = 0; square <= board->goal; square++) {
        int jump = board_jump_from(board, (uint8_t)square);
        assert_int_equal((table.mark[square] & PAIR_JUMP) != 0, jump >= 0);
        if (jump < 0) {
            check_column(board, square, home);
            continue;
        }
        assert_int_equal(table.mark[square] & PAIR_STORED, 0);
        assert_int_equal(pair_table_column_at(&table, (uint8_t)square),
                         pair_table_column_at(&table, board->jumps[jump].to));
    }
}

/* Checks the stops that leave a token where it was. */
static void check_stays(const struct board *board) {
    for (unsigned square = 0; square < board->goal; square++) {
        unsigned slots = 0;
        if (!board_can_stand(board, (uint8_t)square)) {
            continue;
        }
        for (uint8_t face = 1; face <= BOARD_FACES; face++) {
            bool stays = board_throw(board, (uint8_t)square, face).landing == square;
            slots |= (unsigned)stays << (square + face) % PAIR_SUMMANDS;
        }
        assert_int_equal(pair_table_stay(&table, (uint8_t)square), slots);
    }
}

/* ---- places ---------------------------------------------------------------------------------- */

static unsigned value_at(const uint8_t *place) {
    assert_in_range((unsigned)(place - bytes), 0, (VALUES - 1) * WIDTH);
    assert_int_equal((place - bytes) % WIDTH, 0);
    return (unsigned)(place - bytes) / WIDTH;
}

static unsigned index_of(unsigned column, unsigned rank) {
    return value_at(pair_table_place(&table, (uint8_t)column, (uint8_t)rank));
}

/* The column that owns an index for the whole sweep, plus 1; 0 for none. */
static uint8_t owner[VALUES];

/* Notes the places of full columns, which the next sweep looks up. They lie behind the window. */
static void take_full_columns(void) {
    memset(owner, 0, sizeof owner);
    for (unsigned column = 0; column < table.column_count; column++) {
        for (unsigned rank = 0; pair_table_is_full(&table, (uint8_t)column); rank++) {
            if (rank == table.ranks) {
                break;
            }
            assert_true(index_of(column, rank) >= PAIR_SUMMANDS * table.ranks);
            assert_int_equal(owner[index_of(column, rank)], 0);
            owner[index_of(column, rank)] = (uint8_t)(column + 1);
        }
    }
}

/* The column of a ladder's end is written in the shell of that end and in each shell below it, down
   to that of the lowest start. Until then nobody else may write there. The rows of the window up to
   that of the shell are in use. */
static void check_ladders(const struct board *board, bool home) {
    static uint8_t busy_until[VALUES];

    memset(busy_until, 0, sizeof busy_until);
    for (unsigned square = board->goal + 1U; square-- > 0;) {
        struct wanted wanted = wanted_of(board, square, home);
        unsigned column = table.mark[square] & PAIR_COLUMN, own = rank_of(board, square);
        if (!wanted.stored || wanted.full) {
            continue;
        }
        for (unsigned rank = 0; rank < table.ranks; rank++) {
            unsigned index = index_of(column, rank);
            assert_int_equal(owner[index], 0);
            assert_true(index >= PAIR_SUMMANDS * (rank <= own ? own + 1 : table.ranks));
            assert_true(busy_until[index] == 0 || busy_until[index] > square);
            if (rank <= own) {
                assert_int_equal(index, index_of(column, 0) + rank);
            } else {
                assert_int_equal(index, index_of(column, own + 1));
            }
        }
        for (unsigned rank = 0; rank < table.ranks; rank++) {
            busy_until[index_of(column, rank)] = wanted.lowest;
        }
        ladders++;
    }
}

TEST(columns_are_those_of_the_moves) {
    printf("seed %d\n", SEED);
    for (unsigned number = 0; number < BOARDS; number++) {
        struct board board;
        random_board(SEED, number, &board);
        for (unsigned home = 0; home < 2; home++) {
            memset(&table, 0x5A, sizeof table);
            pair_table_lay(&table, &board, home, bytes, WIDTH);
            assert_int_equal(table.width, WIDTH);
            assert_int_equal(table.ranks, rank_of(&board, board.goal) + home);
            assert_int_equal(pair_table_is_full(&table, PAIR_START_COLUMN), !home);
            assert_int_equal(table.column[PAIR_START_COLUMN].rank, 0);
            check_marks(&board, home);
            check_stays(&board);
            take_full_columns();
            check_ladders(&board, home);
        }
    }
    assert_true(ladders > 0);
}

static unsigned values_in_use(void) {
    unsigned last = 0;

    for (unsigned column = 0; column < table.column_count; column++) {
        for (unsigned rank = 0; rank < table.ranks; rank++) {
            unsigned index = index_of(column, rank);
            last = index > last ? index : last;
        }
    }
    return last + 1;
}

/* Counted by hand. Squares 0 to 29 but for two starts are 28 ranks, with six values each in the
   window and 28 of the start. A ladder's end of rank 25 has 26 values and one for what is above,
   and 2 rows of the window are free for it. One of rank 10 lies in 17 free rows. */
TEST(ladders_lie_in_rows_that_are_free_again) {
    const struct board high = {30, BOARD_STAY, 2, {{2, 3}, {20, 27}}};
    const struct board low = {30, BOARD_STAY, 2, {{2, 12}, {20, 21}}};
    const struct board nested = {30, BOARD_STAY, 2, {{2, 28}, {9, 27}}};

    pair_table_lay(&table, &high, false, bytes, WIDTH);
    assert_int_equal(values_in_use(), 6 * 28 + (26 - 2 * 6) + 1 + 28);
    pair_table_lay(&table, &low, false, bytes, WIDTH);
    assert_int_equal(values_in_use(), 6 * 28 + 1 + 28);
    pair_table_lay(&table, &nested, false, bytes, WIDTH);
    assert_int_equal(values_in_use(), 6 * 28 + (27 + 26 - 2 * 6) + 2 + 28);
}

TEST(numbers_are_as_wide_as_there_is_room_for) {
    struct board board = {100, BOARD_STAY, 0, {{0, 0}}};
    uint8_t width = PAIR_WIDEST;

    for (; board.jump_count < BOARD_JUMPS; board.jump_count++) {
        unsigned values = (100U - board.jump_count) * (6 + 1 + board.jump_count);
        pair_table_lay(&table, &board, false, bytes, PAIR_WIDEST);
        assert_true(values * table.width <= PAIR_TABLE_BYTES);
        assert_true(table.width == PAIR_WIDEST || values * (table.width + 1U) > PAIR_TABLE_BYTES);
        assert_in_range(table.width, PAIR_NARROWEST, width);
        assert_int_equal(pair_table_range_bits(&table), table.width == 4 ? 29 : 8 * table.width);
        width = table.width;
        board.jumps[board.jump_count] = (struct board_jump){(uint8_t)(98 - 2 * board.jump_count),
                                                            (uint8_t)(57 - 2 * board.jump_count)};
    }
    assert_int_equal(width, 2);
}
