#include "games/snakes/built_in_boards.h"

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/testing.h"

/* The built-in boards against tests/data/boards.csv: name,goal,rule,jumps. */

static const char *const names[BOARDS_COUNT] = {
    [BOARDS_FORCH] = "forch", [BOARDS_CHUTES] = "chutes", [BOARDS_CLASSIC] = "classic"};

static void read_jumps(const char *text, struct board *board) {
    unsigned from, to;
    int used;

    while (sscanf(text, " %u>%u%n", &from, &to, &used) == 2) {
        assert_true(board->jump_count < BOARD_JUMPS);
        board->jumps[board->jump_count++] = (struct board_jump){(uint8_t)from, (uint8_t)to};
        text += used;
    }
}

TEST(boards_are_those_of_the_table) {
    FILE *file = fopen("tests/data/boards.csv", "r");
    char line[512];
    uint8_t index = 0;

    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        struct board expected = {0}, board;
        char name[32];
        unsigned goal;
        int used;
        if (line[0] == '#') {
            continue;
        }
        assert_int_equal(sscanf(line, "%31[a-z],%u,stay,%n", name, &goal, &used), 2);
        expected.goal = (uint8_t)goal;
        read_jumps(line + used, &expected);
        assert_true(boards_load(index, &board));
        assert_true(index < BOARDS_COUNT);
        assert_string_equal(name, names[index]);
        assert_memory_equal(&board, &expected, sizeof board);
        index++;
    }
    fclose(file);
    assert_int_equal(index, BOARDS_COUNT);
}

TEST(boards_are_sound) {
    for (uint8_t index = 0; index < BOARDS_COUNT; index++) {
        struct board board;
        uint8_t square;
        assert_true(boards_load(index, &board));
        assert_int_equal(board_check(&board, &square), BOARD_SOUND);
    }
}

TEST(there_is_no_other_board) {
    struct board board, before;

    memset(&board, 0x5A, sizeof board);
    before = board;
    assert_false(boards_load(BOARDS_COUNT, &board));
    assert_false(boards_load(255, &board));
    assert_memory_equal(&board, &before, sizeof board);
}
