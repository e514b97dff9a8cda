/* The seed of a game: whether it has one, and whether that can be trusted. */

#include "support/game_in_hand.h"
#include "support/testing.h"

#include "device/dice.h"
#include "device/session.h"
#include "fake.h"
#include <string.h>

static void begin_snakes(void) {
    hand_take(PLACE_OF_SNAKES);
    assert_null(games_begin());
}

TEST(a_seed_is_there_if_any_byte_of_it_is, hand_erased) {
    memset(session.record.seed, 0, SEED_BYTES);
    for (uint8_t i = 0; i < SEED_SECRET; i++) {
        assert_false(session_has_seed());
        session.record.seed[i] = 1;
        assert_true(session_has_seed());
        session.record.seed[i] = 0;
    }
}

TEST(a_seed_of_dice_that_have_failed_is_distrusted, hand_erased) {
    enum { TOO_LATE = 2500 };

    fake_entropy_script(NULL, 0);
    dice_start();
    fake_clock_advance(TOO_LATE);
    assert_int_equal(dice_collect(), DICE_FAILED);
    begin_snakes();
    assert_true(session.is_distrusted);
    hand_erased(NULL);
    begin_snakes();
    assert_false(session.is_distrusted);
}
