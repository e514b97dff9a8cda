/* The throws of the game in hand, and what is known of them. */

#include "device/proof.h"

#include "support/testing.h"

#include "device/session.h"
#include "hal/host/fake.h"
#include "store/store.h"
#include <string.h>

/* What the state of a game takes, and how many bytes of what was shown have room behind it. */
enum { ROOM = 12, STATE = sizeof session.state.thrown.bytes - ROOM };

static int with_dice_ready(void **unused) {
    (void)unused;
    fake_nvm_reset();
    fake_entropy_reset();
    fake_clock_reset();
    fake_entropy_seed(1);
    store_start();
    dice_start();
    while (dice_collect() == DICE_COLLECTING) {
    }
    session_show((enum game_number)0);
    proof_attend(STATE, false);
    proof_begin();
    return 0;
}

/* A throw, as a game makes it. */
static void throw_dice(uint8_t dice, uint8_t faces[]) {
    struct foretold room;

    proof_open_throw(&room);
    for (uint8_t i = 0; i < dice; i++) {
        faces[i] = proof_die();
    }
    proof_close_throw();
}

static bool toss(uint8_t heads) {
    struct foretold room;
    bool tails;

    proof_open_throw(&room);
    (void)proof_die();
    tails = proof_coin(heads);
    proof_close_throw();
    return tails;
}

static void a_seed_is_drawn_once_a_game(void **unused) {
    uint8_t seed[FORETOLD_SEED];

    (void)unused;
    assert_false(proof_is_begun());
    assert_true(proof_draw());
    assert_true(proof_is_begun());
    assert_false(proof_is_distrusted());
    memcpy(seed, proof_seed(), sizeof seed);
    assert_false(proof_draw());
    assert_memory_equal(seed, proof_seed(), sizeof seed);
    proof_begin();
    assert_false(proof_is_begun());
    assert_true(proof_draw());
    assert_memory_not_equal(seed, proof_seed(), sizeof seed);
}

static void the_seed_waits_for_the_dice(void **unused) {
    (void)unused;
    dice_start();
    assert_int_equal(dice_state(), DICE_COLLECTING);
    assert_false(proof_draw());
    assert_false(proof_is_begun());
}

static void a_seed_of_bad_dice_is_marked_for_ever(void **unused) {
    (void)unused;
    dice_start();
    fake_clock_advance(3000);
    assert_int_equal(dice_collect(), DICE_FAILED);
    assert_true(proof_draw());
    assert_true(proof_is_distrusted());
    while (dice_collect() != DICE_READY) {
    }
    assert_true(proof_is_distrusted());
    proof_begin();
    proof_draw();
    assert_false(proof_is_distrusted());
}

static void throws_are_the_foretold_ones_whatever_comes_between(void **unused) {
    uint8_t faces[FORETOLD_DICE];
    struct foretold wanted;

    (void)unused;
    for (uint16_t number = 1; number <= 200; number++) {
        uint8_t dice = (uint8_t)(1 + number % FORETOLD_DICE);
        throw_dice(dice, faces);
        assert_int_equal(proof_throws(), number);
        foretold_throw(&wanted, proof_seed(), number);
        assert_memory_equal(faces, wanted.die, dice);
        (void)dice_throw();
        dice_stir(number);
        (void)dice_byte();
    }
}

/* What is drawn between throws is not foretold: an estimate may play a game out. */
static void other_dice_are_other_dice(void **unused) {
    unsigned same = 0;

    (void)unused;
    for (uint16_t number = 1; number <= 60; number++) {
        uint8_t faces[FORETOLD_DICE];
        struct foretold next;
        throw_dice(1, faces);
        foretold_throw(&next, proof_seed(), number + 1);
        same += dice_throw() == next.die[0];
    }
    assert_in_range(same, 1, 30);
}

static void a_throw_that_was_not_kept_comes_again(void **unused) {
    struct session before;
    uint8_t first[FORETOLD_DICE], again[FORETOLD_DICE];

    (void)unused;
    throw_dice(6, first);
    before = session;
    throw_dice(6, first);
    session = before;
    proof_attend(STATE, false);
    dice_stir(17);
    throw_dice(6, again);
    assert_memory_equal(first, again, sizeof first);
}

static void the_latest_throws_are_remembered(void **unused) {
    uint8_t faces[300][FORETOLD_DICE], dice[300];
    struct proof_shown shown;

    (void)unused;
    for (uint16_t number = 1; number < 300; number++) {
        dice[number] = (uint8_t)(1 + number * 7 % 11 % FORETOLD_DICE);
        throw_dice(dice[number], faces[number]);
        assert_in_range(proof_first_shown(), 1, number);
        assert_true(number < 4 || number - proof_first_shown() >= 3); /* at most three bytes each */
        assert_false(proof_look(proof_first_shown() - 1, &shown));
        assert_false(proof_look(number + 1, &shown));
        for (uint16_t look = proof_first_shown(); look <= number; look++) {
            assert_true(proof_look(look, &shown));
            assert_int_equal(shown.dice, dice[look]);
            assert_memory_equal(shown.die, faces[look], shown.dice);
        }
    }
}

static void coins_are_remembered_without_the_die_that_is_for_show(void **unused) {
    struct proof_shown shown;
    struct foretold wanted;
    unsigned tails = 0;

    (void)unused;
    for (uint16_t number = 1; number <= 100; number++) {
        uint8_t heads = (uint8_t)(1 + number % (FORETOLD_COIN_PARTS - 1));
        bool fell = toss(heads);
        foretold_throw(&wanted, proof_seed(), number);
        assert_int_equal(fell, wanted.coin % FORETOLD_COIN_PARTS >= heads);
        assert_true(proof_look(number, &shown));
        assert_int_equal(shown.dice, 0);
        assert_int_equal(shown.heads, heads);
        assert_int_equal(shown.tails, fell);
        tails += fell;
    }
    assert_int_equal(proof_first_shown(), 101 - ROOM / 2);
    assert_in_range(tails, 30, 70);
}

static void what_was_shown_before_another_game_is_forgotten(void **unused) {
    uint8_t faces[FORETOLD_DICE];
    struct proof_shown shown;

    (void)unused;
    throw_dice(2, faces);
    assert_int_equal(proof_first_shown(), 1);
    proof_attend(STATE, false);
    assert_int_equal(proof_throws(), 1);
    assert_int_equal(proof_first_shown(), 2);
    assert_false(proof_look(1, &shown));
}

static void behind_the_last_throw_there_is_no_proof(void **unused) {
    uint8_t faces[FORETOLD_DICE];
    struct foretold last;

    (void)unused;
    throw_dice(1, faces);
    session.state.thrown.proof.throws = FORETOLD_THROWS - 1;
    proof_attend(STATE, false);
    throw_dice(6, faces);
    assert_int_equal(proof_throws(), FORETOLD_THROWS);
    foretold_throw(&last, proof_seed(), FORETOLD_THROWS);
    assert_memory_equal(faces, last.die, sizeof faces);
    throw_dice(6, faces);
    assert_int_equal(proof_throws(), FORETOLD_THROWS);
    assert_memory_not_equal(faces, last.die, sizeof faces);
    assert_int_equal(proof_first_shown(), FORETOLD_THROWS);
}

static void a_game_without_dice_has_no_proof(void **unused) {
    struct session before;
    uint8_t faces[FORETOLD_DICE];

    (void)unused;
    memset(&session.state, 0xA7, sizeof session.state);
    before = session;
    proof_attend(0, false);
    proof_begin();
    assert_false(proof_draw());
    assert_false(proof_is_begun());
    throw_dice(1, faces);
    assert_in_range(faces[0], 1, 6);
    assert_memory_equal(&before, &session, sizeof session);
}

#define WITH_DICE(test) cmocka_unit_test_setup(test, with_dice_ready)

int main(void) {
    const struct CMUnitTest tests[] = {
        WITH_DICE(a_seed_is_drawn_once_a_game),
        WITH_DICE(the_seed_waits_for_the_dice),
        WITH_DICE(a_seed_of_bad_dice_is_marked_for_ever),
        WITH_DICE(throws_are_the_foretold_ones_whatever_comes_between),
        WITH_DICE(other_dice_are_other_dice),
        WITH_DICE(a_throw_that_was_not_kept_comes_again),
        WITH_DICE(the_latest_throws_are_remembered),
        WITH_DICE(coins_are_remembered_without_the_die_that_is_for_show),
        WITH_DICE(what_was_shown_before_another_game_is_forgotten),
        WITH_DICE(behind_the_last_throw_there_is_no_proof),
        WITH_DICE(a_game_without_dice_has_no_proof),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
