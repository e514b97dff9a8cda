#include "support/drivers/console_driver.h"

#include "device/workspace.h"
#include "hal/host/fake.h"
#include <stddef.h>
#include <string.h>

#include "support/testing.h"

/* Completion by the tabulator, and advice on refused lines. */

/* Returns the output for typed characters, then removes the line with backspaces. */
static const char *type(const char *typed) {
    static char said[2000];

    fake_serial_clear_output();
    fake_serial_feed(typed);
    strcpy(said, settle());
    for (int i = 0; i < 80; i++) {
        fake_serial_feed("\b");
    }
    settle();
    return said;
}

static void expect_typed(const struct exchange *typed, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const char *said = type(typed[i].line);
        if (strcmp(said, typed[i].answer) != 0) {
            fail_msg("%s is answered by\n%s\ninstead of\n%s", typed[i].line, said, typed[i].answer);
        }
    }
}

#define TYPED(name, ...)                                                                           \
    TEST(name, console_set_up) {                                                                   \
        static const struct exchange typed[] = {__VA_ARGS__};                                      \
                                                                                                   \
        expect_typed(typed, sizeof typed / sizeof typed[0]);                                       \
    }

/* The completed line is printed over the typed one. */
TYPED(one_word_is_completed, {"pe\t", "\rpenney "}, {"penney\t", "\rpenney "},
      {"PEN\t", "\rPENney "}, {"help lik\t", "\rhelp likeliest "}, {"?\t", "\r? "},
      {"board ch\t", "\rboard chutes "}, {"board 12 b\t", "\rboard 12 bounce "},
      {"advise w\t", "\radvise winner "}, {"puzzle t\t", "\rpuzzle tenk "},
      {"chips tw\t", "\rchips twodice "}, {"heaps t\t", "\rheaps take:"},
      {"pawns l\t", "\rpawns long "})

TYPED(what_words_have_in_common_is_completed, {"ex\t", "\nexpect exactly\nex"}, {"e\t", "\rex"},
      {"re\t", "\nreply record replay review\nre"}, {"rep\t", "\rrepl"},
      {"repl\t", "\nreply replay\nrepl"}, {"r\t", "\nrace reply roll raw record replay review\nr"})

/* The syntax is printed first; it shows what else may stand there. */
TYPED(words_that_may_follow_are_listed,
      {"board \t", "\nboard [forch|chutes|classic|own N|+|GOAL stay|bounce|win] [A>B..]\n"
                   "forch chutes classic own\nboard "},
      {"board 12 \t", "\nboard [forch|chutes|classic|own N|+|GOAL stay|bounce|win] [A>B..]\n"
                      "stay bounce win\nboard 12 "},
      {"puzzle \t", "\npuzzle GAME N [SEED]\nsnakes tenk penney chips nim\npuzzle "},
      {"within \t", "\nwithin M [SQ]\nwithin "}, {"within 1\t", "\nwithin M [SQ]\nwithin 1"},
      {"board own \t", "\nboard [forch|chutes|classic|own N|+|GOAL stay|bounce|win] [A>B..]\n"
                       "board own "},
      {"board xy\t", "\nboard [forch|chutes|classic|own N|+|GOAL stay|bounce|win] [A>B..]\n"
                     "board xy"},
      {"xyz\t", "\nxyz"}, {"xyz \t", "\nxyz "})

TEST(all_commands_are_listed, console_set_up) {
    static const char first[] = "\nexpect spread visits where tail within exactly\nlikeliest ";
    const char *said = type("\t");

    assert_memory_equal(said, first, strlen(first));
    assert_string_equal(strstr(said, " help"), " help ?\n");
}

TEST(a_completed_line_is_answered, console_set_up) {
    fake_serial_feed("soo\t\nbo\tchu\t\nsoo\t100\n");
    assert_string_equal(settle(),
                        "\rsoonest \n3\nok\n\rboard \rboard chutes \nok\n\rsoonest \n0\nok\n");
}

TEST(a_listed_line_goes_on, console_set_up) {
    fake_serial_feed("so\t\t1\n");
    assert_string_equal(settle(), "\rsoonest \nsoonest [SQ]\nsoonest \n3\nok\n");
}

TEST(a_line_is_not_completed_beyond_its_room, console_set_up) {
    char line[100];
    const char *said;

    memset(line, ' ', sizeof line);
    memcpy(line, "help", 4);
    strcpy(line + 75, "qu\t");
    said = type(line);
    assert_int_equal(strlen(said), 1 + 79);
    assert_string_equal(said + 1 + 75, "quan");
}

/* Completion carries out no command, and nobody loses the workspace. */
TEST(a_completion_changes_nothing, console_set_up) {
    static const char *const lines[] = {
        "board chutes\t",        "board chutes \t",       "board 12 stay 3>5 \t",
        "board + 4>6\t",         "keep 1 AB\t",           "keep 1 AB \t",
        "graph 3 2>1 \t",        "graph 3 2>1\t",         "heaps nim 3 5\t",
        "heaps nim 3 5 \t",      "pawns sum 0 \t",        "pawns sum 0\t",
        "replay 1/2 AECIAAAB\t", "replay 1/2 \t",         "penney HHH THH \t",
        "race 0 0 \t",           "chips thirds 1,1,1 \t", "place die 3 \t",
        "tenk 123 \t",           "quantile 0.5 \t",       "advise winner 0 0 0 \t",
        "puzzle nim 1 2 \t",     "answer 1 \t",           "roll 6 \t",
    };

    workspace_take(WORKSPACE_PAGE);
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        const char *said = type(lines[i]);
        if (strstr(said, "ok") || strstr(said, "error") || strlen(said) < strlen(lines[i])) {
            fail_msg("%s is answered by %s", lines[i], said);
        }
        assert_true(workspace_holds(WORKSPACE_PAGE));
    }
    expect("board", "forch\nboard 24 stay 3>12 10>18 13>2 23>14");
    expect("nodes", "error: no graph yet");
}

/* ---- advice ---------------------------------------------------------------------------------- */

/* Commands and words of arguments get suggestions of the same kind. */
EXCHANGES(what_may_have_been_meant_is_asked,
          {"penny", "error: unknown command, did you mean penney?"},
          {"PENNY", "error: unknown command, did you mean penney?"},
          {"hlep", "error: unknown command, did you mean help?"},
          {"expct 3", "error: unknown command, did you mean expect?"},
          {"nexxt", "error: unknown command, did you mean next?"},
          {"pennys HH TT", "error: unknown command, did you mean penney?"},
          {"likel", "error: unknown command, did you mean likeliest?"},
          {"help wthin", "error: unknown command, did you mean within?"},
          {"x", "error: unknown command, help lists all"},
          {"fly", "error: unknown command, help lists all"},
          {"help fly", "error: unknown command, for example: help within"},
          {"advise thesi 1", "error: \"thesi\" is not thesis|points|winner, did you mean thesis?"},
          {"board 12 bonce", "error: \"bonce\" is not stay|bounce|win, did you mean bounce?"},
          {"puzzle chip 1", "error: \"chip\" is not GAME, did you mean chips?"},
          {"heaps take 3 4", "error: \"take\" is not nim|misere|take:K, did you mean take:?"},
          {"heaps take:99 4", "error: K must be 1 to 15, for example: heaps nim 3 5 7"})

EXCHANGES(an_example_follows_what_is_wrong,
          {"within", "error: M is missing, for example: within 12"},
          {"within 12 0 0", "error: \"0\" is too much, for example: within 12"},
          {"within x", "error: M must be 0 to 9999, for example: within 12"},
          {"penney HHH HHHH",
           "error: words must have the same length, for example: penney HHH THH"},
          {"record now", "error: \"now\" is too much, for example: record"},
          {"raw averyveryverylongword", "error: N must be 1 to 32, for example: raw 16"},
          {"heaps averyveryverylongword",
           "error: \"averyveryver\" is not nim|misere|take:K, for example: heaps nim 3 5 7"})

/* A line with the right form gets no example of its own command. */
TEST(what_cannot_be_done_now_has_no_example, console_set_up) {
    assert_string_equal(ask("pawns sum 0"),
                        "error: no graph yet, for example: graph 4 3>2 3>1 2>0\n");
    assert_string_equal(ask("graph 3 0>1 1>0"), "error: a cycle 0>1>0\n");
}

EXCHANGES(capitals_do_not_matter, {"SOONEST", "3"}, {"Board Chutes", ""}, {"soonest", "7"},
          {"HEAPS Take:3 8", "lose"}, {"board FORCH", ""},
          {"Advise Winner 8000 9950 0 234566", "straight"})
