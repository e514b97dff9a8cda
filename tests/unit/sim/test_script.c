#include "support/testing.h"

#include "script/script.h"
#include "script/script_vocabulary.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Reading of scripts; sim/scenarios tests what they do. */

static char path[] = "/tmp/kostka-script-XXXXXX";

static int make_file(void **state) {
    (void)state;
    int file = mkstemp(path);
    return file < 0 ? -1 : close(file);
}

static int remove_file(void **state) {
    (void)state;
    return unlink(path);
}

static bool read_text(struct script *script, const char *text, char message[200]) {
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    assert_int_equal(fclose(file), 0);
    message[0] = 0;
    return script_read(script, path, message, 200);
}

TEST(what_is_wrong_is_said_with_file_and_line) {
    static const struct {
        const char *text, *why;
    } cases[] = {
        {"walk 3\n", ":1: no command named \"walk\""},
        {"ok\n\n# here\nset \"P1\"\n", ":4: set needs a value"},
        {"wait soon\n", ":1: \"soon\" is not a time such as 20ms or 1.5s"},
        {"hold middle\n", ":1: \"middle\" is not a key (right, up, down, left, select; or help, "
                          "back, ok)"},
        {"see-pips 7\n", ":1: \"7\" is not a face (1 to 6, off or all)"},
        {"up often\n", ":1: \"often\" is neither a number nor until"},
        {"up until\n", ":1: until needs a text"},
        {"dice 107\n", ":1: \"107\" is no row of faces such as 116"},
        {"type-bytes 0D 0\n", ":1: \"0\" is no hexadecimal byte"},
        {"see \"a\" 1s 2s\n", ":1: \"2s\" is too much"},
        {"see \"a\n", ":1: a text is not closed"},
        {"see \"a\"b\n", ":1: a text runs into the next word"},
        {"see \"\\a\"\n", ":1: unknown escape in a text"},
        {"ok\nseed 3\n", ":2: seed must be the first command"},
        {"repeat 2\nok\n", ":1: repeat without end"},
        {"ok\nend\n", ":2: end without repeat"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char message[200], expected[200];
        struct script script;
        snprintf(expected, sizeof expected, "%s%s", path, cases[i].why);
        assert_false(read_text(&script, cases[i].text, message));
        assert_string_equal(message, expected);
        script_free(&script);
    }
}

TEST(the_words_of_a_line_become_its_arguments) {
    char message[200];
    struct script script;
    assert_true(read_text(&script,
                          "seed 7 # a comment\n"
                          "up until \"a \\\"b\\x41\"\n"
                          "back 3\n"
                          "hold ok 1.5s\n"
                          "see-pips off\n"
                          "type-bytes 00 FF\n",
                          message));
    const struct script_command *command = script.commands;
    assert_int_equal(script.count, 6);
    assert_true(script.has_seed);
    assert_int_equal(script.seed, 7);
    assert_string_equal(command[1].given.text[0], "a \"bA");
    assert_int_equal(command[1].given.numbers, 0);
    assert_int_equal(command[2].given.number[0], 3);
    assert_int_equal(command[3].given.number[0], VIEW_KEY_SELECT);
    assert_int_equal(command[3].given.number[1], 24000000);
    assert_int_equal(command[4].given.number[0], 0);
    assert_memory_equal(command[5].given.text[0], "\0\xFF", 2);
    assert_int_equal(command[5].given.number[0], 2);
    assert_int_equal(command[5].line, 6);
    script_free(&script);
}

TEST(every_end_knows_its_repeat) {
    char message[200];
    struct script script;
    assert_true(read_text(&script, "repeat 2\nrepeat until \"a\"\nok\nend\nend\n", message));
    static const size_t partners[] = {4, 3, 0, 1, 0};
    for (size_t i = 0; i < script.count; i++) {
        assert_int_equal(script.commands[i].partner, partners[i]);
    }
    script_free(&script);
}

int main(void) {
    return run_listed_tests(make_file, remove_file);
}
