/* A person's move, put together heap by heap. */

#include "support/testing.h"

#include "ui/nim/nim_view.h"
#include <string.h>

/* Begins a move with heaps of 3, 5 and 7; 1..most may be taken from each. */
static void begin(enum compound_rule rule, uint8_t most) {
    nim_in_play()->compound = (struct compound){.rule = rule, .count = 3, .pawn = {3, 5, 7}};
    memset(nim_in_play()->compound.graph.follows, UINT8_MAX,
           sizeof nim_in_play()->compound.graph.follows);
    graph_subtract(&nim_in_play()->compound.graph, (uint16_t)(graph_bit(most) - 1));
    nim_move_editor_begin();
}

static void press(enum key key) {
    assert_int_equal(nim_move_editor_key(key), KEY_TAKEN);
}

static void press_times(enum key key, unsigned times) {
    while (times--) {
        press(key);
    }
}

static void expect_move(uint8_t first, uint8_t second, uint8_t third) {
    const uint8_t move[] = {first, second, third};

    assert_memory_equal(nim_move_editor()->to, move, sizeof move);
}

TEST(it_begins_with_all_heaps_as_they_are) {
    begin(COMPOUND_SUM, 15);
    assert_non_null(nim_move_editor());
    expect_move(3, 5, 7);
}

TEST(down_takes_and_up_puts_back) {
    begin(COMPOUND_SUM, 15);
    press_times(KEY_DOWN, 3);
    expect_move(0, 5, 7);
    press(KEY_DOWN);
    expect_move(0, 5, 7);
    press_times(KEY_UP, 2);
    expect_move(2, 5, 7);
    press_times(KEY_UP, 2);
    expect_move(3, 5, 7);
}

TEST(no_more_is_taken_than_may_be) {
    begin(COMPOUND_SUM, 2);
    press_times(KEY_SELECT, 2);
    press_times(KEY_DOWN, 2);
    expect_move(3, 5, 5);
    press(KEY_DOWN);
    expect_move(3, 5, 5);
}

TEST(numbers_that_no_arc_leads_to_are_skipped) {
    begin(COMPOUND_SUM, 15);
    nim_in_play()->compound.graph.follows[3] = graph_bit(0);
    press(KEY_DOWN);
    expect_move(0, 5, 7);
    press(KEY_UP);
    expect_move(3, 5, 7);
}

TEST(heaps_that_cannot_move_are_skipped) {
    begin(COMPOUND_AND, 15);
    nim_in_play()->compound.pawn[0] = 0;
    nim_move_editor_begin();
    assert_int_equal(nim_move_editor()->heaps.at, 1);
    nim_in_play()->compound.pawn[0] = 3;
    nim_in_play()->compound.pawn[1] = 0;
    nim_move_editor_begin();
    press(KEY_SELECT);
    assert_int_equal(nim_move_editor()->heaps.at, 2);
    press(KEY_LEFT);
    assert_int_equal(nim_move_editor()->heaps.at, 0);
    nim_in_play()->compound.pawn[2] = 0;
    nim_move_editor_begin();
    press(KEY_SELECT);
    assert_int_equal(nim_move_editor()->heaps.at, 0);
}

/* The last of the three heaps cannot move. */
TEST(select_on_the_last_heap_that_can_move_makes_the_move) {
    begin(COMPOUND_LONG, 15);
    nim_in_play()->compound.pawn[2] = 0;
    nim_move_editor_begin();
    press(KEY_DOWN);
    press(KEY_SELECT);
    press(KEY_DOWN);
    assert_int_equal(nim_move_editor_key(KEY_SELECT), KEY_ACTS);
}

TEST(where_one_heap_moves_the_others_get_back_theirs) {
    begin(COMPOUND_SUM, 15);
    press(KEY_DOWN);
    press(KEY_LEFT);
    begin(COMPOUND_MISERE, 15);
    press(KEY_SELECT);
    press(KEY_DOWN);
    expect_move(3, 4, 7);
    press(KEY_LEFT);
    press(KEY_DOWN);
    expect_move(2, 5, 7);
}

TEST(where_one_heap_moves_any_select_makes_the_move) {
    begin(COMPOUND_SUM, 15);
    press(KEY_DOWN);
    assert_int_equal(nim_move_editor_key(KEY_SELECT), KEY_ACTS);
    expect_move(2, 5, 7);
}

TEST(where_all_move_select_on_the_last_heap_makes_the_move) {
    begin(COMPOUND_AND, 15);
    for (unsigned heap = 0; heap < 3; heap++) {
        press(KEY_DOWN);
        if (heap < 2) {
            press(KEY_SELECT);
        }
    }
    expect_move(2, 4, 6);
    assert_int_equal(nim_move_editor_key(KEY_SELECT), KEY_ACTS);
}

TEST(a_move_that_the_rule_does_not_know_is_not_made) {
    begin(COMPOUND_SUM, 15);
    press_times(KEY_SELECT, 4);
    begin(COMPOUND_AND, 15);
    press_times(KEY_SELECT, 2);
    press(KEY_DOWN);
    press(KEY_SELECT);
    expect_move(3, 5, 6);
}

TEST(left_goes_back_and_on_the_first_heap_gives_it_up) {
    begin(COMPOUND_SUM, 15);
    press(KEY_SELECT);
    press(KEY_LEFT);
    assert_non_null(nim_move_editor());
    press(KEY_LEFT);
    assert_null(nim_move_editor());
}

TEST(a_new_move_is_not_refused_from_the_start) {
    begin(COMPOUND_SUM, 15);
    press_times(KEY_SELECT, 3);
    assert_true(nim_move_editor_draw_refusal());
    nim_move_editor_end();
    begin(COMPOUND_SUM, 15);
    assert_false(nim_move_editor_draw_refusal());
}
