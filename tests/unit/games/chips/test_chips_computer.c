/* Placements that the computer chooses in a game of chips. */

#include "support/testing.h"
#include <string.h>

#include "games/chips/chips_engine.h"

static void finish(struct placement *placement, uint8_t *chips) {
    while (placement_step(placement) == WORKING) {
    }
    memset(chips, 0, CLEARANCE_FIELDS);
    for (uint8_t field = 0; field < placement->fields.count; field++) {
        chips[field] = placement->best[field];
    }
}

static enum level level = LEVEL_BEST;

static void ask(struct chips_engine_memory *memory, const struct chips *game) {
    const struct engine_question question = {.kind = ENGINE_PLAY, .level = level};

    memset(memory, 0x5A, sizeof *memory);
    memory->has_best = false;
    chips_engine.start(memory, game, &question);
}

/* The engine's placement for the player whose turn it is. */
static void place(struct chips *game, uint8_t *best) {
    struct chips_engine_memory memory;
    struct ranked answer;
    uint8_t done = 0;

    ask(&memory, game);
    while (chips_engine.step(&memory) < DONE) {
        assert_in_range(chips_engine.done(&memory), done, PROGRESS_ALL);
        done = chips_engine.done(&memory);
    }
    assert_int_equal(chips_engine.step(&memory), DONE);
    chips_engine.answer(&memory, &answer);
    assert_true(chips_decision_unpack(game, answer.decision, best));
}

/* The placement of the first seat that is a computer, with no chips placed yet. */
static void think(struct chips *game, const bool computers[2], uint8_t *best) {
    for (unsigned i = 0; i < CHIPS_PLAYERS; i++) {
        game->player[i] = computers[i] ? CHIPS_COMPUTER : CHIPS_PERSON;
    }
    memset(game->left, 0, sizeof game->left);
    game->stage = computers[0] ? CHIPS_FIRST_PLACES : CHIPS_SECOND_PLACES;
    place(game, best);
}

TEST(the_computer_replies_to_the_fastest_unless_it_is_the_first_of_two) {
    struct chips game = {.kind = CHIPS_THIRDS, .players = 2, .chips = 6};
    uint8_t fast[CLEARANCE_FIELDS];
    uint8_t answer[CLEARANCE_FIELDS];
    uint8_t best[CLEARANCE_FIELDS];
    struct placement placement;
    struct chip_fields fields;

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

TEST(the_easy_computer_places_evenly_and_the_good_one_fastest) {
    struct chips game = {.kind = CHIPS_THIRDS, .players = 2, .chips = 7};
    uint8_t easy[CLEARANCE_FIELDS];
    uint8_t good[CLEARANCE_FIELDS];
    uint8_t fast[CLEARANCE_FIELDS];
    struct placement placement;
    struct chip_fields fields;

    level = LEVEL_EASY;
    think(&game, (const bool[]){false, true}, easy);
    assert_memory_equal(easy, ((uint8_t[]){3, 2, 2}), 3);
    think(&game, (const bool[]){true, true}, easy);
    assert_memory_equal(easy, ((uint8_t[]){3, 2, 2}), 3);
    level = LEVEL_GOOD;
    think(&game, (const bool[]){false, true}, good);
    level = LEVEL_BEST;
    chips_fields(game.kind, &fields);
    placement_start_fastest(&placement, &fields, game.chips);
    finish(&placement, fast);
    assert_memory_equal(good, fast, sizeof good);
}

TEST(the_second_of_two_computers_is_of_the_next_level) {
    uint8_t fast[CLEARANCE_FIELDS], answer[CLEARANCE_FIELDS];
    struct placement placement;
    struct chip_fields fields;

    chips_fields(CHIPS_THIRDS, &fields);
    placement_start_fastest(&placement, &fields, 6);
    finish(&placement, fast);
    placement_start_reply(&placement, &fields, 6, fast);
    finish(&placement, answer);
    for (unsigned i = 0; i < LEVELS; i++) {
        struct chips game = {.kind = CHIPS_THIRDS, .players = 2, .chips = 6};
        uint8_t first[CLEARANCE_FIELDS], second[CLEARANCE_FIELDS];
        level = (enum level)i;
        think(&game, (const bool[]){true, true}, first);
        memcpy(game.left[0], first, sizeof first);
        game.stage = CHIPS_SECOND_PLACES;
        place(&game, second);
        assert_memory_equal(second, i == LEVEL_EASY ? fast : answer, sizeof fast);
    }
    level = LEVEL_BEST;
}

/* No field has two chips more than another, and a field with a greater chance has no fewer. */
TEST(the_easy_computer_spreads_its_chips_evenly) {
    level = LEVEL_EASY;
    for (uint8_t kind = 0; kind < CHIPS_KINDS; kind++) {
        for (uint8_t chips = 1; chips <= CLEARANCE_CHIPS; chips++) {
            struct chips game = {.kind = kind, .players = 2, .chips = chips};
            struct chip_fields fields;
            uint8_t easy[CLEARANCE_FIELDS];
            unsigned all = 0;
            chips_fields(kind, &fields);
            think(&game, (const bool[]){false, true}, easy);
            for (unsigned field = 0; field < fields.count; field++) {
                all += easy[field];
                for (unsigned other = 0; other < fields.count; other++) {
                    assert_true(easy[other] <= easy[field] + 1);
                    assert_true(easy[other] <= easy[field] ||
                                fields.rate[other] >= fields.rate[field]);
                }
            }
            assert_int_equal(all, chips);
        }
    }
    level = LEVEL_BEST;
}

static enum progress ask_for(const struct chips *game, const struct engine_question *question,
                             struct ranked *answer) {
    struct chips_engine_memory memory;
    enum progress progress = WORKING;

    memset(&memory, 0x5A, sizeof memory);
    memory.has_best = false;
    chips_engine.start(&memory, game, question);
    while (progress < DONE) {
        progress = chips_engine.step(&memory);
    }
    if (progress == DONE) {
        chips_engine.answer(&memory, answer);
    }
    return progress;
}

static enum progress ask_rank(const struct chips *game, uint8_t rank) {
    const struct engine_question question = {.kind = ENGINE_RANK, .rank = rank};
    struct ranked answer;

    return ask_for(game, &question, &answer);
}

/* The fastest placement is the second answer for two players while the other's placement is
   unknown. There is no other second answer. */
TEST(there_is_a_second_rank_for_two_who_place_in_secret) {
    struct chips game = {.kind = CHIPS_THIRDS, .players = 2, .chips = 6};

    assert_int_equal(ask_rank(&game, 0), DONE);
    assert_int_equal(ask_rank(&game, 1), DONE);
    assert_int_equal(ask_rank(&game, 2), IMPOSSIBLE);
    game.left[0][0] = 6;
    game.stage = CHIPS_SECOND_PLACES;
    assert_int_equal(ask_rank(&game, 0), DONE);
    assert_int_equal(ask_rank(&game, 1), IMPOSSIBLE);
    game = (struct chips){.kind = CHIPS_THIRDS, .players = 1, .chips = 6};
    assert_int_equal(ask_rank(&game, 0), DONE);
    assert_int_equal(ask_rank(&game, 1), IMPOSSIBLE);
}

/* The error of a difference is the sum of both errors. */
TEST(what_a_placement_costs_may_err_as_both_values_may) {
    for (uint8_t players = 1; players <= CHIPS_PLAYERS; players++) {
        struct chips game = {.kind = CHIPS_DIE, .players = players, .chips = 6};
        const uint8_t placed[CLEARANCE_FIELDS] = {3, 2, 1};
        const struct engine_question best = {.kind = ENGINE_RANK};
        const struct engine_question other = {.kind = ENGINE_WEIGH,
                                              .decision = chips_decision_pack(&game, placed)};
        struct ranked first, weighed;
        assert_int_equal(ask_for(&game, &best, &first), DONE);
        assert_int_equal(ask_for(&game, &other, &weighed), DONE);
        assert_int_equal(first.worth.fraction_bits, weighed.worth.fraction_bits);
        assert_true(first.worth.error > 0 && weighed.worth.error > 0);
        assert_true(weighed.cost.mantissa > 0);
        assert_int_equal(weighed.cost.error, first.worth.error + weighed.worth.error);
    }
}

/* Finding the fastest placement is the first third of the progress, the reply to it the rest. */
TEST(the_bar_has_a_third_for_what_is_replied_to) {
    struct chips game = {.kind = CHIPS_TWO_DICE, .players = 2, .chips = 15};
    struct chips_engine_memory memory;
    bool replied = false;

    game.player[1] = CHIPS_COMPUTER;
    game.stage = CHIPS_SECOND_PLACES;
    ask(&memory, &game);
    assert_int_equal(chips_engine.done(&memory), 0);
    while (chips_engine.step(&memory) < DONE) {
        bool replies = memory.stage == CHIPS_ENGINE_REPLY;
        uint8_t done = chips_engine.done(&memory);
        assert_true(replies ? done >= PROGRESS_ALL / 3 : done <= PROGRESS_ALL / 3);
        if (replies && !replied) {
            assert_int_equal(done, PROGRESS_ALL / 3);
        }
        replied = replies;
    }
    assert_true(replied);
}
