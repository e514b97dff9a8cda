/* A power cut does not undo a throw. */

#include "support/campaign.h"
#include "support/drivers/tenk_driver.h"
#include "support/screen_fixture.h"
#include "support/testing.h"

#include "fake.h"
#include "store/store.h"
#include "ui/feedback/roll.h"
#include <stdio.h>
#include <string.h>

enum { ROLLS = 1000, SAVED = 400, MOMENTS = 100 };

/* Cuts the power and turns it on again; the byte that is being written is torn. */
static void pull_battery(void) {
    fake_nvm_cut_at(1, 0x5A);
    ui_run(SAVED);
    fake_nvm_never_cut();
    fake_nvm_power_on();
    ui_restart();
}

/* True if the throw is there, or comes again. */
static bool is_thrown(void) {
    static const uint8_t faces[] = {6, 1, 3, 3, 4, 2};

    if (session.game == GAME_TENK && session.goes_on && tenk_in_play()->phase == TENK_READY) {
        dice_coming = "111111";
        ui_menu();
        ui_open("Ten thousand");
        ui_press(KEY_SELECT);
        ui_run(ROLLS);
    }

    return session.game == GAME_TENK && tenk_in_play()->phase == TENK_THROWN &&
           memcmp(tenk_in_play()->face, faces, sizeof faces) == 0;
}

/* Holds OK for this time, then cuts the power. True if a face was seen before the cut. */
static bool pull_after(uint16_t milliseconds) {
    uint8_t before = roll_shown();
    bool seen = false;

    dice_coming = "613342";
    while (milliseconds--) {
        ui_hold(KEY_SELECT, 1);
        seen |= roll_shown() != before;
    }
    pull_battery();
    return seen;
}

TEST(a_throw_is_not_undone_by_pulling_the_battery) {
    uint16_t moments = (uint16_t)campaign_cases(MOMENTS, ROLLS);
    uint16_t seen = 0, undone = 0, before_any_face = 0;

    for (uint16_t i = 0; i < moments; i++) {
        tenk_begin(TENK_PERSON, TENK_PERSON);
        if (pull_after((uint16_t)(i * ROLLS / moments))) {
            seen++;
            undone += !is_thrown();
        } else {
            before_any_face++;
        }
    }
    printf("%u moments while it rolls or later: %u undone; %u moments before\n", seen, undone,
           before_any_face);
    assert_int_equal(undone, 0);
    assert_in_range(seen, moments / 2, moments - 1);
}
