#include "support/console_driver.h"

#include "console/console.h"
#include "device/workspace.h"
#include "hal/host/fake.h"
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "support/testing.h"

/* The console as a reader of lines and as a guest in the workspace. */

static void test_ends_of_line(void **unused) {
    (void)unused;
    fake_serial_feed("soonest\rsoonest 24\r\nversion\n\n\r   \n");
    assert_string_equal(settle(), "3\nok\n0\nok\nkostka " KOSTKA_VERSION " host\nok\n");
    expect("", "");
    expect("Soonest", "error: unknown command\n");
    expect("soones", "error: unknown command\n");
    expect("soonests", "error: unknown command\n");
}

static void test_erasing(void **unused) {
    (void)unused;
    expect("\b\x7Fvery\b\b\b\bsoonesx\bt", "3\nok\n");
    expect("x\b", "");
}

static void test_long_lines(void **unused) {
    char line[301];

    (void)unused;
    memset(line, ' ', sizeof line);
    memcpy(line, "soonest", 7);
    line[79] = 0;
    expect(line, "3\nok\n");
    line[79] = ' ';
    line[80] = 0;
    expect_error(line, "more than 79 characters");
    memset(line, 'x', 300);
    line[300] = 0;
    expect_error(line, "more than 79 characters");
    line[200] = '\b';
    line[250] = 1;
    expect_error(line, "more than 79 characters");
}

/* Every byte that is not text, at every place in a line. */
static void test_not_text(void **unused) {
    (void)unused;
    for (int byte = 0; byte < 256; byte++) {
        if ((byte >= ' ' && byte <= 0x7F) || byte == '\b' || byte == '\n' || byte == '\r') {
            continue;
        }
        for (int before = 0; before <= 7; before += 7) {
            uint8_t bytes[] = "soonest.rest of the line\b\b\b\n";
            char answer[64];
            bytes[before] = (uint8_t)byte;
            fake_serial_clear_output();
            fake_serial_feed_bytes(bytes, sizeof bytes - 1);
            snprintf(answer, sizeof answer, "error: byte %d is not text\n", byte);
            assert_string_equal(settle(), answer);
            expect("soonest", "3\nok\n");
        }
    }
}

static void test_lost_characters(void **unused) {
    (void)unused;
    fake_serial_drop();
    expect("board chutes", "error: characters were lost\n");
    expect("soonest", "3\nok\n");
    fake_serial_clear_output();
    fake_serial_drop();
    fake_serial_feed("board chutes\r\nboard classic\nboar"); /* any of them may have a gap */
    assert_string_equal(settle(), "error: characters were lost\nerror: characters were lost\n");
    expect("d chutes", "error: characters were lost\n");
    expect("soonest", "3\nok\n");
}

static void test_commands_wait(void **unused) {
    (void)unused;
    fake_serial_feed("expect\nboard chutes\nexpect\nnonsense\nsoonest\n");
    assert_string_equal(settle(),
                        "12.644837\nok\nok\n39.225122\nok\nerror: unknown command\n7\nok\n");
}

static void test_closed(void **unused) {
    (void)unused;
    fake_serial_feed("soonest 24\nsoonest");
    fake_serial_close();
    for (int i = 0; console_step() || console_is_open(); i++) {
        assert_true(i < 100);
    }
    assert_string_equal(fake_serial_output(), "0\nok\n3\nok\n");
}

/* A screen takes the workspace again and again, later and later, until the command is through. */
static void test_workspace_taken(void **unused) {
    static const char *const lines[][2] = {
        {"expect", "39.225122\nok\n"},
        {"spread", "25.224957\nok\n"},
        {"within 40", "0.637146\nok\n"},
        {"likeliest", "22\nok\n"},
        {"quantile 0.5", "32\nok\n"},
        {"tail", "0.959747\nok\n"},
        {"where 1 90", "91 0.166667\n92 0.166667\n94 0.166667\n73 0.166667\n75 0.166667\n96 "
                       "0.166667\nok\n"},
    };
    (void)unused;
    expect("board chutes", "ok\n");
    for (size_t i = 0; i < sizeof lines / sizeof lines[0] - 1; i++) {
        int taken = 0;
        fake_serial_clear_output();
        fake_serial_feed(lines[i][0]);
        fake_serial_feed("\n");
        for (int wait = 1; fake_serial_output_size() == 0; wait += 7) {
            memset(workspace_borrow(WORKSPACE_SCREEN), 0xA5, sizeof(union workspace));
            for (int s = 0; s < wait; s++) {
                step();
            }
            taken++;
            assert_true(taken < 1000);
        }
        assert_true(taken > 2);
        assert_string_equal(settle(), lines[i][1]);
    }
}

/* Between two lines of a list too. */
static void test_workspace_taken_in_a_list(void **unused) {
    char whole[600];

    (void)unused;
    strcpy(whole, ask("visits"));
    fake_serial_clear_output();
    fake_serial_feed("visits\n");
    for (int i = 0; i < 10000 && !strstr(fake_serial_output(), "ok"); i++) {
        if (step()) {
            workspace_borrow(WORKSPACE_SCREEN);
        }
    }
    assert_string_equal(fake_serial_output(), whole);
}

#define TEST(name) cmocka_unit_test_setup(name, console_set_up)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_ends_of_line), TEST(test_erasing),         TEST(test_long_lines),
        TEST(test_not_text),     TEST(test_lost_characters), TEST(test_commands_wait),
        TEST(test_closed),       TEST(test_workspace_taken), TEST(test_workspace_taken_in_a_list),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
