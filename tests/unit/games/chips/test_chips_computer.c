/* What the computer places in a game of chips. */

#include "support/testing.h"
#include <string.h>

#include "games/chips/chips_computer.h"

static void finish(struct placement *placement, uint8_t *chips) {
    while (placement_step(placement) == WORKING) {
    }
    memset(chips, 0, CLEARANCE_FIELDS);
    for (uint8_t field = 0; field < placement->fields.count; field++) {
        chips[field] = placement_chips(placement, field);
    }
}

/* What the computer places in a game of so many players. */
static enum level level = LEVEL_BEST;

static void think(struct chips *game, const bool computers[2], uint8_t *best) {
    struct chips_computer computer;
    uint8_t done = 0;
    uint8_t player;

    for (unsigned i = 0; i < CHIPS_PLAYERS; i++) {
        game->player[i] = computers[i] ? CHIPS_COMPUTER : CHIPS_PERSON;
    }
    chips_start(game);
    player = chips_next_computer(game);
    memset(&computer, 0xA5, sizeof computer);
    memset(&computer, 0x5A, sizeof computer);
    chips_computer_start(&computer, game, level);
    while (chips_computer_step(&computer) == WORKING) {
        assert_in_range(chips_computer_done(&computer), done, PROGRESS_ALL - 1);
        done = chips_computer_done(&computer);
    }
    assert_int_equal(chips_computer_step(&computer), DONE);
    assert_false(game->ready);
    chips_computer_place(&computer, game);
    assert_true(game->ready);
    assert_true(chips_is_sound(game));
    memcpy(best, game->left[player], CLEARANCE_FIELDS);
    memset(&computer, 0x5A, sizeof computer);
    chips_computer_start(&computer, game, level);
    assert_int_equal(chips_computer_step(&computer), IMPOSSIBLE);
}

static void the_computer_replies_to_the_fastest_unless_it_is_the_first_of_two(void **unused) {
    struct chips game = {.kind = CHIPS_THIRDS, .players = 2, .chips = 6};
    uint8_t fast[CLEARANCE_FIELDS];
    uint8_t answer[CLEARANCE_FIELDS];
    uint8_t best[CLEARANCE_FIELDS];
    struct placement placement;
    struct chip_fields fields;

    (void)unused;
    chips_fields(game.kind, &fields);
    placement_start_fastest(&placement, &fields, game.chips);
    finish(&placement, fast);
    placement_start_reply(&placement, &fields, game.chips, fast);
    finish(&placement, answer);
    assert_memory_not_equal(fast, answer, sizeof fast);
    think(&game, (const bool[]){false, true}, best);
    assert_memory_equal(best, answer, sizeof best);
    think(&game, (const bool[]){true, false}, best);
    assert_memory_equal(best, answer, sizeof best);
    think(&game, (const bool[]){true, true}, best);
    assert_memory_equal(best, fast, sizeof best);
    game.players = 1;
    think(&game, (const bool[]){true, false}, best);
    assert_memory_equal(best, fast, sizeof best);
}

/* In proportion to 1/6, 1/3, 1/2 that are 1, 2 and 3 of six chips, and 1, 1 and 2 of four. */
static void the_easy_computer_places_in_proportion_and_the_good_one_fastest(void **unused) {
    struct chips game = {.kind = CHIPS_THIRDS, .players = 2, .chips = 6};
    uint8_t easy[CLEARANCE_FIELDS];
    uint8_t good[CLEARANCE_FIELDS];
    uint8_t fast[CLEARANCE_FIELDS];
    struct placement placement;
    struct chip_fields fields;

    (void)unused;
    level = LEVEL_EASY;
    think(&game, (const bool[]){false, true}, easy);
    assert_memory_equal(easy, ((uint8_t[]){3, 2, 1}), 3);
    think(&game, (const bool[]){true, true}, easy);
    assert_memory_equal(easy, ((uint8_t[]){3, 2, 1}), 3);
    level = LEVEL_GOOD;
    think(&game, (const bool[]){false, true}, good);
    level = LEVEL_BEST;
    chips_fields(game.kind, &fields);
    placement_start_fastest(&placement, &fields, game.chips);
    finish(&placement, fast);
    assert_memory_equal(good, fast, sizeof good);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_easy_computer_places_in_proportion_and_the_good_one_fastest),
        cmocka_unit_test(the_computer_replies_to_the_fastest_unless_it_is_the_first_of_two)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
