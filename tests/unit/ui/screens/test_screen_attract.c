/* Attract mode: games that nobody plays, on a device that nobody touches. */

#include "support/screen_fixture.h"
#include "support/testing.h"

#include <stdbool.h>
#include <stdint.h>

enum { MINUTE = 60000, LASTS = 45000, GAMES = 6 };

/* True if a game is named. Only the first character is compared, because it is drawn first. */
static bool is_name(void) {
    return ui_row(0)[0] == 'I';
}

/* Milliseconds until a game is named, or is named no more. */
static uint32_t until(bool named) {
    uint32_t milliseconds = 0;

    for (; is_name() != named; milliseconds++) {
        assert_true(milliseconds < 2 * MINUTE);
        ui_run(1);
    }
    return milliseconds;
}

/* A game that is not over by then gives way to the next, which is chosen one pass later. */
TEST(no_game_lasts_longer_than_three_quarters_of_a_minute, ui_fresh) {
    uint32_t longest = 0;

    ui_menu();
    until(true);
    for (unsigned game = 0; game < GAMES && longest < LASTS; game++) {
        until(false);
        uint32_t lasted = until(true);
        ui_await("I play, see:", NULL, 20);
        longest = lasted > longest ? lasted : longest;
    }
    assert_int_equal(longest, LASTS + 1);
}
