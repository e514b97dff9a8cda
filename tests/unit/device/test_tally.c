/* The tally counts and survives power-off with the game; a stored tally is untrusted input. */

#include "device/session.h"

#include "hal/host/fake.h"
#include "store/store.h"
#include "support/testing.h"

static void restart(void) {
    while (store_busy()) {
        store_step();
    }
    store_start();
    session_load(0, GAME_NIM);
}

static int erased(void **state) {
    (void)state;
    fake_nvm_reset();
    store_start();
    session_load(0, GAME_NIM);
    return 0;
}

static void expect(enum level level, uint16_t games, uint16_t won) {
    assert_int_equal(session.tally[level].games, games);
    assert_int_equal(session.tally[level].won, won);
}

TEST(a_device_that_is_new_has_counted_nothing, erased) {
    expect(LEVEL_EASY, 0, 0);
    assert_false(session.goes_on);
}

TEST(what_was_counted_survives_by_its_level, erased) {
    tally_count(&session.tally[LEVEL_BEST], true);
    tally_count(&session.tally[LEVEL_BEST], false);
    tally_count(&session.tally[LEVEL_EASY], true);
    session_keep();
    restart();
    expect(LEVEL_BEST, 2, 1);
    expect(LEVEL_GOOD, 0, 0);
    expect(LEVEL_EASY, 1, 1);
}

TEST(games_have_tallies_of_their_own, erased) {
    tally_count(&session.tally[LEVEL_GOOD], true);
    session_keep();
    restart();
    assert_false(session_load(1, GAME_CHIPS));
    expect(LEVEL_GOOD, 0, 0);
    assert_true(session_load(0, GAME_NIM));
    expect(LEVEL_GOOD, 1, 1);
}

TEST(a_game_that_is_loaded_has_nothing_of_the_one_before, erased) {
    session_keep();
    restart();
    session.last_decision = 1;
    session.has_own = session.has_changed = true;
    session.now.events = 1;
    assert_true(session_load(0, GAME_NIM));
    assert_false(session.has_own || session.has_changed);
    assert_int_equal(session.last_decision, 0);
    assert_int_equal(session.now.events, 0);
}

TEST(what_was_not_kept_is_gone, erased) {
    tally_count(&session.tally[LEVEL_GOOD], true);
    restart();
    expect(LEVEL_GOOD, 0, 0);
}

TEST(what_is_shown_is_not_kept, erased) {
    session_show(GAME_NIM);
    tally_count(&session.tally[LEVEL_GOOD], true);
    session_keep();
    assert_false(store_busy());
    restart();
    expect(LEVEL_GOOD, 0, 0);
}

TEST(no_more_are_reviewed_than_were_won, erased) {
    session.tally[LEVEL_GOOD] = (struct tally){.games = 7, .won = 4};
    session.won_reviewed[LEVEL_GOOD] = 5;
    session_keep();
    restart();
    expect(LEVEL_GOOD, 0, 0);
}

TEST(it_stops_at_the_top, erased) {
    struct tally tally = {UINT16_MAX - 1, 5};

    tally_count(&tally, true);
    tally_count(&tally, true);
    assert_int_equal(tally.games, UINT16_MAX);
    assert_int_equal(tally.won, 6);
}

TEST(more_won_than_played_is_no_tally, erased) {
    session.tally[LEVEL_BEST] = (struct tally){.games = 3, .won = 4};
    session_keep();
    restart();
    expect(LEVEL_BEST, 0, 0);
    session.tally[LEVEL_BEST] = (struct tally){.games = 4, .won = 4};
    session_keep();
    restart();
    expect(LEVEL_BEST, 4, 4);
}
