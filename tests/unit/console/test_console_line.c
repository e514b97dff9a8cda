#include "support/drivers/console_driver.h"

#include "console/console.h"
#include "device/workspace.h"
#include "hal/host/fake.h"
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "support/testing.h"

/* How the console reads lines and shares the workspace. */

enum { CONTROL_C = 3 };

TEST(a_line_ends_with_cr_lf_or_both, console_set_up) {
    fake_serial_feed("soonest\rsoonest 24\r\nversion\n\n\r   \n");
    assert_string_equal(settle(), "3\nok\n0\nok\nkostka " KOSTKA_VERSION " host\nok\n");
    assert_string_equal(ask(""), "");
    expect("Soonest", "3");
    expect("soones", "error: unknown command");
    expect("soonests", "error: unknown command");
}

TEST(backspace_and_del_take_characters_back, console_set_up) {
    expect("\b\x7Fvery\b\b\b\bsoonesx\bt", "3");
    assert_string_equal(ask("x\b"), "");
}

TEST(a_line_may_be_taken_back_to_nothing, console_set_up) {
    fake_serial_feed("x\b\bsoonest\n");
    assert_string_equal(settle(), "3\nok\n");
    fake_serial_clear_output();
    fake_serial_feed("ab\b\nsoonest\n");
    assert_non_null(strstr(settle(), "error: "));
}

TEST(a_line_has_at_most_79_characters, console_set_up) {
    char line[301];

    memset(line, ' ', sizeof line);
    memcpy(line, "soonest", 7);
    line[79] = 0;
    expect(line, "3");
    line[79] = ' ';
    line[80] = 0;
    expect(line, "error: more than 79 characters");
    memset(line, 'x', 300);
    line[300] = 0;
    expect(line, "error: more than 79 characters");
    line[200] = '\b';
    line[250] = 1;
    expect(line, "error: more than 79 characters");
}

/* Tries every byte that is not text, as the first byte of a line and within it. */
TEST(a_byte_that_is_not_text_spoils_its_line, console_set_up) {
    for (int byte = 0; byte < 256; byte++) {
        if ((byte >= ' ' && byte <= 0x7F) || byte == '\b' || byte == '\t' || byte == '\n' ||
            byte == '\r' || byte == CONTROL_C) {
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
            expect("soonest", "3");
        }
    }
}

TEST(no_line_counts_after_characters_were_lost, console_set_up) {
    fake_serial_drop();
    expect("board chutes", "error: characters were lost");
    expect("soonest", "3");
    fake_serial_clear_output();
    fake_serial_drop();
    fake_serial_feed("board chutes\r\nboard classic\nboar"); /* any of these lines may have a gap */
    assert_string_equal(settle(), "error: characters were lost\nerror: characters were lost\n");
    expect("d chutes", "error: characters were lost");
    expect("soonest", "3");
}

TEST(lines_wait_for_the_command_before_them, console_set_up) {
    fake_serial_feed("expect\nboard chutes\nexpect\nnonsense\nsoonest\n");
    assert_string_equal(settle(), "12.644837\nok\nok\n39.225122\nok\n"
                                  "error: unknown command, help lists all\n7\nok\n");
}

TEST(a_closed_line_is_answered_to_its_end, console_set_up) {
    fake_serial_feed("soonest 24\nsoonest");
    fake_serial_close();
    for (int i = 0; console_step() || console_is_open(); i++) {
        assert_true(i < 100);
    }
    assert_string_equal(fake_serial_output(), "0\nok\n3\nok\n");
}

/* A screen takes the workspace again and again, each time after more steps, until the command is
   done. */
TEST(a_computation_starts_afresh_when_the_workspace_was_taken, console_set_up) {
    static const struct exchange exchanges[] = {
        {"expect", "39.225122\nok\n"},   {"spread", "25.224957\nok\n"},
        {"within 40", "0.637146\nok\n"}, {"likeliest", "22\nok\n"},
        {"quantile 0.5", "32\nok\n"},    {"tail", "0.959747\nok\n"},
    };

    expect("board chutes", "");
    for (size_t i = 0; i < sizeof exchanges / sizeof exchanges[0]; i++) {
        int taken = 0;
        fake_serial_clear_output();
        fake_serial_feed(exchanges[i].line);
        fake_serial_feed("\n");
        for (int wait = 1; fake_serial_output_size() == 0; wait += 7) {
            memset(workspace_take(WORKSPACE_PAGE), 0xA5, sizeof(union workspace));
            for (int s = 0; s < wait; s++) {
                step();
            }
            taken++;
            assert_true(taken < 1000);
        }
        assert_true(taken > 2);
        assert_string_equal(settle(), exchanges[i].answer);
    }
}

/* The workspace may be taken between any two lines of a list. */
TEST(a_list_goes_on_after_the_workspace_was_taken, console_set_up) {
    char whole[600];

    strcpy(whole, ask("visits"));
    fake_serial_clear_output();
    fake_serial_feed("visits\n");
    for (int i = 0; i < 10000 && !strstr(fake_serial_output(), "ok"); i++) {
        if (step()) {
            workspace_take(WORKSPACE_PAGE);
        }
    }
    assert_string_equal(fake_serial_output(), whole);
}

/* Ctrl-C also ends a list that is being printed. It discards the lines that wait behind the
   command. */
TEST(control_c_ends_what_is_being_answered, console_set_up) {
    for (int steps = 1; steps < 40; steps++) {
        static const char ended[] = "error: ended by Ctrl-C\n";
        const char *answer;

        ask("board chutes");
        fake_serial_clear_output();
        fake_serial_feed("visits\nexpect 1\n");
        for (int i = 0; i < steps; i++) {
            step();
        }
        fake_serial_feed("\x03");
        answer = settle();
        assert_string_equal(answer + strlen(answer) - strlen(ended), ended);
        expect("soonest", "7");
    }
}

TEST(control_c_forgets_the_line_that_is_typed, console_set_up) {
    fake_serial_feed("fly\x03soonest\n");
    assert_string_equal(settle(), "3\nok\n");
    fake_serial_clear_output();
    fake_serial_feed("fly");
    settle(); /* the console has read it */
    fake_serial_feed("\x03");
    settle();
    fake_serial_feed("soonest\n");
    assert_string_equal(settle(), "3\nok\n");
}

/* A command without the workspace takes no memory from a game, so a key does not end it. */
TEST(a_key_ends_a_command_that_has_the_workspace, console_set_up) {
    fake_serial_feed("spread\n");
    step();
    step();
    step();
    console_service.give_way();
    assert_string_equal(settle(), "error: ended by a key\n");
    fake_serial_clear_output();
    fake_serial_feed("version\n");
    step();
    console_service.give_way();
    assert_string_equal(settle(), "kostka " KOSTKA_VERSION " host\nok\n");
    console_service.give_way();
    expect("soonest", "3");
}
