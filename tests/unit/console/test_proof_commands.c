#include "support/drivers/console_driver.h"

#include <stdio.h>
#include <string.h>

#include "support/testing.h"

#include "device/proof.h"
#include "device/session.h"

/* What the console says of the throws of the game in hand. The seed is 1, 2, 3, ... 12, whose
   throws begin with 2, 35, 431 (tests/unit/core/random/test_foretold.c). */

static void begin(enum game_number game) {
    session_load((uint8_t)game, game);
    session.goes_on = true;
    proof_attend(40, false);
    proof_begin();
    for (uint8_t i = 0; i < FORETOLD_SEED; i++) {
        session.state.thrown.proof.seed[i] = i + 1;
    }
}

static void throw_dice(uint8_t dice) {
    struct foretold room;

    proof_open_throw(&room);
    while (dice--) {
        (void)proof_die();
    }
    proof_close_throw();
}

static void the_seed_is_told_when_the_game_is_over(void **unused) {
    (void)unused;
    begin(GAME_SNAKES);
    expect("proof", "game snakes\n"
                    "commitment EBSA FSVT IVAV OFWZ UM2G\n"
                    "dice trusted\n"
                    "throws 0");
    throw_dice(1);
    throw_dice(2);
    throw_dice(3);
    expect("proof", "game snakes\n"
                    "commitment EBSA FSVT IVAV OFWZ UM2G\n"
                    "dice trusted\n"
                    "throws 3\n"
                    "throw 1: 2\n"
                    "throw 2: 3 5\n"
                    "throw 3: 4 3 1");
    session.goes_on = false;
    expect("proof", "game snakes\n"
                    "commitment EBSA FSVT IVAV OFWZ UM2G\n"
                    "dice trusted\n"
                    "throws 3\n"
                    "throw 1: 2\n"
                    "throw 2: 3 5\n"
                    "throw 3: 4 3 1\n"
                    "seed AEBA GBAF AYDQ QCIK BMGA");
}

/* The coin's byte of the first throw is 117: 53 of 64. */
static void coins_and_bad_dice_are_told(void **unused) {
    struct foretold room;

    (void)unused;
    begin(GAME_PENNEY);
    session.state.thrown.proof.is_distrusted = true;
    proof_open_throw(&room);
    assert_true(proof_coin(53));
    proof_close_throw();
    session.state.thrown.proof.throws = 0;
    proof_open_throw(&room);
    assert_false(proof_coin(54));
    proof_close_throw();
    session.state.thrown.proof.throws = 2;
    expect("proof", "game penney\n"
                    "commitment EBSA FSVT IVAV OFWZ UM2G\n"
                    "dice not trusted\n"
                    "throws 2\n"
                    "throw 1: 53/64 T\n"
                    "throw 2: 54/64 H");
}

static void without_throws_there_is_nothing_to_tell(void **unused) {
    (void)unused;
    session_show(GAME_SNAKES);
    proof_attend(40, false);
    proof_begin();
    expect("proof", "no throws of a game in hand");
    proof_draw();
    expect("proof", "no throws of a game in hand");
    session_load(GAME_NIM, GAME_NIM);
    proof_attend(0, false);
    expect("proof", "no throws of a game in hand");
    expect("proof 1", "error: usage: proof");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(the_seed_is_told_when_the_game_is_over, console_set_up),
        cmocka_unit_test_setup(coins_and_bad_dice_are_told, console_set_up),
        cmocka_unit_test_setup(without_throws_there_is_nothing_to_tell, console_set_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
