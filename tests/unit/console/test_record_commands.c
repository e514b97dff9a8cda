/* Console commands of games as text: record, replay. */

#include "support/drivers/console_driver.h"

#include "device/session.h"
#include "games/chips/chips.h"
#include "hal/host/fake.h"
#include <stdio.h>
#include <string.h>

#include "support/testing.h"

/* Replays a game of tests/data/records line by line and copies its text to `whole`. */
static void take(const char *name, char *whole) {
    char path[100], line[100], command[120];
    FILE *file;

    snprintf(path, sizeof path, "tests/data/records/%s.record", name);
    file = fopen(path, "r");
    assert_non_null(file);
    whole[0] = '\0';
    while (fgets(line, sizeof line, file)) {
        strcat(whole, line);
        line[strcspn(line, "\n")] = '\0';
        if (strchr(line, '/')) {
            snprintf(command, sizeof command, "replay %s", line);
            assert_string_equal(ask(command), "ok\n");
        }
    }
    fclose(file);
    whole[strlen(whole) - 1] = '\0';
}

TEST(a_game_that_was_taken_is_given_again, console_set_up) {
    static const char *const names[] = {"nim", "penney", "chips", "snakes", "ten_thousand"};

    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++) {
        char whole[2000];
        take(names[i], whole);
        session.is_distrusted = false;
        expect("record", whole);
    }
}

/* The second player must not read where the chips of the first one are. */
TEST(a_secret_decision_is_not_given, console_set_up) {
    char whole[2000];

    take("chips", whole);
    ((struct chips *)&session.state)->stage = CHIPS_SECOND_PLACES;
    *strchr(whole, '\n') = '\0'; /* only the commitment */
    expect("record", whole);
}

TEST(what_is_wrong_with_a_game_is_said, console_set_up) {
    expect("replay 2/2 ZYBAAAAAAAAAEAACAAAAAABGY4",
           "error: the lines before it are not here: send all, in the main menu");
    assert_string_equal(ask("replay 1/2 AECIAAABAIAAAAAAAAAAAAAAAAAAAAFZP6I363ACGPQA3BT4"), "ok\n");
    expect("replay 2/2 ZYBAAAAAAAAAEAACAAAAAABGY5",
           "error: not a line of a game, or one that has been changed");
    expect("replay 1", "error: not a line of a game, or one that has been changed");
}

TEST(dice_that_are_not_trusted_are_said_so_once, console_set_up) {
    char whole[2000];

    take("nim", whole);
    session.is_distrusted = true;
    ask("record");
    assert_string_equal(strchr(strstr(fake_serial_output(), "commitment"), ','),
                        strstr(fake_serial_output(), ", dice not trusted\n"));
    assert_null(strstr(strchr(fake_serial_output(), '\n'), "trusted"));
}
